import { cloneState, type GameState, legalMoves, playerView, previewMove } from '../../../../src/games/iki';
import { isStep, KINDS, randomGame } from './playthrough';
import {
  endTurn,
  eventsOf,
  hire,
  income,
  placeCylinder,
  position,
  save,
  shop,
  starve,
  visit,
  walk,
} from './scenario';

test('a preview says what a move gives and costs everybody', () => {
  const state = position({
    step: 'business',
    seats: [{ at: 2, mon: 3 }],
    stalls: { A1: ['kabuki-actor', 1, 3] },
  });
  expect(previewMove(state, 0, shop)?.changes).toEqual([{ mon: -3, rice: 2 }, {}, {}]);
  expect(previewMove(state, 0, visit('A1'))?.changes).toEqual([{ iki: 4 }, { mon: 2, kobun: 1 }, { mon: 2 }]);
});

test('a preview of a walk shows where it ends, who retires, and what could be done there', () => {
  const state = position({
    step: 'walk',
    seats: [{ at: 7, cylinder: 2, sandals: 1 }],
    stalls: { A1: ['salt-peddler', 1], A3: ['book-lender', 0, 3] },
  });
  const preview = previewMove(state, 0, walk(2, 1));
  expect(preview?.changes[0]).toEqual({ sandals: -1, kobun: 1 });
  expect(preview && eventsOf(preview.events, 'retired')).toMatchObject([{ card: 'book-lender' }]);
  expect(preview && legalMoves(preview.after, 0)).toEqual([shop, visit('A1'), endTurn]);
});

test('what follows without a choice belongs to it', () => {
  const state = position({ seats: [{ cylinder: 3, sandals: 0 }], offer: [['potter', 1]] });
  expect(previewMove(state, 0, income)?.after).toMatchObject({ step: 'business' });
  const hired = previewMove(state, 0, hire('potter', 'A1'));
  expect(hired?.changes[0]).toEqual({ mon: -1, kobun: -1 });
  expect(hired?.after.players[0]?.at).toBe(3);
});

test('a move that ends the turn shows nothing of what cannot be known: no fire, no pay day, no new card', () => {
  for (const month of [1, 3, 5, 12]) {
    const state = position({
      step: 'business',
      last: true,
      month,
      seats: [{ at: 1 }],
      stalls: { A1: ['cooper', 0] },
    });
    const preview = previewMove(state, 0, endTurn);
    expect(preview?.events).toEqual([]);
    expect(preview?.changes).toEqual([{}, {}, {}]);
    expect(preview?.after.offer).toEqual(state.offer);
  }
  const path = previewMove(position({ step: 'pathOfLife' }), 0, placeCylinder(2));
  expect(path?.after.players[0]?.cylinder).toBe(2);
});

test('a rescue and a starving show what is kept and what goes', () => {
  const state = position({
    step: 'saveFromFire',
    month: 8,
    seats: [{ retired: ['firefighter'] }],
    stalls: { A1: ['cooper', 0] },
  });
  state.fire = { month: 8, nagaya: 'A', strength: 8, steps: [], next: 'A1' };
  expect(previewMove(state, 0, save(true))?.after.players[0]?.turned).toEqual(['firefighter']);
  expect(previewMove(state, 0, save(false))?.changes[0]).toEqual({ kobun: 1 });
});

test('an illegal move has no preview, and a preview leaves the state as it was', () => {
  const state = position({ step: 'business', seats: [{ at: 2, mon: 0 }] });
  const before = JSON.stringify(state);
  expect(previewMove(state, 0, shop)).toBeNull();
  expect(previewMove(state, 1, endTurn)).toBeNull();
  expect(previewMove(state, 0, starve('A1'))).toBeNull();
  expect(previewMove(state, 0, endTurn)).not.toBeNull();
  expect(JSON.stringify(state)).toBe(before);
});

test.each(KINDS)(
  'with $players players, extras: $extras, previews foretell what a move of a turn does',
  (kind) => {
    let foretold = 0;
    for (let game = 0; game < 3; game++) {
      let before: GameState | null = null;
      for (const value of randomGame(kind, game)) {
        const state = isStep(value) ? value.state : value;
        if (isStep(value) && before && state.canUndo) {
          const preview = previewMove(before, value.seat, value.move);
          expect(preview?.after).toEqual(playerView(state, value.seat));
          expect(preview?.events).toEqual(value.events);
          foretold++;
        }
        before = cloneState(state);
      }
    }
    expect(foretold).toBeGreaterThan(100);
  },
);
