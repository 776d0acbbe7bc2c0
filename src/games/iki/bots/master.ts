import { type GameState, playerView, type Seat } from '../rules';
import { candidatesFor } from './candidates';
import { Clock } from './clock';
import { type Contender, expectedLead, type SearchSettings, search } from './search';
import { BROAD } from './turns';
import type { Decision, Question } from './types';
import { WEIGHTS } from './weights';

export const MASTER_SEARCH: SearchSettings = { width: 12, months: 2, prior: 4, victory: 10, rival: 0.5 };

/** Business is settled by the walk that led to it, for the most part: it deserves less thought. */
const BUSINESS_SHARE = 0.4;
const shareOf = ({ step }: GameState): number => (step === 'business' ? BUSINESS_SHARE : 1);

/** The part of the time that planning may take; what is left of it is for games in thought. */
const PLANNING_SHARE = 0.5;

/** The ways to go on as a master sees them, best first. */
export function ponder(
  seen: GameState,
  seat: Seat,
  seed: string,
  clock: Clock,
  settings = MASTER_SEARCH,
): Contender[] {
  const breadth = { ...BROAD, stop: () => clock.isPast(PLANNING_SHARE) };
  const candidates = candidatesFor(seen, seat, breadth, WEIGHTS);
  return search(seen, seat, candidates, seed, clock, WEIGHTS, settings);
}

/** Plays many games on in thought from every promising way to go on, and takes the one that ends best. */
export function decideMaster({ view, seat, seed, budget }: Question, settings = MASTER_SEARCH): Decision {
  const seen = playerView(view, seat);
  const clock = new Clock(budget, shareOf(seen));
  const [best] = ponder(seen, seat, seed, clock, settings);
  const move = best?.moves[0];
  if (!best || !move) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { move, value: expectedLead(best), steps: clock.taken };
}
