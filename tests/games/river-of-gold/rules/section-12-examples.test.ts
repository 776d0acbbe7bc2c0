import { finalScores } from '../../../../src/games/river-of-gold';
import { changeOf, scenario } from './scenario';

describe('section 12: examples', () => {
  test('12.1 die 2: one favor makes it 1, a second one 6', () => {
    const table = scenario({ seats: [{ die: 2, favor: 2 }] });
    table.spendFavor(1);
    expect(table.player(0)).toMatchObject({ die: 1, favor: 1 });
    table.spendFavor(6);
    expect(table.player(0)).toMatchObject({ die: 6, favor: 0 });
    const atOnce = scenario({ seats: [{ die: 2, favor: 2 }] }).spendFavor(6);
    expect(atOnce.player(0)).toMatchObject({ die: 6, favor: 0 });
  });

  test('12.2 Crane builds the shrine at the end of the row on the 9-koku space of region 4', () => {
    const table = scenario({
      seats: [{ clan: 'crane', die: 4, koku: 9, favor: 1 }],
      row: ['era1-port-rice', 'era1-market-favor', 'era1-manor-silk', 'era1-shrine-koku-point'],
    });
    expect(changeOf(table, 0, () => table.build(16, 'era1-shrine-koku-point'))).toEqual({
      koku: -9,
      favor: 1,
      porcelain: 1,
    });
    expect(table.influence(0, 4)).toBe(2);
    expect(table.at(16)).toEqual({ tile: 'era1-shrine-koku-point', owners: [0] });
  });

  test('12.3 Crab sails 2 past two markets, an empty space and an own shrine', () => {
    const table = scenario({
      seats: [
        { clan: 'crab', die: 2, ships: [3, 9], koku: 0, porcelain: 0, rice: 0 },
        { clan: 'scorpion', koku: 0 },
        { clan: 'mantis', favor: 0 },
      ],
      shore: {
        9: ['era1-market-koku-point', 1],
        11: ['era1-market-favor-point', 2],
        12: ['era1-shrine-porcelain', 0],
      },
    });
    const before = table.state.players.map((player) => ({ ...player }));
    expect(changeOf(table, 0, () => table.sail(0))).toEqual({ porcelain: 2, koku: 1, rice: 1, points: 2 });
    expect(table.player(1)).toEqual({ ...before[1], koku: 1, points: 1 });
    expect(table.player(2)).toEqual({ ...before[2], favor: 1, points: 1 });
    expect(table.player(3)).toEqual(before[3]);
  });

  test('12.4 Crane delivers to the merchant of region 6 and has 3 koku more per journey from now on', () => {
    const table = scenario({
      players: 2,
      seats: [
        {
          clan: 'crane',
          die: 6,
          silk: 1,
          rice: 2,
          koku: 0,
          ships: [14, 9],
          hand: ['merchant-6', 'elder-1'],
        },
        { die: 1, ships: [3, 9] },
      ],
      deck: ['elder-2', 'elder-3'],
      dice: [1],
    });
    const paid = changeOf(table, 0, () => table.deliver('merchant-6').choose('elder-1'));
    // The silk of the order comes back at step 2 of the track.
    expect(paid).toEqual({ rice: -2 });
    expect(table.influence(0, 6)).toBe(3);
    table.endTurn().sail(0).endTurn().sail(0);
    const journey = changeOf(table, 0, () => table.choose('koku'));
    expect(journey).toEqual({ koku: 3 + 3 });
  });

  test('12.5 the first with influence in all 6 regions takes 7, the next 5', () => {
    const seat = { die: 1 as const, ships: [4, 9] as [number, number], influence: 1 };
    const table = scenario({ players: 3, masteries: ['void'], seats: [seat, { ...seat }] });
    table.sail(0);
    expect(changeOf(table, 0, () => table.endTurn())).toEqual({ points: 7 });
    table.sail(0);
    expect(changeOf(table, 1, () => table.endTurn())).toEqual({ points: 5 });
  });

  test('12.6 region worth 9 and 5: Crab and Mantis tied take 7 each, Crab with the elder takes 14', () => {
    const { state } = scenario({
      players: 3,
      seats: [
        { clan: 'crab', influence: { 1: 12 }, delivered: ['elder-1'] },
        { clan: 'mantis', influence: { 1: 12 } },
        { clan: 'crane', influence: { 1: 4 } },
      ],
      regionTiles: [
        'scoring-9-5',
        'scoring-7-3',
        'scoring-8-4',
        'scoring-12-8-4',
        'scoring-10-6-2',
        'scoring-11-7-3',
      ],
    });
    expect(finalScores(state).map((score) => score.regions[0])).toEqual([14, 7, 0]);
  });

  test('12.7 12 koku and 2 merchants are 4 points, 7 goods and 2 artisans are 4 points', () => {
    const { state } = scenario({
      seats: [
        { koku: 12, delivered: ['merchant-1', 'merchant-2'] },
        { silk: 3, rice: 2, porcelain: 2, delivered: ['artisan-1', 'artisan-2'] },
      ],
    });
    const [first, second] = finalScores(state);
    expect(first).toMatchObject({ merchants: 4, artisans: 0 });
    expect(second).toMatchObject({ merchants: 0, artisans: 4 });
  });
});
