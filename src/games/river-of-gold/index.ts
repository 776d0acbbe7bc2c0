import { seatOf } from '../seats';
import type { GameState, Move, Preview, Refusal, Seat } from './rules';
import * as rules from './rules';

export { RiverOfGold, riverOfGold } from './game';
export * from './rules';

/** A seat number or boardgame.io's playerID for it. */
export type PlayerRef = Seat | string;
/** A spectator has no seat and may do nothing. */
const NOBODY = -1;
const seatFor = (player: PlayerRef): Seat =>
  typeof player === 'number' ? player : (seatOf(player) ?? NOBODY);

/** Everything that a player may do now, as complete moves; nothing if somebody else decides. */
export const legalMoves = (state: GameState, player: PlayerRef): Move[] =>
  rules.legalMoves(state, seatFor(player));

/** Why a player may not make this move now, or null if it is legal. */
export const explain = (state: GameState, player: PlayerRef, move: unknown): Refusal | null =>
  rules.explain(state, seatFor(player), move);

/** What a legal move would give and lose to everybody, as far as it is known; null if it is not legal. */
export const previewMove = (state: GameState, player: PlayerRef, move: Move): Preview | null =>
  rules.previewMove(state, seatFor(player), move);
