import type { LogEntry, State } from 'boardgame.io';
import type { CompiledQuery, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { AuditLine } from '../../src/protocol/admin';
import type { AdminStore } from './admin';
import { auditStatement, KyselyAdmin } from './kysely-admin';
import { KyselyBotTurns } from './kysely-bot-turns';
import { countedMatches, listedRows, untouchedRows } from './kysely-lists';
import { clockText, loaderOf, type MoveRow, readerSince, rowOfMove, statementsOfMove } from './kysely-moves';
import { KyselyPeople } from './kysely-people';
import { KyselyResults } from './kysely-results';
import { packState, unpackState } from './pack';
import type { PeopleStore } from './people';
import type { ResultStore } from './results';
import type { Tables } from './schema';
import {
  type BotLease,
  type BotTurn,
  botsMayMove,
  CHAT_KEPT,
  type ChatMessage,
  type ChatRoom,
  type ClockState,
  type DoneRequest,
  freeSeats,
  type ListFilter,
  type LoadedMatch,
  type MatchCounts,
  type MatchRecord,
  type MatchSince,
  type MatchStore,
  type MatchSummary,
  type NewMatch,
  type ReadMatch,
  roomOf,
  type StoredMove,
  type Timing,
  type UntouchedFilter,
  type WriteAnswer,
} from './store';

/** A way to write: all statements or none, each of which must not depend on what another one returns. */
export interface Writer {
  /** With `guard`, the first statement must change exactly one row; otherwise nothing is written: a conflict. */
  write(statements: readonly CompiledQuery[], guard: boolean): Promise<WriteAnswer>;
  /** Writes a move together with others of the same moment, where the database has a faster way for that. */
  append?(move: MoveRow): Promise<WriteAnswer>;
}

/** So many matches whose time is over are dealt with at once. */
const DUE_AT_ONCE = 100;

type MatchRow = Selectable<Tables['matches']>;

/** A match as its row holds it. */
export function toSummary(row: MatchRow): MatchSummary {
  return {
    id: row.id,
    record: JSON.parse(row.record) as MatchRecord,
    version: row.version,
    stateID: row.state_id,
    gameover: row.gameover === null ? undefined : JSON.parse(row.gameover),
    decider: row.current_player,
    rewinds: row.rewinds,
    updatedAt: row.updated_at,
    deadline: row.deadline,
    clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockState),
  };
}

/** The one store, for both databases; they differ in how they are opened and closed only. */
export class KyselyStore implements MatchStore {
  readonly people: PeopleStore;
  readonly results: ResultStore;
  readonly admin: AdminStore;
  private readonly hot: ReturnType<typeof statementsOfMove>;
  private readonly loadRow: ReturnType<typeof loaderOf>;
  private readonly readSince: ReturnType<typeof readerSince>;
  private readonly botTurns: KyselyBotTurns;

  constructor(
    readonly kind: 'sqlite' | 'postgres',
    private readonly db: Kysely<Tables>,
    private readonly writer: Writer,
  ) {
    this.hot = statementsOfMove(db);
    this.loadRow = loaderOf(db);
    this.readSince = readerSince(db);
    this.botTurns = new KyselyBotTurns(kind, db);
    this.people = new KyselyPeople(db, writer);
    this.results = new KyselyResults(db, writer);
    this.admin = new KyselyAdmin(kind, db, writer);
  }

  create(match: NewMatch, request?: DoneRequest): Promise<WriteAnswer> {
    return this.writer.write([...this.noteRequest(request), ...this.insert(match)], request !== undefined);
  }

  async load(id: string): Promise<LoadedMatch | null> {
    const found = await this.loadRow(id);
    return found && { ...toSummary(found.row), state: found.state };
  }

  async loadSince({ id, state: known }: LoadedMatch): Promise<MatchSince | null> {
    const found = await this.readSince(id, known);
    if (found?.state) return { match: { ...toSummary(found.row), state: found.state }, log: found.log };
    const match = found && (await this.load(id));
    return match && { match, log: await this.logBetween(id, known._stateID, match.stateID) };
  }

  async summary(id: string): Promise<MatchSummary | null> {
    const row = await this.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toSummary(row);
  }

