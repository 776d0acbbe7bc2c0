import { BUILDINGS, CLEARINGS, type ClearingId, PIECES, type PieceKind, slotsOf } from '../../data';
import { hooksOf } from '../factions/hooks';
import type { GameState, Seat } from '../types';
import { clearingAt, type Play, playerAt, seatOfFaction } from './play';

const IS_BUILDING = new Set<PieceKind>(BUILDINGS);
export const isBuildingKind = (kind: PieceKind): boolean => IS_BUILDING.has(kind);

/** Whose a building or token is. */
export function ownerOf(state: GameState, kind: PieceKind): Seat {
  const seat = seatOfFaction(state, PIECES[kind].owner);
  if (seat === null) throw new Error(`Nobody owns a ${kind}.`);
  return seat;
}
export const warriorsAt = (state: GameState, clearing: ClearingId, seat: Seat): number =>
  clearingAt(state, clearing).warriors[seat] ?? 0;
/** The buildings and tokens of a seat in a clearing. */
export const piecesAt = (state: GameState, clearing: ClearingId, seat: Seat): PieceKind[] => {
  const { faction } = playerAt(state, seat);
  return clearingAt(state, clearing).pieces.filter((kind) => PIECES[kind].owner === faction);
};
export const hasPiece = (state: GameState, clearing: ClearingId, kind: PieceKind): boolean =>
  clearingAt(state, clearing).pieces.includes(kind);
export function countAt(state: GameState, clearing: ClearingId, kind: PieceKind): number {
  let count = 0;
  for (const piece of clearingAt(state, clearing).pieces) if (piece === kind) count++;
  return count;
}
export function countOnMap({ clearings }: GameState, kind: PieceKind): number {
  let count = 0;
  for (const { pieces } of clearings) for (const piece of pieces) if (piece === kind) count++;
  return count;
}
/** How many of a kind are still in the supply or on their track. */
export const leftOf = (state: GameState, kind: PieceKind): number =>
  PIECES[kind].count - countOnMap(state, kind);
/** The clearings with a piece of this kind, lowest number first, each as often as it has one. */
export function clearingsWith({ clearings }: GameState, kind: PieceKind): ClearingId[] {
  const found: ClearingId[] = [];
  for (let i = 0; i < clearings.length; i++) {
    for (const piece of clearings[i]?.pieces ?? []) if (piece === kind) found.push(i + 1);
  }
  return found;
}
/** Whether a player is in a clearing: any faction piece, a token or the pawn too (R15). */
export function isIn(state: GameState, clearing: ClearingId, seat: Seat): boolean {
  if (warriorsAt(state, clearing, seat) > 0) return true;
  const { faction } = playerAt(state, seat);
  for (const kind of clearingAt(state, clearing).pieces) if (PIECES[kind].owner === faction) return true;
  return hooksOf(state, seat).pawnAt(state, seat) === clearing;
}

/** Who rules a clearing: the most warriors plus buildings; a tie is nobody's, unless a faction rules ties (2.5, 7.2.2). */
export function rulerOf(state: GameState, clearing: ClearingId): Seat | null {
  const { warriors, pieces } = clearingAt(state, clearing);
  let most = 0;
  let ruler: Seat | null = null;
  for (let seat = 0; seat < warriors.length; seat++) {
    let strength = warriors[seat] ?? 0;
    const faction = state.players[seat]?.faction;
    for (const kind of pieces) {
      if (IS_BUILDING.has(kind) && PIECES[kind].owner === faction) strength++;
    }
    if (strength === 0 || strength < most) continue;
    if (strength > most) {
      most = strength;
      ruler = seat;
    } else if (hooksOf(state, seat).rulesTies) ruler = seat;
    else if (ruler !== null && !hooksOf(state, ruler).rulesTies) ruler = null;
  }
  return ruler;
}
export const rules = (state: GameState, seat: Seat, clearing: ClearingId): boolean =>
  rulerOf(state, clearing) === seat;
/** Who rules each clearing; index 0 is unused. */
export function allRulers(state: GameState): (Seat | null)[] {
  const rulers: (Seat | null)[] = [null];
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) rulers.push(rulerOf(state, clearing));
  return rulers;
}

/** Slots without a building or a ruin (2.2.3). */
export function freeSlots(state: GameState, clearing: ClearingId): number {
  const { ruin, pieces } = clearingAt(state, clearing);
  let free = slotsOf(state.options.map, clearing) - (ruin ? 1 : 0);
  for (const kind of pieces) if (IS_BUILDING.has(kind)) free--;
  return free;
}
/** Whether a seat may place pieces in a clearing: no other faction forbids it (6.2.2). */
export function canPlace(state: GameState, seat: Seat, clearing: ClearingId): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && hooksOf(state, other).forbidsPlacing(state, other, clearing)) return false;
  }
  return true;
}

/** Places warriors of the supply, as many as there are (1.5.4). */
export function placeWarriors(play: Play, seat: Seat, clearing: ClearingId, wanted: number): number {
  const { state, events } = play;
  const player = playerAt(state, seat);
  const count = Math.min(wanted, player.supply);
  if (count <= 0) return 0;
  player.supply -= count;
  const { warriors } = clearingAt(state, clearing);
  warriors[seat] = (warriors[seat] ?? 0) + count;
  events?.push({ type: 'placed', player: seat, piece: 'warrior', count, clearing });
  return count;
}
export function placePiece(play: Play, clearing: ClearingId, kind: PieceKind, count = 1): void {
  const { state, events } = play;
  const { pieces } = clearingAt(state, clearing);
  for (let i = 0; i < count; i++) pieces.push(kind);
  events?.push({ type: 'placed', player: ownerOf(state, kind), piece: kind, count, clearing });
}
/** Takes pieces off the map without anybody removing them: wood that is spent, a warrior that makes way. */
export function takePiece(state: GameState, clearing: ClearingId, kind: PieceKind): void {
  const { pieces } = clearingAt(state, clearing);
  const at = pieces.indexOf(kind);
  if (at < 0) throw new Error(`There is no ${kind} in ${clearing}.`);
  pieces.splice(at, 1);
}
export function takeWarriors(state: GameState, clearing: ClearingId, seat: Seat, count: number): void {
  const { warriors } = clearingAt(state, clearing);
  const there = warriors[seat] ?? 0;
  if (count > there) throw new Error(`Seat ${seat} has no ${count} warriors in ${clearing}.`);
  warriors[seat] = there - count;
  playerAt(state, seat).supply += count;
}
