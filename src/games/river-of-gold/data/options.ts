/** How a match can be set up: few lines, for every page of the site loads them with the game's card. */

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;

export const PATRON_MODES = ['none', 'draft', 'choice'] as const;
export const CLAN_MODES = ['choose', 'random'] as const;
/** The options of a match, boardgame.io's setupData. */
export interface MatchOptions {
  patrons: (typeof PATRON_MODES)[number];
  clans: (typeof CLAN_MODES)[number];
}
export const DEFAULT_OPTIONS: MatchOptions = { patrons: 'none', clans: 'choose' };
