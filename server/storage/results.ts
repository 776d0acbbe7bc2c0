import type { WriteAnswer } from './store';

/** What one person had in a match that is over for them. */
export interface ResultRow {
  matchID: string;
  seat: number;
  profileID: string;
  game: string;
  players: number;
  place: number;
  /** The score with its parts as the game gives it, and what the seat began with as `opening`; null where the match was not played to its end. */
  score: Readonly<Record<string, unknown>> | null;
  /** Whether the person was there at the end. */
  outcome: 'played' | 'left';
  rated: boolean;
  endedAt: number;
}

export interface Rating {
  mu: number;
  sigma: number;
  matches: number;
}

/** How a rating changes: what is added to its mean, and what its uncertainty is multiplied by. */
export interface RatingChange {
  profileID: string;
  /** Where somebody begins who has no rating yet. */
  start: Pick<Rating, 'mu' | 'sigma'>;
  add: number;
  times: number;
}

/** Results, ratings, and who does not want to meet whom: the same database, the same promises as a MatchStore's. */
export interface ResultStore {
  /** Writes the results of a match and the changes of ratings, once: `conflict` where they were written before. */
  settle(
    match: { id: string; game: string; at: number },
    rows: readonly ResultRow[],
    changes: readonly RatingChange[],
  ): Promise<WriteAnswer>;
  /** Finished matches whose results were not written, as after a power cut. */
  unsettled(): Promise<string[]>;
  ratings(game: string, profileIDs: readonly string[]): Promise<Map<string, Rating>>;
  ratingsOf(profileID: string): Promise<(Rating & { game: string })[]>;
  /** The best of a game, those whose rating is surest to be high first. */
  leaders(game: string, limit: number): Promise<(Rating & { profileID: string; name: string })[]>;
  /** A person's results, the newest first. */
  history(profileID: string, limit: number): Promise<ResultRow[]>;
  /** The results of everybody in these matches, with names. */
  resultsIn(matchIDs: readonly string[]): Promise<(ResultRow & { name: string })[]>;
  block(profileID: string, blockedID: string, at: number): Promise<void>;
  unblock(profileID: string, blockedID: string): Promise<void>;
  blocked(profileID: string): Promise<{ profileID: string; name: string }[]>;
  /** Who of these people has blocked whom of them. */
  blocksAmong(profileIDs: readonly string[]): Promise<{ profileID: string; blockedID: string }[]>;
}

/** The name of every operation, for those who wrap a store. */
export const RESULT_OPERATIONS = [
  'settle',
  'unsettled',
  'ratings',
  'ratingsOf',
  'leaders',
  'history',
  'resultsIn',
  'block',
  'unblock',
  'blocked',
  'blocksAmong',
] as const satisfies readonly (keyof ResultStore)[];
