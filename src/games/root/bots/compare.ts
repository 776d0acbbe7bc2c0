import { type Move, playerView, seededRandom } from '../rules';
import { budgetOf } from './clock';
import { byLead } from './policy';
import { sampleHidden } from './sample';
import { tableAfter, untilOf } from './search';
import type { Question } from './types';

/** Fewer games would be luck. */
const LEAST_GAMES = 2;

/** The lead that is expected after each of some plans, by the same guesses at hidden cards and the same dice. */
export function compare({
  view,
  seat,
  seed,
  budget,
  plans,
}: Question & { readonly plans: readonly (readonly Move[])[] }): number[] {
  const seen = playerView(view, seat);
  const { steps = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budgetOf(budget);
  const deadline = performance.now() + milliseconds;
  const untilTurn = untilOf(seen, 'answers');
  const sums = plans.map(() => 0);
  let games = 0;
  while (games < LEAST_GAMES || (games * plans.length < steps && performance.now() < deadline)) {
    const sample = sampleHidden(seen, seededRandom(`${seed} deal ${games}`));
    plans.forEach((plan, i) => {
      // What comes after the first move may hang on luck: it is left to quick play.
      sums[i] =
        (sums[i] ?? 0) + byLead(tableAfter(sample, plan.slice(0, 1), `${seed} ${games}`, untilTurn), seat);
    });
    games++;
  }
  return sums.map((sum) => sum / games);
}
