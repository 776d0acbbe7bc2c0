import { endTurn, eventsOf, income, listed, make, position, visit, walk, whyNot } from './scenario';

test('7.1 the master walks exactly the number, no less; from the start point step 1 leads to space 1', () => {
  const state = position({ step: 'walk', seats: [{ cylinder: 1, sandals: 1 }] });
  expect(whyNot(state, walk(2))).toEqual({ code: 'wrongBase', need: 1 });
  make(state, walk(1));
  expect(state.players[0]?.at).toBe(1);
  expect(whyNot(state, walk(1))).toEqual({ code: 'walkDone' });
});

test('7.2 one more step for each sandal paid, any number of them, and for each retired Ox', () => {
  const state = position({ step: 'walk', seats: [{ cylinder: 2, sandals: 3, retired: ['ox'] }] });
  expect(listed(state, 'walk')).toHaveLength(8);
  expect(whyNot(state, walk(2, 4))).toEqual({ code: 'notEnough', resource: 'sandals', need: 4, have: 3 });
  expect(whyNot(state, walk(2, 0, 2))).toEqual({ code: 'notEnoughOxen', have: 1 });
  make(state, walk(2, 2, 1));
  expect(state.players[0]).toMatchObject({ at: 5, sandals: 1 });
});

test('7.3 any number of masters may share a space', () => {
  const state = position({ step: 'walk', seats: [{ cylinder: 2, sandals: 0 }, { at: 2 }, { at: 2 }] });
  make(state, walk(2));
  expect(state.players.map(({ at }) => at)).toEqual([2, 2, 2]);
});

test('7.4 each step from 8 to 1 gives every own occupation 1 experience, in the order of the stalls, before business', () => {
  const state = position({
    step: 'walk',
    seats: [{ at: 7, cylinder: 2 }],
    stalls: { D1: ['cooper', 0, 2], A3: ['salt-peddler', 0, 3], B2: ['plasterer', 1, 1], C2: ['theatre', 0] },
  });
  const events = make(state, walk(2));
  expect(events.filter(({ type }) => type === 'experienced' || type === 'retired')).toEqual([
    { type: 'retired', player: 0, card: 'salt-peddler', stall: 'A3' },
    { type: 'experienced', player: 0, card: 'cooper', stall: 'D1', square: 3 },
  ]);
  expect(whyNot(state, visit('A3'))).toEqual({ code: 'noOccupation' });
  expect(state.stalls[5]).toMatchObject({ card: 'plasterer', square: 1 });
});

test('7.4 (R) leaving the start point for the first time is not passing', () => {
  const state = position({
    step: 'walk',
    seats: [{ cylinder: 4, sandals: 5 }],
    stalls: { D1: ['cooper', 0, 1] },
  });
  const early = make(structuredClone(state), walk(4, 4));
  expect(eventsOf(early, 'passedStart')).toEqual([]);
  const round = make(state, walk(4, 5));
  expect(eventsOf(round, 'passedStart')).toHaveLength(1);
});

test('7.4 (R) passing twice in one turn counts twice', () => {
  const state = position({
    step: 'walk',
    seats: [{ at: 8, cylinder: 1, sandals: 8 }],
    stalls: { D1: ['cooper', 0, 1] },
  });
  make(state, walk(1, 8));
  expect(state.players[0]?.at).toBe(1);
  expect(state.stalls[12]).toMatchObject({ square: 3 });
});

test('7.1 a walk without any choice is made inside the move that leads to it', () => {
  const state = position({ seats: [{ cylinder: 4, sandals: 0 }] });
  const events = make(state, income);
  expect(eventsOf(events, 'walked')).toMatchObject([{ base: 4, sandals: 0, ox: 0, automatic: true }]);
  expect(state).toMatchObject({ step: 'business', canUndo: true });
  make(state, endTurn);
});
