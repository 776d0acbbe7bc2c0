import {
  type CustomerId,
  customerPoints,
  finalScores,
  REGION_TILES,
  type RegionTileId,
  scoreRegion,
  scoringLines,
} from '../../../../src/games/river-of-gold';
import { type ScenarioSpec, scenario } from './scenario';

interface RegionCase {
  because: string;
  tile: RegionTileId;
  steps: number[];
  /** The seat that has delivered to the elder of the region. */
  elder?: number;
  points: number[];
}

const REGION_CASES: RegionCase[] = [
  { because: 'three places', tile: 'scoring-12-8-4', steps: [10, 7, 3, 1], points: [12, 8, 4, 0] },
  { because: 'any order of seats', tile: 'scoring-12-8-4', steps: [1, 3, 10, 7], points: [0, 4, 12, 8] },
  { because: 'only two places printed', tile: 'scoring-8-4', steps: [10, 7, 3, 1], points: [8, 4, 0, 0] },
  { because: 'tied for first', tile: 'scoring-12-8-4', steps: [10, 10, 3, 1], points: [10, 10, 4, 0] },
  { because: 'tied for second', tile: 'scoring-12-8-4', steps: [10, 5, 5, 1], points: [12, 6, 6, 0] },
  { because: 'tied for third', tile: 'scoring-12-8-4', steps: [10, 7, 3, 3], points: [12, 8, 2, 2] },
  { because: 'three tied for first', tile: 'scoring-10-6-2', steps: [5, 5, 5, 1], points: [6, 6, 6, 0] },
  { because: 'four tied', tile: 'scoring-9-5', steps: [5, 5, 5, 5], points: [3, 3, 3, 3] },
  { because: 'rounded down', tile: 'scoring-11-7-3', steps: [9, 9, 2, 2], points: [9, 9, 1, 1] },
  {
    because: 'tied for second with one value left',
    tile: 'scoring-7-3',
    steps: [9, 4, 4, 1],
    points: [7, 1, 1, 0],
  },
  {
    because: 'tied at the end of the track',
    tile: 'scoring-11-7-3',
    steps: [18, 18, 17, 0],
    points: [9, 9, 3, 0],
  },
  { because: 'nobody without influence', tile: 'scoring-12-8-4', steps: [0, 1, 0, 0], points: [0, 12, 0, 0] },
  { because: 'nobody at all', tile: 'scoring-12-8-4', steps: [0, 0, 0, 0], points: [0, 0, 0, 0] },
  { because: 'far behind, 3 players', tile: 'scoring-10-6-2', steps: [18, 2, 1], points: [10, 6, 2] },
  {
    because: 'an elder doubles the first',
    tile: 'scoring-9-5',
    steps: [9, 4, 1],
    elder: 0,
    points: [18, 5, 0],
  },
  {
    because: 'an elder doubles a share after rounding',
    tile: 'scoring-7-3',
    steps: [9, 4, 4],
    elder: 2,
    points: [7, 1, 2],
  },
  {
    because: 'an elder without points',
    tile: 'scoring-7-3',
    steps: [9, 4, 1],
    elder: 2,
    points: [7, 3, 0],
  },
  { because: '2 players, 5 steps behind', tile: 'scoring-9-5', steps: [10, 5], points: [5, 2] },
  { because: '2 players, 6 steps behind', tile: 'scoring-9-5', steps: [10, 4], points: [5, 0] },
  { because: '2 players, second on 0', tile: 'scoring-9-5', steps: [0, 4], points: [0, 5] },
  { because: '2 players, tied', tile: 'scoring-9-5', steps: [7, 7], points: [3, 3] },
  { because: '2 players, no second value', tile: 'scoring-7-3', steps: [4, 3], points: [3, 0] },
  { because: '2 players, tied for one value', tile: 'scoring-7-3', steps: [4, 4], points: [1, 1] },
  {
    because: '2 players, the elder of the second',
    tile: 'scoring-12-8-4',
    steps: [9, 4],
    elder: 1,
    points: [8, 8],
  },
  {
    because: '2 players, an elder too far behind',
    tile: 'scoring-12-8-4',
    steps: [9, 3],
    elder: 1,
    points: [8, 0],
  },
];

/** The last turn of a game of two: seat 0 on turn, ready to sail past spaces that give nothing but koku. */
const LAST_TURN: ScenarioSpec = {
  players: 2,
  phase: 'finalRound',
  finalRound: { by: 1, turnsLeft: 1 },
  shore: { 11: 'start-port-a' },
};

