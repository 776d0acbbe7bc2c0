import type { LogEntry, State } from 'boardgame.io';
import { messageOf } from '../message';

/** One seat of a match as it is stored. Credentials are kept as a hash only. */
export interface SeatRecord {
  name: string | null;
  credentialsHash: string | null;
  /** The level of the bot that plays this seat, null for people and empty seats. */
  bot: string | null;
  /** When the person joined; of those who have not left, the first to join is the match's maker. */
  joinedAt: number | null;
  /** What the lobby client stored together with the name. */
  data: unknown;
}

/** What is stored about a match in addition to its state. It changes when people join and leave, never by a move. */
export interface MatchRecord {
  gameName: string;
  unlisted: boolean;
  setupData: unknown;
  seats: SeatRecord[];
  nextMatchID: string | null;
  createdAt: number;
}

/** Whether bots may move in a match: one has a seat, and not before a person has joined, nor after all have left. */
export const botsMayMove = ({ seats }: MatchRecord): boolean =>
  seats.some((seat) => seat.bot !== null) && seats.some((seat) => seat.credentialsHash !== null);

export interface MatchSummary {
  id: string;
  record: MatchRecord;
  /** Counts the changes of the record; a write names the version it has read. */
  version: number;
  stateID: number;
  gameover: unknown;
  /** The playerID of the seat that is to decide, on turn or off turn; null when the game is over. */
  decider: string | null;
  /** How many undos and redos the present turn has seen. */
  rewinds: number;
  updatedAt: number;
}

export interface LoadedMatch extends MatchSummary {
  state: State;
}

export interface NewMatch {
  id: string;
  record: MatchRecord;
  initialState: State;
  decider: string | null;
}

export interface StoredMove {
  id: string;
  /** The version of the record by which it was checked who may move. */
  version: number;
  /** The state after the move; its _stateID is one more than that of the state it was made on. */
  state: State;
  decider: string | null;
  rewinds: number;
  log: readonly LogEntry[];
  at: number;
}

/** A seat's chat message in the shape of boardgame.io's clients, with its time. */
export interface ChatMessage {
  id: string;
  sender: string;
  payload: string;
  at: number;
}

export interface ListFilter {
  games: readonly string[];
  /** These matches, unlisted ones too; without it the public ones. */
  ids?: readonly string[] | undefined;
  isGameover?: boolean | undefined;
  updatedBefore?: number | undefined;
  updatedAfter?: number | undefined;
  limit: number;
}

export interface MatchCounts {
  game: string;
  waiting: number;
  playing: number;
  finished: number;
}

/** The answer of a write that names what it has read: `conflict` when somebody else was faster; nothing changed. */
export type WriteAnswer = 'stored' | 'conflict';

/**
 * Where matches live. Every write is one transaction and names the version it builds on, so that two writers can
 * neither lose nor double anything; the log only grows. A write that fails throws and has changed nothing.
 */
export interface MatchStore {
  readonly kind: 'sqlite' | 'postgres';
  create(match: NewMatch): Promise<void>;
  load(id: string): Promise<LoadedMatch | null>;
  summary(id: string): Promise<MatchSummary | null>;
  initialState(id: string): Promise<State | null>;
  log(id: string): Promise<LogEntry[]>;
  appendMove(move: StoredMove): Promise<WriteAnswer>;
  /** Keeps a chat message; of a long chat the newest are kept. */
  appendChat(id: string, message: ChatMessage): Promise<void>;
  /** The chat, oldest message first. */
  chat(id: string): Promise<ChatMessage[]>;
  updateRecord(id: string, readVersion: number, record: MatchRecord, at: number): Promise<WriteAnswer>;
  /** Points a match to its successor and makes the successor, both or neither. */
  createNext(
    from: { id: string; version: number; record: MatchRecord },
    next: NewMatch,
  ): Promise<WriteAnswer>;
  /** Removes a match in which nothing was ever played, if it is still at that version. */
  removeUnstarted(id: string, readVersion: number): Promise<WriteAnswer>;
  /** Removes all matches in which nothing was ever played and nothing happened since; their number. */
  removeUnstartedBefore(time: number): Promise<number>;
  list(filter: ListFilter): Promise<MatchSummary[]>;
  /** State ids and record versions of those of the given matches that still exist. */
  versions(ids: readonly string[]): Promise<{ id: string; stateID: number; version: number }[]>;
  /** Removes a match, whatever was played in it. */
  remove(id: string): Promise<void>;
  /** Running matches in which bots may move. */
  unfinishedWithBots(): Promise<{ id: string; game: string }[]>;
  /** How many matches are stored, for each game that has any. */
  count(): Promise<MatchCounts[]>;
  /** Throws when nothing could be read now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A database that cannot be used; the message is one line for the person who starts the server. */
export class StoreUnusable extends Error {
  override name = 'StoreUnusable';
}

/** An operation of a store that was usable when it was opened. Nothing was written. */
export class StorageFailed extends Error {
  override name = 'StorageFailed';
  constructor(operation: string, cause: unknown) {
    super(`${operation}: ${messageOf(cause)}`, { cause });
  }
}
