import { type GameState, type Move, playerView, type RandomSource, type Seat, seededRandom } from '../rules';
import { type Candidate, candidatesFor } from './candidates';
import type { Decision, Question } from './types';
import { type Weights, weightsFor } from './weights';

/** How far a novice's judgement is off, in points, and how often a novice just does what comes to mind. */
const DOUBT = 3.5;
const WHIM = 0.1;
const FAVOR_IS_FORGOTTEN = 0.5;

/** A novice sees what is gained now and little of what comes later: owners, races and the end seem far away. */
const shortSighted = (weights: Weights): Weights => ({
  ...weights,
  engine: weights.engine * 0.4,
  others: 0,
  spreadByTurn: weights.spreadByTurn * 2,
  towardAir: 0,
  towardEarth: 0,
  towardFire: 0,
  towardVoid: 0,
  towardWater: 0,
});

const chance = (random: RandomSource): number => random.index(10000) / 10000;

const usesFavor = (moves: readonly Move[]): boolean =>
  moves[0]?.name === 'spendFavor' || moves[0]?.name === 'trade';

function pick(state: GameState, seat: Seat, random: RandomSource): Candidate | undefined {
  const candidates = candidatesFor(state, seat, shortSighted(weightsFor(state)), random);
  const simple = candidates.filter(({ moves }) => !usesFavor(moves));
  const choices = simple.length > 0 && chance(random) < FAVOR_IS_FORGOTTEN ? simple : candidates;
  if (chance(random) < WHIM) return choices[random.index(Math.min(choices.length, 6))];
  let best: Candidate | undefined;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const one of choices) {
    const worth = one.worth + DOUBT * (chance(random) + chance(random) - 1);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = one;
    }
  }
  return best;
}

/** Plays sensible moves and makes a beginner's mistakes: misjudges, forgets favor, follows a whim. */
export function decideNovice({ view, seat, seed }: Question): Decision {
  const one = pick(playerView(view, seat), seat, seededRandom(seed));
  const move = one?.moves[0];
  if (!one || !move) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { move, value: one.worth, steps: 1 };
}
