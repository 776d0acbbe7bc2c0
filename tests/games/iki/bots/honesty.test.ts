import { checkInvariants, type GameState, playerView, seededRandom } from '../../../../src/games/iki';
import { decide } from '../../../../src/games/iki/bots/decide';
import { evaluate } from '../../../../src/games/iki/bots/evaluate';
import { sampleHidden } from '../../../../src/games/iki/bots/sample';
import { suggest } from '../../../../src/games/iki/bots/suggest';
import { BOT_LEVELS, type BotLevel } from '../../../../src/games/iki/bots/types';
import { KINDS } from '../rules/playthrough';
import { decisionsOf } from './table';

const BUDGET = { steps: 3 };
const choose = (view: GameState, level: BotLevel) =>
  decide({ view, seat: view.current, level, seed: 'honest', budget: BUDGET });

describe.each(KINDS.filter(({ players, extras }) => extras === (players !== 3)))(
  'with $players players, extras: $extras',
  (kind) => {
    const states = decisionsOf(kind, 3, 1);
    /** With few cards left in a deck two guesses may be the same. */
    const early = states.filter(({ month }) => month <= 9);

    test('a dealt guess has the same view as the truth, breaks no rule and differs from other guesses', () => {
      expect(early.length).toBeGreaterThan(2);
      for (const state of states) {
        const view = playerView(state, state.current);
        const guess = sampleHidden(view, seededRandom('guess'));
        expect(playerView(guess, state.current)).toEqual(view);
        expect(checkInvariants(guess)).toEqual([]);
        expect(Object.values(guess.secrets.decks).flat()).not.toContain(null);
      }
      for (const state of early) {
        const [one, other] = ['one', 'other'].map((seed) => sampleHidden(state, seededRandom(seed)).secrets);
        expect(one).not.toEqual(other);
      }
    });

    test.each(BOT_LEVELS)('%s decides the same whatever the decks are', (level) => {
      for (const state of early) {
        const view = playerView(state, state.current);
        const expected = choose(view, level);
        for (const luck of ['a']) {
          // The whole state is handed over on purpose: a bot that looked would see other cards each time.
          const other = sampleHidden(view, seededRandom(luck));
          expect(other.secrets).not.toEqual(state.secrets);
          expect(choose(other, level)).toEqual(expected);
        }
      }
    });

    test('suggestions and expected shares are the same whatever the decks are', () => {
      for (const state of early.slice(0, 2)) {
        const seat = state.current;
        const question = { seat, seed: 'honest', budget: BUDGET };
        const view = playerView(state, seat);
        const other = sampleHidden(view, seededRandom('other'));
        expect(suggest({ ...question, view: other })).toEqual(suggest({ ...question, view }));
        expect(evaluate({ ...question, view: other })).toEqual(evaluate({ ...question, view }));
      }
    });

    test('a view stays as it was while a bot thinks', () => {
      for (const state of states.slice(0, 2)) {
        const view = playerView(state, state.current);
        const before = structuredClone(view);
        for (const level of BOT_LEVELS) choose(view, level);
        expect(view).toEqual(before);
      }
    });
  },
);
