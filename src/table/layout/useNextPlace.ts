import { type RefObject, useEffect } from 'react';
import { showPlace } from './places';

interface Options {
  readonly root: RefObject<HTMLElement | null>;
  /** What the player is asked to pick: another text is another question, null is none. */
  readonly question: string | null;
  /** Whether the player has begun something: then they are called to the board from wherever they look. */
  readonly begun: boolean;
  /** The place to look at next; null where there is none. */
  next(): string | null;
}

/**
 * On a phone the board does not fit the screen: what can be picked next is brought into view. Nobody is called away
 * from another tab or the open hand but by what they began themselves.
 */
export function useNextPlace({ root, question, begun, next }: Options): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what is asked now, not about every look
  useEffect(() => {
    if (question === null) return;
    const table = root.current;
    const looking =
      begun || (table?.querySelector('.tk-viewport') && !table.querySelector('.tk-sheet[data-open]'));
    const place = looking ? next() : null;
    if (place) showPlace(place);
  }, [question]);
}
