import type { Budget } from '../../contract';
import { THINKING_MS } from '../../thinking';
import { type GameState, pendingChoice, playerView, seededRandom } from '../rules';
import { type Candidate, candidatesFor } from './candidates';
import { expectedLead, type SearchSettings, search } from './search';
import type { Decision, Question } from './types';
import { weightsFor } from './weights';

export const DAIMYO_SEARCH: SearchSettings = { width: 12, rounds: 3, prior: 1, victory: 10, rival: 0.5 };

/** A choice of a good or the end of a turn needs less thought than an action. */
const SMALL_CHOICE = 0.3;

/** The part of the budget that a decision deserves; 0 where quick play's opinion is enough. */
function share(view: GameState): number {
  const choice = pendingChoice(view);
  if (choice) return choice.kind === 'discard' || choice.kind === 'secondMarker' ? 1 : SMALL_CHOICE;
  if (view.step === 'afterAction') return 0;
  return 1;
}

/** A budget that is one: where nothing was said, the usual time. */
export function budgetOf(budget: Budget | undefined, part: number): Budget {
  const { milliseconds, steps } = budget ?? {};
  if (milliseconds === undefined && steps === undefined) return { milliseconds: THINKING_MS * part };
  return {
    milliseconds: milliseconds === undefined ? undefined : milliseconds * part,
    steps: steps === undefined ? undefined : Math.floor(steps * part),
  };
}

/** Plays many games on in thought from every promising way to go on, and takes the one that ends best. */
export function decideDaimyo({ view, seat, seed, budget }: Question, settings = DAIMYO_SEARCH): Decision {
  const seen = playerView(view, seat);
  const weights = weightsFor(seen);
  const candidates: readonly Candidate[] = candidatesFor(seen, seat, weights, seededRandom(seed));
  const { ranked, steps } = search(
    seen,
    seat,
    candidates,
    seed,
    budgetOf(budget, share(seen)),
    weights,
    settings,
  );
  const best = ranked[0];
  const move = best?.moves[0];
  if (!best || !move) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { move, value: expectedLead(best), steps };
}
