import { useEffect, useRef } from 'react';

const MARK = 'tableSide';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

/**
 * While something lies over the whole screen, the browser's Back closes it and stays on the page: an entry of the
 * history stands for it, which goes when it is closed in another way.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    window.history.pushState({ [MARK]: true }, '');
    const onBack = (event: PopStateEvent): void => {
      if (!isMarked(event.state)) latest.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // Somebody who has gone elsewhere meanwhile is not called back.
      if (isMarked(window.history.state)) window.history.back();
    };
  }, [open]);
}
