import { useMemo, useSyncExternalStore } from 'react';
import { readStored, storageKey, storedVersion, subscribeStored, writeStored } from '../../ui/storage';

const keyOf = (game: string): string => storageKey('lessons', game);

/** The ids of a game's lessons that were passed in this browser; what is not a list of ids counts as none. */
export function passedLessons(game: string): readonly string[] {
  const stored = readStored(keyOf(game));
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
}

/** Remembers that a lesson was passed. A browser that stores nothing only forgets it. */
export function rememberPassed(game: string, lesson: string): void {
  const passed = passedLessons(game);
  if (!passed.includes(lesson)) writeStored(keyOf(game), [...passed, lesson]);
}

/** The passed lessons of a game, kept up to date. */
export function usePassedLessons(game: string): readonly string[] {
  const version = useSyncExternalStore(subscribeStored, storedVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that something was stored
  return useMemo(() => passedLessons(game), [game, version]);
}
