import { useMemo, useSyncExternalStore } from 'react';
import { type MatchOptions, type Phase, parseMove, validateOptions } from '../../games/river-of-gold';
import { type BotLevel, isBotLevel } from '../../games/river-of-gold/bots/types';
import type { MatchFile, RecordedMove } from '../../games/river-of-gold/replay';
import {
  isRecord,
  readStored,
  removeStored,
  storedKeys,
  storedVersion,
  subscribeStored,
  writeStored,
} from '../../ui/storage';

/** Who sits where at a table on this device. */
export type SeatSetup =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string };

/** A local game as it is stored: what it began with and every move since, never a state. */
export interface SavedGame {
  readonly id: string;
  readonly seats: readonly SeatSetup[];
  readonly options: MatchOptions;
  readonly seed: string;
  readonly moves: readonly RecordedMove[];
  readonly startedAt: number;
  readonly updatedAt: number;
  /** For the list of games only: where the game stands. */
  readonly summary: {
    readonly phase: Phase;
    readonly turn: number;
    readonly current: number;
    readonly over: boolean;
  };
}

const PREFIX = 'river-of-gold.local.';
const keyOf = (id: string): string => `${PREFIX}${id}`;

function parseSeat(value: unknown): SeatSetup | null {
  if (!isRecord(value) || typeof value.name !== 'string') return null;
  if (value.kind === 'person') return { kind: 'person', name: value.name };
  if (value.kind === 'bot' && isBotLevel(value.level)) {
    return { kind: 'bot', level: value.level, name: value.name };
  }
  return null;
}

function parseRecordedMove(value: unknown): RecordedMove | null {
  if (!isRecord(value) || typeof value.player !== 'number') return null;
  const move = parseMove(value.name, value.arg);
  return move && { player: value.player, ...move };
}

const all = <T>(list: readonly (T | null)[]): list is readonly T[] => list.every((item) => item !== null);

/** Reads what was stored, or null where it is not a game that we could continue. */
export function parseSavedGame(value: unknown): SavedGame | null {
  if (!isRecord(value) || !isRecord(value.options) || !isRecord(value.summary)) return null;
  const { id, seed, startedAt, updatedAt, summary } = value;
  if (typeof id !== 'string' || typeof seed !== 'string') return null;
  if (typeof startedAt !== 'number' || typeof updatedAt !== 'number') return null;
  if (!Array.isArray(value.seats) || !Array.isArray(value.moves)) return null;
  const seats = value.seats.map(parseSeat);
  const moves = value.moves.map(parseRecordedMove);
  if (!all(seats) || !all(moves)) return null;
  const options = { patrons: value.options.patrons, clans: value.options.clans } as MatchOptions;
  if (validateOptions(options, seats.length) !== undefined) return null;
  return { id, seed, seats, moves, options, startedAt, updatedAt, summary: summary as SavedGame['summary'] };
}

export const readGame = (id: string): SavedGame | null => parseSavedGame(readStored(keyOf(id)));
/** Stores a game; false where the browser has no room for it. */
export const writeGame = (game: SavedGame): boolean => writeStored(keyOf(game.id), game);
export const forgetGame = (id: string): void => removeStored(keyOf(id));

/** All games on this device, the last one played first. */
export function listGames(): SavedGame[] {
  return storedKeys(PREFIX)
    .map((key) => parseSavedGame(readStored(key)))
    .filter((game) => game !== null)
    .sort((a, b) => b.updatedAt - a.updatedAt);
}

export function useSavedGames(): readonly SavedGame[] {
  const version = useSyncExternalStore(subscribeStored, storedVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read anew whenever the version changes
  return useMemo(listGames, [version]);
}

const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');

/** A game that has not begun, with a seed nobody can guess. */
export function newGame(seats: readonly SeatSetup[], options: MatchOptions, seed = random(16)): SavedGame {
  const now = Date.now();
  return {
    id: random(6),
    seats,
    options,
    seed,
    moves: [],
    startedAt: now,
    updatedAt: now,
    summary: { phase: 'clans', turn: 0, current: 0, over: false },
  };
}

export const matchFile = (game: SavedGame): MatchFile => ({
  format: 'river-of-gold-match',
  version: 1,
  numPlayers: game.seats.length,
  setupData: game.options,
  seed: game.seed,
  moves: game.moves,
});
