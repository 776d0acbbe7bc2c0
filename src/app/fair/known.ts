import { isRecord, readStored, storageKey, writeStored } from '../../ui/storage';

/** The commitments of so many matches are kept; those seen first go first. */
const KEPT = 300;
const KEY = storageKey('commitments');

interface Seen {
  readonly matchID: string;
  readonly commitment: string;
}

function seen(): readonly Seen[] {
  const stored = readStored(KEY);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) =>
    isRecord(one) && typeof one.matchID === 'string' && typeof one.commitment === 'string'
      ? [{ matchID: one.matchID, commitment: one.commitment }]
      : [],
  );
}

/** A match's commitment as this browser saw it first; null where it has seen none. */
export const firstCommitment = (matchID: string): string | null =>
  seen().find((one) => one.matchID === matchID)?.commitment ?? null;

/**
 * Keeps a match's commitment as this browser sees it for the first time, so that another one is noticed later. Where
 * nothing can be stored it is kept for as long as the page is open.
 */
export function keepCommitment(matchID: string, commitment: string | null): void {
  if (commitment === null || firstCommitment(matchID) !== null) return;
  writeStored(KEY, [...seen().slice(1 - KEPT), { matchID, commitment }]);
}
