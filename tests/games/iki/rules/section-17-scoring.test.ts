import { type BuildingId, finalScores, winnerOf } from '../../../../src/games/iki';
import { endTurn, eventsOf, goTo, make, position, type ScenarioSpec, type SeatSpec } from './scenario';

const NOTHING = { mon: 0, rice: 0, sandals: 0 } as const;
const scoreOf = (seat: SeatSpec, spec: ScenarioSpec = {}) =>
  finalScores(position({ month: 12, ...spec, seats: [{ ...NOTHING, ...seat }] }))[0];

test('17.1 the IKI on the track count, and nothing else is nothing', () => {
  expect(scoreOf({ iki: 23 })).toEqual({
    track: 23,
    colours: 0,
    fish: 0,
    pouches: 0,
    buildings: 0,
    koban: 0,
    lumber: 0,
    mon: 0,
    total: 23,
  });
});

test('17.2 1, 4, 9, 16, 25 IKI for 1 to 5 types among own occupations, on the board and retired', () => {
  const cards = ['potter', 'cooper', 'tea-stall', 'salt-peddler', 'geisha'] as const;
  expect([0, 1, 2, 3, 4, 5].map((count) => scoreOf({ retired: cards.slice(0, count) })?.colours)).toEqual([
    0, 1, 4, 9, 16, 25,
  ]);
  expect(
    scoreOf(
      { retired: ['potter'] },
      { stalls: { A1: ['cooper', 0], B1: ['tatami-maker', 0], C1: ['tea-stall', 1] } },
    )?.colours,
  ).toBe(4);
});

test('17.2 a retired card of any colour helps most, and on the board is just its own colour', () => {
  expect(scoreOf({ retired: ['puppeteer'] })?.colours).toBe(1);
  expect(scoreOf({ retired: ['puppeteer', 'geisha'] })?.colours).toBe(4);
  expect(scoreOf({ retired: ['geisha'] }, { stalls: { A1: ['puppeteer', 0] } })?.colours).toBe(1);
  const five = ['potter', 'cooper', 'tea-stall', 'salt-peddler', 'geisha', 'puppeteer'] as const;
  expect(scoreOf({ retired: [...five] })?.colours).toBe(25);
});

test('17.3 3, 6, 10, 15 IKI for fish of 1 to 4 seasons, plus the points printed on single fish', () => {
  const fish = ['whitebait-1', 'bonito-1', 'sea-bass-2', 'sea-bream-1'] as const;
  expect([0, 1, 2, 3, 4].map((count) => scoreOf({ fish: fish.slice(0, count) })?.fish)).toEqual([
    0, 3, 6, 10, 15,
  ]);
  expect(scoreOf({ fish: ['whitebait-1', 'whitebait-2'] })?.fish).toBe(3);
  expect(scoreOf({ fish: ['sea-bream-2', 'bonito-2'] })?.fish).toBe(6 + 4 + 3);
});

test('17.4 pouches give their points, doubled by a pipe; more pipes do no more', () => {
  expect(scoreOf({ pouches: ['grey', 'purple'] })?.pouches).toBe(7);
  expect(scoreOf({ pouches: ['grey', 'purple'], pipes: ['orange'] })?.pouches).toBe(14);
  expect(scoreOf({ pouches: ['grey', 'purple'], pipes: ['orange', 'grey'] })?.pouches).toBe(14);
  expect(scoreOf({ pipes: ['orange'] })?.pouches).toBe(0);
});

const OWNER: SeatSpec = {
  sandals: 2,
  rice: 3,
  fish: ['whitebait-1', 'whitebait-2', 'bonito-1'],
  retired: ['ox', 'potter', 'cooper', 'tea-stall', 'geisha'],
  fire: 7,
};
const BUILDING_POINTS: [BuildingId, number][] = [
  ['merchant-house', 6],
  ['storehouse', 9],
  ['restaurant', 12],
  ['theatre', 10],
  ['fire-brigade', 14],
  ['town-house', 21],
];
test.each(BUILDING_POINTS)(
  '17.5 the %s gives its owner %d IKI for what the owner has',
  (building, points) => {
    const spec: ScenarioSpec = { month: 12, seats: [OWNER], stalls: { B2: [building, 0] } };
    expect(finalScores(position(spec)).map(({ buildings }) => buildings)).toEqual([points, 0, 0]);
  },
);

test('17.6 koban 3 each, lumber 1 each, 1 IKI per 5 mon, sandals and rice nothing', () => {
  expect(scoreOf({ koban: 2, lumber: 3, mon: 14, sandals: 5, rice: 5 })).toMatchObject({
    koban: 6,
    lumber: 3,
    mon: 2,
    total: 11,
  });
});

test('17.7 most IKI wins; tied, the higher firefighting, then the higher marker of a stack', () => {
  const winner = (seats: readonly SeatSpec[], brigade: readonly number[]) => {
    const state = position({ seats: seats.map((seat) => ({ ...NOTHING, ...seat })), brigade });
    return winnerOf(state, finalScores(state));
  };
  expect(winner([{ iki: 9 }, { iki: 10 }, { iki: 8 }], [0, 1, 2])).toBe(1);
  expect(
    winner(
      [
        { iki: 9, fire: 2 },
        { iki: 9, fire: 3 },
        { iki: 8, fire: 9 },
      ],
      [2, 1, 0],
    ),
  ).toBe(1);
  expect(winner([{ iki: 9, fire: 2 }, { iki: 9, fire: 2 }, {}], [1, 0, 2])).toBe(1);
  expect(winner([{ iki: 9, fire: 2 }, { iki: 9, fire: 2 }, {}], [0, 1, 2])).toBe(0);
});

test('17.7 the end of the New Year says the winner and every part', () => {
  const state = position({
    players: 2,
    step: 'newYearSpace',
    month: 13,
    seats: [
      { iki: 3, mon: 0 },
      { iki: 9, mon: 0 },
    ],
  });
  make(state, goTo(5));
  make(state, endTurn);
  make(state, goTo(5));
  const events = make(state, endTurn);
  expect(state.result).toEqual({ winners: [1], scores: finalScores(state) });
  expect(eventsOf(events, 'scored').map(({ player, score }) => [player, score.total])).toEqual([
    [0, 3],
    [1, 9],
  ]);
  expect(eventsOf(events, 'gameEnded')).toEqual([{ type: 'gameEnded', winners: [1] }]);
});
