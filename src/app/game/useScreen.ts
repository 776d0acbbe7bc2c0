import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import type { GameScreen } from '../../games/contract';
import { addWords, type Words } from '../../i18n';
import { type ScreenLoader, useRegistry } from '../registry';

interface Loading {
  /** Null until it is there. */
  readonly screen: GameScreen | null;
  /** It could not be fetched. */
  readonly failed: boolean;
}
const NOT_YET: Loading = { screen: null, failed: false };
const FAILED: Loading = { screen: null, failed: true };

/** How far each screen is: shared by all pages, so that a second page of a game opens at once. */
const progress = new WeakMap<ScreenLoader, Loading>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function report(loader: ScreenLoader, loading: Loading): void {
  progress.set(loader, loading);
  for (const listener of listeners) listener();
}

/** Fetches a screen and its words at the same time, unless it is there or on its way. */
async function fetchScreen(loader: ScreenLoader, words: Words | undefined): Promise<void> {
  if (progress.get(loader)?.failed === false) return;
  report(loader, NOT_YET);
  try {
    const [{ screen }] = await Promise.all([loader(), words && addWords(words)]);
    report(loader, { screen, failed: false });
  } catch (error) {
    console.error('The screen of a game could not be loaded.', error);
    report(loader, FAILED);
  }
}

/** Fetches the screen of a game from now on; the answer tries again after a failure. */
function useFetching(game: string | null): () => void {
  const { screens, words } = useRegistry();
  const loader = game === null ? undefined : screens[game];
  const own = game === null ? undefined : words[game];
  const start = useCallback(() => {
    if (loader) void fetchScreen(loader, own);
  }, [loader, own]);
  // Not after painting: nothing else is waited for as long as this.
  useLayoutEffect(start, [start]);
  return start;
}

/** Fetches the screen that a page is going to ask for while the page itself is still on its way. */
export function useScreenAhead(game: string | null): void {
  useFetching(game);
}

export interface LoadedScreen extends Loading {
  /** Fetches it again after a failure. */
  readonly retry: () => void;
}

/** The screen of a game together with its words, fetched when it is wanted for the first time. */
export function useScreen(game: string): LoadedScreen {
  const loader = useRegistry().screens[game];
  const snapshot = useCallback(() => (loader && progress.get(loader)) ?? NOT_YET, [loader]);
  const { screen, failed } = useSyncExternalStore(subscribe, snapshot);
  const retry = useFetching(game);
  return { screen, failed, retry };
}
