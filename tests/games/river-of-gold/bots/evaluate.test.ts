import {
  applyMove,
  createState,
  type GameState,
  playerView,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { evaluate, expectedScores } from '../../../../src/games/river-of-gold/bots/evaluate';
import { quickMoves } from '../../../../src/games/river-of-gold/bots/policy';
import { weightsFor } from '../../../../src/games/river-of-gold/bots/weights';

/** A game played by prices alone up to a phase. */
function positionIn(phase: GameState['phase'], players: number, seed: string): GameState {
  const random = seededRandom(seed);
  const state = createState(players, { clans: 'random' }, random);
  while (state.phase !== phase) {
    for (const move of quickMoves(state, weightsFor(state), random)) applyMove(state, move, random);
  }
  return state;
}

const sharesIn = (state: GameState, seat: number, steps: number): number[] =>
  evaluate({ view: playerView(state, seat), seat, seed: 'shares', budget: { steps } });

describe('expected shares of the victory', () => {
  test.each([2, 3, 4])('are about even at the start of a game of %i', (players) => {
    const random = seededRandom('even');
    const games = 6;
    const means = Array.from({ length: players }, () => 0);
    for (let game = 0; game < games; game++) {
      const state = createState(players, { clans: 'random' }, random);
      sharesIn(state, game % players, 24).forEach((share, seat) => {
        means[seat] = (means[seat] ?? 0) + share / games;
      });
    }
    for (const mean of means) expect(Math.abs(mean - 1 / players)).toBeLessThan(0.16);
  });

  test.each([2, 3, 4])('are nearly 1 for the clear leader of the final round of %i', (players) => {
    const state = positionIn('finalRound', players, 'won');
    for (const leader of [0, players - 1]) {
      const ahead = structuredClone(state);
      const player = ahead.players[leader];
      if (!player) throw new Error('There is a leader.');
      player.points += 150;
      for (const seat of [0, 1]) {
        const shares = sharesIn(ahead, seat, 12);
        expect(shares[leader]).toBeGreaterThan(0.99);
      }
    }
  });

  test('follow the points: a lead in Era 2 is worth more than none, a larger one more', () => {
    const state = positionIn('era2', 2, 'points');
    const shareWith = (points: number): number => {
      const ahead = structuredClone(state);
      const [player] = ahead.players;
      if (player) player.points += points;
      return sharesIn(ahead, 0, 60)[0] ?? 0;
    };
    const [behind, level, ahead] = [shareWith(-25), shareWith(0), shareWith(25)];
    expect(behind).toBeLessThan(level);
    expect(level).toBeLessThan(ahead);
  });

  test('are the same again for the same seed, and may differ for another', () => {
    const state = positionIn('era2', 3, 'again');
    const ask = (seed: string) =>
      evaluate({ view: playerView(state, 1), seat: 1, seed, budget: { steps: 10 } });
    expect(ask('a')).toEqual(ask('a'));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(ask(seed)))).size).toBeGreaterThan(1);
  });

  test('may be asked for by any seat at any time, and keep to a time limit', () => {
    const state = positionIn('era1', 4, 'time');
    const started = performance.now();
    const shares = evaluate({
      view: playerView(state, 3),
      seat: 3,
      seed: 's',
      budget: { milliseconds: 60, steps: 1_000_000 },
    });
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});

describe('expected final scores', () => {
  const scoresIn = (state: GameState, seat: number, steps: number): number[] =>
    expectedScores({ view: playerView(state, seat), seat, seed: 'scores', budget: { steps } });

  test('are more than the points now, and follow them', () => {
    const state = positionIn('era2', 3, 'score');
    const scores = scoresIn(state, 1, 12);
    state.players.forEach(({ points }, seat) => {
      expect(scores[seat]).toBeGreaterThan(points);
    });
    const ahead = structuredClone(state);
    for (const player of ahead.players) player.points += 40;
    scoresIn(ahead, 1, 12).forEach((score, seat) => {
      expect(score - (scores[seat] ?? 0)).toBeGreaterThan(20);
    });
  });

  test('are the final scores once the game is over', () => {
    const state = positionIn('finalRound', 2, 'over');
    const random = seededRandom('end');
    while (!state.result) {
      for (const move of quickMoves(state, weightsFor(state), random)) applyMove(state, move, random);
    }
    expect(scoresIn(state, 0, 1)).toEqual(state.result.scores.map(({ total }) => total));
  });
});
