import { useMemo, useSyncExternalStore } from 'react';
import {
  isRecord,
  readStored,
  removeStored,
  storageKey,
  storedKeys,
  storedVersion,
  subscribeStored,
  writeStored,
} from '../../ui/storage';

/** A seat that this browser holds in an online match; the credentials are what proves it. */
export interface OwnSeat {
  /** The id of the game that is played. */
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
  readonly name: string;
  readonly joinedAt: number;
}

const keyOf = (matchID: string): string => storageKey('seat', matchID);

function parseSeat(value: unknown): OwnSeat | null {
  if (!isRecord(value)) return null;
  const { game, matchID, playerID, credentials, name, joinedAt } = value;
  if (typeof game !== 'string') return null;
  if (typeof matchID !== 'string' || typeof playerID !== 'string') return null;
  if (typeof credentials !== 'string' || typeof name !== 'string' || typeof joinedAt !== 'number')
    return null;
  return { game, matchID, playerID, credentials, name, joinedAt };
}

export const ownSeat = (matchID: string): OwnSeat | null => parseSeat(readStored(keyOf(matchID)));
export const keepSeat = (seat: OwnSeat): boolean => writeStored(keyOf(seat.matchID), seat);
/** Where this browser remembers up to when the chat of a match was read. */
export const chatReadKey = (matchID: string): string => storageKey('chat-read', matchID);
const wordKey = (matchID: string): string => storageKey('word', matchID);
/** Remembers the word that this browser has added to a match's chance; it belongs to the seat. */
export const keepWord = (matchID: string, word: string): boolean => writeStored(wordKey(matchID), word);
/** That word; null where there is none. */
export function ownWord(matchID: string): string | null {
  const word = readStored(wordKey(matchID));
  return typeof word === 'string' ? word : null;
}
export function dropSeat(matchID: string): void {
  removeStored(keyOf(matchID));
  removeStored(chatReadKey(matchID));
  removeStored(wordKey(matchID));
}

/** All seats of this browser, the one taken last first. */
export const listSeats = (): OwnSeat[] =>
  storedKeys(keyOf(''))
    .map((key) => parseSeat(readStored(key)))
    .filter((seat) => seat !== null)
    .sort((a, b) => b.joinedAt - a.joinedAt);

export function useOwnSeats(): readonly OwnSeat[] {
  const version = useSyncExternalStore(subscribeStored, storedVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read again whenever the version changes
  return useMemo(listSeats, [version]);
}
