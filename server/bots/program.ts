import type { State } from 'boardgame.io';
import type { BotLevel } from '../../src/games/river-of-gold/bots/types';
import type { PlayableMove } from '../game';

export { BOT_LEVELS, type BotLevel, isBotLevel } from '../../src/games/river-of-gold/bots/types';

export interface SeatContext {
  matchID: string;
  /** Identifies the decision: match and state id together never come twice with different views. */
  stateID: number;
  /** Aborted when the answer is no longer wanted: the server closes, or thinking takes too long. */
  signal: AbortSignal;
  /** To be called when the thinking begins: its time is counted from then on, and waiting in line before is free. */
  begun(): void;
}

/**
 * Something that plays seats. It is given what its seat may see and nothing else, keeps nothing about a match (a
 * restart must not matter) and answers with one legal move. It thinks elsewhere than on the server's main thread.
 */
export interface SeatProgram {
  decide(view: State['G'], seat: number, context: SeatContext): Promise<PlayableMove>;
  /** Ends threads and the like when the server closes. */
  close?(): Promise<void>;
}

/** The programs that this server offers, by level. */
export type SeatPrograms = Readonly<Partial<Record<BotLevel, SeatProgram>>>;
