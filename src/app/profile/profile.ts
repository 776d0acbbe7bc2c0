import { useMemo, useSyncExternalStore } from 'react';
import {
  isRecord,
  readStored,
  removeStored,
  storageKey,
  storedVersion,
  subscribeStored,
  writeStored,
} from '../../ui/storage';

/** What this browser keeps of its profile; the secret is what proves it. */
export interface OwnProfile {
  readonly profileID: string;
  readonly deviceID: string;
  readonly name: string;
  readonly secret: string;
}

const KEY = storageKey('profile');

export function parseProfile(value: unknown): OwnProfile | null {
  if (!isRecord(value)) return null;
  const { profileID, deviceID, name, secret } = value;
  if (typeof profileID !== 'string' || typeof deviceID !== 'string') return null;
  if (typeof name !== 'string' || typeof secret !== 'string') return null;
  return { profileID, deviceID, name, secret };
}

export const ownProfile = (): OwnProfile | null => parseProfile(readStored(KEY));
export const keepProfile = (profile: OwnProfile): boolean => writeStored(KEY, profile);
export const forgetProfile = (): void => removeStored(KEY);

export function useOwnProfile(): OwnProfile | null {
  const version = useSyncExternalStore(subscribeStored, storedVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again whenever the version changes
  return useMemo(ownProfile, [version]);
}

/** The proof of this browser's profile as a request carries it; nothing where there is none. */
export function proofHeaders(): Readonly<Record<string, string>> {
  const profile = ownProfile();
  return profile === null ? {} : { Authorization: `Bearer ${profile.secret}` };
}
