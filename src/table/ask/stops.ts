/**
 * Keyboards: the things of one group (`data-asks`) share one stop of the Tab key, and the arrow keys go from one to the
 * next. The stops are set when Tab is pressed, as attributes, so that no drawing knows of them. What can be picked has
 * a stop of its own already.
 */
const GROUP = '[data-asks]';
const THING = '[data-ask]:not(button, [role="button"])';

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const thingsOf = (group: Element): Element[] => [...group.querySelectorAll(THING)];

const setStop = (things: readonly Element[], stop: Element): void => {
  for (const thing of things) thing.setAttribute('tabindex', thing === stop ? '0' : '-1');
};

/** Gives every group of a table its one stop. */
export function setAskStops(root: ParentNode): void {
  for (const group of root.querySelectorAll(GROUP)) {
    const things = thingsOf(group);
    const stop = things.find((thing) => thing.getAttribute('tabindex') === '0') ?? things[0];
    if (stop) setStop(things, stop);
  }
}

/** Goes to the next thing of a group; false where the key or the focus is about something else. */
export function roveAsks(event: KeyboardEvent): boolean {
  const focused = event.target instanceof Element && event.target.matches(THING) ? event.target : null;
  const group = focused?.closest(GROUP);
  if (!focused || !group || event.altKey || event.ctrlKey || event.metaKey) return false;
  const things = thingsOf(group);
  const step = STEP[event.key];
  const next =
    step !== undefined
      ? things[things.indexOf(focused) + step]
      : event.key === 'Home'
        ? things[0]
        : event.key === 'End'
          ? things.at(-1)
          : undefined;
  if (!(next instanceof HTMLElement || next instanceof SVGElement)) return false;
  setStop(things, next);
  next.focus();
  return true;
}
