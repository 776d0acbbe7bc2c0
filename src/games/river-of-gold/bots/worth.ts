import {
  CUSTOMER_POINTS,
  type CustomerId,
  type GameState,
  JOURNEY_KOKU,
  MERCHANT_KOKU_PER_POINT,
  noblePoints,
  type Player,
  REGIONS,
  regionPoints,
  type Seat,
} from '../rules';
import type { Holdings } from './holdings';
import { expectedRegion } from './regions';
import { customerNumbers, type Reward } from './tables';
import type { Weights } from './weights';

/** Worth of things in points, for somebody with so many turns left. */
export interface Prices {
  readonly koku: number;
  readonly good: number;
  readonly favor: number;
  readonly step: readonly number[];
}

export function pricesFor(state: GameState, turns: number, w: Weights): Prices {
  const fade = turns / (turns + w.horizon);
  const count = state.players.length;
  return {
    koku: w.koku * fade,
    good: w.good * fade,
    favor: w.favor * fade,
    step: REGIONS.map((region) => {
      const tile = state.regionTiles[region - 1];
      return w.step + w.stepByTile * (tile ? (regionPoints(tile, count)[0] ?? 0) : 0);
    }),
  };
}

export function rewardWorth(
  reward: Reward,
  region: number,
  prices: Prices,
  engine: number,
  types: readonly number[],
  delivered: number,
): number {
  let koku = reward.koku;
  if (reward.kokuPerType >= 0) koku += types[reward.kokuPerType] ?? 0;
  if (reward.kokuPerCustomer) koku += delivered;
  const goods = reward.goods[0] + reward.goods[1] + reward.goods[2] + reward.anyGood;
  return (
    reward.points +
    reward.influence * (prices.step[region - 1] ?? 0) +
    engine * (koku * prices.koku + goods * prices.good + reward.favor * prices.favor)
  );
}

/** The points for customers, also between whole numbers of them. */
export function pointsForDeliveries(count: number): number {
  const most = CUSTOMER_POINTS.length - 1;
  if (count >= most) return CUSTOMER_POINTS[most] ?? 0;
  const whole = Math.floor(count);
  const low = CUSTOMER_POINTS[whole] ?? 0;
  return low + (count - whole) * ((CUSTOMER_POINTS[whole + 1] ?? low) - low);
}

/** What delivering to a customer would bring in addition to the points for the number of customers. */
export function abilityWorth(
  state: GameState,
  seat: Seat,
  player: Player,
  id: CustomerId,
  held: Holdings,
  prices: Prices,
  turns: number,
  w: Weights,
): number {
  const { role, region, onJourney, counts, steps, favor } = customerNumbers(id);
  const step = prices.step[region - 1] ?? 0;
  switch (role) {
    case 'merchant':
      return (
        steps * step +
        player.koku / (2 * MERCHANT_KOKU_PER_POINT) +
        journeyWorth(onJourney[0]?.kind, held, player, prices, turns, w)
      );
    case 'artisan':
      return steps * step + 0.8 + w.artisan * 0.25 * turns * prices.koku;
    case 'noble': {
      const count = counts ? noblePoints(counts, held.types, held.regions) : 0;
      return steps * step + count + w.royal * (turns / (turns + 4));
    }
    case 'elder':
      return expectedRegion(state, region, seat, player.influence[region - 1] ?? 0, turns, w);
    case 'monk':
      return favor * prices.favor + w.favorLimit + w.monk * (turns / 6);
  }
}

export function journeyWorth(
  kind: string | undefined,
  held: Holdings,
  player: Player,
  prices: Prices,
  turns: number,
  w: Weights,
): number {
  const journeys = turns * w.journeysPerTurn;
  switch (kind) {
    case 'influenceWhereOwned':
      return journeys * Math.max(1.5, held.regions) * (prices.step[0] ?? 0);
    case 'pointPerDelivered':
      return journeys * (player.delivered.length + 1);
    case 'anyGood':
      return journeys * prices.good;
    case 'sellGoods':
      return journeys * 4 * prices.koku;
    default:
      return journeys * (prices.favor + JOURNEY_KOKU * prices.koku) * 0.6;
  }
}
