/** What the table works out for those who look at it: harmony, pay day, the coming fire, and what waits on the street. */

import { nameOfKey } from '../../../../src/games/iki/board/model/labels';
import { payDayToday } from '../../../../src/games/iki/board/model/pay-day';
import { waitingFor } from '../../../../src/games/iki/board/model/previews';
import { ribbonsOf } from '../../../../src/games/iki/board/model/ribbons';
import { tradesOf } from '../../../../src/games/iki/board/model/trades';
import { makeWords } from '../../../../src/games/iki/board/model/words';
import { i18n } from '../../../../src/i18n';
import { position } from '../rules/scenario';
import '../english';

const words = makeWords(i18n.getFixedT('en', ['iki-table', 'iki-terms']), 'en', ['Ann', 'Ben', 'Cleo']);

test('a ribbon joins cards of one colour in a row, whoever owns them, and the corners have one of their own', () => {
  const state = position({
    stalls: {
      A1: ['salt-peddler', 0],
      A4: ['cotton-peddler', 1],
      B4: ['eyeglass-peddler', 2],
      C1: ['potter', 0],
    },
  });
  expect(ribbonsOf(state)).toEqual([
    { group: 'A', type: 'yellow', stalls: ['A1', 'A4'] },
    { group: 'corners', type: 'yellow', stalls: ['A4', 'B4'] },
  ]);
});

test('pay day of today is salaries of the board and of the retired, and harmony', () => {
  const state = position({
    seats: [{ retired: ['potter'] }],
    stalls: { A1: ['salt-peddler', 0, 2], A2: ['cotton-peddler', 1] },
  });
  expect(payDayToday(state, 0)).toEqual({ mon: 2, iki: 4 });
});

test('a stall says to screen readers what the coming fire would do to its card', () => {
  const state = position({
    month: 5,
    seats: [{ fire: 4 }, { fire: 0 }],
    stalls: { A1: ['salt-peddler', 1], A2: ['potter', 0] },
  });
  expect(nameOfKey(state, 0, 'stall-A1', words)).toMatch(/would burn in the fire of May$/);
  expect(nameOfKey(state, 0, 'stall-A2', words)).toMatch(/would hold the fire of May$/);
});

test('lanterns hang where business could be done at the end of a walk, and nowhere for those who do not walk', () => {
  const state = position({
    step: 'walk',
    seats: [{ at: 1, mon: 0, rice: 0, sandals: 1, cylinder: 1 }],
    stalls: { A1: ['salt-peddler', 1], B1: ['potter', 1] },
  });
  const waiting = waitingFor(state, 0);
  expect([...waiting.keys()]).toEqual(['space-2', 'space-3']);
  expect(waiting.get('space-2')).toEqual({ shop: false, stalls: ['A1'] });
  expect(waiting.get('space-3')).toEqual({ shop: true, stalls: [] });
  expect(waitingFor(state, 1).size).toBe(0);
  expect(waitingFor(state, null).size).toBe(0);
});

test('shops show the prices of what they have today', () => {
  const state = position({ fishOnSale: ['whitebait-2'] });
  expect(tradesOf(state, 'fish')).toEqual([{ pay: [{ icon: 'mon', amount: 3 }], gain: [{ icon: 'fish' }] }]);
  expect(tradesOf({ ...state, pipes: [], pouches: [] }, 'tobacco')).toEqual([]);
  expect(tradesOf(state, 'pawn')).toHaveLength(2);
});
