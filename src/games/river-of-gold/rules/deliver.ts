import { type CustomerId, customer, GOODS, gain as gainOf } from '../data';
import { CUSTOMERS } from '../data/customers';
import { handOf, removeFromHand } from './customers';
import { pay } from './gains';
import type { Move, MoveOf } from './moves';
import { enqueue, enqueueAll } from './queue';
import type { Refusal } from './refusals';
import type { GameState, Player, Seat } from './state';
import { abilities, type Play, playerAt } from './table';

const CUSTOMERS_DRAWN = 2;

const MOVES: ReadonlyMap<CustomerId, MoveOf<'deliver'>> = new Map(
  CUSTOMERS.map(({ id }) => [id, { name: 'deliver', arg: { customer: id } }]),
);

const canPay = (player: Player, id: CustomerId): boolean => {
  const { order } = customer(id);
  return GOODS.every((good) => player[good] >= order[good]);
};

/** Customers in hand of the die's region whose order the player can pay (6.1, 6.2). */
export function legalDeliveries(state: GameState, seat: Seat, moves: Move[]): void {
  const player = playerAt(state, seat);
  const anywhere = abilities(player).deliverAnywhere;
  for (const id of handOf(state, seat)) {
    if (id === null || (customer(id).region !== player.die && !anywhere) || !canPay(player, id)) continue;
    const move = MOVES.get(id);
    if (move) moves.push(move);
  }
}

export function whyNotDeliver(state: GameState, seat: Seat, id: CustomerId): Refusal | null {
  const player = playerAt(state, seat);
  if (!handOf(state, seat).includes(id)) return { code: 'customerNotInHand' };
  const { region, order } = customer(id);
  if (region !== player.die && !abilities(player).deliverAnywhere) {
    return { code: 'wrongRegion', region, die: player.die };
  }
  for (const good of GOODS) {
    if (player[good] < order[good]) {
      return { code: 'notEnoughGoods', good, need: order[good], have: player[good] };
    }
  }
  return null;
}

/** Pays the order, gains the delivery ability, then draws 2 customers and discards 1 (6.2 to 6.4). */
export function applyDeliver(play: Play, seat: Seat, id: CustomerId): void {
  const { state } = play;
  const player = playerAt(state, seat);
  const { order, region, delivery } = customer(id);
  const source = { from: 'customer', customer: id } as const;
  const firstOfRegion = !player.delivered.some((other) => customer(other).region === region);

  play.events?.push({ type: 'delivered', player: seat, customer: id });
  for (const good of GOODS) pay(play, seat, good, order[good], source);
  removeFromHand(state, seat, id);
  player.delivered.push(id);

  enqueueAll(state, seat, delivery, region, source);
  const points = abilities(player).pointsForFirstOfRegion;
  if (points && player.patron && firstOfRegion) {
    enqueue(state, seat, gainOf('points', points), null, { from: 'patron', patron: player.patron });
  }
  enqueue(state, seat, { kind: 'drawAndDiscard', draw: CUSTOMERS_DRAWN }, null, source);
}
