import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { findPlace, showPlace } from '../layout';

const STAYS = 4000;

/**
 * Points at places of the table from outside the board: the log, a choice, the Emperor. A place stays marked while
 * it is looked at, or for a few seconds after it was clicked.
 */
export function usePointing(
  root: RefObject<HTMLElement | null>,
  news: readonly string[],
): { pointedAt: readonly string[]; point(at: string | null, stay?: boolean): void } {
  const [looked, setLooked] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);

  const point = useCallback((at: string | null, stay = false) => {
    setLooked(at);
    if (!stay) return;
    setPinned(at);
    if (at) showPlace(at);
  }, []);

  useEffect(() => {
    if (pinned === null) return;
    const timer = setTimeout(() => setPinned(null), STAYS);
    return () => clearTimeout(timer);
  }, [pinned]);

  const pointedAt = useMemo(() => {
    const own = [looked, pinned].filter((at) => at !== null);
    return own.length > 0 ? own : news;
  }, [looked, pinned, news]);

  // Tracks, masteries, the row and the clan boards are no targets of moves; the mark on them is an attribute.
  useEffect(() => {
    const marked = pointedAt.flatMap((at) => findPlace(root.current, at) ?? []);
    for (const element of marked) element.setAttribute('data-pointed', '');
    return () => {
      for (const element of marked) element.removeAttribute('data-pointed');
    };
  }, [pointedAt, root]);

  return { pointedAt, point };
}
