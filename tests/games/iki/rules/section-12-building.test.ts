import { finalScores } from '../../../../src/games/iki';
import { build, endMonth, eventsOf, listed, make, position, visit, whyNot } from './scenario';

const site = (seat: object, stalls: object = {}) =>
  position({ step: 'business', seats: [{ at: 7, mon: 0, lumber: 3, koban: 1, ...seat }], stalls });

test('12.1 building takes an open building, its lumber and koban, a kobun and an open empty stall, and 2 mon on a corner', () => {
  const state = site({});
  expect(whyNot(state, build('theatre', 'D4'))).toEqual({
    code: 'notEnough',
    resource: 'mon',
    need: 2,
    have: 0,
  });
  expect(whyNot(state, build('town-house', 'D1'))).toEqual({
    code: 'notEnough',
    resource: 'lumber',
    need: 4,
    have: 3,
  });
  expect(listed(state, 'shop')).toHaveLength(4 * 12);
  make(state, build('theatre', 'D1'));
  expect(state.players[0]).toMatchObject({ lumber: 0, koban: 0, kobun: 3, mon: 0 });
  expect(state.openBuildings).not.toContain('theatre');

  const rich = site({ mon: 2 }, { A1: ['cooper', 1], A2: ['storehouse', 1] });
  expect(whyNot(rich, build('theatre', 'A1'))).toEqual({ code: 'stallTaken' });
  expect(whyNot(rich, build('storehouse', 'B1'))).toEqual({ code: 'buildingNotOpen' });
  make(rich, build('theatre', 'A4'));
  expect(rich.players[0]?.mon).toBe(0);

  const busy = site(
    {},
    { A1: ['cooper', 0], A2: ['potter', 0], A3: ['plasterer', 0], B1: ['restaurant', 0] },
  );
  expect(whyNot(busy, build('theatre', 'D1'))).toEqual({ code: 'noKobun' });
});

test('12.2 the kobun stays; buildings have no type, are not fed and not used', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 3,
    seats: [{ at: 2, rice: 0 }],
    stalls: { A1: ['theatre', 0], A2: ['restaurant', 0] },
  });
  expect(whyNot(state, visit('A1'))).toEqual({ code: 'noOccupation' });
  const events = endMonth(state);
  expect(eventsOf(events, 'harmony')).toEqual([]);
  expect(eventsOf(events, 'fed')).toEqual([]);
  expect(state.players[0]?.kobun).toBe(2);
});

test('12.2 a building that burns gives its kobun back', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 5,
    seats: [{ at: 2 }],
    stalls: { A1: ['theatre', 0] },
  });
  endMonth(state, 'A');
  expect(state.players[0]?.kobun).toBe(4);
  expect(state.out.buildings).toEqual(['theatre']);
});

test('12.3 it scores at the end only, for what its owner has then', () => {
  const state = site({ sandals: 5 });
  make(state, build('merchant-house', 'D1'));
  expect(state.players[0]?.iki).toBe(0);
  expect(finalScores(state)[0]?.buildings).toBe(15);
});
