import { ITEM_LIMIT, type ItemId, TRACK_KINDS } from '../../../data';
import type { Play } from '../../shared/play';
import { ask } from '../../shared/questions';
import type { GameState, Item, Seat } from '../../types';
import { boardOf, changeItems, differentItems, isReady, onTrack } from './items';

/** In a forest all damaged items are repaired and turned face up (9.6.1). */
export function rest(play: Play, seat: Seat): void {
  const { at, items } = boardOf(play.state, seat);
  if (typeof at === 'number') return;
  const damaged = items.filter((item) => item.damaged).map(({ id }) => id);
  changeItems(play, seat, damaged, { damaged: false, exhausted: false }, 'repaired');
}
/** One card, and one for each coins on the track (9.6.2). */
export const draws = (state: GameState, seat: Seat): number => 1 + onTrack(state, seat, 'coins');

/** What lies in the satchel and in the Damaged box: all but what is on the tracks (9.2.5). */
function carried(state: GameState, seat: Seat): Item[] {
  const free = Object.fromEntries(TRACK_KINDS.map((kind) => [kind, onTrack(state, seat, kind)]));
  return boardOf(state, seat).items.filter((item) => {
    const left = free[item.kind];
    if (!isReady(item) || left === undefined || left === 0) return true;
    free[item.kind] = left - 1;
    return false;
  });
}
/** How many items are too many (9.6.4). */
function surplus(state: GameState, seat: Seat): number {
  const limit = ITEM_LIMIT.items + ITEM_LIMIT.perBag * onTrack(state, seat, 'bag');
  return Math.max(0, carried(state, seat).length - limit);
}
export const itemLimitOptions = (state: GameState, seat: Seat): ItemId[] =>
  differentItems(carried(state, seat));
/** A surplus of his choice leaves the game. */
export function checkItems(play: Play, seat: Seat): void {
  const { state } = play;
  for (let left = surplus(state, seat); left > 0; left = surplus(state, seat)) {
    const [first, ...others] = itemLimitOptions(state, seat);
    if (first === undefined) return;
    if (others.length > 0) {
      ask(play, 'itemLimit', seat, null, left);
      return;
    }
    loseItem(play, seat, first);
  }
}
export function loseItem(play: Play, seat: Seat, item: ItemId): void {
  const { state, events } = play;
  const board = boardOf(state, seat);
  board.items = board.items.filter(({ id }) => id !== item);
  state.lostItems.push(item);
  events?.push({ type: 'items', player: seat, change: 'lost', items: [item] });
}
