import { createState, type GameState, playerAt, playerView, seededRandom } from '../../../../src/games/iki';
import { evaluate } from '../../../../src/games/iki/bots/evaluate';
import { playQuickly } from '../../../../src/games/iki/bots/policy';
import { WEIGHTS } from '../../../../src/games/iki/bots/weights';

/** A game of quick players up to a month. */
function positionIn(month: number, players: number, seed: string): GameState {
  const random = seededRandom(seed);
  const state = createState(players, {}, random);
  playQuickly(state, WEIGHTS, random, { untilMonth: month });
  return state;
}

const sharesIn = (state: GameState, seat: number, steps: number): number[] =>
  evaluate({ view: playerView(state, seat), seat, seed: 'shares', budget: { steps } });

describe('expected shares of the victory', () => {
  test.each([2, 3, 4])(
    'are 1 together, and nobody is sure to win at the start of a game of %i',
    (players) => {
      const shares = sharesIn(createState(players, {}, seededRandom('even')), 0, 8);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(Math.max(...shares)).toBeLessThan(1);
    },
  );

  test.each([2, 3, 4])('are 1 for the clear leader of the New Year of %i', (players) => {
    const state = positionIn(13, players, 'won');
    for (const leader of [0, players - 1]) {
      const ahead = structuredClone(state);
      playerAt(ahead, leader).iki += 150;
      expect(sharesIn(ahead, 1, 4)[leader]).toBe(1);
    }
  });

  test('follow the points: a lead in autumn is worth more than none, a larger one more', () => {
    const state = positionIn(9, 2, 'points');
    const shareWith = (iki: number): number => {
      const ahead = structuredClone(state);
      playerAt(ahead, 0).iki += 30 + iki;
      playerAt(ahead, 1).iki += 30;
      return sharesIn(ahead, 0, 10)[0] ?? 0;
    };
    const [behind, ahead] = [shareWith(-30), shareWith(30)];
    expect(behind).toBeLessThan(ahead);
    expect(shareWith(0)).toBeGreaterThanOrEqual(behind);
    expect(shareWith(0)).toBeLessThanOrEqual(ahead);
  });

  test('keep to a time limit', () => {
    const state = createState(4, {}, seededRandom('time'));
    const started = performance.now();
    const budget = { milliseconds: 60, steps: 1_000_000 };
    evaluate({ view: playerView(state, 3), seat: 3, seed: 's', budget });
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
