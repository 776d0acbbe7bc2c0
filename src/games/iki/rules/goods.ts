import { type Goods, RESOURCES, type Resource } from '../data';
import type { Source } from './events';
import { gainFirefighting } from './firefighting';
import type { Refusal } from './refusals';
import type { Player, Seat } from './state';
import { type Play, playerAt } from './table';

/** Everything that a player gains goes through here. */
export function gain(play: Play, seat: Seat, goods: Goods, source: Source): void {
  for (const resource of RESOURCES) {
    const amount = goods[resource];
    if (amount === undefined || amount === 0) continue;
    if (resource === 'fire') {
      gainFirefighting(play, seat, amount, source);
      continue;
    }
    playerAt(play.state, seat)[resource] += amount;
    play.events?.push({ type: 'gained', player: seat, resource, amount, source });
  }
}

/** Everything that a player pays goes through here. It is paid in full, to the bank (1.7, 8.3). */
export function pay(play: Play, seat: Seat, goods: Goods, source: Source): void {
  for (const resource of RESOURCES) {
    const amount = goods[resource];
    if (amount === undefined || amount === 0) continue;
    const player = playerAt(play.state, seat);
    if (player[resource] < amount) throw new Error(`Seat ${seat} cannot pay ${amount} ${resource}.`);
    player[resource] -= amount;
    play.events?.push({ type: 'paid', player: seat, resource, amount, source });
  }
}

export function canPay(player: Player, goods: Goods): boolean {
  for (const resource of RESOURCES) if (player[resource] < (goods[resource] ?? 0)) return false;
  return true;
}

/** What is missing to pay something in full, the first kind of it. */
export function whyNotPay(player: Player, goods: Goods): Refusal | null {
  for (const resource of RESOURCES) {
    const refusal = lacks(player, resource, goods[resource] ?? 0);
    if (refusal) return refusal;
  }
  return null;
}

export const lacks = (player: Player, resource: Resource, need: number): Refusal | null =>
  player[resource] < need ? { code: 'notEnough', resource, need, have: player[resource] } : null;
