import { playerView, type RandomSource, seededRandom } from '../rules';
import { candidatesFor } from './candidates';
import type { Candidate } from './turns';
import { NARROW } from './turns';
import type { Decision, Question } from './types';
import { WEIGHTS, type Weights } from './weights';

/** How far an apprentice's judgement is off, in IKI, and how often an apprentice does the first thing that looks nice. */
const DOUBT = 4;
const WHIM = 0.1;
const WHIMS = 5;

/** An apprentice sees what is gained now and little of what comes later: salaries, fires and pay day seem far away. */
const SHORT_SIGHTED: Weights = {
  ...WEIGHTS,
  salary: WEIGHTS.salary * 0.5,
  harmony: 0,
  effect: 0,
  skill: 0,
  lap: 0,
  hunger: WEIGHTS.hunger * 0.5,
  risk: 0,
  colour: 0,
  fish: 0,
  building: WEIGHTS.building * 0.3,
  rivals: 0,
};

const chance = (random: RandomSource): number => random.index(10000) / 10000;

function pick(candidates: readonly Candidate[], random: RandomSource): Candidate | undefined {
  if (chance(random) < WHIM) return candidates[random.index(Math.min(candidates.length, WHIMS))];
  let best: Candidate | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of candidates) {
    const value = one.worth + DOUBT * (chance(random) + chance(random) - 1);
    if (value > most) {
      most = value;
      best = one;
    }
  }
  return best;
}

/** Plays sensible moves and makes a beginner's mistakes: misjudges, forgets fire and pay day, follows a whim. */
export function decideApprentice({ view, seat, seed }: Question): Decision {
  const candidates = candidatesFor(playerView(view, seat), seat, NARROW, SHORT_SIGHTED);
  const one = pick(candidates, seededRandom(seed));
  const move = one?.moves[0];
  if (!one || !move) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { move, value: one.worth, steps: 1 };
}
