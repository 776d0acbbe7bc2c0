import { AIDS_TO_STEP, ALLIED, ALLIED_AID_POINTS, STEP_POINTS } from '../../../data';
import { areEnemies, type Play } from '../../shared/play';
import type { Removal } from '../../shared/removal';
import { type Points, score } from '../../shared/score';
import type { GameState, Relationship, Seat } from '../../types';
import { boardOf } from './items';

const relationshipWith = (state: GameState, seat: Seat, other: Seat): Relationship =>
  boardOf(state, seat).relationships[other] ?? 0;
export const isHostile = (state: GameState, seat: Seat, other: Seat): boolean =>
  relationshipWith(state, seat, other) === 'hostile';
export const isAllied = (state: GameState, seat: Seat, other: Seat): boolean =>
  relationshipWith(state, seat, other) === ALLIED;

export function setRelationship(play: Play, seat: Seat, other: Seat, now: Relationship): void {
  const { relationships } = boardOf(play.state, seat);
  if (relationships[other] === now) return;
  relationships[other] = now;
  play.events?.push({ type: 'relationship', player: seat, with: other, now });
}

/** An Aid counts towards the next space; to an Allied faction it gives points (9.2.9.I, II a). */
export function countAid(play: Play, seat: Seat, other: Seat): void {
  const { state } = play;
  const now = relationshipWith(state, seat, other);
  if (now === 'hostile') return;
  if (now === ALLIED) {
    score(play, seat, ALLIED_AID_POINTS, 'aid');
    return;
  }
  const { aids } = state.turn;
  const count = (aids[other] ?? 0) + 1;
  aids[other] = count;
  if (count < (AIDS_TO_STEP[now] ?? 0)) return;
  aids[other] = 0;
  setRelationship(play, seat, other, (now + 1) as Relationship);
  score(play, seat, STEP_POINTS[now] ?? 0, 'relationship');
}

/** A faction becomes Hostile as soon as he removes a warrior of it (9.2.9.III). */
export function beforePoints(play: Play, seat: Seat, { lost, madeHostile }: Removal): void {
  for (const loss of lost) {
    if (loss.by !== seat || loss.seat === seat || loss.warriors === 0) continue;
    if (isHostile(play.state, seat, loss.seat)) continue;
    setRelationship(play, seat, loss.seat, 'hostile');
    madeHostile.push(loss.seat);
  }
}
/** Infamy: in battle on his own turn a point for each piece of a Hostile faction, but not for the warrior that made it so. */
export function removalPoints(
  state: GameState,
  seat: Seat,
  { lost, battle, madeHostile }: Removal,
): Points[] {
  if (!battle || state.turn.of !== seat) return [];
  let points = 0;
  for (const loss of lost) {
    if (loss.by !== seat || !areEnemies(state, seat, loss.seat)) continue;
    if (!isHostile(state, seat, loss.seat)) continue;
    points += loss.warriors + loss.pieces.length - (madeHostile.includes(loss.seat) ? 1 : 0);
  }
  return points > 0 ? [{ seat, points, why: 'infamy' }] : [];
}
