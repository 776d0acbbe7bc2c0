import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { usePicking } from './picking';

/**
 * Where a board has many targets, they share one stop of the Tab key: targets with the same `data-rove` are a group, in
 * the order of `data-place`; within it the arrow keys, Home and End move on. The stop is an attribute that the board
 * sets on one target of the group: no target is drawn again for it.
 */
const TARGETS = '[data-rove][role="button"]';

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const placeOf = (element: Element): number => Number(element.getAttribute('data-place'));

const groupOf = (element: Element): string => element.getAttribute('data-rove') ?? '';
const isLit = (target: Element): boolean => target.getAttribute('data-look') !== 'idle';

/** The target of a group that Tab goes to: where it went before, else the first one that is lit. */
function stopOf(targets: readonly SVGElement[], stops: readonly SVGElement[]): SVGElement | undefined {
  return (
    targets.find((target) => target === document.activeElement) ??
    stops.find(isLit) ??
    targets.find((target) => target.dataset.look === 'possible') ??
    stops[0] ??
    targets[0]
  );
}

/** Gives each group of a board its one stop. */
export function setStops(board: Element): void {
  const groups = new Map<string, SVGElement[]>();
  for (const target of board.querySelectorAll<SVGElement>(TARGETS)) {
    const group = groups.get(groupOf(target));
    if (group) group.push(target);
    else groups.set(groupOf(target), [target]);
  }
  for (const targets of groups.values()) {
    const stops = targets.filter((target) => target.getAttribute('tabindex') === '0');
    const stop = stopOf(targets, stops);
    for (const other of stops) if (other !== stop) other.setAttribute('tabindex', '-1');
    if (stop && stop.getAttribute('tabindex') !== '0') stop.setAttribute('tabindex', '0');
  }
}

/** Moves the focus within a group, for a board's `onKeyDown`; everything else is left to the browser. */
export function rove(event: KeyboardEvent<Element>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const focused = document.activeElement;
  if (!focused?.matches(TARGETS)) return;
  const step = STEP[event.key];
  if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  const targets = [...event.currentTarget.querySelectorAll<SVGElement>(TARGETS)]
    .filter((target) => groupOf(target) === groupOf(focused))
    .sort((a, b) => placeOf(a) - placeOf(b));
  const at = targets.findIndex((target) => target.isSameNode(focused));
  const next = step !== undefined ? targets[at + step] : event.key === 'Home' ? targets[0] : targets.at(-1);
  if (!next || next === focused) return;
  focused.setAttribute('tabindex', '-1');
  next.setAttribute('tabindex', '0');
  next.focus({ preventScroll: true });
}

/** Keeps the stops of a board in order whenever what can be picked changes; to be drawn as the board's last child. */
export function Stops({ board }: { board: RefObject<Element | null> }): null {
  const picking = usePicking();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the targets are drawn from what can be picked
  useEffect(() => {
    if (board.current) setStops(board.current);
  }, [board, picking]);
  return null;
}
