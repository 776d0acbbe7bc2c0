import type { GameState, Move, Seat } from '../../games/river-of-gold';
import type { BotLevel } from '../../games/river-of-gold/bots/types';

/** A move somebody could make, how good it looks, and perhaps why. */
export interface Hint {
  readonly move: Move;
  readonly value: number;
  /** The whole turn as far as it is known. */
  readonly plan: readonly Move[];
}

/** What the page asks its worker. A view holds nothing that the seat may not see. */
export type BotRequest =
  | {
      readonly ask: 'decide';
      readonly id: number;
      readonly view: GameState;
      readonly seat: Seat;
      readonly level: BotLevel;
      readonly seed: string;
      readonly budget: number;
    }
  | {
      readonly ask: 'suggest';
      readonly id: number;
      readonly view: GameState;
      readonly seat: Seat;
      readonly seed: string;
      readonly budget: number;
    };

export type BotAnswer =
  | { readonly id: number; readonly move: Move }
  | { readonly id: number; readonly hints: readonly Hint[] }
  | { readonly id: number; readonly failed: string };
