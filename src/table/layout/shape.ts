import { useSyncExternalStore } from 'react';

/** How a table is arranged: all at once on a wide screen, one part at a time on a phone or an upright tablet. */
export type TableShape = 'wide' | 'phone';

const WIDE = '(min-width: 960px) and (min-aspect-ratio: 1/1)';

const query = (): MediaQueryList | null =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : null;

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener?.('change', listener);
  return () => media?.removeEventListener?.('change', listener);
}

const current = (): TableShape => (query()?.matches === false ? 'phone' : 'wide');

/** The arrangement for this window, kept up to date. Style sheets ask the same question (layout.css). */
export const useTableShape = (): TableShape => useSyncExternalStore(subscribe, current, () => 'wide');
