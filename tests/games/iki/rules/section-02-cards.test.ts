import { BUILDINGS, OCCUPATIONS, TYPES } from '../../../../src/games/iki';
import { endMonth, endTurn, eventsOf, hire, make, position, visit, walk } from './scenario';

test('2.1 an occupation has a type, a season, a cost, a skill, salaries and 0 to 2 firefighting symbols', () => {
  expect(OCCUPATIONS).toHaveLength(56);
  for (const { type, cost, fire, steps, salary } of OCCUPATIONS) {
    expect(TYPES).toContain(type);
    expect(cost).toBeGreaterThanOrEqual(0);
    expect([0, 1, 2]).toContain(fire);
    if (salary !== 'grey') expect(salary).toHaveLength(steps);
  }
});

test('2.2 a yellow scroll gives, a blue one takes and gives, once', () => {
  const state = position({
    step: 'business',
    seats: [{ at: 2, mon: 3 }],
    stalls: { A1: ['salt-peddler', 1], A2: ['eyeglass-peddler', 1] },
  });
  const other = structuredClone(state);
  make(state, visit('A1'));
  expect(state.players[0]?.mon).toBe(6);
  make(other, visit('A2'));
  expect(other.players[0]).toMatchObject({ mon: 2, iki: 2 });
});

test('2.3 a card of 3 steps begins on square 1 and one of 2 steps on square 2; beyond square 3 it retires', () => {
  const state = position({
    offer: [
      ['tatami-maker', 0],
      ['potter', 0],
    ],
    seats: [{ mon: 9 }],
  });
  make(state, hire('tatami-maker', 'A1'));
  expect(state.stalls[0]).toMatchObject({ square: 1 });
  const two = position({
    offer: [
      ['tatami-maker', 0],
      ['potter', 0],
    ],
    seats: [{ mon: 9 }],
  });
  make(two, hire('potter', 'A1'));
  expect(two.stalls[0]).toMatchObject({ square: 2 });
  const square = (at: number) =>
    position({ step: 'walk', seats: [{ at: 8, sandals: 0 }], stalls: { C1: ['tatami-maker', 0, at] } });
  const second = square(2);
  make(second, walk(1));
  expect(second.stalls[8]).toMatchObject({ square: 3 });
  const third = square(3);
  make(third, walk(1));
  expect(third.stalls[8]).toBeNull();
  expect(third.players[0]).toMatchObject({ retired: ['tatami-maker'], kobun: 4 });
});

test('2.4 a grey card earns nothing, on the board or retired', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 3,
    seats: [{ at: 5, rice: 5, retired: ['labour-broker'] }],
    stalls: { A1: ['ox', 0] },
  });
  const events = endMonth(state);
  expect(eventsOf(events, 'salaryPaid')).toEqual([]);
});

test('2.5 a building has a cost in lumber and koban and points, a number or so many per thing', () => {
  expect(BUILDINGS.map(({ id, cost, score }) => [id, cost.lumber, cost.koban, score])).toEqual([
    ['merchant-house', 2, 1, { per: 'sandals', iki: 3 }],
    ['storehouse', 3, 1, { per: 'rice', iki: 3 }],
    ['restaurant', 2, 1, { per: 'fish', iki: 4 }],
    ['theatre', 3, 1, { per: 'retired', iki: 2 }],
    ['fire-brigade', 4, 1, { per: 'fire', iki: 2 }],
    ['town-house', 4, 2, { flat: 21 }],
  ]);
});

test('2.6 sandals are steps, rice feeds, and every token is a number of its owner', () => {
  const state = position({ step: 'walk', seats: [{ at: 1, sandals: 2, rice: 1 }] });
  make(state, walk(1, 2));
  expect(state.players[0]).toMatchObject({ at: 4, sandals: 0, rice: 1, mon: 8, koban: 0, lumber: 0 });
  make(state, endTurn);
});
