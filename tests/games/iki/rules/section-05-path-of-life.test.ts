import { income, listed, make, placeCylinder, position, walk, whyNot } from './scenario';

test('5.1 in firefighting order each player puts their cylinder on a free space, one on each', () => {
  const state = position({
    step: 'pathOfLife',
    seats: [{ fire: 2 }, { fire: 1 }, { fire: 1 }],
    brigade: [0, 2, 1],
  });
  state.order = [0, 2, 1];
  make(state, placeCylinder(2));
  expect(state.current).toBe(2);
  expect(whyNot(state, placeCylinder(2))).toEqual({ code: 'pathSpaceTaken', space: 2 });
  make(state, placeCylinder(4));
  expect(state.current).toBe(1);
  make(state, placeCylinder(1));
  expect(state).toMatchObject({ phase: 'actions', order: [1, 0, 2], current: 1 });
});

test('5.2 the number is both the place in the order of turns and the steps to walk', () => {
  const state = position({ seats: [{ cylinder: 3 }] });
  expect(whyNot(state, walk(3))).toEqual({ code: 'stepAFirst' });
  make(state, income);
  expect(whyNot(state, walk(2))).toEqual({ code: 'wrongBase', need: 3 });
  expect(whyNot(state, walk(4))).toEqual({ code: 'wrongBase', need: 3 });
  make(state, walk(3));
  expect(state.players[0]?.at).toBe(3);
});

test('5.3 X acts first, chooses 1 to 4 steps, and skips step A', () => {
  const state = position({ players: 4, step: 'pathOfLife' });
  state.order = [0, 1, 2, 3];
  make(state, placeCylinder(1));
  make(state, placeCylinder('X'));
  make(state, placeCylinder(4));
  make(state, placeCylinder(2));
  expect(state.order).toEqual([1, 0, 3, 2]);
  expect(state.step).toBe('walk');
  expect(whyNot(state, income)).toEqual({ code: 'stepADone', onX: true });
  expect(state.players[1]?.mon).toBe(8);
  // With one sandal each of the four numbers can be one more.
  expect(listed(state, 'walk')).toHaveLength(8);
  make(state, walk(3));
  expect(state.players[1]?.at).toBe(3);
});
