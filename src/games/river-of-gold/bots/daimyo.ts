import { legalMoves, playerView, seededRandom } from '../index';
import { candidatesFor } from './candidates';
import { mean, type SearchSettings, search } from './search';
import type { Budget, Decision, Question } from './types';
import { weightsFor } from './weights';

export const DAIMYO_BUDGET: Budget = { milliseconds: 800 };

export const DAIMYO_SEARCH: SearchSettings = {
  width: 12,
  noise: 0.5,
  horizon: 100,
  winBonus: 10,
};

/** Plays many games on in thought from every promising way to go on, and takes the one that ends best. */
export function decideDaimyo(
  { view, seat, seed, budget = DAIMYO_BUDGET }: Question,
  settings = DAIMYO_SEARCH,
): Decision {
  const seen = playerView(view, seat);
  const weights = weightsFor(seen);
  const candidates = candidatesFor(seen, seat, weights, seededRandom(seed));
  const { ranked, steps } = search(seen, seat, candidates, seed, budget, weights, settings);
  const best = ranked[0];
  const move = best?.moves[0] ?? legalMoves(seen, seat)[0];
  if (!best || !move) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { move, value: mean(best), steps };
}
