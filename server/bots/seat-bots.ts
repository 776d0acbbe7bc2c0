import type { Move, Seat } from '../../src/games/contract';

/** One decision that a bot is asked for. What its seat may see is all that it gets. */
export interface BotQuestion {
  readonly game: string;
  /** One of the levels on the game's card. */
  readonly level: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** Names the decision: the same seed never comes twice with different views. */
  readonly seed: string;
}

export interface BotContext {
  /** Aborted when the answer is no longer wanted: the server closes, or thinking takes too long. */
  readonly signal: AbortSignal;
  /** To be called when the thinking begins: its time is counted from then on, and waiting in line before is free. */
  begun(): void;
}

/**
 * The bots that play seats on this server. They keep nothing about a match (a restart must not matter), answer with one
 * legal move, and think elsewhere than on the server's main thread.
 */
export interface SeatBots {
  decide(question: BotQuestion, context: BotContext): Promise<Move>;
  /** Ends threads and the like when the server closes. */
  close?(): Promise<void>;
}
