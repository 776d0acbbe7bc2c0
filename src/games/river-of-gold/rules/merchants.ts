import { type CustomerId, customer, GOODS, MAX_KOKU, REGIONS, TRACK_STEPS } from '../data';
import { destination } from './influence';
import type { GameState, Pending, Seat } from './state';
import { influenceIn, ownsIn, playerAt } from './table';

/** Whether a merchant sells goods: the one ability that others can get in the way of (5.4). */
export const sells = (id: CustomerId): boolean =>
  customer(id).onJourney.some((effect) => effect.kind === 'sellGoods');

/** What these merchants give, one after another, as entries of the queue. */
export const merchantTasks = (player: Seat, ids: readonly CustomerId[]): Pending[] =>
  ids.flatMap((id) =>
    customer(id).onJourney.map(
      (task): Pending => ({ player, task, region: null, source: { from: 'customer', customer: id } }),
    ),
  );

interface Given {
  goods: number;
  koku: number;
}

/** Goods and koku that one step in every region with an own building brings, by the rewards of the tracks. */
function givenByTracks(state: GameState, seat: Seat): Given {
  const player = playerAt(state, seat);
  const given: Given = { goods: 0, koku: 0 };
  for (const region of REGIONS.filter((one) => ownsIn(state, seat, one))) {
    const from = influenceIn(player, region);
    const { to } = destination(state, seat, region, 1);
    for (const { step, reward, amount } of TRACK_STEPS) {
      if (step <= from || step > to) continue;
      if (reward === 'koku') given.koku += amount;
      else if (reward === 'trackGood' || reward === 'pointsAndGood') given.goods++;
    }
  }
  return given;
}

/** The goods and the koku that a merchant would give now. */
function givenBy(state: GameState, seat: Seat, id: CustomerId): Given {
  const given: Given = { goods: 0, koku: 0 };
  for (const effect of customer(id).onJourney) {
    if (effect.kind === 'anyGood') given.goods++;
    else if (effect.kind === 'gain' && effect.resource === 'koku') given.koku += effect.amount;
    else if (effect.kind === 'influenceWhereOwned') {
      const { goods, koku } = givenByTracks(state, seat);
      given.goods += goods;
      given.koku += koku;
    }
  }
  return given;
}

/**
 * The merchants whose order can make a difference now (5.4): the sale, with those that give goods, which it may sell or make
 * room for, and with those that give koku where not everything fits. Nobody else can get in another one's way.
 */
export function merchantsToOrder(state: GameState, seat: Seat, ids: readonly CustomerId[]): CustomerId[] {
  const player = playerAt(state, seat);
  const canSell = player.koku < MAX_KOKU || player.favor < player.favorLimit;
  if (!ids.some(sells) || !canSell) return [];
  const others = ids.filter((id) => !sells(id)).map((id) => ({ id, ...givenBy(state, seat, id) }));
  const sum = (key: keyof Given): number => others.reduce((total, one) => total + one[key], 0);
  const goods = GOODS.reduce((total, good) => total + player[good], sum('goods'));
  const overflow = goods > 0 && player.koku + sum('koku') + goods * saleOf(ids) > MAX_KOKU;
  const matter = others.filter((one) => one.goods > 0 || (one.koku > 0 && overflow)).map(({ id }) => id);
  return matter.length === 0 ? [] : ids.filter((id) => sells(id) || matter.includes(id));
}

/** The koku for a good that one of these merchants buys. */
const saleOf = (ids: readonly CustomerId[]): number =>
  Math.max(
    ...ids.flatMap((id) =>
      customer(id).onJourney.map((effect) => (effect.kind === 'sellGoods' ? effect.koku : 0)),
    ),
  );
