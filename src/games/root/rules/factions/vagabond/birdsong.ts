import { type ItemId, REFRESH } from '../../../data';
import type { Play } from '../../shared/play';
import { ask } from '../../shared/questions';
import type { GameState, Seat } from '../../types';
import { boardOf, changeItems, differentItems, onTrack } from './items';

const exhausted = (state: GameState, seat: Seat) =>
  boardOf(state, seat).items.filter((item) => item.exhausted);

/** Three items are turned face up, two more for each tea on its track (9.4.1). */
export function refresh(play: Play, seat: Seat): void {
  goOnRefreshing(play, seat, REFRESH.items + REFRESH.perTea * onTrack(play.state, seat, 'tea'));
}
function goOnRefreshing(play: Play, seat: Seat, left: number): void {
  const items = exhausted(play.state, seat);
  const [only, ...others] = differentItems(items);
  if (items.length <= left || (only !== undefined && others.length === 0)) {
    const ids = items.slice(0, left).map(({ id }) => id);
    changeItems(play, seat, ids, { exhausted: false }, 'refreshed');
  } else if (left > 0) ask(play, 'refresh', seat, null, left);
}
export const refreshOptions = (state: GameState, seat: Seat): ItemId[] =>
  differentItems(exhausted(state, seat));
export function answerRefresh(play: Play, seat: Seat, item: ItemId, left: number): void {
  changeItems(play, seat, [item], { exhausted: false }, 'refreshed');
  goOnRefreshing(play, seat, left - 1);
}
