/**
 * Plans and picks: from the things on the table that a player has picked to the moves that they stand for. A game
 * lists its plans from its legal moves; everything here follows from that list, so that the screen can never offer
 * what the rules refuse.
 */
import type { Move } from '../../games/contract';
import type { PickLook } from './picking';

/**
 * Something a player can do with the table as it is: the moves to send, one after another, and the keys that are
 * picked for it.
 */
export interface Plan<M extends Move = Move> {
  /** What sort of thing it is; a player may ask for one kind only. */
  readonly kind: string;
  readonly moves: readonly M[];
  /** The last of the moves: what the plan is about. */
  readonly move: M;
  readonly parts: readonly string[];
  /** What the moves before the last one cost, in whatever the game pays for them; 0 for nothing. */
  readonly price: number;
}

/** The keys picked so far, for a plan that is being put together. */
export type Selection = readonly string[];
export const NOTHING_SELECTED: Selection = [];

/** Whether the keys say enough about a plan, for one purpose or another. */
export type Enough<P extends Plan> = (plan: P, picked: Selection) => boolean;

const kindOf = (key: string): string => key.slice(0, key.indexOf('-'));

const has = (plan: Plan, keys: Selection): boolean => keys.every((key) => plan.parts.includes(key));

const byPrice = <P extends Plan>(plans: readonly P[]): P[] => [...plans].sort((a, b) => a.price - b.price);

/** The plans that use everything picked so far. */
export const matching = <P extends Plan>(plans: readonly P[], picked: Selection): readonly P[] =>
  plans.filter((plan) => plan.parts.length > 0 && has(plan, picked));

/** Whether picking a key does something, even where it is not lit because something else is being put together. */
export const canStart = (plans: readonly Plan[], key: string): boolean => matching(plans, [key]).length > 0;

/** What stays picked next to a key: everything but another thing of its kind, if that makes sense together. */
function keptNextTo(plans: readonly Plan[], picked: Selection, key: string): Selection {
  const others = picked.filter((other) => kindOf(other) !== kindOf(key));
  return matching(plans, [...others, key]).length > 0 ? others : [];
}

/** The selection after a key was picked: added, taken out, or, where it does not fit, begun again with it. */
export function selectionAfter(plans: readonly Plan[], picked: Selection, key: string): Selection {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  if (!canStart(plans, key)) return picked;
  return [...keptNextTo(plans, picked, key), key];
}

/** Whether two plans come to the same thing, so that nobody has to choose between them. */
export type Same<P extends Plan> = (a: P, b: P) => boolean;

/**
 * The plan that a selection stands for: the only one that fits, or the one that is cheaper than all the others. Of
 * plans that come to the same thing it is the first.
 */
export function chosenPlan<P extends Plan>(
  plans: readonly P[],
  picked: Selection,
  isComplete: Enough<P>,
  isSame: Same<P> = () => false,
): P | null {
  if (picked.length === 0) return null;
  const [first, ...others] = byPrice(matching(plans, picked));
  if (!first || !isComplete(first, picked)) return null;
  const second = others.find((plan) => !isSame(first, plan));
  return !second || second.price > first.price ? first : null;
}

/**
 * The plan to show while a key is looked at: what picking it would lead to, at its lowest price; null where the keys
 * lead to too many things.
 */
export function peekedPlan<P extends Plan>(
  plans: readonly P[],
  picked: Selection,
  key: string,
  isClear: Enough<P>,
): P | null {
  const keys = picked.includes(key) ? picked : [...keptNextTo(plans, picked, key), key];
  const [first] = byPrice(matching(plans, keys));
  return first && isClear(first, keys) ? first : null;
}

export interface KeyLook {
  readonly look: PickLook;
  readonly price: number;
}

/**
 * How every key looks that is not idle, and what it costs: the one mapping from legal moves to the drawing. With
 * something picked, only what goes with it is lit, and what could be picked in its place.
 */
export function picks(plans: readonly Plan[], picked: Selection): ReadonlyMap<string, KeyLook> {
  const looks = new Map<string, KeyLook>();
  for (const plan of plans) {
    for (const key of plan.parts) {
      const others = picked.filter((other) => kindOf(other) !== kindOf(key));
      if (!has(plan, others)) continue;
      const look = picked.includes(key) ? 'selected' : 'possible';
      const cheapest = Math.min(looks.get(key)?.price ?? plan.price, plan.price);
      looks.set(key, { look, price: cheapest });
    }
  }
  return looks;
}
