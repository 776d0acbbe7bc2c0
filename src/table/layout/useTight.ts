import { type RefObject, useLayoutEffect, useRef } from 'react';

const AREAS = '.tk-scrolls';
/** Rounding of zoomed letters is no lack of room. */
const ROUNDING = 1;

const areasOf = (main: HTMLElement): HTMLElement[] => [...main.querySelectorAll<HTMLElement>(AREAS)];
const lacksRoom = (main: HTMLElement): boolean =>
  areasOf(main).some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + ROUNDING);
const tokens = (level: number): string => Array.from({ length: level }, (_, at) => at + 1).join(' ');

/**
 * The first level at which every scroll area has room for its content; the last one if none has. Looked for from the
 * present one on, for most moves change little, and every level that is tried is laid out.
 */
function tightened(main: HTMLElement, levels: number, present: number): number {
  let level = present;
  const take = (next: number): void => {
    level = next;
    main.dataset.tight = tokens(level);
  };
  while (level < levels && lacksRoom(main)) take(level + 1);
  if (level > present) return level;
  while (level > 0) {
    take(level - 1);
    if (!lacksRoom(main)) continue;
    take(level + 1);
    break;
  }
  return level;
}

/** What the choice of a level depends on: the room and the content of every scroll area. */
const sizesOf = (main: HTMLElement): string =>
  areasOf(main)
    .map((area) => `${area.clientWidth} ${area.clientHeight} ${area.firstElementChild?.clientHeight ?? 0}`)
    .join(', ');

/**
 * Where a scroll area of a table has too little room, the table is made tighter, level by level, until nothing scrolls:
 * `data-tight` holds the numbers of all levels that are in force ("1 2"), and the game's style sheet says what gives way
 * at each. So the fullest hand and the longest board fit without a rule for every window.
 */
export function useTight(root: RefObject<HTMLElement | null>, levels: number): void {
  const watched = useRef<readonly HTMLElement[]>([]);
  const sizes = useRef<ResizeObserver | null>(null);
  useLayoutEffect(() => {
    const main = root.current;
    if (!main || levels === 0 || typeof ResizeObserver === 'undefined') return;
    let settled = '';
    let level = 0;
    sizes.current = new ResizeObserver(() => {
      if (sizesOf(main) === settled) return;
      level = tightened(main, levels, level);
      settled = sizesOf(main);
    });
    return () => {
      sizes.current?.disconnect();
      sizes.current = null;
      watched.current = [];
      delete main.dataset.tight;
    };
  }, [root, levels]);
  // Regions come and go with the phases of a game.
  useLayoutEffect(() => {
    const [main, observer] = [root.current, sizes.current];
    if (!main || !observer) return;
    const areas = areasOf(main);
    if (areas.length === watched.current.length && areas.every((one, at) => one === watched.current[at]))
      return;
    observer.disconnect();
    for (const area of areas) {
      observer.observe(area);
      if (area.firstElementChild) observer.observe(area.firstElementChild);
    }
    watched.current = areas;
  });
}
