import { type GameState, handSize, type Player, type Seat } from '../index';
import type { Holdings } from './holdings';
import { customerNumbers } from './tables';
import type { Weights } from './weights';
import { abilityWorth, type Prices, pointsForDeliveries } from './worth';

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

const AVERAGE_ORDER = 3.6;

/** What the customers in hand promise: the goods still missing, the die and the turns left stand between. */
export function handWorth(
  state: GameState,
  seat: Seat,
  player: Player,
  held: Holdings,
  prices: Prices,
  turns: number,
  w: Weights,
): number {
  if (turns <= 0) return 0;
  const hand = state.secrets.hands[seat] ?? [];
  const marginal =
    pointsForDeliveries(player.delivered.length + 1) - pointsForDeliveries(player.delivered.length);
  const goods = [player.silk, player.rice, player.porcelain];
  const worths: { worth: number; amounts: readonly number[] | null }[] = hand.map((id) =>
    id === null
      ? { worth: marginal + 2.5, amounts: null }
      : {
          worth: marginal + abilityWorth(state, seat, player, id, held, prices, turns, w),
          amounts: customerNumbers(id).amounts,
        },
  );
  const dieTurns = w.dieTurns / (1 + 0.4 * player.favor);
  let sum = 0;
  let before = 0;
  const most = Math.min(worths.length, handSize(player));
  for (let n = 0; n < most; n++) {
    let bestValue = 0;
    let bestIndex = -1;
    for (let i = 0; i < worths.length; i++) {
      const entry = worths[i];
      if (!entry) continue;
      const missing = missingGoods(goods, entry.amounts);
      const need = before + missing * w.missingTurns + dieTurns;
      const value = entry.worth * w.missing ** missing * sigmoid((turns - need) / 1.2);
      if (value > bestValue) {
        bestValue = value;
        bestIndex = i;
      }
    }
    const best = worths[bestIndex];
    if (!best) break;
    sum += bestValue * w.hand;
    before += dieTurns + 1;
    for (let g = 0; g < 3; g++) {
      goods[g] = Math.max(0, (goods[g] ?? 0) - (best.amounts ? (best.amounts[g] ?? 0) : AVERAGE_ORDER / 3));
    }
    worths.splice(bestIndex, 1);
  }
  return sum;
}

export function missingGoods(goods: readonly number[], amounts: readonly number[] | null): number {
  if (!amounts) {
    const total = (goods[0] ?? 0) + (goods[1] ?? 0) + (goods[2] ?? 0);
    return Math.max(0.5, AVERAGE_ORDER + 1 - total);
  }
  let missing = 0;
  let spare = 0;
  for (let g = 0; g < 3; g++) {
    const difference = (goods[g] ?? 0) - (amounts[g] ?? 0);
    if (difference < 0) missing -= difference;
    else spare += Math.floor(difference / 2);
  }
  return missing - 0.6 * Math.min(missing, spare);
}
