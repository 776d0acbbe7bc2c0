import { playerView, seededRandom } from '../rules';
import { candidatesFor } from './candidates';
import type { Decision, Question } from './types';
import { weightsFor } from './weights';

/** Weighs every way to play the turn by what it brings now and for the rest of the game, and takes the best. */
export function decideMerchant({ view, seat, seed }: Question): Decision {
  const seen = playerView(view, seat);
  const candidates = candidatesFor(seen, seat, weightsFor(seen), seededRandom(seed));
  const best = candidates[0];
  const move = best?.moves[0];
  if (!best || !move) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { move, value: best.worth, steps: candidates.length };
}
