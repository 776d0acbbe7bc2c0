import { useCallback, useEffect, useState } from 'react';
import type { GameScreen } from '../../games/contract';
import { addWords } from '../../i18n';
import { type ScreenLoader, useRegistry } from '../registry';

/** Screens that are there already, with their words: a second page of a game opens at once. */
const ready = new WeakMap<ScreenLoader, GameScreen>();

async function load(loader: ScreenLoader): Promise<GameScreen> {
  const { screen } = await loader();
  await addWords(screen.words);
  ready.set(loader, screen);
  return screen;
}

export interface LoadedScreen {
  /** Null until it is there. */
  readonly screen: GameScreen | null;
  /** It could not be fetched; `retry` fetches it again. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The screen of a game together with its words, fetched when it is wanted for the first time. */
export function useScreen(game: string): LoadedScreen {
  const loader = useRegistry().screens[game];
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ loader: ScreenLoader; screen: GameScreen | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt fetches again
  useEffect(() => {
    if (!loader || ready.has(loader)) return;
    let gone = false;
    const done = (screen: GameScreen | null) => {
      if (!gone) setLoaded({ loader, screen });
    };
    load(loader).then(done, (error: unknown) => {
      console.error('The screen of a game could not be loaded.', error);
      done(null);
    });
    return () => {
      gone = true;
    };
  }, [loader, attempt]);

  const retry = useCallback(() => {
    setLoaded(null);
    setAttempt((count) => count + 1);
  }, []);

  const screen = (loader && ready.get(loader)) ?? null;
  const failed = screen === null && loaded !== null && loaded.loader === loader;
  return { screen, failed, retry };
}
