import { playerView, status } from '../rules';
import { candidatesFor } from './candidates';
import { MASTER_SEARCH } from './master';
import { budgetOf, expectedLead, search } from './search';
import { BROAD } from './turns';
import type { Question, Suggestion } from './types';
import { WEIGHTS } from './weights';

const MOST_SUGGESTIONS = 3;

/** The best few ways to go on for a seat, best first, as a master sees them; none if it is not the seat's decision. */
export function suggest({ view, seat, seed, budget }: Question): Suggestion[] {
  if (status(view).decider !== seat) return [];
  const seen = playerView(view, seat);
  const candidates = candidatesFor(seen, seat, BROAD, WEIGHTS);
  const { ranked } = search(seen, seat, candidates, seed, budgetOf(budget, 1), WEIGHTS, MASTER_SEARCH);
  return ranked.slice(0, MOST_SUGGESTIONS).flatMap((one): Suggestion[] => {
    const [move] = one.moves;
    return move ? [{ move, plan: one.moves, value: expectedLead(one) }] : [];
  });
}
