import { harmonyOf, legalMoves, STALLS, type Stall } from '../../../../src/games/iki';
import {
  endTurn,
  eventsOf,
  hire,
  listed,
  make,
  placeCylinder,
  placeNeutral,
  position,
  type StallSpec,
  visit,
  whyNot,
} from './scenario';

test('18.1 with 2 players the inner corners are closed, and X with 2 and 3', () => {
  const state = position({ players: 2, offer: [['potter', 0]], seats: [{ mon: 9 }] });
  expect(listed(state, 'hire')).toHaveLength(12);
  expect(whyNot(state, hire('potter', 'C4'))).toEqual({ code: 'stallClosed' });
  for (const players of [2, 3]) {
    const path = position({ players, step: 'pathOfLife' });
    expect(whyNot(path, placeCylinder('X'))).toEqual({ code: 'pathSpaceClosed', space: 'X' });
  }
  // There is no fifth group without corners, and behind an inner shop lies one stall.
  const inner = position({
    players: 2,
    step: 'business',
    seats: [{ at: 5 }],
    stalls: { C3: ['salt-peddler', 1], B3: ['cotton-peddler', 1] },
  });
  expect(listed(inner, 'occupation')).toEqual([visit('C3')]);
  expect(harmonyOf(inner)).toEqual([]);
});

test('18.2 (R) after both turns, before fire or pay day, a neutral card of the offer is placed; its coins go to the bank', () => {
  const state = position({
    players: 2,
    step: 'business',
    last: true,
    month: 3,
    seats: [{ at: 1, mon: 0 }, { mon: 0 }],
    offer: [
      ['potter', 2],
      ['cooper', 0],
    ],
    stalls: { A1: ['plasterer', 1] },
  });
  make(state, endTurn);
  expect(state).toMatchObject({ phase: 'neutralCard', step: 'neutralCard', payDay: null });
  expect(listed(state, 'placeNeutral')).toHaveLength(22);
  expect(whyNot(state, placeNeutral('potter', 'A1'))).toEqual({ code: 'stallTaken' });
  expect(whyNot(state, placeNeutral('potter', 'A4'))).toEqual({ code: 'stallClosed' });
  expect(whyNot(state, placeNeutral('tea-stall', 'A2'))).toEqual({ code: 'cardNotOffered' });
  expect(whyNot(state, endTurn)).toEqual({ code: 'notInThisPhase' });
  const events = make(state, placeNeutral('potter', 'A2'));
  expect(state.stalls[1]).toEqual({ kind: 'occupation', card: 'potter', owner: null, square: 0 });
  expect(eventsOf(events, 'neutralPlaced')).toMatchObject([{ card: 'potter', coins: 2, automatic: false }]);
  expect(state.payDay?.month).toBe(3);
  // Plasterer and neutral Potter are both red: harmony for the owner only.
  expect(state.players.map(({ iki, mon }) => [iki, mon])).toEqual([
    [0, 0],
    [2, 1],
  ]);
});

test('18.2 (R) in odd months the first player of January places it, in even months the other', () => {
  for (const [month, first, placer] of [
    [1, 0, 0],
    [2, 0, 1],
    [1, 1, 1],
    [4, 1, 0],
    [11, 1, 1],
  ] as const) {
    const state = position({ players: 2, step: 'business', last: true, month, first, seats: [{ at: 1 }] });
    make(state, endTurn);
    expect(state).toMatchObject({ phase: 'neutralCard', current: placer });
    expect(legalMoves(state, 1 - placer)).toEqual([]);
  }
});

/** A street that is full but for some stalls; the cards belong to nobody. */
function fullStreet(...free: Stall[]): { [S in Stall]?: StallSpec } {
  const cards = [
    'salt-peddler',
    'cotton-peddler',
    'eyeglass-peddler',
    'potter',
    'cooper',
    'plasterer',
  ] as const;
  const more = ['tea-stall', 'book-lender', 'seamstress', 'umbrella-maker', 'tatami-maker', 'ox'] as const;
  const open = STALLS.filter((stall) => !stall.endsWith('4'));
  const all = [...cards, ...more];
  return Object.fromEntries(
    open.flatMap((stall, i) => (free.includes(stall) ? [] : [[stall, [all[i], 'neutral']]])),
  );
}

test('18.2 (R) it is not voluntary: with no empty stall it is left out, with one card and one stall nobody is asked', () => {
  const spec = { players: 2, step: 'business', last: true, month: 1, seats: [{ at: 1 }] } as const;
  const full = position({ ...spec, stalls: fullStreet(), offer: [['vegetable-peddler', 0]] });
  const events = make(full, endTurn);
  expect(eventsOf(events, 'neutralLeftOut')).toHaveLength(1);
  expect(full).toMatchObject({ phase: 'pathOfLife', month: 2 });
  const one = position({ ...spec, stalls: fullStreet('C2'), offer: [['vegetable-peddler', 0]] });
  const placed = make(one, endTurn);
  expect(eventsOf(placed, 'neutralPlaced')).toMatchObject([{ player: 0, stall: 'C2', automatic: true }]);
  expect(one).toMatchObject({ phase: 'pathOfLife', month: 2 });
});

test('18.3 (R) a neutral card gives nobody its symbols, is discarded after one use, and is neither fed nor paid', () => {
  const state = position({
    players: 2,
    step: 'business',
    last: true,
    month: 3,
    seats: [{ at: 1 }],
    offer: [
      ['plasterer', 0],
      ['potter', 0],
    ],
  });
  make(state, endTurn);
  const { brigade } = structuredClone(state);
  make(state, placeNeutral('plasterer', 'B1'));
  expect(state.brigade).toEqual(brigade);
  expect(state.players.map(({ fire }) => fire)).toEqual([0, 0]);
  expect(state.payDay).toMatchObject({ salaries: [], feeding: [] });
  const used = position({
    players: 2,
    step: 'business',
    seats: [{ at: 3 }],
    stalls: { B1: ['plasterer', 'neutral'] },
  });
  const events = make(used, visit('B1'));
  expect(eventsOf(events, 'neutralDiscarded')).toEqual([
    { type: 'neutralDiscarded', card: 'plasterer', stall: 'B1' },
  ]);
  expect(used.stalls[4]).toBeNull();
  expect(used.players[0]?.fire).toBe(1);
});

test('18.4 two players choose among all four spaces; nothing is blocked', () => {
  const state = position({ players: 2, step: 'pathOfLife' });
  expect(listed(state, 'placeCylinder')).toHaveLength(4);
  make(state, placeCylinder(3));
  expect(listed(state, 'placeCylinder')).toEqual([placeCylinder(1), placeCylinder(2), placeCylinder(4)]);
});
