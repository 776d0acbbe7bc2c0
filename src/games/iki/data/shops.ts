import { STREET } from './board';
import type { Goods } from './goods';

/** What can be done in a shop (section 9). */
export type ShopTrade =
  /** Pay, then take; once a turn unless it says otherwise. */
  | { readonly kind: 'trade'; readonly pay: Goods; readonly gain: Goods; readonly timesPerTurn: number }
  /** Pay one of several things. */
  | { readonly kind: 'pawn'; readonly payOne: readonly ['rice', 'sandals']; readonly gain: Goods }
  | { readonly kind: 'tobacco' }
  | { readonly kind: 'fish' }
  /** Buy, or build. */
  | { readonly kind: 'construction'; readonly pay: Goods; readonly gain: Goods };

/** The eight shops. `from` is where the trade comes from. */
export const SHOPS = {
  sandals: {
    trade: { kind: 'trade', pay: { mon: 2 }, gain: { sandals: 2 }, timesPerTurn: 1 },
    from: 'rulebook',
  },
  rice: { trade: { kind: 'trade', pay: { mon: 3 }, gain: { rice: 2 }, timesPerTurn: 1 }, from: 'rulebook' },
  fireTower: { trade: { kind: 'trade', pay: {}, gain: { fire: 1 }, timesPerTurn: 1 }, from: 'rulebook' },
  tobacco: { trade: { kind: 'tobacco' }, from: 'rulebook' },
  pawn: { trade: { kind: 'pawn', payOne: ['rice', 'sandals'], gain: { mon: 4 } }, from: 'rulebook' },
  fish: { trade: { kind: 'fish' }, from: 'rulebook' },
  construction: {
    trade: { kind: 'construction', pay: { mon: 1 }, gain: { lumber: 1 } },
    from: 'rulebook; lumber: ours',
  },
  exchange: {
    trade: { kind: 'trade', pay: { mon: 6 }, gain: { koban: 1 }, timesPerTurn: 2 },
    from: 'rulebook',
  },
} as const satisfies Readonly<Record<string, { readonly trade: ShopTrade; readonly from: string }>>;
export type ShopId = keyof typeof SHOPS;

/** The shop of a street space; null on the start point, which is no space. */
export const shopAt = (space: number): ShopId | null => STREET[space - 1]?.shop ?? null;
export const tradeOf = (shop: ShopId): ShopTrade => SHOPS[shop].trade;