describe('section 10: final scoring', () => {
  test.each(REGION_CASES)('10.1 $because: $steps on the track are worth $points', (region) => {
    const { tile, steps, elder, points } = region;
    const tiles = [tile, ...REGION_TILES.map((t) => t.id).filter((id) => id !== tile)];
    const { state } = scenario({
      players: steps.length as 2 | 3 | 4,
      regionTiles: tiles,
      seats: steps.map((step, seat) => ({
        influence: { 1: step },
        delivered: seat === elder ? ['elder-1' as const] : [],
      })),
    });
    expect(finalScores(state).map((score) => score.regions)).toEqual(
      points.map((share) => [share, 0, 0, 0, 0, 0]),
    );
    for (const line of scoreRegion(state, 1)) {
      expect(line).toMatchObject({ points: points[line.player], elder: line.player === elder });
    }
  });

  test('10.1 every region is scored by its own tile', () => {
    const { state } = scenario({ seats: [{ influence: 1 }] });
    expect(finalScores(state)[0]?.regions).toEqual([7, 9, 8, 12, 10, 11]);
  });

  test('10.2 customers delivered to are worth 0, 2, 5, 9, 14, 20, 27 for 0 to 6 or more', () => {
    const elders: CustomerId[] = ['elder-1', 'elder-2', 'elder-3', 'elder-4', 'elder-5', 'elder-6'];
    const ids: CustomerId[] = [...elders, 'monk-1', 'monk-2'];
    const points = ids.map((_, count) => {
      const { state } = scenario({ seats: [{ delivered: ids.slice(0, count) }] });
      return finalScores(state)[0]?.customers;
    });
    expect(points).toEqual([0, 2, 5, 9, 14, 20, 27, 27]);
    expect(customerPoints(30)).toBe(27);
  });

  test('10.3 the end abilities of merchants, nobles and artisans are added, each one by itself', () => {
    const { state } = scenario({
      seats: [
        {
          koku: 14,
          silk: 4,
          delivered: ['merchant-1', 'artisan-1', 'noble-2', 'merchant-2', 'monk-1'],
          points: 8,
        },
      ],
      shore: { 1: ['era1-port-point', 0] },
    });
    expect(finalScores(state)[0]).toEqual({
      duringGame: 8,
      masteries: 0,
      finalRound: 0,
      regions: [0, 0, 0, 0, 0, 0],
      customers: 20,
      merchants: 4,
      artisans: 2,
      nobles: 1,
      total: 8 + 20 + 4 + 2 + 1,
      favor: 2,
    });
    const abilities = scoringLines(state).filter((line) => line.type === 'endAbilityScored');
    expect(abilities).toHaveLength(4);
  });

  test('10.4 most points win, with the whole break-down of the scores', () => {
    const table = scenario({
      ...LAST_TURN,
      seats: [
        { die: 1, ships: [4, 9], points: 12, favor: 0 },
        { points: 13, favor: 0 },
      ],
    })
      .sail(0)
      .endTurn();
    expect(table.state.result?.winners).toEqual([1]);
    expect(table.state.result?.scores.map((score) => score.total)).toEqual([12, 13]);
    expect(table.state.result?.scores).toEqual(finalScores(table.state));
    expect(table.state.result?.scores[1]).toMatchObject({ finalRound: 5, duringGame: 8 });
    expect(table.events.at(-1)).toEqual({ type: 'gameEnded', winners: [1] });
  });

  const TIES = [
    { favor: [3, 2], winners: [0] },
    { favor: [1, 2], winners: [1] },
    { favor: [2, 2], winners: [0, 1] },
  ] as const;
  test.each(TIES)(
    '10.4 tied on points, favor $favor decides: the winners are $winners',
    ({ favor, winners }) => {
      const table = scenario({
        ...LAST_TURN,
        seats: [
          { die: 1, ships: [4, 9], points: 20, favor: favor[0] },
          { points: 20, favor: favor[1] },
        ],
      })
        .sail(0)
        .endTurn();
      expect(table.state.result?.scores.map((score) => score.total)).toEqual([20, 20]);
      expect(table.state.result?.winners).toEqual(winners);
    },
  );

  test('10.4 on the last turn 5 koku may still be traded for the favor that decides', () => {
    const table = scenario({
      ...LAST_TURN,
      seats: [
        { die: 1, ships: [4, 9], points: 20, favor: 2, koku: 5 },
        { points: 20, favor: 2 },
      ],
    })
      .sail(0)
      .trade('koku', 'favor')
      .endTurn();
    expect(table.state.result?.scores.map((score) => score.total)).toEqual([20, 20]);
    expect(table.state.result?.winners).toEqual([0]);
  });
});
