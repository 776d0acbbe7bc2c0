import {
  checkInvariants,
  type GameState,
  legalMoves,
  PATRON_MODES,
  playerView,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { decide } from '../../../../src/games/river-of-gold/bots/decide';
import { evaluate } from '../../../../src/games/river-of-gold/bots/evaluate';
import { sampleHidden } from '../../../../src/games/river-of-gold/bots/sample';
import { suggest } from '../../../../src/games/river-of-gold/bots/suggest';
import type { BotLevel } from '../../../../src/games/river-of-gold/bots/types';
import { BOT_LEVELS } from '../../../../src/games/river-of-gold/card';
import { positions } from './table';

const BUDGET = { steps: 24 };

const choose = (view: GameState, level: BotLevel) =>
  decide({ view, seat: view.current, level, seed: 'honest', budget: BUDGET });

describe.each([2, 3, 4])('with %i players', (players) => {
  const states = PATRON_MODES.flatMap((patrons) => positions(players, 5, patrons, `honesty ${players}`));

  test('a dealt guess has the same view as the truth, breaks no rule and differs from other guesses', () => {
    let different = 0;
    for (const state of states) {
      const view = playerView(state, state.current);
      const guess = sampleHidden(view, seededRandom('guess'));
      expect(playerView(guess, state.current)).toEqual(view);
      expect(checkInvariants(guess)).toEqual([]);
      expect(JSON.stringify(guess.secrets)).not.toContain('null');
      const other = sampleHidden(view, seededRandom('another guess'));
      if (JSON.stringify(other.secrets) !== JSON.stringify(guess.secrets)) different++;
    }
    expect(different).toBe(states.length);
  });

  test.each(BOT_LEVELS)('%s decides the same whatever the hidden cards are', (level) => {
    for (const state of states) {
      const view = playerView(state, state.current);
      const expected = choose(view, level);
      for (const luck of ['a', 'b', 'c']) {
        // The whole state is handed over on purpose: a bot that peeked would see other cards each time.
        const other = sampleHidden(view, seededRandom(luck));
        expect(other.secrets).not.toEqual(state.secrets);
        expect(choose(other, level)).toEqual(expected);
      }
    }
  });

  test('suggestions are the same whatever the hidden cards are', () => {
    for (const state of states.slice(0, 6)) {
      const seat = state.current;
      const view = playerView(state, seat);
      const expected = suggest({ view, seat, seed: 'honest', budget: BUDGET });
      const other = sampleHidden(view, seededRandom('other'));
      expect(suggest({ view: other, seat, seed: 'honest', budget: BUDGET })).toEqual(expected);
    }
  });

  test('expected shares of the victory are the same whatever the hidden cards are', () => {
    for (const state of states.slice(0, 6)) {
      const seat = state.current;
      const view = playerView(state, seat);
      const expected = evaluate({ view, seat, seed: 'honest', budget: { steps: 6 } });
      const other = sampleHidden(view, seededRandom('other'));
      expect(evaluate({ view: other, seat, seed: 'honest', budget: { steps: 6 } })).toEqual(expected);
    }
  });

  test('a view stays as it was while a bot thinks', () => {
    for (const state of states.slice(0, 6)) {
      const view = playerView(state, state.current);
      const before = structuredClone(view);
      for (const level of BOT_LEVELS) choose(view, level);
      expect(view).toEqual(before);
      expect(legalMoves(view, view.current).length).toBeGreaterThan(0);
    }
  });
});
