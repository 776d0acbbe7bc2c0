import {
  applyMove,
  cloneState,
  type GameState,
  type Move,
  pendingChoice,
  playerView,
  type Seat,
  seededRandom,
  status,
  UNKNOWN_RANDOM,
} from '../rules';
import { candidatesFor } from './candidates';
import { budgetOf, DAIMYO_SEARCH } from './daimyo';
import { quickMoves } from './policy';
import { expectedLead, search } from './search';
import type { Question, Suggestion } from './types';
import { type Weights, weightsFor } from './weights';

const MOST_SUGGESTIONS = 3;

/**
 * A plan with the answers to the choices that come of it, as quick play would give them, until the turn could be ended
 * or something hidden decides.
 */
function wholeTurn(view: GameState, seat: Seat, moves: readonly Move[], weights: Weights): Move[] {
  const plan = [...moves];
  const after = cloneState(view);
  for (const move of plan) applyMove(after, move, UNKNOWN_RANDOM);
  while (after.step === 'afterAction' && after.current === seat) {
    const choice = pendingChoice(after);
    if (!choice || choice.kind === 'discard') break;
    const [move] = quickMoves(after, weights, UNKNOWN_RANDOM);
    if (!move) break;
    plan.push(move);
    applyMove(after, move, UNKNOWN_RANDOM);
  }
  return plan;
}

/** The best few ways to go on for a seat, best first, as a daimyo sees them; none if it is not the seat's decision. */
export function suggest({ view, seat, seed, budget }: Question): Suggestion[] {
  if (status(view).decider !== seat) return [];
  const seen = playerView(view, seat);
  const weights = weightsFor(seen);
  const candidates = candidatesFor(seen, seat, weights, seededRandom(seed));
  const { ranked } = search(seen, seat, candidates, seed, budgetOf(budget, 1), weights, DAIMYO_SEARCH);
  return ranked.slice(0, MOST_SUGGESTIONS).flatMap((one): Suggestion[] => {
    const plan = wholeTurn(seen, seat, one.moves, weights);
    const [move] = plan;
    return move ? [{ move, plan, value: expectedLead(one) }] : [];
  });
}
