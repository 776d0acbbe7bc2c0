/** Tracks, what everybody begins with, and the end's tables. All of it is from the rulebook unless said otherwise. */

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;

export const PATH_SPACES = ['X', 1, 2, 3, 4] as const;
/** A space of the Path of Life: the place in the order of turns and the steps to walk (5.2). */
export type PathSpace = (typeof PATH_SPACES)[number];
/** X is open with so many players only (1.6). */
export const PLAYERS_WITH_X = 4;
/** How far somebody on X may choose to walk (5.3). */
export const STEPS_ON_X = [1, 2, 3, 4] as const;

/** The end of the firefighting track (1.5). */
export const MOST_FIREFIGHTING = 10;

/** What a player begins with (3.3). */
export const START = { mon: 8, rice: 1, sandals: 1, kobun: 4, iki: 0, fire: 0 } as const;

/** Income instead of hiring (6.2). */
export const INCOME = 4;

/** How many cards are turned up each month (3.4, 13.1). */
export const NEW_CARDS = 4;
/** What is put on a card that nobody hired, and the most that can lie there in its season (13.1). */
export const COINS_PER_MONTH = 1;
export const MOST_COINS = 2;
/** How many cards a season has, and how many of them are extras. The numbers are ours. */
export const CARDS_PER_SEASON = 13;
export const EXTRAS_PER_SEASON = 2;
export const STARTING_CARDS = 4;

/** IKI for so many different colours, and for fish of so many seasons (17.2, 17.3). */
export const COLOUR_POINTS = [0, 1, 4, 9, 16, 25] as const;
export const FISH_POINTS = [0, 3, 6, 10, 15] as const;
/** What is left over is worth at the end (17.6). */
export const KOBAN_POINTS = 3;
export const LUMBER_POINTS = 1;
export const MON_PER_POINT = 5;
/** What a pipe makes of every pouch (17.4). */
export const PIPE_FACTOR = 2;
