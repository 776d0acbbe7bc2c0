import {
  endMonth,
  endTurn,
  eventsOf,
  goTo,
  income,
  listed,
  make,
  position,
  shop,
  visit,
  walk,
  whyNot,
} from './scenario';

test('16.1 in firefighting order each puts the master on any of the 8 spaces, the present one too; nobody passes the start', () => {
  const december = position({
    step: 'business',
    last: true,
    month: 12,
    seats: [{ at: 8, fire: 1 }, { fire: 3 }, { fire: 2 }],
  });
  endMonth(december);
  expect(december).toMatchObject({ phase: 'newYear', step: 'newYearSpace', order: [1, 2, 0], current: 1 });

  const state = position({
    step: 'newYearSpace',
    month: 13,
    seats: [{ at: 8 }],
    stalls: { A3: ['cooper', 0, 1] },
  });
  expect(listed(state, 'goTo')).toHaveLength(8);
  expect(whyNot(state, income)).toEqual({ code: 'notInThisPhase' });
  expect(whyNot(state, walk(1))).toEqual({ code: 'notInThisPhase' });
  expect(whyNot(state, shop)).toEqual({ code: 'goToFirst' });
  expect(whyNot(state, endTurn)).toEqual({ code: 'goToFirst' });
  const events = make(state, goTo(1));
  expect(eventsOf(events, 'passedStart')).toEqual([]);
  expect(state.stalls[2]).toMatchObject({ square: 1 });
  expect(whyNot(state, goTo(2))).toEqual({ code: 'goToDone' });
  const same = position({ step: 'newYearSpace', month: 13, seats: [{ at: 8 }] });
  make(same, goTo(8));
  expect(same.players[0]?.at).toBe(8);
});

test('16.2 (R) still one occupation, not two', () => {
  const state = position({
    step: 'newYearSpace',
    month: 13,
    seats: [{ mon: 9 }],
    stalls: { A1: ['salt-peddler', 1], A2: ['cooper', 1] },
  });
  make(state, goTo(2));
  make(state, visit('A1'));
  make(state, shop);
  expect(whyNot(state, visit('A2'))).toEqual({ code: 'occupationUsed' });
});

test('16.3 experience by use still counts, cards may retire, and there is no pay day after it', () => {
  const state = position({
    players: 2,
    step: 'newYearSpace',
    month: 13,
    seats: [{ rice: 0 }, { rice: 0 }],
    stalls: { A1: ['salt-peddler', 1, 3], A2: ['cooper', 1] },
  });
  make(state, goTo(2));
  make(state, visit('A1'));
  expect(state.players[1]?.retired).toEqual(['salt-peddler']);
  make(state, endTurn);
  make(state, goTo(3));
  const events = make(state, endTurn);
  expect(eventsOf(events, 'salaryPaid')).toEqual([]);
  expect(state.stalls[1]).toMatchObject({ card: 'cooper' });
  expect(state).toMatchObject({ step: 'over', phase: 'newYear', canUndo: false });
  expect(eventsOf(events, 'gameEnded')).toHaveLength(1);
  expect(whyNot(state, endTurn)).toEqual({ code: 'gameOver' });
});