  async initialState(id: string): Promise<State | null> {
    const row = await this.db
      .selectFrom('initial_states')
      .select('state')
      .where('match_id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : unpackState(row.state);
  }

  async log(id: string): Promise<LogEntry[]> {
    const rows = await this.db
      .selectFrom('log')
      .select('entry')
      .where('match_id', '=', id)
      .orderBy('state_id')
      .orderBy('part')
      .execute();
    return rows.map((row) => JSON.parse(row.entry) as LogEntry);
  }

  async logBetween(id: string, after: number, upTo: number): Promise<LogEntry[]> {
    const rows = await this.db
      .selectFrom('log')
      .select('entry')
      .where('match_id', '=', id)
      .where('state_id', '>', after)
      .where('state_id', '<=', upTo)
      .orderBy('state_id')
      .orderBy('part')
      .execute();
    return rows.map((row) => JSON.parse(row.entry) as LogEntry);
  }

  appendMove(move: StoredMove): Promise<WriteAnswer> {
    const row = rowOfMove(move);
    const { append } = this.writer;
    const further = this.botTurns.statements(row.id, move.timing);
    if (append !== undefined && further.length === 0 && row.gameover === null) return append(row);
    return this.writer.write([...this.hot(row), ...further], true);
  }

  appendChat(id: string, message: ChatMessage): Promise<WriteAnswer> {
    const room = roomOf(message);
    const added = this.db
      .insertInto('chat')
      .values({
        match_id: id,
        said_at: message.at,
        message: JSON.stringify(message),
        room,
        said_id: `${message.sender}/${message.id}`,
      })
      .onConflict((conflict) => conflict.columns(['match_id', 'room', 'said_id']).doNothing());
    const oldestKept = this.db
      .selectFrom('chat')
      .select('said_at')
      .where('match_id', '=', id)
      .where('room', '=', room)
      .orderBy('said_at', 'desc')
      .limit(1)
      .offset(CHAT_KEPT - 1);
    const forgotten = this.db
      .deleteFrom('chat')
      .where('match_id', '=', id)
      .where('room', '=', room)
      .where('said_at', '<', oldestKept);
    return this.writer.write([added.compile(), forgotten.compile()], true);
  }

  async chat(id: string, room: ChatRoom): Promise<ChatMessage[]> {
    const rows = await this.db
      .selectFrom('chat')
      .select('message')
      .where('match_id', '=', id)
      .where('room', '=', room)
      .orderBy('said_at')
      .execute();
    return rows.map((row) => JSON.parse(row.message) as ChatMessage);
  }

  async chatSince(ids: readonly string[], time: number): Promise<{ id: string; message: ChatMessage }[]> {
    if (ids.length === 0) return [];
    const rows = await this.db
      .selectFrom('chat')
      .select(['match_id', 'message'])
      .where('match_id', 'in', ids)
      .where('said_at', '>=', time)
      .orderBy('said_at')
      .execute();
    return rows.map((row) => ({ id: row.match_id, message: JSON.parse(row.message) as ChatMessage }));
  }

  updateRecord(
    id: string,
    readVersion: number,
    record: MatchRecord,
    at: number,
    timing?: Timing & BotTurn & { stateID?: number; audit?: AuditLine },
    request?: DoneRequest,
  ): Promise<WriteAnswer> {
    const statements = [
      this.writeRecord(id, readVersion, record, at, timing),
      ...this.writeSeats(id, record),
      ...this.botTurns.statements(id, timing),
      ...this.noteRequest(request),
      ...(timing?.audit === undefined ? [] : [auditStatement(this.db, timing.audit)]),
    ];
    return this.writer.write(statements, true);
  }

  async request(id: string): Promise<Pick<DoneRequest, 'content' | 'answer'> | null> {
    const found = this.db.selectFrom('requests').select(['content', 'answer']).where('id', '=', id);
    return (await found.executeTakeFirst()) ?? null;
  }

  async removeRequestsBefore(time: number): Promise<void> {
    await this.writer.write([this.db.deleteFrom('requests').where('at', '<', time).compile()], false);
  }

  due(now: number): Promise<{ id: string; game: string }[]> {
    return this.db
      .selectFrom('matches')
      .select(['id', 'game'])
      .where('deadline', '<=', now)
      .where('gameover', 'is', null)
      .limit(DUE_AT_ONCE)
      .execute();
  }

  async markSeen(seats: readonly { id: string; seat: number }[], at: number): Promise<void> {
    if (seats.length === 0) return;
    const statements = seats.map(({ id, seat }) =>
      this.db
        .insertInto('seen')
        .columns(['match_id', 'seat', 'at'])
        .expression((eb) =>
          eb
            .selectFrom('matches')
            .select(['id', sql<number>`${seat}`.as('seat'), sql<number>`${at}`.as('at')])
            .where('id', '=', id),
        )
        .onConflict((conflict) => conflict.columns(['match_id', 'seat']).doUpdateSet({ at }))
        .compile(),
    );
    await this.writer.write(statements, false);
  }

  async seen(ids: readonly string[]): Promise<{ id: string; seat: number; at: number }[]> {
    if (ids.length === 0) return [];
    return this.db
      .selectFrom('seen')
      .select(['match_id as id', 'seat', 'at'])
      .where('match_id', 'in', ids)
      .execute();
  }

  createNext(
    from: { id: string; version: number; record: MatchRecord },
    next: NewMatch,
  ): Promise<WriteAnswer> {
    const pointer = this.writeRecord(from.id, from.version, from.record, next.record.createdAt);
    return this.writer.write([pointer, ...this.writeSeats(from.id, from.record), ...this.insert(next)], true);
  }

  removeAsRead({ id, version, stateID }: ReadMatch): Promise<WriteAnswer> {
    const removal = this.db
      .deleteFrom('matches')
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state_id', '=', stateID);
    return this.writer.write([removal.compile()], true);
  }

  async untouched(filter: UntouchedFilter): Promise<MatchSummary[]> {
    return (await untouchedRows(this.db, filter)).map(toSummary);
  }

  async list(filter: ListFilter): Promise<MatchSummary[]> {
    return (await listedRows(this.db, filter)).map(toSummary);
  }

  async versions(ids: readonly string[]): Promise<{ id: string; stateID: number; version: number }[]> {
    if (ids.length === 0) return [];
    return this.db
      .selectFrom('matches')
      .select(['id', 'state_id as stateID', 'version'])
      .where('id', 'in', ids)
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.writer.write([this.db.deleteFrom('matches').where('id', '=', id).compile()], false);
  }

  unfinishedWithBots(): Promise<{ id: string; game: string }[]> {
    return this.db
      .selectFrom('matches')
      .select(['id', 'game'])
      .where('has_bots', '=', 1)
      .where('gameover', 'is', null)
      .execute();
  }

  takeBotTurn(id: string, lease: BotLease): Promise<boolean> {
    return this.botTurns.take(id, lease);
  }

  expiredBotTurns(): Promise<{ id: string; game: string }[]> {
    return this.botTurns.expired(DUE_AT_ONCE);
  }

  releaseBotTurns(holder: string): Promise<void> {
    return this.botTurns.release(holder);
  }

  count(): Promise<MatchCounts[]> {
    return countedMatches(this.db);
  }

  async ping(): Promise<void> {
    // Another number each time: a row that stays the same need not be written.
    const beat = this.db.updateTable('health').set({ beats: sql`beats + 1` });
    await this.writer.write([beat.compile()], false);
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  private noteRequest(request: DoneRequest | undefined): CompiledQuery[] {
    if (request === undefined) return [];
    const noted = this.db.insertInto('requests').values(request);
    return [noted.onConflict((conflict) => conflict.column('id').doNothing()).compile()];
  }

  private insert({ id, record, initialState, decider }: NewMatch): CompiledQuery[] {
    const state = packState(initialState);
    const statements = [
      this.db.insertInto('matches').values({
        id,
        game: record.gameName,
        record: JSON.stringify(record),
        version: 0,
        state_id: initialState._stateID,
        begun: Math.min(initialState._stateID, 2),
        unlisted: record.unlisted ? 1 : 0,
        has_bots: botsMayMove(record) ? 1 : 0,
        free_seats: freeSeats(record),
        gameover: null,
        current_player: decider,
        rewinds: 0,
        updated_at: record.createdAt,
        deadline: null,
        clock: null,
        settled: 0,
      }),
      this.db.insertInto('states').values({ match_id: id, state_id: initialState._stateID, state }),
      this.db.insertInto('initial_states').values({ match_id: id, state }),
    ];
    return [...statements.map((statement) => statement.compile()), ...this.writeSeats(id, record)];
  }

  /** Lets the matches of profiles be found, as the record says. */
  private writeSeats(id: string, { seats }: MatchRecord): CompiledQuery[] {
    const values = seats.flatMap(({ profile, away }, seat) => {
      const owner = profile ?? away?.profile;
      return owner === undefined ? [] : [{ match_id: id, seat, profile_id: owner }];
    });
    return [
      this.db.deleteFrom('profile_seats').where('match_id', '=', id).compile(),
      ...(values.length === 0 ? [] : [this.db.insertInto('profile_seats').values(values).compile()]),
    ];
  }

  private writeRecord(
    id: string,
    readVersion: number,
    record: MatchRecord,
    at: number,
    timing?: Timing & { stateID?: number },
  ): CompiledQuery {
    const update = this.db
      .updateTable('matches')
      .set({
        record: JSON.stringify(record),
        version: readVersion + 1,
        unlisted: record.unlisted ? 1 : 0,
        has_bots: botsMayMove(record) ? 1 : 0,
        free_seats: freeSeats(record),
        updated_at: at,
        ...(timing === undefined ? {} : { deadline: timing.deadline, clock: clockText(timing.clock) }),
      })
      .where('id', '=', id)
      .where('version', '=', readVersion);
    return (timing?.stateID === undefined ? update : update.where('state_id', '=', timing.stateID)).compile();
  }
}
