import type { GameEvent, GameState, Move, Score, Seat } from '../rules';

/** The bots' levels, the weakest first; a bot that fails is replaced by the level before it. */
export const BOT_LEVELS = ['novice', 'merchant', 'daimyo'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const isBotLevel = (word: unknown): word is BotLevel => BOT_LEVELS.some((level) => level === word);

/** How long a bot may think. Steps are games played out in thought: the same number gives the same decision anywhere. */
export interface Budget {
  readonly milliseconds?: number;
  readonly steps?: number;
}

/** What a bot is asked: the seat's view is all that it knows. */
export interface Question {
  readonly view: GameState;
  readonly seat: Seat;
  readonly seed: string;
  readonly budget?: Budget;
}

export interface Decision {
  readonly move: Move;
  /** The final lead over the opponents that the bot expects, in points. */
  readonly value: number;
  /** Games played out in thought. */
  readonly steps: number;
}

/** What a player holds and expects, as a difference: after the suggested turn less before it. */
export interface Change {
  readonly koku: number;
  readonly silk: number;
  readonly rice: number;
  readonly porcelain: number;
  readonly favor: number;
  readonly favorLimit: number;
  /** Points that are on the track at once. */
  readonly points: number;
  /** Influence in regions 1 to 6. */
  readonly influence: readonly number[];
  /** The final score if the game ended then, part by part. */
  readonly projected: Score;
  /** Cards drawn whose faces nobody can know yet. */
  readonly cards: number;
}

/** A turn worth considering, with what it is expected to bring. */
export interface Suggestion {
  /** The first move of the plan: what to do now. */
  readonly move: Move;
  /** The whole turn as far as it is known now; a choice that depends on hidden cards ends it. */
  readonly plan: readonly Move[];
  /** The final lead over the opponents that a daimyo expects after it, in points. */
  readonly value: number;
  /** How much less than the best suggestion; 0 for the best one. */
  readonly behind: number;
  readonly gains: Change;
  /** Everything that the plan does for sure, to everybody, in order. */
  readonly events: readonly GameEvent[];
}
