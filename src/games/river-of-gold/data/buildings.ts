import type { Good } from './board';
import { type BuildingType, type Effect, gain } from './effects';

/** All 49 building tiles. An id names era, type and owner reward, so that it can be read in a log. */
export interface Building {
  readonly id: string;
  readonly era: 'start' | 'imperial' | 1 | 2;
  readonly type: BuildingType;
  /** Influence that the builder gains in the region of the space (4.4). */
  readonly influence: number;
  readonly visitor: readonly Effect[];
  readonly owner: readonly Effect[];
}

const koku = (n: number) => gain('koku', n);
const points = (n: number) => gain('points', n);
const good = (g: Good) => gain(g, 1);
const favor = gain('favor', 1);
const anyGood: Effect = { kind: 'anyGood' };
const influence = (amount: number): Effect => ({ kind: 'influence', amount });
const kokuPer = (thing: BuildingType | 'deliveredCustomer'): Effect => ({ kind: 'kokuPer', thing });

const tile = <const Id extends string>(
  id: Id,
  era: Building['era'],
  type: BuildingType,
  influenceGained: number,
  owner: readonly Effect[],
  visitor: readonly Effect[],
) => ({ id, era, type, influence: influenceGained, owner, visitor }) as const;

const TILES = [
  tile('start-port-a', 'start', 'port', 0, [], [koku(3)]),
  tile('start-port-b', 'start', 'port', 0, [], [koku(3)]),
  tile('start-manor-a', 'start', 'manor', 0, [], [influence(2)]),
  tile('start-manor-b', 'start', 'manor', 0, [], [influence(2)]),
  tile('start-shrine-a', 'start', 'shrine', 0, [], [points(2)]),
  tile('start-shrine-b', 'start', 'shrine', 0, [], [points(2)]),
  tile('imperial-market-porcelain', 'imperial', 'market', 0, [], [good('porcelain'), favor]),
  tile('imperial-market-rice', 'imperial', 'market', 0, [], [good('rice'), favor]),
  tile(
    'imperial-market-silk',
    'imperial',
    'market',
    0,
    [],
    [good('silk'), { kind: 'drawAndDiscard', draw: 1 }],
  ),

  tile('era1-port-rice', 1, 'port', 1, [good('rice')], [koku(3)]),
  tile('era1-port-koku-porcelain', 1, 'port', 0, [koku(1), good('porcelain')], [koku(3)]),
  tile('era1-port-favor', 1, 'port', 4, [favor], [koku(3)]),
  tile('era1-port-koku-per-port', 1, 'port', 3, [kokuPer('port')], [koku(3)]),
  tile('era1-port-point', 1, 'port', 3, [points(1)], [koku(3)]),
  tile('era1-port-favor-point', 1, 'port', 1, [favor, points(1)], [koku(3)]),
  tile('era1-market-2-koku', 1, 'market', 4, [koku(2)], [good('silk')]),
  tile('era1-market-favor-point', 1, 'market', 1, [favor, points(1)], [good('rice')]),
  tile('era1-market-koku-point', 1, 'market', 2, [koku(1), points(1)], [good('porcelain')]),
  tile('era1-market-point', 1, 'market', 3, [points(1)], [good('silk')]),
  tile('era1-market-favor', 1, 'market', 4, [favor], [good('rice')]),
  tile('era1-market-koku-per-market', 1, 'market', 3, [kokuPer('market')], [good('porcelain')]),
  tile('era1-manor-silk', 1, 'manor', 1, [good('silk')], [influence(2)]),
  tile('era1-manor-koku-rice', 1, 'manor', 0, [koku(1), good('rice')], [influence(2)]),
  tile('era1-manor-favor', 1, 'manor', 4, [favor], [influence(2)]),
  tile('era1-manor-koku-per-manor', 1, 'manor', 3, [kokuPer('manor')], [influence(2)]),
  tile('era1-manor-koku-per-customer', 1, 'manor', 4, [kokuPer('deliveredCustomer')], [influence(2)]),
  tile('era1-manor-point', 1, 'manor', 3, [points(1)], [influence(2)]),
  tile('era1-shrine-porcelain', 1, 'shrine', 1, [good('porcelain')], [points(2)]),
  tile('era1-shrine-koku-silk', 1, 'shrine', 0, [koku(1), good('silk')], [points(2)]),
  tile('era1-shrine-favor', 1, 'shrine', 4, [favor], [points(2)]),
  tile('era1-shrine-koku-per-shrine', 1, 'shrine', 3, [kokuPer('shrine')], [points(2)]),
  tile('era1-shrine-koku-point', 1, 'shrine', 2, [koku(1), points(1)], [points(2)]),
  tile('era1-shrine-point', 1, 'shrine', 3, [points(1)], [points(2)]),

  tile('era2-port-2-points', 2, 'port', 3, [points(2)], [koku(5)]),
  tile('era2-port-any-good', 2, 'port', 4, [anyGood], [koku(5)]),
  tile('era2-port-rice-favor', 2, 'port', 4, [good('rice'), favor], [koku(5)]),
  tile('era2-port-3-points', 2, 'port', 2, [points(3)], [koku(5)]),
  tile('era2-market-favor', 2, 'market', 5, [favor], [anyGood]),
  tile('era2-market-influence', 2, 'market', 5, [influence(1)], [anyGood]),
  tile('era2-market-3-points', 2, 'market', 2, [points(3)], [anyGood]),
  tile('era2-market-2-points', 2, 'market', 3, [points(2)], [anyGood]),
  tile('era2-manor-influence', 2, 'manor', 5, [influence(1)], [influence(3)]),
  tile('era2-manor-porcelain-favor', 2, 'manor', 4, [good('porcelain'), favor], [influence(3)]),
  tile('era2-manor-2-points', 2, 'manor', 3, [points(2)], [influence(3)]),
  tile('era2-manor-3-points', 2, 'manor', 2, [points(3)], [influence(3)]),
  tile('era2-shrine-influence', 2, 'shrine', 5, [influence(1)], [points(3)]),
  tile('era2-shrine-silk', 2, 'shrine', 5, [good('silk')], [points(3)]),
  tile('era2-shrine-any-good', 2, 'shrine', 4, [anyGood], [points(3)]),
  tile('era2-shrine-favor', 2, 'shrine', 5, [favor], [points(3)]),
] as const;

export type TileId = (typeof TILES)[number]['id'];
export type Tile = Building & { readonly id: TileId };

export const BUILDINGS: readonly Tile[] = TILES;

const byId = new Map<string, Tile>(BUILDINGS.map((b) => [b.id, b]));

export const isTileId = (id: unknown): id is TileId => typeof id === 'string' && byId.has(id);

/** The tile with this id; asking for another id is a bug. */
export function building(id: TileId): Tile {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no building tile ${id}.`);
  return found;
}
