import { hireCost, playerAt } from '../../../../src/games/iki';
import {
  endMonth,
  eventsOf,
  hire,
  income,
  listed,
  make,
  placeCylinder,
  position,
  swap,
  teach,
  visit,
  walk,
  whyNot,
} from './scenario';

test('11.1 experience comes from use by others, passing the start and the skill, and from nothing else', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 3,
    seats: [{ at: 2, rice: 9 }, { rice: 9 }, { rice: 9 }],
    stalls: { A1: ['salt-peddler', 0], A2: ['cooper', 1], B1: ['plasterer', 2] },
  });
  make(state, visit('A1'));
  endMonth(state);
  expect(state.stalls.flatMap((card) => (card?.kind === 'occupation' ? [card.square] : []))).toEqual([
    1, 1, 1,
  ]);
});

test('11.2 a card that moves beyond square 3 retires at once: it lies before its owner and the kobun returns', () => {
  const state = position({ step: 'business', seats: [{ at: 2, mon: 9 }], stalls: { A1: ['cooper', 1, 3] } });
  const events = make(state, visit('A1'));
  expect(eventsOf(events, 'retired')).toEqual([{ type: 'retired', player: 1, card: 'cooper', stall: 'A1' }]);
  expect(state.stalls[0]).toBeNull();
  expect(state.players[1]).toMatchObject({ retired: ['cooper'], kobun: 4 });
});

test('11.3 retired cards eat nothing, cannot be used or swapped, and earn the salary of their last square', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 6,
    seats: [{ at: 2, rice: 0, mon: 0, retired: ['salt-peddler', 'potter'] }],
    stalls: { A1: ['day-labourer', 1] },
  });
  expect(listed(state, 'occupation')).toEqual([]);
  expect(whyNot(state, swap('A1', 'A1', 'A2'))).toEqual({ code: 'noOccupation' });
  endMonth(state);
  expect(state.players[0]).toMatchObject({ mon: 3, iki: 2, rice: 0, retired: ['salt-peddler', 'potter'] });
});

test('11.4 a neutral card has no kobun and gains no experience', () => {
  const state = position({
    players: 2,
    step: 'business',
    seats: [{ at: 2, mon: 9 }],
    stalls: { A1: ['seamstress', 'neutral'], A2: ['cooper', 'neutral'], D1: ['plasterer', 0] },
  });
  expect(listed(state, 'occupation')).toEqual([teach('A1', 'D1'), visit('A2')]);
  expect(state.players.map(({ kobun }) => kobun)).toEqual([3, 4]);
});

test('11.5 (R) a retired discount makes a card 1 mon cheaper, not below 0, and not the corner’s 2 mon', () => {
  const state = position({
    month: 4,
    seats: [{ mon: 2, retired: ['labour-broker'] }],
    offer: [
      ['water-peddler', 0],
      ['engraver', 0],
    ],
  });
  expect(hireCost(state, playerAt(state, 0), 'water-peddler')).toBe(0);
  expect(hireCost(state, playerAt(state, 0), 'engraver')).toBe(2);
  expect(hireCost(state, playerAt(state, 1), 'engraver')).toBe(3);
  expect(whyNot(state, hire('engraver', 'B4'))).toEqual({
    code: 'notEnough',
    resource: 'mon',
    need: 4,
    have: 2,
  });
  make(state, hire('water-peddler', 'B4'));
  expect(state.players[0]?.mon).toBe(0);
});

test('11.5 several discounts add up, and none pays for the corner', () => {
  const state = position({
    month: 4,
    seats: [{ mon: 2, retired: ['labour-broker', 'cooper'] }],
    offer: [
      ['water-peddler', 0],
      ['fireworks-maker', 0],
    ],
    cards: {
      name: 'two brokers',
      occupations: [{ id: 'cooper', salary: 'grey', retired: 'hireDiscount' }],
      buildings: [],
      fish: [],
      pipes: [],
      pouches: [],
    },
  });
  expect(hireCost(state, playerAt(state, 0), 'fireworks-maker')).toBe(2);
  expect(hireCost(state, playerAt(state, 0), 'water-peddler')).toBe(0);
  make(state, hire('water-peddler', 'B4'));
  expect(state.players[0]?.mon).toBe(0);
});

test('11.6 (R) the Ox pulls every turn, and in the same walk in which it retires', () => {
  const retired = position({ step: 'walk', seats: [{ at: 3, cylinder: 1, sandals: 1, retired: ['ox'] }] });
  expect(listed(retired, 'walk')).toEqual([walk(1), walk(1, 0, 1), walk(1, 1), walk(1, 1, 1)]);
  const spec = { step: 'walk', stalls: { C1: ['ox', 0, 3] } } as const;
  const passing = position({ ...spec, seats: [{ at: 8, cylinder: 1, sandals: 0 }] });
  expect(listed(passing, 'walk')).toEqual([walk(1), walk(1, 0, 1)]);
  const bySandal = position({ ...spec, seats: [{ at: 7, cylinder: 1, sandals: 1 }] });
  expect(listed(bySandal, 'walk')).toEqual([walk(1), walk(1, 1), walk(1, 1, 1)]);
});

test('11.6 an Ox that does not retire on the way does not pull', () => {
  const state = position({ seats: [{ at: 7, cylinder: 1, sandals: 0 }], stalls: { C1: ['ox', 0, 3] } });
  const events = make(state, income);
  expect(eventsOf(events, 'walked')).toMatchObject([{ to: 8, automatic: true }]);
  const path = position({ step: 'pathOfLife' });
  expect(whyNot(path, walk(1))).toEqual({ code: 'notInThisPhase' });
  make(path, placeCylinder(1));
});
