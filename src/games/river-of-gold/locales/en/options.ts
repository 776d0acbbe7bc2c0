/** The options of a match, and what is unusual about one. */
export const options = {
  patrons: 'Clan patrons',
  patronMode: { none: 'Without', draft: 'Draft', choice: 'One of two' },
  patronHint: {
    none: 'The basic game. Best for a first match.',
    draft: 'One patron of each clan lies open; from the last player to the first, each takes one.',
    choice: 'Everybody is dealt a clan and chooses one of its two patrons.',
  },
  clans: 'Clans',
  clanMode: { choose: 'Chosen in turn', random: 'Dealt at random' },
  line: { draft: 'Patrons: draft', choice: 'Patrons: one of two', random: 'Clans dealt at random' },
};
