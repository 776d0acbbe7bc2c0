import type { Resource } from '../data/effects';
import type { Source } from './events';
import type { Seat } from './state';
import { type Play, playerAt, roomFor } from './table';

/** The one way in which koku, goods, favor and points are gained. What goes beyond a limit is lost, and noted (1.5, 3.3). */
export function gain(play: Play, seat: Seat, resource: Resource, amount: number, source: Source): void {
  if (amount <= 0) return;
  const player = playerAt(play.state, seat);
  const gained = Math.min(amount, roomFor(player, resource));
  player[resource] += gained;
  play.events?.push({
    type: 'gained',
    player: seat,
    resource,
    amount: gained,
    lost: amount - gained,
    source,
  });
}

/** The one way in which they are paid. The payer must have them: legality is checked before. */
export function pay(play: Play, seat: Seat, resource: Resource, amount: number, source: Source): void {
  if (amount <= 0) return;
  const player = playerAt(play.state, seat);
  if (player[resource] < amount) throw new Error(`Seat ${seat} cannot pay ${amount} ${resource}.`);
  player[resource] -= amount;
  play.events?.push({ type: 'paid', player: seat, resource, amount, source });
}
