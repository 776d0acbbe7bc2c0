import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { hashCredentials } from '../credentials';
import type { Games } from '../games';
import type { MatchRecord, MatchStore, MatchSummary, SeatRecord } from './store';

/** boardgame.io's constant for a storage that answers with promises. */
const ASYNC: ReturnType<StorageAPI.Async['type']> = 1;
/** How often a move is written again when somebody has joined or left at the same moment. */
const ATTEMPTS = 5;
const LIST_LIMIT = 10_000;

/** A match's metadata with the version that it was read at, so that a write can name what it builds on. */
type VersionedData = Server.MatchData & { version?: number };

/** Somebody else has changed the match since it was read. Nothing was written; the caller must read it again. */
export class WriteConflict extends Error {
  override name = 'WriteConflict';
}

/**
 * Our store as the `db` of boardgame.io's `Server`. It keeps the store's promises for a stock server too: a move is one
 * transaction and must follow the stored state, the log only grows, and seats change only if nobody else has changed
 * them since they were read; anything else is refused loudly. Credentials are stored as hashes, so a server on top
 * of it needs our `authenticateCredentials`. Our own handlers use the store's finer methods.
 */
export class StorageForFramework implements StorageAPI.Async {
  constructor(
    private readonly store: MatchStore,
    private readonly games: Games,
  ) {}

  type() {
    return ASYNC;
  }

  /** The store is open before it gets here; this fails if it cannot be read. */
  connect(): Promise<void> {
    return this.store.ping();
  }

  async createMatch(matchID: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    const decider = this.deciderOf(metadata.gameName, initialState);
    const commitment = this.games.get(metadata.gameName)?.commitment(initialState);
    const record = { ...toRecord(metadata, null), ...(commitment == null ? {} : { commitment }) };
    await this.store.create({ id: matchID, record, initialState, decider });
  }

  async setState(matchID: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const match = await this.found(matchID);
      // The framework also writes after a move that was refused: the same state and no log.
      if (state._stateID === match.stateID && deltalog.length === 0) return;
      const answer = await this.store.appendMove({
        id: matchID,
        version: match.version,
        state,
        decider: this.deciderOf(match.record.gameName, state),
        rewinds: match.rewinds,
        log: deltalog,
        at: Date.now(),
        timing: { clock: match.clock, deadline: match.deadline },
      });
      if (answer === 'stored') return;
      if (state._stateID !== match.stateID + 1) break;
    }
    throw new WriteConflict(`state ${state._stateID} does not follow the stored state of match ${matchID}`);
  }

  /** Stores who sits where. The end of the game and its time come with the state, and connections are not stored. */
  async setMetadata(matchID: string, metadata: VersionedData): Promise<void> {
    const match = await this.found(matchID);
    const record = toRecord(metadata, match.record);
    if (JSON.stringify(record) === JSON.stringify(match.record)) return;
    const version = metadata.version ?? match.version;
    if ((await this.store.updateRecord(matchID, version, record, Date.now())) === 'stored') return;
    throw new WriteConflict(`the seats of match ${matchID} were changed at the same moment`);
  }

  async fetch<O extends StorageAPI.FetchOpts>(matchID: string, opts: O): Promise<StorageAPI.FetchResult<O>> {
    const result: Partial<StorageAPI.FetchFields> = {};
    const match = opts.state ? await this.store.load(matchID) : await this.store.summary(matchID);
    if (match !== null) {
      if (opts.state && 'state' in match) result.state = match.state as State;
      if (opts.metadata) result.metadata = toMetadata(match);
      if (opts.initialState) result.initialState = (await this.store.initialState(matchID)) ?? undefined;
      if (opts.log) result.log = await this.store.log(matchID);
    }
    return result as StorageAPI.FetchResult<O>;
  }

  wipe(matchID: string): Promise<void> {
    return this.store.remove(matchID);
  }

  async listMatches({ gameName, where }: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    const games = gameName === undefined ? [...this.games.keys()] : [gameName];
    const found = await this.store.list({ games, ...where, limit: LIST_LIMIT });
    return found.map(({ id }) => id);
  }

  private async found(matchID: string): Promise<MatchSummary> {
    const match = await this.store.summary(matchID);
    if (match === null) throw new WriteConflict(`there is no match ${matchID}`);
    return match;
  }

  private deciderOf(gameName: string, state: State): string | null {
    return this.games.get(gameName)?.decider(state) ?? null;
  }
}

/** The framework's form of a match. A player's credentials are given as their hash. */
function toMetadata({ record, version, gameover, updatedAt }: MatchSummary): VersionedData {
  const player = ({ name, credentialsHash, bot, data }: SeatRecord, id: number): Server.PlayerMetadata => ({
    id,
    ...(name === null ? {} : { name }),
    ...(credentialsHash === null ? {} : { credentials: credentialsHash }),
    ...(bot === null ? (data === null ? {} : { data }) : { data: { bot } }),
  });
  return {
    gameName: record.gameName,
    players: Object.fromEntries(record.seats.map((seat, id) => [id, player(seat, id)])),
    setupData: record.setupData,
    unlisted: record.unlisted,
    ...(record.nextMatchID === null ? {} : { nextMatchID: record.nextMatchID }),
    ...(gameover === undefined ? {} : { gameover }),
    createdAt: record.createdAt,
    updatedAt,
    version,
  };
}

/** The record that a match's metadata stand for, given the one that is stored. Bots' seats stay bots' seats. */
function toRecord(metadata: Server.MatchData, stored: MatchRecord | null): MatchRecord {
  const seat = (player: Server.PlayerMetadata, id: number): SeatRecord => {
    const before = stored?.seats[id];
    if (before != null && before.bot !== null) return before;
    const name = player.name ?? null;
    const taken = name !== null;
    return {
      name,
      credentialsHash: taken ? toHash(player.credentials, before?.credentialsHash ?? null) : null,
      bot: null,
      joinedAt: taken ? (before?.joinedAt ?? Date.now()) : null,
      data: taken ? (player.data ?? null) : null,
      ...(taken && before?.word !== undefined ? { word: before.word } : {}),
      ...(taken && before?.profile !== undefined ? { profile: before.profile } : {}),
      ...(taken && before?.keys !== undefined ? { keys: before.keys } : {}),
    };
  };
  return {
    ...stored,
    gameName: metadata.gameName,
    unlisted: metadata.unlisted ?? false,
    setupData: metadata.setupData,
    seats: Object.values(metadata.players).map(seat),
    nextMatchID: metadata.nextMatchID ?? null,
    createdAt: metadata.createdAt,
  };
}

/** Credentials that are the stored hash were read from here and have not changed; all others are new. */
function toHash(credentials: string | undefined, stored: string | null): string | null {
  if (credentials === undefined) return null;
  return credentials === stored ? stored : hashCredentials(credentials);
}
