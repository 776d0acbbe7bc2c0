import type { PickKey, PickLook } from '../pick';
import type { Plan, Plans } from './plans';

/** The keys picked so far, for a move that is being put together. */
export type Selection = readonly PickKey[];
export const NOTHING_SELECTED: Selection = [];

const slotOf = (key: PickKey): string => key.slice(0, key.indexOf('-'));

const has = (plan: Plan, keys: Selection): boolean => keys.every((key) => plan.parts.includes(key));

/** The plans that use everything picked so far. */
export const matching = (plans: Plans, selection: Selection): readonly Plan[] =>
  plans.all.filter((plan) => plan.parts.length > 0 && has(plan, selection));

/** What stays picked beside a key: everything but another thing of its kind, if that makes sense together. */
function keptBeside(plans: Plans, selection: Selection, key: PickKey): Selection {
  const others = selection.filter((picked) => slotOf(picked) !== slotOf(key));
  return matching(plans, [...others, key]).length > 0 ? others : [];
}

/** The selection after a key was picked: put in, taken out, or, where it does not fit, begun anew. */
export function selectionAfter(plans: Plans, selection: Selection, key: PickKey): Selection {
  if (selection.includes(key)) return selection.filter((picked) => picked !== key);
  if (matching(plans, [key]).length === 0) return selection;
  return [...keptBeside(plans, selection, key), key];
}

/** Whether the keys say enough: a build needs space and tile, a voyage where it goes, everything else itself. */
function isComplete(plan: Plan, selection: Selection): boolean {
  switch (plan.kind) {
    case 'build':
      return selection.length === plan.parts.length;
    case 'sail':
      return selection.some((key) => key.startsWith('river-'));
    default:
      return selection.length > 0;
  }
}

/** The plan that a selection stands for: the only one that fits, or the one that is cheaper than all the others. */
export function chosenPlan(plans: Plans, selection: Selection): Plan | null {
  if (selection.length === 0) return null;
  const [first, second] = [...matching(plans, selection)].sort((a, b) => a.favor - b.favor);
  if (!first || !isComplete(first, selection)) return null;
  return !second || second.favor > first.favor ? first : null;
}

/**
 * The plan to show while a key is looked at: what picking it would lead to, at its lowest price. A shore space
 * without a tile, or a tile without a space, leads to too many things: null.
 */
export function peekedPlan(plans: Plans, selection: Selection, key: PickKey): Plan | null {
  const keys = selection.includes(key) ? selection : [...keptBeside(plans, selection, key), key];
  const [first] = [...matching(plans, keys)].sort((a, b) => a.favor - b.favor);
  if (!first || (first.kind === 'build' && keys.length < first.parts.length)) return null;
  return first;
}

export interface KeyLook {
  readonly look: PickLook;
  readonly favor: number;
}

/**
 * How every key looks that is not idle, and what it costs in favor: the one mapping from legal moves to the
 * drawing. With something picked, only what goes with it is lit, and what could be picked in its place.
 */
export function picks(plans: Plans, selection: Selection): ReadonlyMap<PickKey, KeyLook> {
  const looks = new Map<PickKey, KeyLook>();
  for (const plan of plans.all) {
    for (const key of plan.parts) {
      const beside = selection.filter((picked) => slotOf(picked) !== slotOf(key));
      if (!has(plan, beside)) continue;
      const look = selection.includes(key) ? 'selected' : 'possible';
      const cheaper = Math.min(looks.get(key)?.favor ?? plan.favor, plan.favor);
      looks.set(key, { look, favor: cheaper });
    }
  }
  return looks;
}

/** Whether picking a key does something, even where it is not lit because something else is being put together. */
export const canStart = (plans: Plans, key: PickKey): boolean => matching(plans, [key]).length > 0;
