import { playerView } from '../rules';
import { budgetOf, Clock } from './clock';
import { byLead } from './policy';
import { expectedLead, firstOpinions, type SearchSettings, search } from './search';
import type { Decision, Question } from './types';

const PLANNER_SEARCH: SearchSettings = {
  width: 6,
  horizon: 'turn',
  prior: 1,
  judge: byLead,
  until: 1,
};
/** Turns played to their end in thought. */
const STEPS = 12;

/** Plays the rest of the turn in thought after every promising move, and takes the one that leaves the most. */
export function decidePlanner({ view, seat, seed, budget }: Question): Decision {
  const { milliseconds, steps = STEPS } = budgetOf(budget);
  const clock = new Clock({ milliseconds, steps: Math.min(STEPS, steps) });
  const seen = playerView(view, seat);
  const candidates = firstOpinions(seen, seat, seed, 1, clock);
  const [best] = search(seen, seat, candidates, seed, clock, PLANNER_SEARCH);
  if (!best) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { move: best.move, value: expectedLead(best), steps: clock.steps };
}
