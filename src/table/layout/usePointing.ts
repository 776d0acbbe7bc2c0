import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findPlace, showPlace } from './places';

const STAYS = 4000;
const NO_NEWS: readonly string[] = [];

/** Points at a place for as long as it is looked at (null: no longer); with `stay`, for a few seconds. */
export type Point = (at: string | null, stay?: boolean) => void;

/**
 * Points at places of the table from outside the board: from the log, a choice, a ceremony. While nobody points,
 * the news are marked: what happened since the player's last turn. `uncover` makes the board visible where something
 * lies over it; it is called when a place is to stay marked.
 */
export function usePointing(
  root: RefObject<HTMLElement | null>,
  news: readonly string[] = NO_NEWS,
  uncover: (() => void) | null = null,
): { readonly pointedAt: readonly string[]; readonly point: Point } {
  const [looked, setLooked] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);

  const point = useCallback<Point>(
    (at, stay = false) => {
      setLooked(at);
      if (!stay) return;
      setPinned(at);
      if (!at) return;
      showPlace(at);
      uncover?.();
    },
    [uncover],
  );

  useEffect(() => {
    if (pinned === null) return;
    const timer = setTimeout(() => setPinned(null), STAYS);
    return () => clearTimeout(timer);
  }, [pinned]);

  const pointedAt = useMemo(() => {
    const own = [looked, pinned].filter((at) => at !== null);
    return own.length > 0 ? own : news;
  }, [looked, pinned, news]);

  // Not every place is a target of moves; the mark on those that are not is an attribute.
  useEffect(() => {
    const marked = pointedAt.flatMap((at) => findPlace(root.current, at) ?? []);
    const isNews = pointedAt === news;
    for (const element of marked) {
      element.setAttribute('data-pointed', '');
      element.toggleAttribute('data-news', isNews);
    }
    return () => {
      for (const element of marked) {
        element.removeAttribute('data-pointed');
        element.removeAttribute('data-news');
      }
    };
  }, [pointedAt, news, root]);

  return { pointedAt, point };
}

/** What an element needs that points at a place while it is looked at; one without a place points at nothing. */
export function useLooking(at: string | null | undefined, point: Point | undefined) {
  const looked = useRef<Point | null>(null);
  // What goes away under the pointer is never left: a line that is followed by the next, an answer that was chosen.
  useEffect(() => () => looked.current?.(null), []);
  const show = (): void => {
    if (at == null || !point) return;
    looked.current = point;
    point(at);
  };
  const hide = (): void => {
    looked.current?.(null);
    looked.current = null;
  };
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
}
