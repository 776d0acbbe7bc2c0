import type { LogEntry, State } from 'boardgame.io';
import type { AuditLine } from '../../src/protocol/admin';
import type { Clock, TimeOver } from '../../src/protocol/clock';
import { messageOf } from '../message';
import type { AdminStore } from './admin';
import type { PeopleStore } from './people';
import type { ResultStore } from './results';

/** Credentials that one device of the seat's profile got for it. */
export interface SeatKey {
  device: string;
  hash: string;
}

/** Who has a seat. Credentials are kept as hashes only. */
export interface PersonRecord {
  name: string | null;
  credentialsHash: string | null;
  /** When the person joined; of those who have not left, the first to join is the match's maker. */
  joinedAt: number | null;
  /** What the lobby client stored together with the name. */
  data: unknown;
  /** The profile that the seat belongs to, in addition to its credentials. */
  profile?: string;
  /** Which credentials belong to which of the profile's devices; each opens the seat like `credentialsHash`. */
  keys?: SeatKey[];
}

/** One seat of a match as it is stored. */
export interface SeatRecord extends PersonRecord {
  /** The level of the bot that plays this seat, null for people and empty seats. */
  bot: string | null;
  /** The person who may take the seat back, from the bot that plays it or while it is free. */
  away?: PersonRecord;
  /** A word of this person's own, mixed into all chance that is drawn from the first move on. */
  word?: string;
}

/** What is stored about a match in addition to its state. It changes when people join and leave, never by a move. */
export interface MatchRecord {
  gameName: string;
  unlisted: boolean;
  setupData: unknown;
  seats: SeatRecord[];
  nextMatchID: string | null;
  createdAt: number;
  /** A hash of the secret that all chance comes from; missing in matches with the framework's generator. */
  commitment?: string;
  /** How much time people have, and what happens when it is over; missing where nobody is hurried. */
  clock?: Clock;
  timeOver?: TimeOver;
  /** Whether it counts for ratings. */
  rated?: true;
  /** Who wants a bot on an absent person's seat. */
  votes?: { seat: number; level: string; by: { seat: number; at: number }[] }[];
  /** The profiles that began a rated match, by seat: those who were there when every seat was taken. */
  starters?: string[];
}

/** The words of all seats; none where nobody has said one. */
export function wordsOf({ seats }: MatchRecord): string[] {
  const words = seats.map(({ word }) => word ?? '');
  return words.some((word) => word !== '') ? words : [];
}

/** How many seats are free. */
export const freeSeats = ({ seats }: MatchRecord): number =>
  seats.filter(({ credentialsHash, bot }) => credentialsHash === null && bot === null).length;

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
  /** When it was last changed; as it is stored, up to a minute before the last move. */
  updatedAt: number;
  /** When the time of the seat that decides is over; null where no clock runs. */
  deadline: number | null;
  clock: ClockState | null;
}

/** How a match's clock stands. */
export interface ClockState {
  /** Since when the seat that decides is thinking; null while the clock does not run. */
  since: number | null;
  /** What was left of each seat's budget at that moment, in milliseconds; null where there are no budgets. */
  left: number[] | null;
}

/** The clock as it is to be stored. */
export interface Timing {
  clock: ClockState | null;
  deadline: number | null;
}

/** Which process lets a bot decide now, and for how many milliseconds nobody else may. */
export interface BotLease {
  holder: string;
  ms: number;
}

/** What is stored together with a move or a change of the record, so that a bot's turn is never left to nobody. */
export interface BotTurn {
  /** The lease of the process that goes on, 'none' where no bot decides any more; left out, nothing changes. */
  botTurn?: BotLease | 'none';
}

export interface LoadedMatch extends MatchSummary {
  state: State;
}

/** A match as it is now, and what was logged since it was known. */
export interface MatchSince {
  match: LoadedMatch;
  log: LogEntry[];
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
  /** The state it was made on, where it is an ordinary move: then what has changed may be stored instead of the whole. */
  before?: State | undefined;
  decider: string | null;
  rewinds: number;
  log: readonly LogEntry[];
  at: number;
  timing?: Timing & BotTurn;
}

/** A chat message in the shape of boardgame.io's clients, with its time. */
export interface ChatMessage {
  id: string;
  /** A seat's playerID; among spectators the profile of who said it. */
  sender: string;
  payload: string;
  at: number;
  /** Where it was said; left out by messages of versions that had players' messages only. */
  room?: ChatRoom | undefined;
  /** What the person was called, and their profile where they have one: the seat may change hands. */
  name?: string | undefined;
  profile?: string | undefined;
}

/** So many messages of each room of a match are kept. */
export const CHAT_KEPT = 300;

/** Players and spectators of a match each have a room of their own, and players never hear spectators. */
export type ChatRoom = 'players' | 'spectators';
export const roomOf = ({ room }: ChatMessage): ChatRoom => room ?? 'players';

