import { type ItemId, type ItemKind, kindOf, TRACK_SPACES, type TrackKind } from '../../../data';
import { type Play, playerAt } from '../../shared/play';
import type { GameState, Item, Seat, VagabondBoard } from '../../types';

export function boardOf(state: GameState, seat: Seat): VagabondBoard {
  const { board } = playerAt(state, seat);
  if (board?.faction !== 'vagabond') throw new Error(`Seat ${seat} is not the Vagabond.`);
  return board;
}
/** Face up and undamaged: it can be exhausted (9.2.5). */
export const isReady = ({ exhausted, damaged }: Item): boolean => !exhausted && !damaged;
export const isUndamaged = ({ damaged }: Item): boolean => !damaged;

export function readyOf(state: GameState, seat: Seat, kind: ItemKind): number {
  let count = 0;
  for (const item of boardOf(state, seat).items) if (item.kind === kind && isReady(item)) count++;
  return count;
}
export function undamagedSwords(state: GameState, seat: Seat): number {
  return boardOf(state, seat).items.filter((item) => item.kind === 'sword' && isUndamaged(item)).length;
}
/** How many items lie on a track: face-up undamaged ones, as many as it holds (9.2.5.I, R21). */
export const onTrack = (state: GameState, seat: Seat, kind: TrackKind): number =>
  Math.min(TRACK_SPACES, readyOf(state, seat, kind));

/** Items of one kind and condition are one and the same to choose from. */
export function differentItems(items: readonly Item[]): ItemId[] {
  const seen = new Set<string>();
  const found: ItemId[] = [];
  for (const { id, kind, exhausted, damaged } of items) {
    const key = `${kind}${exhausted}${damaged}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(id);
  }
  return found;
}

type Change = Partial<Pick<Item, 'exhausted' | 'damaged'>>;
type ItemEvent = 'exhausted' | 'refreshed' | 'damaged' | 'repaired';
/** The same items, some of them in another condition. */
export function changeItems(
  play: Play,
  seat: Seat,
  ids: readonly ItemId[],
  change: Change,
  as: ItemEvent,
): void {
  if (ids.length === 0) return;
  const board = boardOf(play.state, seat);
  board.items = board.items.map((item) => (ids.includes(item.id) ? { ...item, ...change } : item));
  play.events?.push({ type: 'items', player: seat, change: as, items: [...ids] });
}
/** Exhausts so many items of a kind. */
export function exhaust(play: Play, seat: Seat, kind: ItemKind, count = 1): void {
  const ready = boardOf(play.state, seat).items.filter((item) => item.kind === kind && isReady(item));
  if (ready.length < count) throw new Error(`There are no ${count} ${kind} to exhaust.`);
  const ids = ready.slice(0, count).map(({ id }) => id);
  changeItems(play, seat, ids, { exhausted: true }, 'exhausted');
}
/** A new item, face up (9.2.1). */
export function gainItem(play: Play, seat: Seat, id: ItemId): void {
  boardOf(play.state, seat).items.push({ id, kind: kindOf(id), exhausted: false, damaged: false });
  play.events?.push({ type: 'items', player: seat, change: 'taken', items: [id] });
}
