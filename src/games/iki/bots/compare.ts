import { UNKNOWN_RANDOM } from '../../random';
import { applyPlayersMove, cloneState, type GameState, type Move, playerView, type Seat } from '../rules';
import { candidatesFor } from './candidates';
import { Clock } from './clock';
import { MASTER_SEARCH } from './master';
import { expectedLead, search } from './search';
import { BROAD } from './turns';
import type { Question } from './types';
import { WEIGHTS } from './weights';

/** A plan that stops in the middle of the own turn goes on as well as a planner can: it is not blamed for its end. */
function wholeTurn(
  state: GameState,
  seat: Seat,
  plan: readonly Move[],
  stop: () => boolean,
): readonly Move[] {
  const after = cloneState(state);
  for (const move of plan) applyPlayersMove({ state: after, random: UNKNOWN_RANDOM, events: null }, move);
  const goesOn = after.turn === state.turn && after.current === seat && after.canUndo;
  if (!goesOn) return plan;
  const [best] = candidatesFor(after, seat, { ...BROAD, stop }, WEIGHTS);
  return best ? [...plan, ...best.moves] : plan;
}

/** The part of the time that it may take to complete the plans. */
const PLANNING_SHARE = 0.3;

/**
 * The final lead that a seat can expect after each of these plans, as a master sees it: all of them are played on with
 * the same decks and the same fires, so that even small differences are not luck.
 */
export function compare({
  view,
  seat,
  seed,
  budget,
  plans,
}: Question & { readonly plans: readonly (readonly Move[])[] }): number[] {
  const seen = playerView(view, seat);
  const clock = new Clock(budget);
  const stop = () => clock.isPast(PLANNING_SHARE);
  const candidates = plans.map((plan) => ({ moves: wholeTurn(seen, seat, plan, stop), worth: 0 }));
  const settings = { ...MASTER_SEARCH, width: plans.length };
  const ranked = search(seen, seat, candidates, seed, clock, WEIGHTS, settings);
  return candidates.map(({ moves }) => {
    const found = ranked.find((one) => one.moves === moves);
    return found ? expectedLead(found) : 0;
  });
}
