import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  isRecord,
  readStored,
  storageKey,
  storedVersion,
  subscribeStored,
  writeStored,
} from '../../ui/storage';

/** Somebody whose messages this browser does not show. */
export interface MutedPerson {
  /** See keyOf. */
  readonly key: string;
  readonly name: string;
}

const KEY = storageKey('muted');

/** By what somebody is known again: their profile, or, for who has none, their name at one table. */
export const keyOf = (person: {
  readonly profile: string | null;
  readonly name: string;
  readonly matchID: string;
}): string => (person.profile === null ? `${person.matchID} ${person.name}` : person.profile);

function readMuted(): readonly MutedPerson[] {
  const stored = readStored(KEY);
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.flatMap((one) =>
    isRecord(one) && typeof one.key === 'string' && typeof one.name === 'string'
      ? [{ key: one.key, name: one.name }]
      : [],
  );
}

/** Who is muted in this browser, and how to change it. */
export function useMuted(): {
  readonly muted: readonly MutedPerson[];
  mute(person: MutedPerson): void;
  unmute(key: string): void;
} {
  const version = useSyncExternalStore(subscribeStored, storedVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again whenever the version changes
  const muted = useMemo(readMuted, [version]);
  const unmute = useCallback((key: string) => {
    writeStored(
      KEY,
      readMuted().filter((one) => one.key !== key),
    );
  }, []);
  const mute = useCallback((person: MutedPerson) => {
    writeStored(KEY, [...readMuted().filter((one) => one.key !== person.key), person]);
  }, []);
  return { muted, mute, unmute };
}
