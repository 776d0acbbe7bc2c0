import {
  type Face,
  GOODS,
  GOODS_PER_GOOD,
  type Good,
  KOKU_PER_FAVOR,
  type Move,
  type Player,
  turnsBetween,
} from '../rules';

const TRADE_FOR_FAVOR: Move = { name: 'trade', arg: { give: 'koku', gain: 'favor' } };
const NOTHING: readonly Move[] = [];

/** The moves that turn the die to a face: favor, bought with koku where it is short. Null: cannot be paid. */
export function waysToFace(player: Player, face: Face): readonly Move[] | null {
  if (player.die === null || player.die === face) return NOTHING;
  const price = turnsBetween(player.die, face);
  const short = price - player.favor;
  if (short > 0 && (price > player.favorLimit || player.koku < short * KOKU_PER_FAVOR)) return null;
  const moves: Move[] = [];
  for (let i = 0; i < short; i++) moves.push(TRADE_FOR_FAVOR);
  moves.push({ name: 'spendFavor', arg: { face } });
  return moves;
}

/** Trades of spare goods that complete an order; null where they are not enough. */
export function tradesFor(player: Player, order: Readonly<Record<Good, number>>): readonly Move[] | null {
  if (player.silk >= order.silk && player.rice >= order.rice && player.porcelain >= order.porcelain)
    return NOTHING;
  const spare = GOODS.map((good) => player[good] - order[good]);
  const moves: Move[] = [];
  for (let gain = 0; gain < spare.length; gain++) {
    while ((spare[gain] ?? 0) < 0) {
      const give = spare.indexOf(Math.max(...spare));
      if ((spare[give] ?? 0) < GOODS_PER_GOOD) return null;
      spare[give] = (spare[give] ?? 0) - GOODS_PER_GOOD;
      spare[gain] = (spare[gain] ?? 0) + 1;
      moves.push({ name: 'trade', arg: { give: GOODS[give] as Good, gain: GOODS[gain] as Good } });
    }
  }
  return moves;
}

/** How many goods an order still needs; spare goods count for a part, for some of them can be traded for one. */
export function missingGoods(goods: readonly number[], amounts: readonly number[]): number {
  let missing = 0;
  let spare = 0;
  for (let g = 0; g < 3; g++) {
    const difference = (goods[g] ?? 0) - (amounts[g] ?? 0);
    if (difference < 0) missing -= difference;
    else spare += Math.floor(difference / GOODS_PER_GOOD);
  }
  return missing - 0.6 * Math.min(missing, spare);
}
