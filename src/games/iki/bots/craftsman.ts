import { playerView } from '../rules';
import { candidatesFor } from './candidates';
import { Clock } from './clock';
import { BROAD } from './turns';
import type { Decision, Question } from './types';
import { WEIGHTS } from './weights';

/** Plans the whole turn, weighs what it brings now and for the rest of the year, and takes the best. */
export function decideCraftsman({ view, seat, budget }: Question): Decision {
  const clock = new Clock(budget);
  const breadth = { ...BROAD, stop: () => clock.isPast(1) };
  const candidates = candidatesFor(playerView(view, seat), seat, breadth, WEIGHTS);
  const best = candidates[0];
  const move = best?.moves[0];
  if (!best || !move) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { move, value: best.worth, steps: candidates.length };
}
