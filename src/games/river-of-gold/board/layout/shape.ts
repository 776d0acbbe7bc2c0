import { useSyncExternalStore } from 'react';

/** How the table is arranged: all at once on a wide screen, one part at a time on a phone. */
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

/** The arrangement for this window; the river is drawn in landscape when it is wide, else in portrait. */
export const useTableShape = (): TableShape => useSyncExternalStore(subscribe, current, () => 'wide');