export interface ListFilter {
  games: readonly string[];
  /** These matches, unlisted ones too; without it the public ones. */
  ids?: readonly string[] | undefined;
  isGameover?: boolean | undefined;
  /** Whether a seat is free. */
  open?: boolean | undefined;
  updatedBefore?: number | undefined;
  updatedAfter?: number | undefined;
  /** Goes on after this match of a list, newest first. */
  after?: { updatedAt: number; id: string } | undefined;
  limit: number;
}

/** Matches that nothing has happened to, and nobody has looked at, since a time. */
export interface UntouchedFilter {
  before: number;
  /** Those in which somebody has played on after the first move; otherwise the others. */
  begun: boolean;
  limit: number;
  /** Where to go on: the last match of the answer before. */
  after?: { updatedAt: number; id: string } | undefined;
}

/** A request that its sender has given a key, to be told the same if it is sent again. */
export interface DoneRequest {
  /** Whose key it is and which, as a hash. */
  id: string;
  /** What was asked, as a hash. */
  content: string;
  /** What was answered; no credentials. */
  answer: string;
  at: number;
}

/** A match as it was read: a write that names it does nothing if it has changed since. */
export type ReadMatch = Pick<MatchSummary, 'id' | 'version' | 'stateID'>;

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
  /** Profiles and all that belongs to them, in the same database. */
  readonly people: PeopleStore;
  readonly results: ResultStore;
  readonly admin: AdminStore;
  /** With a request it is a conflict where that was done already. */
  create(match: NewMatch, request?: DoneRequest): Promise<WriteAnswer>;
  load(id: string): Promise<LoadedMatch | null>;
  /** The same, from what it was when it was last read or stored: moves made elsewhere are read as what they have changed. */
  loadSince(known: LoadedMatch): Promise<MatchSince | null>;
  summary(id: string): Promise<MatchSummary | null>;
  initialState(id: string): Promise<State | null>;
  log(id: string): Promise<LogEntry[]>;
  /** What was logged after one state, up to and with another. */
  logBetween(id: string, after: number, upTo: number): Promise<LogEntry[]>;
  appendMove(move: StoredMove): Promise<WriteAnswer>;
  /** Keeps a chat message; of a long chat the newest of each room are kept. A conflict where the sender has said it there already. */
  appendChat(id: string, message: ChatMessage): Promise<WriteAnswer>;
  /** What was said in one room, oldest message first. */
  chat(id: string, room: ChatRoom): Promise<ChatMessage[]>;
  /** What was said in these matches since a time, in either room, oldest first. */
  chatSince(ids: readonly string[], time: number): Promise<{ id: string; message: ChatMessage }[]>;
  /** Where `timing` names a state, that must still be the stored one; its line of the audit is stored too. */
  updateRecord(
    id: string,
    readVersion: number,
    record: MatchRecord,
    at: number,
    timing?: Timing & BotTurn & { stateID?: number; audit?: AuditLine },
    request?: DoneRequest,
  ): Promise<WriteAnswer>;
  /** A request that was done; null where it was not, or is forgotten. */
  request(id: string): Promise<Pick<DoneRequest, 'content' | 'answer'> | null>;
  /** Forgets requests that were done before a time. */
  removeRequestsBefore(time: number): Promise<void>;
  /** Running matches whose deadline has passed. */
  due(now: number): Promise<{ id: string; game: string }[]>;
  /** Notes that these seats were connected at a time; matches that are gone are left out. */
  markSeen(seats: readonly { id: string; seat: number }[], at: number): Promise<void>;
  /** When the seats of these matches were last connected. */
  seen(ids: readonly string[]): Promise<{ id: string; seat: number; at: number }[]>;
  /** Points a match to its successor and makes the successor, both or neither. */
  createNext(
    from: { id: string; version: number; record: MatchRecord },
    next: NewMatch,
  ): Promise<WriteAnswer>;
  /** Removes a match, if it is still as it was read. */
  removeAsRead(match: ReadMatch): Promise<WriteAnswer>;
  untouched(filter: UntouchedFilter): Promise<MatchSummary[]>;
  list(filter: ListFilter): Promise<MatchSummary[]>;
  /** State ids and record versions of those of the given matches that still exist. */
  versions(ids: readonly string[]): Promise<{ id: string; stateID: number; version: number }[]>;
  /** Removes a match, whatever was played in it. */
  remove(id: string): Promise<void>;
  /** Running matches in which bots may move. */
  unfinishedWithBots(): Promise<{ id: string; game: string }[]>;
  /** Takes or renews the lease on a match's bots' turn; false while another process has it. By the database's clock. */
  takeBotTurn(id: string, lease: BotLease): Promise<boolean>;
  /** Running matches in which a bot is to decide and whose lease is over. */
  expiredBotTurns(): Promise<{ id: string; game: string }[]>;
  /** Ends all leases of a process, so that another one goes on at once. */
  releaseBotTurns(holder: string): Promise<void>;
  /** How many matches are stored, for each game that has any. */
  count(): Promise<MatchCounts[]>;
  /** Throws when nothing can be written now. */
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
