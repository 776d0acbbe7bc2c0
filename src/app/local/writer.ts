/**
 * One game of this device may be open in several tabs. The tab that was used last writes: it makes the bots' moves and
 * stores the game; the others follow what is stored.
 */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  readStored,
  removeStored,
  storageKey,
  storedVersion,
  subscribeStored,
  writeStored,
} from '../../ui/storage';
import type { LocalGame } from './game';
import { readGame } from './saved';

const keyOf = (id: string): string => storageKey('writer', id);

/** Plays on from what is stored, where another tab has played. */
function catchUp(game: LocalGame): void {
  const stored = readGame(game.saved.id);
  if (!stored || stored.updatedAt <= game.saved.updatedAt) return;
  game.catchUp(stored);
}

/** Whether this tab is the one that writes. It follows the others for as long as it is not. */
export function useWriter(game: LocalGame): boolean {
  const { id } = game.saved;
  // Every table that is opened has a name of its own.
  const tab = useMemo(() => `${Date.now()}-${Math.random()}`, []);
  const version = useSyncExternalStore(subscribeStored, storedVersion);
  const writer = readStored(keyOf(id));
  const writes = writer === tab;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks whenever something was stored
  useEffect(() => {
    catchUp(game);
    // The tab that wrote has been closed.
    if (readStored(keyOf(id)) === null && document.visibilityState === 'visible') writeStored(keyOf(id), tab);
  }, [version]);

  useEffect(() => {
    const claim = () => {
      if (document.visibilityState === 'hidden' || readStored(keyOf(id)) === tab) return;
      catchUp(game);
      writeStored(keyOf(id), tab);
    };
    const release = () => {
      if (readStored(keyOf(id)) === tab) removeStored(keyOf(id));
    };
    claim();
    window.addEventListener('focus', claim);
    window.addEventListener('pointerdown', claim, { capture: true });
    document.addEventListener('visibilitychange', claim);
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('focus', claim);
      window.removeEventListener('pointerdown', claim, { capture: true });
      document.removeEventListener('visibilitychange', claim);
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [game, id, tab]);
  return writes;
}
