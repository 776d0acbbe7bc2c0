/** What stands in a clearing, and what would stand there after the move that is looked at. */
import {
  type ClearingId,
  clearingAt,
  type FactionId,
  type GameState,
  isBuildingKind,
  type PieceKind,
  type Place,
  playerAt,
  type Seat,
} from '../../rules';

/** What a move would do with a thing: bring it, take it away, or leave it. */
export type Fate = 'comes' | 'goes' | 'stays';

export interface ShownStack {
  readonly seat: Seat;
  readonly faction: FactionId;
  /** As many as there would be. */
  readonly count: number;
  readonly fate: Fate;
}
export interface ShownPiece {
  readonly kind: PieceKind;
  readonly fate: Fate;
}
export interface ShownTokens extends ShownPiece {
  readonly count: number;
}

const fateOf = (now: number, then: number): Fate => (then > now ? 'comes' : then < now ? 'goes' : 'stays');

/** Every faction's warriors: their number then, where it would change. */
export function stacksIn(
  state: GameState,
  after: GameState | null,
  clearing: ClearingId,
): readonly ShownStack[] {
  const then = after && clearingAt(after, clearing).warriors;
  return clearingAt(state, clearing).warriors.flatMap((now, seat) => {
    const { faction } = playerAt(state, seat);
    const count = then?.[seat] ?? now;
    return faction && (now > 0 || count > 0) ? [{ seat, faction, count, fate: fateOf(now, count) }] : [];
  });
}

const of = (pieces: readonly PieceKind[], kind: PieceKind): number =>
  pieces.filter((one) => one === kind).length;

/** Every building, one by one: those that stay, those that would go, those that would come. */
export function buildingsIn(
  state: GameState,
  after: GameState | null,
  clearing: ClearingId,
): readonly ShownPiece[] {
  const now = clearingAt(state, clearing).pieces.filter(isBuildingKind);
  const then = after ? clearingAt(after, clearing).pieces.filter(isBuildingKind) : now;
  return [...new Set([...now, ...then])].flatMap((kind) => {
    const [before, later] = [of(now, kind), of(then, kind)];
    return Array.from({ length: Math.max(before, later) }, (_, at): ShownPiece => {
      if (at < Math.min(before, later)) return { kind, fate: 'stays' };
      return { kind, fate: fateOf(before, later) };
    });
  });
}

/** Every kind of token with its number. */
export function tokensIn(
  state: GameState,
  after: GameState | null,
  clearing: ClearingId,
): readonly ShownTokens[] {
  const now = clearingAt(state, clearing).pieces.filter((kind) => !isBuildingKind(kind));
  const then = after ? clearingAt(after, clearing).pieces.filter((kind) => !isBuildingKind(kind)) : now;
  return [...new Set([...now, ...then])].map((kind) => {
    const [before, count] = [of(now, kind), of(then, kind)];
    return { kind, count, fate: fateOf(before, count) };
  });
}

const pawnAt = (state: GameState, seat: Seat): Place | null => {
  const { board } = playerAt(state, seat);
  return board?.faction === 'vagabond' ? board.at : null;
};

/** The pawns in a clearing or forest. */
export function pawnsAt(
  state: GameState,
  after: GameState | null,
  place: Place,
): readonly { readonly seat: Seat; readonly fate: Fate }[] {
  return state.players.flatMap((_, seat) => {
    const now = pawnAt(state, seat) === place;
    const then = after ? pawnAt(after, seat) === place : now;
    return now || then ? [{ seat, fate: fateOf(Number(now), Number(then)) }] : [];
  });
}
