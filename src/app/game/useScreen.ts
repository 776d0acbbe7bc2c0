import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { GameScreen } from '../../games/contract';
import { addWords } from '../../i18n';
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

/** Fetches a screen with its words, unless it is there or on its way. */
async function fetchScreen(loader: ScreenLoader): Promise<void> {
  if (progress.get(loader)?.failed === false) return;
  report(loader, NOT_YET);
  try {
    const { screen } = await loader();
    await addWords(screen.words);
    report(loader, { screen, failed: false });
  } catch (error) {
    console.error('The screen of a game could not be loaded.', error);
    report(loader, FAILED);
  }
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
  const retry = useCallback(() => {
    if (loader) void fetchScreen(loader);
  }, [loader]);
  useEffect(retry, [retry]);
  return { screen, failed, retry };
}
