import { useMemo, useSyncExternalStore } from 'react';
import {
  readStored,
  removeStored,
  storageKey,
  storedVersion,
  subscribeStored,
  writeStored,
} from '../../ui/storage';

const keyOf = (id: string): string => storageKey('advice', id);

/** Switches the advice of a local game on or off. */
export const setAdvised = (id: string, on: boolean): void => void writeStored(keyOf(id), on);

/** Forgets about a game that is deleted. */
export const forgetAdvice = (id: string): void => removeStored(keyOf(id));

/** Whether a local game is played with advice; null where it was not begun as a game with advice. */
export function useAdvised(id: string): boolean | null {
  const version = useSyncExternalStore(subscribeStored, storedVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that something was stored
  return useMemo(() => {
    const stored = readStored(keyOf(id));
    return typeof stored === 'boolean' ? stored : null;
  }, [id, version]);
}
