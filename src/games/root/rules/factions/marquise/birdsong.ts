import type { ClearingId } from '../../../data';
import { clearingsWith, leftOf, placePiece, placeWarriors } from '../../shared/pieces';
import { type Play, playerAt } from '../../shared/play';
import { ask } from '../../shared/questions';
import type { FactionTask, GameState, Seat } from '../../types';

type PlaceTask = Extract<FactionTask, { type: 'place' }>;

/** One wood at each sawmill; with too little wood she chooses where (6.4). */
export function bringWood(play: Play, seat: Seat): void {
  const { state } = play;
  const clearings = clearingsWith(state, 'sawmill');
  placeAtEach(play, 'wood', seat, leftOf(state, 'wood'), clearings);
}
/** One warrior at each recruiter; with too few warriors she chooses where (6.5.3). */
export function recruit(play: Play, seat: Seat): void {
  const { state } = play;
  placeAtEach(play, 'warrior', seat, playerAt(state, seat).supply, clearingsWith(state, 'recruiter'));
}
function placeAtEach(
  { state }: Play,
  what: PlaceTask['what'],
  seat: Seat,
  supply: number,
  clearings: readonly ClearingId[],
): void {
  const left = Math.min(supply, clearings.length);
  if (left > 0) state.work.push({ type: 'place', what, seat, left, clearings });
}

function placeOne(play: Play, { what, seat }: PlaceTask, clearing: ClearingId): void {
  if (what === 'wood') placePiece(play, clearing, 'wood');
  else placeWarriors(play, seat, clearing, 1);
}
/** Places what is left where there is no choice any more, else asks. */
export function goOnPlacing(play: Play, task: PlaceTask): void {
  const { state } = play;
  const { left, clearings, what, seat } = task;
  const places = new Set(clearings);
  if (left < clearings.length && places.size > 1) {
    ask(play, what === 'wood' ? 'woodWhere' : 'recruitWhere', seat, null, left);
    return;
  }
  for (const clearing of clearings.slice(0, left)) placeOne(play, task, clearing);
  state.work.pop();
}
export function placeOptions({ work }: GameState): ClearingId[] {
  const task = work.at(-1);
  return task?.type === 'place' ? [...new Set(task.clearings)] : [];
}
export function answerPlace(play: Play, clearing: ClearingId): void {
  const { work } = play.state;
  const task = work.pop();
  if (task?.type !== 'place') throw new Error('Nothing is being placed.');
  placeOne(play, task, clearing);
  const clearings = task.clearings.slice();
  clearings.splice(clearings.indexOf(clearing), 1);
  if (task.left > 1) work.push({ ...task, left: task.left - 1, clearings });
}
