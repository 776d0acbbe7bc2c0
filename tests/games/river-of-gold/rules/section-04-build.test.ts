import { REGIONS, SHORE_SPACES } from '../../../../src/games/river-of-gold';
import { changeOf, scenario } from './scenario';

const ROW = ['era1-port-rice', 'era1-market-koku-point', 'era1-manor-silk', 'era1-shrine-point'] as const;

describe('section 4: build', () => {
  test.each(REGIONS)('4.1 a die that shows %i opens the empty spaces of that region and no others', (die) => {
    const taken = SHORE_SPACES.find((space) => space.region === die && space.cost !== null)?.id ?? 0;
    const table = scenario({
      seats: [{ die, koku: 25 }],
      shore: { [taken]: ['era1-port-point', 1] },
    });
    const spaces = new Set(table.legalArgs('build').map((arg) => arg.space));
    const open = SHORE_SPACES.filter(
      ({ id, region, cost }) => region === die && cost !== null && id !== taken,
    );
    expect([...spaces]).toEqual(open.map((space) => space.id));
  });

  test('4.2 the builder pays the cost of the space; who has less koku may not build there', () => {
    const table = scenario({ seats: [{ die: 1, koku: 6 }] });
    expect([...new Set(table.legalArgs('build').map((arg) => arg.space))]).toEqual([1, 2, 5]);
    const tile = table.state.row[0];
    if (!tile) throw new Error('the row is empty');
    expect(changeOf(table, 0, () => table.build(2, tile)).koku).toBe(-5);
    expect(scenario({ seats: [{ die: 1, koku: 4 }] }).legalArgs('build')).toEqual([]);
  });

  test('4.2 an artisan in the region takes 2 koku off, in that region only', () => {
    const table = scenario({ seats: [{ die: 2, koku: 7, delivered: ['artisan-2'] }], row: [...ROW] });
    expect([...new Set(table.legalArgs('build').map((arg) => arg.space))]).toEqual([7, 8, 10]);
    expect(changeOf(table, 0, () => table.build(10, ROW[0]))).toEqual({ koku: -7 });
    const elsewhere = scenario({ seats: [{ die: 2, koku: 7, delivered: ['artisan-3', 'elder-2'] }] });
    expect([...new Set(elsewhere.legalArgs('build').map((arg) => arg.space))]).toEqual([8]);
  });

  test('4.2 no empty space in the region of the die: no build', () => {
    const table = scenario({
      players: 2,
      seats: [{ die: 2, koku: 25 }],
      shore: {
        8: ['era1-port-point', 1],
        9: ['era1-port-favor', 1],
        10: ['era1-market-point', 0],
      },
    });
    expect(table.legalArgs('build')).toEqual([]);
  });

  test('4.3 any tile of the row may be chosen; the one at the end gives 1 favor at once', () => {
    for (const [index, tile] of ROW.entries()) {
      const table = scenario({ seats: [{ die: 1, koku: 10, favor: 0 }], row: [...ROW] });
      expect(table.legalArgs('build').filter((arg) => arg.space === 1)).toHaveLength(4);
      table.build(1, tile);
      expect(table.at(1)).toEqual({ tile, owners: [0] });
      expect(table.player(0).favor).toBe(index === 3 ? 1 : 0);
    }
  });

  test('4.3 the favor of the end of the row is lost at the limit', () => {
    const table = scenario({ seats: [{ die: 1, koku: 10, favor: 3 }], row: [...ROW] }).build(1, ROW[3]);
    expect(table.player(0).favor).toBe(3);
    expect(table.eventsOf('gained')[0]).toMatchObject({ resource: 'favor', amount: 0, lost: 1 });
  });

  test('4.4 the builder marks the tile and gains its influence in the region, with the rewards of the track', () => {
    const table = scenario({ seats: [{ die: 5, koku: 10 }], row: [...ROW] });
    expect(changeOf(table, 0, () => table.build(24, 'era1-market-koku-point'))).toEqual({
      koku: -6,
      rice: 1,
    });
    expect(table.at(24)).toEqual({ tile: 'era1-market-koku-point', owners: [0] });
    expect(table.player(0).influence).toEqual([0, 0, 0, 0, 2, 0]);
  });

  test('4.5 the tiles behind it slide to the end and a new one comes in at the start when the turn ends', () => {
    for (const [index, tile] of ROW.entries()) {
      const table = scenario({ seats: [{ die: 1, koku: 10 }], row: [...ROW] });
      const top = table.state.secrets.era1.at(-1);
      const stack = table.state.secrets.era1.length;
      table.build(1, tile);
      expect(table.state.row).toEqual(ROW.map((id) => (id === tile ? null : id)));
      table.endTurn();
      expect(table.state.row).toEqual([top, ...ROW.filter((_, i) => i !== index)]);
      expect(table.state.secrets.era1).toHaveLength(stack - 1);
    }
  });

  test('4.5 ships need not be near: any position of the ships leaves the same builds', () => {
    const builds = (ships: [number, number]) =>
      scenario({ seats: [{ die: 6, koku: 25, ships }] }).legalArgs('build');
    expect(builds([1, 2])).toEqual(builds([13, 14]));
    expect(builds([1, 2]).length).toBe(16);
  });
});
