import { legalMoves, OCCUPATIONS, STALLS, type Stall } from '../../../../src/games/iki';
import {
  endTurn,
  eventsOf,
  hire,
  income,
  listed,
  make,
  placeCylinder,
  position,
  shop,
  visit,
  walk,
  whyNot,
} from './scenario';

test('6.1 (R) a player hires or takes income, never both and never neither', () => {
  const state = position({ offer: [['tatami-maker', 0]] });
  expect(whyNot(state, walk(1))).toEqual({ code: 'stepAFirst' });
  expect(whyNot(state, endTurn)).toEqual({ code: 'stepAFirst' });
  make(state, income);
  expect(whyNot(state, income)).toEqual({ code: 'stepADone', onX: false });
  expect(whyNot(state, hire('tatami-maker', 'A1'))).toEqual({ code: 'stepADone', onX: false });
});

test('6.2 income is 4 mon', () => {
  const asked = position({ offer: [['labour-broker', 2]] });
  expect(eventsOf(make(asked, income), 'incomeTaken')).toEqual([
    { type: 'incomeTaken', player: 0, automatic: false },
  ]);
  const state = position({ seats: [{ mon: 1 }], offer: [['labour-broker', 2]] });
  make(state, income);
  expect(state.players[0]?.mon).toBe(5);
});

test('6.3 hiring pays the cost, 2 mon more on an inner corner, and puts a kobun on the first square', () => {
  const state = position({
    seats: [{ mon: 4 }],
    offer: [
      ['potter', 0],
      ['plasterer', 0],
    ],
  });
  expect(whyNot(state, hire('plasterer', 'B4'))).toEqual({
    code: 'notEnough',
    resource: 'mon',
    need: 5,
    have: 4,
  });
  make(state, hire('potter', 'B4'));
  expect(state.players[0]).toMatchObject({ mon: 0, kobun: 3 });
  expect(state.stalls[7]).toEqual({ kind: 'occupation', card: 'potter', owner: 0, square: 2 });
  expect(state.offer.map(({ card }) => card)).toEqual(['plasterer']);
});

test('6.3 (R) coins on the card may pay any part, and what is left over stays with the player', () => {
  const state = position({ seats: [{ mon: 0 }], offer: [['dumpling-peddler', 2]] });
  make(state, hire('dumpling-peddler', 'A1'));
  expect(state.players[0]?.mon).toBe(1);
});

test('6.3 hiring needs a card of the offer, a kobun and an open empty stall', () => {
  const spent = position({
    seats: [{ mon: 20 }],
    offer: [['potter', 0]],
    stalls: { A1: ['salt-peddler', 0], A2: ['cooper', 0], A3: ['plasterer', 0], C2: ['theatre', 0] },
  });
  // Nothing can be hired, yet the turn stands at step A here only because the position was made by hand.
  expect(whyNot(spent, hire('potter', 'B1'))).toEqual({ code: 'noKobun' });
  const state = position({
    players: 2,
    seats: [{ mon: 20 }],
    offer: [['potter', 0]],
    stalls: { A1: ['cooper', 1] },
  });
  expect(whyNot(state, hire('cooper', 'B1'))).toEqual({ code: 'cardNotOffered' });
  expect(whyNot(state, hire('potter', 'A1'))).toEqual({ code: 'stallTaken' });
  expect(whyNot(state, hire('potter', 'A4'))).toEqual({ code: 'stallClosed' });
  expect(listed(state, 'hire')).toHaveLength(11);
});

test('6.4 firefighting symbols are gained at once, in one move of the marker', () => {
  const state = position({
    month: 7,
    seats: [{ mon: 9, fire: 1 }, { fire: 2 }, { fire: 3 }],
    offer: [['tile-maker', 0]],
  });
  const events = make(state, hire('tile-maker', 'A1'));
  expect(eventsOf(events, 'firefighting')).toMatchObject([{ player: 0, from: 1, to: 3 }]);
  expect(state.brigade).toEqual([0, 2, 1]);
});

test('6.5 a card hired this turn may be used this turn', () => {
  const state = position({ seats: [{ mon: 2, cylinder: 2, sandals: 0 }], offer: [['book-lender', 0]] });
  make(state, hire('book-lender', 'A2'));
  make(state, visit('A2'));
  expect(state.players[0]?.mon).toBe(3);
});

test('6.5 it gains experience if the master then passes the start', () => {
  const state = position({ seats: [{ mon: 2, at: 8, sandals: 0 }], offer: [['book-lender', 0]] });
  make(state, hire('book-lender', 'A2'));
  expect(state.stalls[1]).toMatchObject({ card: 'book-lender', square: 2 });
});

test('6.3 with the last kobun or the last mon there is still a choice', () => {
  const turn = (seat: object, stalls: object = {}) => {
    const state = position({
      step: 'business',
      seats: [{ at: 1 }, { cylinder: 3, ...seat }],
      stalls,
      offer: [['potter', 0]],
    });
    make(state, endTurn);
    return state.step;
  };
  const three = { A1: ['cooper', 1], B1: ['plasterer', 1], C1: ['tea-stall', 1] };
  expect(turn({}, three)).toBe('stepA');
  expect(turn({}, { ...three, D1: ['ox', 1] })).toBe('walk');
  expect(turn({ mon: 2 })).toBe('stepA');
  expect(turn({ mon: 1 })).toBe('walk');
});

test('6.3 with one stall left there is still a choice, on a corner with 2 mon more', () => {
  const cards = OCCUPATIONS.filter(({ season }) => season === 'summer' || season === 'autumn');
  /** Fifteen cards on sixteen stalls: seat 1 has three, the others four. */
  const step = (free: Stall, mon: number) => {
    const taken = STALLS.filter((stall) => stall !== free);
    const stalls = Object.fromEntries(
      taken.map((stall, i) => [stall, [cards[i]?.id, i < 3 ? 1 : [0, 2, 3][i % 3]]]),
    );
    const seats = [{ at: 1 }, { cylinder: 3, mon }] as const;
    const state = position({
      players: 4,
      month: 10,
      step: 'business',
      seats,
      stalls,
      offer: [['geisha', 0]],
    });
    make(state, endTurn);
    return state.step;
  };
  expect([step('B2', 3), step('B2', 2)]).toEqual(['stepA', 'walk']);
  expect([step('B4', 5), step('B4', 4)]).toEqual(['stepA', 'walk']);
});

test('6.1 with nothing to hire income is taken without asking, and logged so', () => {
  const state = position({ step: 'pathOfLife', seats: [{ mon: 0 }], offer: [['potter', 0]] });
  state.order = [1, 2, 0];
  state.current = 1;
  make(state, placeCylinder(3));
  make(state, placeCylinder(4));
  const events = make(state, placeCylinder(1));
  expect(eventsOf(events, 'incomeTaken')).toEqual([{ type: 'incomeTaken', player: 0, automatic: true }]);
  expect(state).toMatchObject({ current: 0, step: 'walk', canUndo: false });
  expect(state.players[0]?.mon).toBe(4);
  expect(legalMoves(state, 0).every(({ name }) => name === 'walk')).toBe(true);
  expect(whyNot(state, shop)).toEqual({ code: 'walkFirst' });
});
