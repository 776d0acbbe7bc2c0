import { MOST_FIREFIGHTING } from '../data';
import type { Source } from './events';
import type { Seat } from './state';
import { type Play, playerAt } from './table';

/**
 * Moves a marker on the firefighting track, on top of those that are already there (1.5). Steps beyond 10 are lost, but
 * the marker still goes on top. A gain of nothing moves no marker.
 */
export function gainFirefighting({ state, events }: Play, seat: Seat, steps: number, source: Source): void {
  if (steps <= 0) return;
  const player = playerAt(state, seat);
  const from = player.fire;
  const to = Math.min(from + steps, MOST_FIREFIGHTING);
  player.fire = to;
  const { brigade } = state;
  brigade.splice(brigade.indexOf(seat), 1);
  let place = 0;
  while (place < brigade.length && playerAt(state, brigade[place] as Seat).fire > to) place++;
  brigade.splice(place, 0, seat);
  events?.push({ type: 'firefighting', player: seat, from, to, source });
}
