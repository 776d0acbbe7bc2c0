import { deciderOf, legalMoves, playerView } from '../../../../src/games/root';
import { Clock } from '../../../../src/games/root/bots/clock';
import { decide } from '../../../../src/games/root/bots/decide';
import { decisionsOf } from './table';

/** A clock of our own: every look at it is so many milliseconds later, whatever the machine does. */
function everyLookTakes(milliseconds: number): void {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += milliseconds;
    return now;
  });
}
afterEach(() => jest.restoreAllMocks());

test('a budget is used up by its games or by its time, whichever is first', () => {
  everyLookTakes(10);
  const both = new Clock({ steps: 4, milliseconds: 100 });
  expect(both.used()).toBeCloseTo(0.1);
  both.steps = 3;
  expect(both.used()).toBeCloseTo(0.75);
  expect(both.stepsUntil(1)).toBe(1);
  expect(new Clock({ milliseconds: 100 }).stepsUntil(1)).toBe(Number.POSITIVE_INFINITY);
});

const moments = decisionsOf(4, { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] }, 2).filter(
  ({ state }) => state.phase === 'play' && legalMoves(state, deciderOf(state) ?? 0).length > 3,
);

test.each(['planner', 'warlord'] as const)('%s plays no more games once its time is over', (level) => {
  const stepsWith = (look: number): number[] =>
    moments.map(({ state, seat }) => {
      everyLookTakes(look);
      const budget = { milliseconds: 700, steps: 40 };
      return decide({ view: playerView(state, seat), seat, level, seed: 's', budget }).steps;
    });
  expect(moments.length).toBeGreaterThan(5);
  // The first look of all is the last one: what was found without playing on is taken.
  expect(stepsWith(800)).toEqual(moments.map(() => 0));
  // Two games are played before anybody looks again: one alone could not be compared.
  for (const steps of stepsWith(300)) expect(steps).toBeLessThanOrEqual(4);
  expect(Math.max(...stepsWith(0.01))).toBeGreaterThan(8);
});
