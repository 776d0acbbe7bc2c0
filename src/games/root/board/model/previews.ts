import { type GameState, type Move, type Preview, previewMove, type Seat } from '../../rules';

const known = new WeakMap<GameState, Map<Move, Preview | null>>();

/** What a move would bring, worked out once. */
export function previewOf(state: GameState, seat: Seat, move: Move): Preview | null {
  const byMove = known.get(state) ?? new Map<Move, Preview | null>();
  known.set(state, byMove);
  const found = byMove.get(move);
  if (found !== undefined) return found;
  const preview = previewMove(state, seat, move);
  byMove.set(move, preview);
  return preview;
}
