import type { Translation } from '../../../../i18n/translation';
import type { options as english } from '../en/options';

/** The options of a match, and what is unusual about one. */
export const options: Translation<typeof english> = {
  patrons: 'Patroni klanów',
  patronMode: { none: 'Bez patronów', draft: 'Wybór z puli', choice: 'Jeden z dwóch' },
  patronHint: {
    none: 'Gra podstawowa. Najlepsza na pierwszą partię.',
    draft:
      'Z każdego klanu odkrywa się jednego patrona; od ostatniego gracza do pierwszego każdy bierze jednego.',
    choice: 'Każdy losuje klan i wybiera jednego z jego dwóch patronów.',
  },
  clans: 'Klany',
  clanMode: { choose: 'Wybierane po kolei', random: 'Losowane' },
  line: { draft: 'Patroni: wybór z puli', choice: 'Patroni: jeden z dwóch', random: 'Klany losowane' },
};
