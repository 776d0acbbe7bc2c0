import type { Seat } from '../../rules';
import type { Sight } from '../worth/sight';

/** Names the numbers that something measures of a seat's position, and measures them in that order. */
export interface Measures<Board> {
  readonly names: readonly string[];
  readonly of: (sight: Sight, seat: Seat, board: Board) => number[];
}
