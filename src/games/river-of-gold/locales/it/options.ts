import type { Translation } from '../../../../i18n/translation';
import type { options as english } from '../en/options';

/** The options of a match, and what is unusual about one. */
export const options: Translation<typeof english> = {
  patrons: 'Mecenati dei clan',
  patronMode: { none: 'Senza', draft: 'Draft', choice: 'Uno tra due' },
  patronHint: {
    none: 'Il gioco base. L’ideale per la prima partita.',
    draft: 'Un mecenate per clan è scoperto; dall’ultimo giocatore al primo, ognuno ne prende uno.',
    choice: 'Ognuno riceve un clan a caso e sceglie uno dei suoi due mecenati.',
  },
  clans: 'Clan',
  clanMode: { choose: 'Scelti a turno', random: 'Assegnati a caso' },
  line: {
    draft: 'Mecenati: draft',
    choice: 'Mecenati: uno tra due',
    random: 'Clan assegnati a caso',
  },
};
