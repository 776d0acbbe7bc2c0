import type { Translation } from '../../../../i18n/translation';
import type { options as english } from '../en/options';

/** The options of a match, and what is unusual about one. */
export const options: Translation<typeof english> = {
  patrons: 'Mécènes des clans',
  patronMode: { none: 'Sans', draft: 'Sélection', choice: 'Un parmi deux' },
  patronHint: {
    none: 'Le jeu de base. Idéal pour une première partie.',
    draft: 'Un mécène par clan est visible ; du dernier joueur au premier, chacun en prend un.',
    choice: 'Chacun reçoit un clan au hasard et choisit l’un de ses deux mécènes.',
  },
  clans: 'Clans',
  clanMode: { choose: 'Choisis tour à tour', random: 'Tirés au hasard' },
  line: { draft: 'Mécènes : sélection', choice: 'Mécènes : un parmi deux', random: 'Clans tirés au hasard' },
};
