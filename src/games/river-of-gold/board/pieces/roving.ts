import type { KeyboardEvent } from 'react';
import type { PickKey } from '../pick';

/**
 * The river with its ships, and the shore, are one stop of the Tab key each; within them the arrow keys, Home and End
 * move on. The stop is an attribute that the group sets on one of its targets: no target is drawn again for it.
 */
const GROUPS = [
  '.rg-river-space[role="button"], .rg-ship[role="button"]',
  '.rg-space[role="button"]',
] as const;

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const rovesWithOthers = (key: PickKey): boolean =>
  key.startsWith('river-') || key.startsWith('ship-') || key.startsWith('space-');

const placeOf = (element: Element): number => Number(element.getAttribute('data-place'));

/** The targets of a group, downstream. */
const targetsOf = (board: Element, group: string): SVGElement[] =>
  [...board.querySelectorAll<SVGElement>(group)].sort((a, b) => placeOf(a) - placeOf(b));

/** Gives each group its one stop: where it was, else at the first target that is lit. */
export function setStops(board: Element): void {
  for (const group of GROUPS) {
    const targets = [...board.querySelectorAll<SVGElement>(group)];
    const stops = targets.filter((target) => target.getAttribute('tabindex') === '0');
    const focused = targets.find((target) => target === document.activeElement);
    const lit = (target: Element): boolean => target.getAttribute('data-look') !== 'idle';
    const stop =
      focused ??
      stops.find(lit) ??
      targets.find((target) => target.dataset.look === 'possible') ??
      stops[0] ??
      targets[0];
    for (const other of stops) if (other !== stop) other.setAttribute('tabindex', '-1');
    if (stop && stop.getAttribute('tabindex') !== '0') stop.setAttribute('tabindex', '0');
  }
}

/** Moves the focus within a group; everything else is left to the browser. */
export function rove(event: KeyboardEvent<Element>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const board = event.currentTarget;
  const focused = document.activeElement;
  const group = GROUPS.find((known) => focused?.matches(known));
  if (!group || !focused) return;
  const targets = targetsOf(board, group);
  const at = targets.indexOf(focused as SVGElement);
  const step = STEP[event.key];
  const next =
    event.key === 'Home'
      ? targets[0]
      : event.key === 'End'
        ? targets.at(-1)
        : step === undefined
          ? undefined
          : targets[at + step];
  if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  if (!next || next === focused) return;
  focused.setAttribute('tabindex', '-1');
  next.setAttribute('tabindex', '0');
  next.focus({ preventScroll: true });
}
