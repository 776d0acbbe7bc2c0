import {
  applyMove,
  cloneState,
  legalMoves,
  pendingChoice,
  playerView,
  type Seat,
  sameMove,
  UNKNOWN_RANDOM,
} from '../../../../src/games/river-of-gold';
import { decide } from '../../../../src/games/river-of-gold/bots/decide';
import { suggest } from '../../../../src/games/river-of-gold/bots/suggest';
import type { BotLevel } from '../../../../src/games/river-of-gold/bots/types';
import { BOT_LEVELS } from '../../../../src/games/river-of-gold/card';
import { playBots, positions } from './table';

const states = [2, 3, 4].flatMap((players) => positions(players, 6, 'draft', `decisions ${players}`));
const ask = (
  index: number,
  level: BotLevel,
  budget: { steps?: number; milliseconds?: number },
  seed = 's',
) => {
  const state = states[index];
  if (!state) throw new Error(`There is no position ${index}.`);
  return decide({ view: playerView(state, state.current), seat: state.current, level, seed, budget });
};

test.each(BOT_LEVELS)('%s decides the same again with the same seed and the same steps', (level) => {
  for (let i = 0; i < states.length; i++) {
    expect(ask(i, level, { steps: 40 })).toEqual(ask(i, level, { steps: 40 }));
  }
});

test('whole games are the same again, move by move', () => {
  const levels = ['daimyo', 'novice', 'merchant'] as const;
  const [one, other] = [playBots(levels, 'again', 'choice'), playBots(levels, 'again', 'choice')];
  expect(other.moves).toEqual(one.moves);
  expect(other.state).toEqual(one.state);
});

test('a novice has moods: another seed, sometimes another move', () => {
  const moods = states.filter((_, i) => {
    const moves = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      JSON.stringify(ask(i, 'novice', {}, seed).move),
    );
    return new Set(moves).size > 1;
  });
  expect(moods.length).toBeGreaterThan(states.length / 4);
});

test('a daimyo thinks about as many games as it may', () => {
  for (let i = 0; i < states.length; i++) {
    const { steps } = ask(i, 'daimyo', { steps: 60 });
    expect(steps).toBeLessThan(60 + 12);
  }
});

test('a daimyo without a budget takes the usual time, less than a second', () => {
  const started = performance.now();
  ask(0, 'daimyo', {});
  expect(performance.now() - started).toBeLessThan(15_000);
});

test('a decision stays within its milliseconds, but for one round of games in thought', () => {
  const times = states.map((_, i) => {
    const started = performance.now();
    ask(i, 'daimyo', { milliseconds: 150 });
    return performance.now() - started;
  });
  times.sort((a, b) => a - b);
  // A busy machine may stop a process for a while; half of the decisions must come in less than ten times their time.
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(1500);
});

test.each(['novice', 'merchant'] as const)('%s needs no time to speak of', (level) => {
  const started = performance.now();
  for (let i = 0; i < states.length; i++) ask(i, level, {});
  expect((performance.now() - started) / states.length).toBeLessThan(100);
});

test('a seat that is not to decide gets an error', () => {
  const [state] = states;
  if (!state) throw new Error('There are positions.');
  const seat: Seat = (state.current + 1) % state.players.length;
  for (const level of BOT_LEVELS) {
    expect(() => decide({ view: playerView(state, seat), seat, level, seed: 's' })).toThrow(
      'nothing to decide',
    );
  }
  expect(suggest({ view: playerView(state, seat), seat, seed: 's', budget: { steps: 10 } })).toEqual([]);
});

describe('suggestions', () => {
  test('are three legal plans at most, best first', () => {
    for (const state of states) {
      const seat = state.current;
      const view = playerView(state, seat);
      const found = suggest({ view, seat, seed: 's', budget: { steps: 60 } });
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found.map(({ plan }) => JSON.stringify(plan))).size).toBe(found.length);
      for (const { move, plan } of found) {
        expect(plan[0]).toEqual(move);
        const at = cloneState(view);
        for (const step of plan) {
          expect(legalMoves(at, seat).some((legal) => sameMove(legal, step))).toBe(true);
          applyMove(at, step, UNKNOWN_RANDOM);
        }
      }
    }
  });

  test('are whole turns: what follows an action is answered until the turn can be ended or a card is seen', () => {
    let answered = 0;
    for (const state of states) {
      const seat = state.current;
      for (const { plan } of suggest({
        view: playerView(state, seat),
        seat,
        seed: 's',
        budget: { steps: 30 },
      })) {
        const at = playerView(state, seat);
        for (const step of plan) applyMove(at, step, UNKNOWN_RANDOM);
        const kind = pendingChoice(at)?.kind;
        expect(at.current !== seat || kind === undefined || kind === 'discard').toBe(true);
        if (plan.at(-1)?.name === 'choose') answered++;
      }
    }
    expect(answered).toBeGreaterThan(0);
  });
});
