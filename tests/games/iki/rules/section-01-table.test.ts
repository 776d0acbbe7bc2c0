import {
  createState,
  GROUPS,
  INNER_CORNERS,
  iki,
  OUTERMOST_STALLS,
  passesOf,
  STALLS,
  STALLS_OF_GROUP,
  STREET,
  seededRandom,
  spaceAfter,
  status,
} from '../../../../src/games/iki';
import { hire, income, listed, make, placeCylinder, position, shop, visit, whyNot } from './scenario';

test('1.1 2 to 4 players play 12 months and the New Year for IKI', () => {
  for (const players of [2, 3, 4]) {
    const state = createState(players, {}, seededRandom('table'));
    expect(state.players.map(({ iki: points }) => points)).toEqual(Array(players).fill(0));
    expect(state.month).toBe(1);
    expect(status(state)).toMatchObject({ over: false, phase: 'startingOccupations', inTheOpen: true });
  }
  for (const players of [0, 1, 5, 2.5]) expect(() => createState(players, {}, seededRandom('x'))).toThrow();
  expect(iki.card.players).toEqual({ min: 2, max: 4 });
});

test('1.2 the street is a ring of 8 spaces; from space 8 one step leads to space 1, from the start point too', () => {
  expect(STREET.map(({ space }) => space)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(spaceAfter(0, 1)).toBe(1);
  expect(spaceAfter(0, 8)).toBe(8);
  expect(spaceAfter(8, 1)).toBe(1);
  expect(spaceAfter(5, 4)).toBe(1);
  expect(passesOf(8, 1)).toBe(1);
  expect(passesOf(7, 1)).toBe(0);
});

test('1.3 (R) the shops stand in the order of the rulebook, outer shops before stalls 1 and 2, inner shops before 3 and 4', () => {
  expect(STREET.map(({ shop: id, stalls }) => [id, ...stalls])).toEqual([
    ['sandals', 'A3', 'A4'],
    ['rice', 'A1', 'A2'],
    ['fireTower', 'B1', 'B2'],
    ['tobacco', 'B3', 'B4'],
    ['pawn', 'C3', 'C4'],
    ['fish', 'C1', 'C2'],
    ['construction', 'D1', 'D2'],
    ['exchange', 'D3', 'D4'],
  ]);
  expect(OUTERMOST_STALLS).toEqual(['A1', 'B1', 'C1', 'D1']);
});

test('1.4 a stall holds one card, and the four rows and the inner corners are the groups', () => {
  const state = position({ stalls: { A2: ['potter', 1] }, offer: [['cooper', 0]] });
  expect(whyNot(state, hire('cooper', 'A2'))).toEqual({ code: 'stallTaken' });
  expect(GROUPS.map((group) => STALLS_OF_GROUP[group].map((index) => STALLS[index]).join(' '))).toEqual([
    'A1 A2 A3 A4',
    'B1 B2 B3 B4',
    'C1 C2 C3 C4',
    'D1 D2 D3 D4',
    'A4 B4 C4 D4',
  ]);
  expect(INNER_CORNERS).toEqual(['A4', 'B4', 'C4', 'D4']);
});

test('1.5 who arrives on a number goes on top of the stack, and steps beyond 10 are lost', () => {
  const state = position({
    step: 'business',
    seats: [{ at: 3, fire: 4 }, { fire: 5 }, { fire: 5 }],
    brigade: [2, 1, 0],
  });
  make(state, shop);
  expect(state.players[0]?.fire).toBe(5);
  expect(state.brigade).toEqual([0, 2, 1]);
  const high = position({ step: 'business', seats: [{ at: 3, fire: 10 }, { fire: 10 }], brigade: [1, 0, 2] });
  make(high, shop);
  expect(high.players[0]?.fire).toBe(10);
  expect(high.brigade).toEqual([0, 1, 2]);
});

test('1.5 a card with no symbols moves no marker', () => {
  const state = position({ seats: [{ mon: 9 }, {}], brigade: [1, 0, 2], offer: [['tatami-maker', 0]] });
  const events = make(state, hire('tatami-maker', 'A2'));
  expect(state.brigade).toEqual([1, 0, 2]);
  expect(events.some(({ type }) => type === 'firefighting')).toBe(false);
});

test('1.6 the Path of Life has X, 1, 2, 3, 4, and X is open with 4 players only', () => {
  for (const players of [2, 3, 4]) {
    const state = position({ players, step: 'pathOfLife' });
    const spaces = listed(state, 'placeCylinder').map(({ arg }) => (arg as { space: unknown }).space);
    expect(spaces).toEqual(players === 4 ? ['X', 1, 2, 3, 4] : [1, 2, 3, 4]);
    if (players < 4)
      expect(whyNot(state, placeCylinder('X'))).toEqual({ code: 'pathSpaceClosed', space: 'X' });
  }
});

test('1.7 (R) supplies have no end: a rich player still gains in full, and nobody gives anything to another', () => {
  const state = position({
    step: 'business',
    seats: [{ at: 1, mon: 200, sandals: 90, iki: 300 }],
    stalls: { A3: ['salt-peddler', 1] },
  });
  const before = JSON.stringify(state.players.slice(1));
  make(state, shop);
  make(state, visit('A3'));
  expect(state.players[0]).toMatchObject({ mon: 201, sandals: 92, iki: 300 });
  expect(JSON.stringify(state.players.slice(1))).toBe(before);
});

test('1.7 IKI are never negative', () => {
  const state = position({ step: 'business', seats: [{ at: 1, iki: 0 }], stalls: { A3: ['artist', 1] } });
  expect(whyNot(state, visit('A3'))).toEqual({ code: 'notEnough', resource: 'iki', need: 1, have: 0 });
  expect(whyNot(position(), income)).toBeNull();
});
