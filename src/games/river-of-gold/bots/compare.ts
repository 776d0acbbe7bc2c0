import { type Move, playerView } from '../rules';
import { budgetOf, DAIMYO_SEARCH } from './daimyo';
import { expectedLead, search } from './search';
import type { Question } from './types';
import { weightsFor } from './weights';

/**
 * The final lead that a seat can expect after each of these plans, as a daimyo sees it: all of them are played on with
 * the same hidden cards and the same dice, so that even small differences are not luck.
 */
export function compare({
  view,
  seat,
  seed,
  budget,
  plans,
}: Question & { readonly plans: readonly (readonly Move[])[] }): number[] {
  const seen = playerView(view, seat);
  const candidates = plans.map((moves) => ({ moves, worth: 0 }));
  const settings = { ...DAIMYO_SEARCH, width: plans.length };
  const { ranked } = search(seen, seat, candidates, seed, budgetOf(budget, 1), weightsFor(seen), settings);
  return plans.map((plan) => {
    const found = ranked.find(({ moves }) => moves === plan);
    return found ? expectedLead(found) : 0;
  });
}
