import { useSyncExternalStore } from 'react';

/** How a table is arranged: all at once on a desktop or a tablet, one part at a time on a phone. */
export type TableShape = 'wide' | 'phone';

/** A desktop or a tablet on its side; a tablet that is held upright. */
const WIDE = '((min-width: 960px) and (min-aspect-ratio: 1/1)), ((min-width: 740px) and (min-height: 900px))';

const query = (): MediaQueryList | null =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : null;

const shapeOf = (media: MediaQueryList | null): TableShape => (media?.matches === false ? 'phone' : 'wide');

const listeners = new Set<() => void>();
/** The browser's list and its answer while somebody listens; to ask it at every drawing would take time. */
let media: MediaQueryList | null = null;
let answer: TableShape | null = null;

function changed(): void {
  answer = shapeOf(media);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    media = query();
    answer = shapeOf(media);
    media?.addEventListener?.('change', changed);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    media?.removeEventListener?.('change', changed);
    media = null;
    answer = null;
  };
}

const current = (): TableShape => answer ?? shapeOf(query());

/** The arrangement for this window, kept up to date. Style sheets ask for `.tk-wide` or `.tk-phone`. */
export const useTableShape = (): TableShape => useSyncExternalStore(subscribe, current, () => 'wide');
