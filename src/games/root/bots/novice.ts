import { playerView, type RandomSource, seededRandom } from '../rules';
import { bestOf, type Judge, type Valued, weighMoves } from './policy';
import { sampleHidden } from './sample';
import type { Decision, Question } from './types';
import { worthOfAll } from './worth';

/** How far a novice's judgement is off, in points, and how often a novice does anything that looks nice. */
const DOUBT = 1.2;
const WHIM = 0.12;
const WHIMS = 6;

/** A novice looks at the own side of the table only. */
const ownSide: Judge = (state, seat) => worthOfAll(state)[seat] ?? 0;

const chance = (random: RandomSource): number => random.index(10000) / 10000;

function pick(all: readonly Valued[], random: RandomSource): Valued | undefined {
  if (chance(random) < WHIM) {
    const best = all.toSorted((one, other) => other.value - one.value);
    return best[random.index(Math.min(best.length, WHIMS))];
  }
  return bestOf(
    all.map(({ move, value }) => ({ move, value: value + DOUBT * (chance(random) + chance(random) - 1) })),
  );
}

/** Makes one sensible move after another, without a plan, and now and then a silly one. */
export function decideNovice({ view, seat, seed }: Question): Decision {
  const random = seededRandom(seed);
  const sample = sampleHidden(playerView(view, seat), random);
  const one = pick(weighMoves(sample, seat, random, ownSide), random);
  if (!one) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { ...one, steps: 1 };
}
