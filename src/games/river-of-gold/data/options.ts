/** How a match can be set up: few lines, for every page of the site loads them with the game's card. */

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;

export const PATRON_MODES = ['none', 'draft', 'choice'] as const;
export const CLAN_MODES = ['choose', 'random'] as const;
/**
 * Which of our rulings a match is played by, so that a match goes on as it began. The second ones: a customer draw comes
 * first (5.2), the order of merchants is the player's (5.4), no trades after the last turn (3.2), level is not passed (11.5).
 */
export const RULINGS = ['first', 'second'] as const;
/** The options of a match, boardgame.io's setupData. A state without `rulings` is played by the first ones. */
export interface MatchOptions {
  patrons: (typeof PATRON_MODES)[number];
  clans: (typeof CLAN_MODES)[number];
  rulings?: (typeof RULINGS)[number];
}
export const DEFAULT_OPTIONS: MatchOptions = { patrons: 'none', clans: 'choose', rulings: 'second' };
/** What a stored match that does not say it was begun with. */
export const FORMER_OPTIONS: Partial<MatchOptions> = { rulings: 'first' };
