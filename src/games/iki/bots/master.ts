import { type GameState, playerView } from '../rules';
import { candidatesFor } from './candidates';
import { budgetOf, expectedLead, type SearchSettings, search } from './search';
import { BROAD } from './turns';
import type { Decision, Question } from './types';
import { WEIGHTS } from './weights';

export const MASTER_SEARCH: SearchSettings = { width: 12, months: 4, prior: 1, victory: 10, rival: 0.5 };

/** Business is settled by the walk that led to it, for the most part: it deserves less thought. */
const BUSINESS_SHARE = 0.4;
const shareOf = ({ step }: GameState): number => (step === 'business' ? BUSINESS_SHARE : 1);

/** Plays many games on in thought from every promising way to go on, and takes the one that ends best. */
export function decideMaster({ view, seat, seed, budget }: Question, settings = MASTER_SEARCH): Decision {
  const seen = playerView(view, seat);
  const candidates = candidatesFor(seen, seat, BROAD, WEIGHTS);
  const { ranked, steps } = search(
    seen,
    seat,
    candidates,
    seed,
    budgetOf(budget, shareOf(seen)),
    WEIGHTS,
    settings,
  );
  const best = ranked[0];
  const move = best?.moves[0];
  if (!best || !move) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { move, value: expectedLead(best), steps };
}
