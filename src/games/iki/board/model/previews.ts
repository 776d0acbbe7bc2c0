import {
  type GameState,
  legalMoves,
  type Move,
  type Preview,
  previewMove,
  type Seat,
  type Stall,
} from '../../rules';
import { plansFor } from './plans';

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

/** The business that a seat could do where a walk ends. */
export function businessAfter(after: GameState, seat: Seat): readonly Move[] {
  if (after.step !== 'business' || after.current !== seat) return [];
  return legalMoves(after, seat).filter(({ name }) => name === 'shop' || name === 'occupation');
}

/** What waits at a space: whether its shop can be used then, and which cards behind it. */
export interface Waiting {
  readonly shop: boolean;
  readonly stalls: readonly Stall[];
}
const NOTHING: ReadonlyMap<string, Waiting> = new Map();
const waiting = new WeakMap<GameState, ReadonlyMap<string, Waiting>>();

/** What waits at every space that the viewer's master can walk to now, by the space's key. */
export function waitingFor(state: GameState, viewer: Seat | null): ReadonlyMap<string, Waiting> {
  const walks = state.step === 'walk' || state.step === 'newYearSpace';
  if (viewer === null || viewer !== state.current || !walks) return NOTHING;
  const before = waiting.get(state);
  if (before) return before;
  const found = new Map<string, Waiting>();
  for (const { move, parts } of plansFor(state, viewer)) {
    const [key] = parts;
    const preview = previewOf(state, viewer, move);
    if (key === undefined || found.has(key) || !preview) continue;
    const business = businessAfter(preview.after, viewer);
    const stalls = business.flatMap((one) => (one.name === 'occupation' ? [one.arg.stall] : []));
    found.set(key, { shop: business.some(({ name }) => name === 'shop'), stalls: [...new Set(stalls)] });
  }
  waiting.set(state, found);
  return found;
}
