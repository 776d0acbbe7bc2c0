import { explain, type GameState, playerView, type Step } from '../../../../src/games/iki';
import { decide } from '../../../../src/games/iki/bots/decide';
import { suggest } from '../../../../src/games/iki/bots/suggest';
import { BOT_LEVELS, type BotLevel } from '../../../../src/games/iki/bots/types';
import { card } from '../../../../src/games/iki/card';
import { KINDS } from '../rules/playthrough';
import { decisionsOf, playBots } from './table';

const RANDOM_STATES = KINDS.filter(({ extras }) => extras).flatMap((kind) => decisionsOf(kind, 40, 1));
const ask = (state: GameState, level: BotLevel, steps = 2, seed = 's') =>
  decide({ view: playerView(state, state.current), seat: state.current, level, seed, budget: { steps } });

test('the levels are those of the card, the weakest first', () => {
  expect(BOT_LEVELS).toEqual(card.botLevels);
});

test.each(BOT_LEVELS)('%s answers every kind of decision legally, in states of random games', (level) => {
  const answered = new Set<Step>();
  for (const state of RANDOM_STATES) {
    const { move, value, steps } = ask(state, level);
    expect(explain(state, state.current, move)).toBeNull();
    expect([value, steps].every(Number.isFinite)).toBe(true);
    answered.add(state.step);
  }
  expect([...answered].sort()).toEqual(
    [
      'business',
      'neutralCard',
      'newYearSpace',
      'pathOfLife',
      'saveFromFire',
      'startingOccupation',
      'starve',
      'stepA',
      'walk',
    ].sort(),
  );
});

test.each(BOT_LEVELS)('%s decides the same again with the same seed and the same steps', (level) => {
  for (const state of RANDOM_STATES.slice(0, 9)) expect(ask(state, level)).toEqual(ask(state, level));
});

test('an apprentice has moods: another seed, sometimes another move', () => {
  const moods = RANDOM_STATES.filter((state) => {
    const moves = ['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(ask(state, 'apprentice', 1, seed).move));
    return new Set(moves).size > 1;
  });
  expect(moods.length).toBeGreaterThan(RANDOM_STATES.length / 4);
});

test('a master thinks about as many games as it may, and one round of them more at most', () => {
  for (const state of RANDOM_STATES.slice(0, 4)) {
    expect(ask(state, 'master', 14).steps).toBeLessThan(14 + 12);
  }
});

test('a decision stays within its milliseconds, but for one round of games in thought', () => {
  const times = RANDOM_STATES.slice(0, 5).map((state) => {
    const started = performance.now();
    const seat = state.current;
    decide({
      view: playerView(state, seat),
      seat,
      level: 'master',
      seed: 's',
      budget: { milliseconds: 100 },
    });
    return performance.now() - started;
  });
  times.sort((a, b) => a - b);
  // A busy machine may stop a process for a while; half of the decisions must come in time.
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(1000);
});

test('suggestions are three whole turns at most, each ending with the turn', () => {
  for (const state of RANDOM_STATES.filter(({ step }) => step === 'stepA' || step === 'walk')) {
    const seat = state.current;
    const found = suggest({ view: playerView(state, seat), seat, seed: 's', budget: { steps: 4 } });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const { plan } of found) expect(plan.at(-1)).toEqual({ name: 'endTurn', arg: {} });
  }
});

test('whole games are the same again, move by move', () => {
  const levels = ['master', 'apprentice', 'craftsman'] as const;
  const [one, other] = [playBots(levels, 'again'), playBots(levels, 'again')];
  expect(other.moves).toEqual(one.moves);
  expect(other.state).toEqual(one.state);
});
