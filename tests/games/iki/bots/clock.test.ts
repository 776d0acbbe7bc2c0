import { createState, explain, type GameState, playerView, seededRandom } from '../../../../src/games/iki';
import { compare } from '../../../../src/games/iki/bots/compare';
import { decide } from '../../../../src/games/iki/bots/decide';
import { playQuickly } from '../../../../src/games/iki/bots/policy';
import { suggest } from '../../../../src/games/iki/bots/suggest';
import { WEIGHTS } from '../../../../src/games/iki/bots/weights';
import type * as apply from '../../../../src/games/iki/rules/apply';
import { THINKING_MS } from '../../../../src/games/thinking';
import { KINDS } from '../rules/playthrough';
import { decisionsOf } from './table';

let now = 0;
let perMove = 0;

// Every move that is made in thought takes so many milliseconds: a machine as slow as we like.
jest.mock('../../../../src/games/iki/rules/apply', () => {
  const actual = jest.requireActual<typeof apply>('../../../../src/games/iki/rules/apply');
  const slow =
    <A extends unknown[]>(make: (...args: A) => void) =>
    (...args: A): void => {
      now += perMove;
      make(...args);
    };
  return { ...actual, applyMove: slow(actual.applyMove), applyPlayersMove: slow(actual.applyPlayersMove) };
});

/** A clock that goes on when moves are made and at no other time; says how much has passed on it. */
function slowClock(milliseconds: number): () => number {
  now = 0;
  perMove = milliseconds;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  return () => now;
}
afterEach(() => jest.restoreAllMocks());

const STATES: readonly GameState[] = KINDS.filter(({ extras }) => extras).flatMap((kind) =>
  decisionsOf(kind, 20, 1),
);
const ask = (state: GameState) => ({
  view: playerView(state, state.current),
  seat: state.current,
  seed: 'slow',
});

describe.each([1, 10, 25])('where every move in thought takes %i ms', (perMove) => {
  // The moves of one candidate, up to the end of its turn, are made without a look at the clock.
  const LATEST = THINKING_MS + 10 * perMove;

  test.each(['craftsman', 'master'] as const)('a %s decides legally and in time', (level) => {
    for (const state of STATES) {
      const elapsed = slowClock(perMove);
      const { move } = decide({ ...ask(state), level });
      expect(elapsed()).toBeLessThanOrEqual(LATEST);
      expect(explain(state, state.current, move)).toBeNull();
      jest.restoreAllMocks();
    }
  });

  test('suggestions and comparisons come in time, too', () => {
    for (const state of STATES) {
      const suggesting = slowClock(perMove);
      const [best] = suggest(ask(state));
      expect(suggesting()).toBeLessThanOrEqual(LATEST);
      if (!best) throw new Error('Nothing was suggested.');
      const comparing = slowClock(perMove);
      const leads = compare({ ...ask(state), plans: [best.plan, [best.move]] });
      expect(comparing()).toBeLessThanOrEqual(LATEST);
      expect(leads.every(Number.isFinite)).toBe(true);
      jest.restoreAllMocks();
    }
  });
});

test('a master without time for a single game in thought decides like a craftsman', () => {
  for (const state of STATES) {
    const budget = { steps: 0 };
    const { move, steps } = decide({ ...ask(state), level: 'master', budget });
    expect(steps).toBe(0);
    expect(move).toEqual(decide({ ...ask(state), level: 'craftsman', budget }).move);
  }
});

test('a game in thought that is stopped says so and goes no further', () => {
  const random = seededRandom('stopped');
  const state = createState(4, {}, random);
  let looks = 0;
  expect(playQuickly(state, WEIGHTS, random, { stop: () => ++looks > 10 })).toBe(false);
  expect(looks).toBe(11);
  expect(state.month).toBeLessThan(3);
});

test('without a time limit the clock does not matter: the same steps give the same move everywhere', () => {
  const [state] = STATES;
  if (!state) throw new Error('There is no state.');
  const question = { ...ask(state), level: 'master' as const, budget: { steps: 24 } };
  const first = decide(question);
  const elapsed = slowClock(1000);
  expect(decide(question)).toEqual(first);
  expect(elapsed()).toBeGreaterThan(THINKING_MS);
});
