import { legalMoves } from '../../../../src/games/iki';
import {
  endMonth,
  endTurn,
  eventsOf,
  listed,
  make,
  position,
  type ScenarioSpec,
  starve,
  whyNot,
} from './scenario';

/** The end of a month with a pay day; seat 0 is the last to act. */
const payDay = (spec: ScenarioSpec) =>
  position({
    step: 'business',
    last: true,
    month: 3,
    ...spec,
    seats: [0, 1, 2, 3].slice(0, spec.players ?? 3).map((seat) => ({ at: 1, mon: 0, ...spec.seats?.[seat] })),
  });

test('15 salaries come for all players first, then harmony, then feeding', () => {
  const state = payDay({
    stalls: { A1: ['salt-peddler', 0], A2: ['vegetable-peddler', 1], B1: ['boiled-egg-peddler', 2, 2] },
  });
  const kinds = endMonth(state).flatMap(({ type }) =>
    type === 'salaryPaid' || type === 'harmony' || type === 'fed' ? [type] : [],
  );
  expect(kinds).toEqual([
    'salaryPaid',
    'salaryPaid',
    'salaryPaid',
    'harmony',
    'harmony',
    'fed',
    'fed',
    'fed',
  ]);
});

test('15.1 each own occupation pays the salary of its square, each retired one that of its last, grey ones nothing', () => {
  const state = payDay({
    seats: [{ rice: 9, retired: ['umbrella-maker', 'labour-broker'] }],
    stalls: { A1: ['salt-peddler', 0, 2], B1: ['potter', 0, 3], C1: ['ox', 0] },
  });
  endMonth(state);
  expect(state.players[0]).toMatchObject({ mon: 2 + 3, iki: 2, rice: 6 });
  expect(state.payDay?.salaries).toEqual([
    { player: 0, card: 'salt-peddler', stall: 'A1', gain: { mon: 2 } },
    { player: 0, card: 'potter', stall: 'B1', gain: { iki: 2 } },
    { player: 0, card: 'umbrella-maker', stall: null, gain: { mon: 3 } },
  ]);
});

test('15.2 in each group every card of a colour that is there at least twice gives as many IKI as there are of it', () => {
  const state = payDay({
    seats: [{ rice: 9 }, { rice: 9 }, { rice: 9 }],
    stalls: {
      C1: ['salt-peddler', 0],
      C2: ['cotton-peddler', 1],
      C3: ['potter', 0],
      C4: ['plasterer', 2],
      D1: ['theatre', 1],
      D2: ['eyeglass-peddler', 2],
    },
  });
  endMonth(state);
  expect(state.payDay?.harmony).toEqual([
    { player: 0, stall: 'C3', group: 'C', iki: 2 },
    { player: 2, stall: 'C4', group: 'C', iki: 2 },
    { player: 0, stall: 'C1', group: 'C', iki: 2 },
    { player: 1, stall: 'C2', group: 'C', iki: 2 },
  ]);
  expect(state.players.map(({ iki }) => iki)).toEqual([4, 2, 2]);
});

test('15.2 neutral cards count for the harmony of others and earn nothing; retired cards do not count', () => {
  const state = payDay({
    players: 2,
    seats: [{ rice: 9, retired: ['cotton-peddler'] }],
    stalls: {
      A1: ['salt-peddler', 0],
      A2: ['vegetable-peddler', 'neutral'],
      A3: ['dumpling-peddler', 'neutral'],
    },
  });
  make(state, endTurn);
  make(state, { name: 'placeNeutral', arg: { card: state.offer[0]?.card ?? 'potter', stall: 'D1' } });
  expect(state.players.map(({ iki }) => iki)).toEqual([3, 0]);
});

test('15.3 each occupation on the board eats 1 rice; for each missing one the owner chooses a card that leaves the game', () => {
  const state = payDay({
    seats: [{ rice: 1 }, { rice: 3 }],
    stalls: { A1: ['plasterer', 0], B1: ['tatami-maker', 0], C1: ['umbrella-maker', 0], D1: ['cooper', 1] },
  });
  const events = endMonth(state);
  expect(state.players.map(({ rice }) => rice)).toEqual([0, 2, 1]);
  expect(eventsOf(events, 'fed')).toEqual([
    { type: 'fed', player: 0, eaten: 1, missing: 2 },
    { type: 'fed', player: 1, eaten: 1, missing: 0 },
  ]);
  expect(state).toMatchObject({ phase: 'payDay', step: 'starve', current: 0 });
  expect(listed(state, 'starve')).toEqual([starve('A1', 'B1'), starve('A1', 'C1'), starve('B1', 'C1')]);
  expect(whyNot(state, starve('A1'))).toEqual({ code: 'wrongNumber', need: 2 });
  expect(whyNot(state, starve('A1', 'B1', 'C1'))).toEqual({ code: 'wrongNumber', need: 2 });
  expect(whyNot(state, starve('A1', 'D1'))).toEqual({ code: 'notOwnOccupation' });
  make(state, starve('C1', 'A1'));
  expect(state.out.occupations).toEqual(expect.arrayContaining(['plasterer', 'umbrella-maker']));
  expect(state.players[0]?.kobun).toBe(3);
  expect(state.payDay?.starved).toEqual([
    { player: 0, card: 'plasterer', stall: 'A1' },
    { player: 0, card: 'umbrella-maker', stall: 'C1' },
  ]);
  expect(state).toMatchObject({ phase: 'pathOfLife', month: 4 });
});

test('15.3 today’s salary feeds too, firefighting once gained stays, and where all go nobody is asked', () => {
  const state = payDay({
    seats: [{ rice: 0, fire: 3 }, { rice: 0 }],
    stalls: { A1: ['plasterer', 0], C1: ['boiled-egg-peddler', 1, 2] },
  });
  const events = endMonth(state);
  expect(eventsOf(events, 'starved')).toEqual([
    { type: 'starved', player: 0, card: 'plasterer', stall: 'A1', automatic: true },
  ]);
  expect(state.players[0]).toMatchObject({ fire: 3, kobun: 4 });
  expect(state.stalls[8]).toMatchObject({ card: 'boiled-egg-peddler' });
  expect(state.phase).toBe('pathOfLife');
});

test('15.4 (R) players choose in firefighting order', () => {
  const state = payDay({
    seats: [{ rice: 1 }, { rice: 1, fire: 2 }, { rice: 1, fire: 1 }],
    stalls: {
      A1: ['plasterer', 0],
      A2: ['tea-stall', 0],
      B1: ['cooper', 1],
      B2: ['potter', 1],
      C1: ['book-lender', 2],
      C2: ['tatami-maker', 2],
    },
  });
  endMonth(state);
  const asked: number[] = [];
  while (state.phase === 'payDay') {
    asked.push(state.current);
    const [move] = legalMoves(state, state.current);
    if (move) make(state, move);
  }
  expect(asked).toEqual([1, 2, 0]);
});
