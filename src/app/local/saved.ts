import type { State } from 'boardgame.io';
import { useMemo, useSyncExternalStore } from 'react';
import type { Status } from '../../games/contract';
import type { RecordedMove } from '../../games/log';
import type { MatchContents } from '../../games/match-file';
import { newSecret } from '../../games/secret';
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
import { forgetAdvice } from '../advice/advised';

/** Who sits where at a table on this device. */
export type SeatSetup =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

export const SAVED_GAME_VERSION = 2;

/** A local game as it is stored: what it began with and every move since, never a state. */
export interface SavedGame {
  readonly version: typeof SAVED_GAME_VERSION;
  /** The id of the game that is played, which may be one that is not registered any more. */
  readonly game: string;
  readonly id: string;
  readonly seats: readonly SeatSetup[];
  readonly options: object;
  /** What all chance of the game comes from. */
  readonly secret?: string;
  /** Instead of a secret, in games begun before there was one: the seed of boardgame.io's generator. */
  readonly seed?: string;
  /** In a game that goes on from a match: the players' words, and its state before the first move where it has no secret. */
  readonly words?: readonly string[];
  readonly initialState?: State;
  readonly moves: readonly RecordedMove[];
  readonly startedAt: number;
  readonly updatedAt: number;
  /** For the list of games only: where the game stands. Null before the first move. */
  readonly summary: Pick<Status, 'phase' | 'turn' | 'over'> | null;
}

function parseSeat(value: unknown): SeatSetup | null {
  if (!isRecord(value) || typeof value.name !== 'string') return null;
  const { kind, level, name } = value;
  if (kind === 'person') return { kind, name };
  return kind === 'bot' && typeof level === 'string' ? { kind, level, name } : null;
}

function parseRecordedMove(value: unknown): RecordedMove | null {
  if (!isRecord(value) || typeof value.player !== 'number' || typeof value.name !== 'string') return null;
  return { player: value.player, name: value.name, arg: value.arg };
}

function parseSummary(value: unknown): SavedGame['summary'] {
  if (!isRecord(value)) return null;
  const { phase, turn, over } = value;
  if (typeof phase !== 'string' || typeof turn !== 'number' || typeof over !== 'boolean') return null;
  return { phase, turn, over };
}

type Source = Pick<SavedGame, 'secret' | 'seed' | 'words' | 'initialState'>;

/** What all chance of a stored game comes from; null where it does not say. */
function parseSource({
  secret,
  seed,
  words,
  initialState,
}: Readonly<Record<string, unknown>>): Source | null {
  const source = {
    ...(typeof secret === 'string' && { secret }),
    ...(typeof seed === 'string' && { seed }),
    ...(Array.isArray(words) && words.every((word) => typeof word === 'string') && { words }),
    // Whether the rules can go on from it shows when it is opened.
    ...(isRecord(initialState) && { initialState: initialState as unknown as State }),
  };
  return 'secret' in source || 'seed' in source || 'initialState' in source ? source : null;
}

const all = <T>(list: readonly (T | null)[]): list is readonly T[] => list.every((item) => item !== null);

/** Reads what was stored, or null where it is no saved game. Whether its rules still accept it shows when it is opened. */
export function parseSavedGame(value: unknown): SavedGame | null {
  if (!isRecord(value) || !isRecord(value.options) || value.version !== SAVED_GAME_VERSION) return null;
  const { game, id, options, startedAt, updatedAt } = value;
  const source = parseSource(value);
  if (typeof game !== 'string' || typeof id !== 'string' || source === null) return null;
  if (typeof startedAt !== 'number' || typeof updatedAt !== 'number') return null;
  if (!Array.isArray(value.seats) || !Array.isArray(value.moves)) return null;
  const seats = value.seats.map(parseSeat);
  const moves = value.moves.map(parseRecordedMove);
  if (!all(seats) || !all(moves) || seats.length === 0) return null;
  const summary = parseSummary(value.summary);
  return {
    version: value.version,
    game,
    id,
    seats,
    options,
    ...source,
    moves,
    startedAt,
    updatedAt,
    summary,
  };
}

const keyOf = (id: string): string => storageKey('local', id);

export const readGame = (id: string): SavedGame | null => parseSavedGame(readStored(keyOf(id)));
/** Stores a game; false where the browser does not take it: then it is kept for as long as the page is open. */
export const writeGame = (game: SavedGame): boolean => writeStored(keyOf(game.id), game);
export const deleteGame = (id: string): void => {
  removeStored(keyOf(id));
  forgetAdvice(id);
};

/** All games on this device, the last one played first. */
export function listGames(): SavedGame[] {
  return storedKeys(keyOf(''))
    .map((key) => parseSavedGame(readStored(key)))
    .filter((game) => game !== null)
    .sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Something that is stored as a game and that this version cannot read, such as one of a newer version. */
export interface UnreadableGame {
  readonly id: string;
  /** What is stored. */
  readonly value: unknown;
}

/** The stored games that this version cannot read: they are never thrown away by themselves. */
export function listUnreadable(): UnreadableGame[] {
  return storedKeys(keyOf('')).flatMap((key) => {
    const value = readStored(key);
    return value === null || parseSavedGame(value) ? [] : [{ id: key.slice(keyOf('').length), value }];
  });
}

export function useSavedGames(): readonly SavedGame[] {
  const version = useSyncExternalStore(subscribeStored, storedVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read again whenever the version changes
  return useMemo(listGames, [version]);
}

export function useUnreadableGames(): readonly UnreadableGame[] {
  const version = useSyncExternalStore(subscribeStored, storedVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read again whenever the version changes
  return useMemo(listUnreadable, [version]);
}

const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');

/** A game that has not begun, with a secret nobody can guess. */
export function newGame(
  game: string,
  seats: readonly SeatSetup[],
  options: object,
  secret = newSecret(),
): SavedGame {
  const now = Date.now();
  return {
    version: SAVED_GAME_VERSION,
    game,
    id: random(6),
    seats,
    options,
    secret,
    moves: [],
    startedAt: now,
    updatedAt: now,
    summary: null,
  };
}

/** What a saved game is made of, for files and for playing it again. */
export const contentsOf = ({
  game,
  seats,
  options,
  secret,
  seed,
  words,
  initialState,
  moves,
}: SavedGame): MatchContents => ({
  game,
  players: seats.length,
  options,
  ...(secret === undefined ? { seed } : { secret }),
  ...(words && { words }),
  ...(initialState && { initialState }),
  moves,
  names: seats.map((seat) => seat.name),
});
