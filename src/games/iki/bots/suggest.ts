import { playerView, status } from '../rules';
import { Clock } from './clock';
import { ponder } from './master';
import { expectedLead } from './search';
import type { Question, Suggestion } from './types';

const MOST_SUGGESTIONS = 3;

/** The best few ways to go on for a seat, best first, as a master sees them; none if it is not the seat's decision. */
export function suggest({ view, seat, seed, budget }: Question): Suggestion[] {
  if (status(view).decider !== seat) return [];
  const seen = playerView(view, seat);
  const ranked = ponder(seen, seat, seed, new Clock(budget));
  return ranked.slice(0, MOST_SUGGESTIONS).flatMap((one): Suggestion[] => {
    const [move] = one.moves;
    return move ? [{ move, plan: one.moves, value: expectedLead(one) }] : [];
  });
}
