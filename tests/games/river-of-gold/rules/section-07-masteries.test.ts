import { MASTERIES, type MasteryId, type Move } from '../../../../src/games/river-of-gold';
import { type ScenarioSpec, type SeatSpec, scenario, type Table } from './scenario';

interface Case {
  mastery: MasteryId;
  seat?: SeatSpec;
  shore?: ScenarioSpec['shore'];
  met: boolean;
  because: string;
}

const CASES: Case[] = [
  { mastery: 'air', met: true, because: '3 roles', seat: { delivered: ['elder-1', 'monk-1', 'noble-1'] } },
  {
    mastery: 'air',
    met: false,
    because: '4 customers of only 2 roles',
    seat: { delivered: ['elder-1', 'elder-2', 'monk-1', 'monk-2'] },
  },
  { mastery: 'courts', met: true, because: '11 on one track', seat: { influence: { 4: 11 } } },
  {
    mastery: 'courts',
    met: true,
    because: 'the flower was passed',
    seat: { influence: { 6: 18 } },
  },
  { mastery: 'courts', met: false, because: '10 on every track', seat: { influence: 10 } },
  {
    mastery: 'earth',
    met: true,
    because: '3 manors',
    shore: { 1: ['era1-manor-silk', 0], 16: ['era1-manor-favor', 0], 28: ['era1-manor-point', 0] },
  },
  {
    mastery: 'earth',
    met: true,
    because: '3 ports, one of them with a second marker',
    shore: { 1: ['era1-port-rice', 0], 16: ['era1-port-favor', 1, 0], 28: ['era1-port-point', 0] },
  },
  {
    mastery: 'earth',
    met: false,
    because: '2 of three types and 1 of the fourth',
    shore: {
      1: ['era1-port-rice', 0],
      2: ['era1-port-favor', 0],
      5: ['era1-market-favor', 0],
      16: ['era1-market-point', 0],
      19: ['era1-manor-silk', 0],
      20: ['era1-manor-favor', 0],
      27: ['era1-shrine-point', 0],
    },
  },
  {
    mastery: 'earth',
    met: false,
    because: '2 ports with 3 markers',
    shore: { 1: ['era1-port-rice', 0, 0], 16: ['era1-port-favor', 0], 28: ['era1-port-point', 1] },
  },
  { mastery: 'fire', met: true, because: '2 elders', seat: { delivered: ['elder-1', 'elder-5'] } },
  {
    mastery: 'fire',
    met: false,
    because: 'one customer of each role',
    seat: { delivered: ['elder-1', 'monk-1', 'noble-1', 'artisan-1', 'merchant-1'] },
  },
  { mastery: 'void', met: true, because: '1 in all 6 regions', seat: { influence: 1 } },
  {
    mastery: 'void',
    met: false,
    because: 'much in 5 regions',
    seat: { influence: { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10 } },
  },
  {
    mastery: 'water',
    met: true,
    because: 'one building of each type',
    shore: {
      1: ['era1-port-rice', 0],
      5: ['era1-market-favor', 0],
      19: ['era1-manor-silk', 1, 0],
      27: ['era1-shrine-point', 0],
    },
  },
  {
    mastery: 'water',
    met: false,
    because: 'three types and a visit to an imperial market',
    shore: {
      1: ['era1-port-rice', 0],
      16: ['era1-port-favor', 0],
      19: ['era1-manor-silk', 0],
      27: ['era1-shrine-point', 0],
      5: ['era1-market-favor', 1],
    },
  },
];
const BOTH_COUNTS = CASES.flatMap((c) => [
  { ...c, players: 2 as const, reward: 5 },
  { ...c, players: 4 as const, reward: 7 },
]);

/** Sails past spaces that give neither influence nor points, and ends the turn. */
function quietTurn(table: Table): Table {
  return table.sail(0).endTurn();
}
const QUIET: SeatSpec = { die: 1, ships: [3, 9] };

describe('section 7: masteries', () => {
  test.each(BOTH_COUNTS)(
    '7.1 $players players, mastery of $mastery, $because: claimed is $met',
    ({ mastery, seat, shore, met, players, reward }) => {
      const table = quietTurn(
        scenario({ players, masteries: [mastery], seats: [{ ...seat, ...QUIET }], shore }),
      );
      expect(table.state.masteries).toEqual([{ id: mastery, claims: met ? [0] : [] }]);
      expect(table.player(0).points).toBe(met ? reward : 0);
      expect(table.eventsOf('masteryClaimed')).toEqual(
        met ? [{ type: 'masteryClaimed', player: 0, mastery, place: 1 }] : [],
      );
    },
  );

  test('7.1 each mastery has a case that is met and one that just is not', () => {
    for (const mastery of MASTERIES) {
      const of = CASES.filter((c) => c.mastery === mastery);
      expect(new Set(of.map((c) => c.met))).toEqual(new Set([true, false]));
    }
  });

  test('7.1 all masteries in play that are fulfilled are claimed at once, without being asked, and once only', () => {
    const table = scenario({
      players: 3,
      masteries: ['void', 'courts', 'air'],
      seats: [{ ...QUIET, influence: 11 }, QUIET, QUIET],
      dice: [1],
    });
    const ends: Move[] = table.sail(0).legal();
    expect(ends.filter((move) => move.name !== 'trade')).toEqual([{ name: 'endTurn', arg: {} }]);
    table.endTurn();
    expect(table.state.masteries.map((mastery) => mastery.claims)).toEqual([[0], [0], []]);
    expect(table.player(0).points).toBe(14);
    quietTurn(quietTurn(table));
    table.sail(0);
    const before = table.player(0).points;
    table.endTurn();
    expect(table.player(0).points).toBe(before);
    expect(table.state.masteries.map((mastery) => mastery.claims)).toEqual([[0], [0], []]);
  });

  test('7.1 a mastery is claimed in the own turn only, though it was fulfilled in another', () => {
    const table = scenario({
      players: 3,
      phase: 'era2',
      masteries: ['courts'],
      seats: [
        { die: 1, ships: [4, 9] },
        { ...QUIET, influence: { 2: 10 } },
      ],
      shore: { 9: ['era2-shrine-influence', 1] },
    }).sail(0);
    expect(table.influence(1, 2)).toBe(11);
    table.endTurn();
    expect(table.state.masteries[0]?.claims).toEqual([]);
    const points = table.player(1).points;
    table.sail(1).endTurn();
    expect(table.state.masteries[0]?.claims).toEqual([1]);
    expect(table.player(1).points).toBe(points + 7);
  });

  test('7.2 with 2 players each mastery has one reward of 5', () => {
    const table = scenario({
      players: 2,
      masteries: ['void'],
      seats: [
        { ...QUIET, influence: 1 },
        { ...QUIET, influence: 1 },
      ],
    });
    quietTurn(quietTurn(table));
    expect(table.state.masteries[0]?.claims).toEqual([0]);
    expect([table.player(0).points, table.player(1).points]).toEqual([5, 0]);
  });

  test('7.2 with more players the rewards are 7, 5 and 3, and the fourth comes too late', () => {
    const able = { ...QUIET, influence: 1 };
    const table = scenario({ players: 4, masteries: ['void'], seats: [able, able, able, able] });
    for (let i = 0; i < 4; i++) quietTurn(table);
    expect(table.state.masteries[0]?.claims).toEqual([0, 1, 2]);
    expect(table.state.players.map((player) => player.points)).toEqual([7, 5, 3, 0]);
  });
});
