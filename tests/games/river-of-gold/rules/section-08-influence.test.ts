import { REGIONS, type Region, type TileId } from '../../../../src/games/river-of-gold';
import { changeOf, scenario, type Table } from './scenario';

/** Tiles by the influence that their builder gains. */
const TILE_OF: Readonly<Record<number, TileId>> = {
  1: 'era1-port-rice',
  2: 'era1-shrine-koku-point',
  3: 'era1-port-point',
  4: 'era1-market-favor',
  5: 'era2-market-favor',
};
/** A cheap space in each region. */
const SPACE: Readonly<Record<Region, number>> = { 1: 2, 2: 8, 3: 14, 4: 19, 5: 24, 6: 30 };
const PRICE: Readonly<Record<Region, number>> = { 1: 5, 2: 6, 3: 5, 4: 6, 5: 6, 6: 5 };

function advance(region: Region, from: number, steps: number, others: number[] = []): [Table, object] {
  const tile = TILE_OF[steps];
  if (!tile) throw new Error(`No tile gives ${steps} influence.`);
  const table = scenario({
    phase: 'era2',
    seats: [
      { die: region, koku: 10, favor: 0, influence: { [region]: from } },
      ...others.map((step) => ({ influence: { [region]: step } })),
    ],
    row: [tile, 'era2-manor-3-points', 'era2-port-3-points', 'era2-market-3-points'],
  });
  const { koku = 0, ...rest } = changeOf(table, 0, () => table.build(SPACE[region], tile));
  const net = koku + PRICE[region];
  return [table, net === 0 ? rest : { ...rest, koku: net }];
}

const GOOD = { 1: 'porcelain', 2: 'rice', 3: 'silk', 4: 'porcelain', 5: 'rice', 6: 'silk' } as const;

describe('section 8: influence', () => {
  test.each(REGIONS)('8.1 in region %i every reward that is reached or passed is gained', (region) => {
    expect(advance(region, 0, 1)[1]).toEqual({});
    expect(advance(region, 1, 1)[1]).toEqual({ [GOOD[region]]: 1 });
    expect(advance(region, 1, 3)[1]).toEqual({ [GOOD[region]]: 1 });
    expect(advance(region, 0, 5)[1]).toEqual({ [GOOD[region]]: 1, koku: 2 });
    expect(advance(region, 2, 2)[1]).toEqual({});
    expect(advance(region, 4, 1)[1]).toEqual({ koku: 2 });
    expect(advance(region, 8, 1)[1]).toEqual({ favor: 1 });
    expect(advance(region, 8, 5)[1]).toEqual({ favor: 1, points: 3 });
    expect(advance(region, 12, 1)[1]).toEqual({ points: 3 });
    expect(advance(region, 13, 4)[1]).toEqual({});
  });

  test('8.1 the marker advances that many steps in its region alone', () => {
    for (let steps = 1; steps <= 5; steps++) {
      const [table] = advance(3, 4, steps);
      expect(table.player(0).influence).toEqual([0, 0, 4 + steps, 0, 0, 0]);
    }
  });

  test('8.1 a reward is gained even where another marker stands, and only once', () => {
    expect(advance(2, 1, 1, [2, 2, 2])[1]).toEqual({ rice: 1 });
    const table = scenario({
      seats: [{ die: 1, ships: [4, 9], influence: { 2: 1, 3: 1 } }],
      shore: { 9: ['era1-manor-point', 1], 10: ['era1-manor-favor', 1] },
    }).sail(0);
    expect(table.influence(0, 2)).toBe(5);
    expect(table.player(0).rice).toBe(2);
    expect(table.eventsOf('gained').filter((e) => e.source.from === 'track')).toHaveLength(2);
  });

  test('8.1 steps beyond 18 are lost', () => {
    const [table] = advance(5, 16, 5);
    expect(table.influence(0, 5)).toBe(18);
    expect(table.eventsOf('influenced')).toMatchObject([{ from: 16, to: 18, lost: 3 }]);
    const [there, gained] = advance(5, 18, 2);
    expect(gained).toEqual({});
    expect(there.influence(0, 5)).toBe(18);
    expect(there.eventsOf('influenced')).toMatchObject([{ from: 18, to: 18, lost: 2 }]);
    expect(there.state.queue).toEqual([]);
  });

  test.each(REGIONS)('8.2 at 18 in region %i there are 3 points and 1 good of choice', (region) => {
    const [table, gained] = advance(region, 17, 1);
    expect(gained).toEqual({ points: 3 });
    expect(table.legalArgs('choose').map((arg) => arg.option)).toEqual(['silk', 'rice', 'porcelain']);
    expect(changeOf(table, 0, () => table.choose('rice'))).toEqual({ rice: 1 });
    expect(table.state.queue).toEqual([]);
  });

  test('8.2 any number of players may come to 18, and each gains there', () => {
    expect(advance(4, 14, 4, [18, 18, 17])[1]).toEqual({ points: 3 });
  });

  test.each(REGIONS)('8.3 the imperial flower at 11 in region %i gives nothing by itself', (region) => {
    const [table, gained] = advance(region, 10, 1);
    expect(gained).toEqual({});
    expect(table.influence(0, region)).toBe(11);
    expect(table.eventsOf('gained')).toEqual([]);
  });
});
