import type { LogEntry, State } from 'boardgame.io';
import type { CompiledQuery, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { AuditLine } from '../../src/protocol/admin';
import type { AdminStore } from './admin';
import { auditStatement, KyselyAdmin } from './kysely-admin';
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
  type ChatMessage,
  type ChatRoom,
  type ClockState,
  type ListFilter,
  type LoadedMatch,
  type MatchCounts,
  type MatchRecord,
  type MatchStore,
  type MatchSummary,
  type NewMatch,
  roomOf,
  type StoredMove,
  type Timing,
  type WriteAnswer,
} from './store';

/** A way to write: all statements or none, each of which must not depend on what another one returns. */
export interface Writer {
  /** With `guard`, the first statement must change exactly one row; otherwise nothing is written: a conflict. */
  write(statements: readonly CompiledQuery[], guard: boolean): Promise<WriteAnswer>;
  /** Writes a move together with others of the same moment, where the database has a faster way for that. */
  append?(move: MoveRow): Promise<WriteAnswer>;
}

/** A move as it is stored. */
export interface MoveRow {
  id: string;
  /** The version of the record that it was made with. */
  version: number;
  stateID: number;
  gameover: string | null;
  decider: string | null;
  rewinds: number;
  at: number;
  deadline: number | null;
  clock: string | null;
  state: string;
  entries: readonly string[];
}

/** So many messages of each room of a match are kept. */
export const CHAT_KEPT = 300;
/** So many matches whose time is over are dealt with at once. */
const DUE_AT_ONCE = 100;

const clockText = (clock: ClockState | null): string | null =>
  clock === null ? null : JSON.stringify(clock);

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

/**
 * The statements of a move, built once: putting them together takes longer than running them. Parameters come in the
 * order in which they stand here. The match's row comes first, as in every write, so that two writers meet there and
 * never lock crosswise.
 */
export function statementsOfMove(db: Kysely<Tables>): (move: MoveRow) => CompiledQuery[] {
  const once = (query: { compile(): CompiledQuery }) => {
    const compiled = query.compile();
    return (parameters: readonly unknown[]): CompiledQuery => ({ ...compiled, parameters });
  };
  const match = once(
    db
      .updateTable('matches')
      .set({
        state_id: 1,
        gameover: '',
        current_player: '',
        rewinds: 0,
        updated_at: 1,
        deadline: 1,
        clock: '',
      })
      .where('id', '=', '')
      .where('state_id', '=', 0)
      .where('version', '=', 0),
  );
  const state = once(db.updateTable('states').set({ state: '', state_id: 1 }).where('match_id', '=', ''));
  const entry = once(db.insertInto('log').values({ match_id: '', state_id: 1, part: 0, entry: '' }));
  return ({ id, stateID, version, ...move }) => [
    match([
      stateID,
      move.gameover,
      move.decider,
      move.rewinds,
      move.at,
      move.deadline,
      move.clock,
      id,
      stateID - 1,
      version,
    ]),
    state([move.state, stateID, id]),
    ...move.entries.map((text, part) => entry([id, stateID, part, text])),
  ];
}

/** The one store, for both databases; they differ in how they are opened and closed only. */
export class KyselyStore implements MatchStore {
  readonly people: PeopleStore;
  readonly results: ResultStore;
  readonly admin: AdminStore;
  private readonly hot: ReturnType<typeof statementsOfMove>;

  constructor(
    readonly kind: 'sqlite' | 'postgres',
    private readonly db: Kysely<Tables>,
    private readonly writer: Writer,
  ) {
    this.hot = statementsOfMove(db);
    this.people = new KyselyPeople(db, writer);
    this.results = new KyselyResults(db, writer);
    this.admin = new KyselyAdmin(kind, db, writer);
  }

  async create(match: NewMatch): Promise<void> {
    await this.writer.write(this.insert(match), false);
  }

  async load(id: string): Promise<LoadedMatch | null> {
    const row = await this.db
      .selectFrom('matches')
      .innerJoin('states', 'states.match_id', 'matches.id')
      .selectAll('matches')
      .select('states.state')
      .where('matches.id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : { ...toSummary(row), state: unpackState(row.state) };
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

  appendMove({ id, version, state, decider, rewinds, log, at, timing }: StoredMove): Promise<WriteAnswer> {
    const move: MoveRow = {
      id,
      version,
      stateID: state._stateID,
      gameover: state.ctx.gameover === undefined ? null : JSON.stringify(state.ctx.gameover),
      decider,
      rewinds,
      at,
      deadline: timing?.deadline ?? null,
      clock: clockText(timing?.clock ?? null),
      state: packState(state),
      entries: log.map((entry) => JSON.stringify(entry)),
    };
    const { append } = this.writer;
    const further = this.writeBotTurn(id, timing);
    if (append !== undefined && further.length === 0) return append(move);
    return this.writer.write([...this.hot(move), ...further], true);
  }

  async appendChat(id: string, message: ChatMessage): Promise<void> {
    const room = roomOf(message);
    const added = this.db
      .insertInto('chat')
      .values({ match_id: id, said_at: message.at, message: JSON.stringify(message), room });
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
    await this.writer.write([added.compile(), forgotten.compile()], false);
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
  ): Promise<WriteAnswer> {
    const statements = [
      this.writeRecord(id, readVersion, record, at, timing),
      ...this.writeSeats(id, record),
      ...this.writeBotTurn(id, timing),
      ...(timing?.audit === undefined ? [] : [auditStatement(this.db, timing.audit)]),
    ];
    return this.writer.write(statements, true);
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

  removeUnstarted(id: string, readVersion: number): Promise<WriteAnswer> {
    const removal = this.db
      .deleteFrom('matches')
      .where('id', '=', id)
      .where('version', '=', readVersion)
      .where('state_id', '=', 0);
    return this.writer.write([removal.compile()], true);
  }

  async removeUnstartedBefore(time: number): Promise<number> {
    const removed = await this.db
      .deleteFrom('matches')
      .where('state_id', '=', 0)
      .where('updated_at', '<', time)
      .executeTakeFirst();
    return Number(removed.numDeletedRows);
  }

  async list(filter: ListFilter): Promise<MatchSummary[]> {
    const { ids } = filter;
    if (ids?.length === 0 || filter.games.length === 0) return [];
    let query = this.db.selectFrom('matches').selectAll().where('game', 'in', filter.games);
    query = ids === undefined ? query.where('unlisted', '=', 0) : query.where('id', 'in', ids);
    if (filter.isGameover !== undefined) {
      query = query.where('gameover', filter.isGameover ? 'is not' : 'is', null);
    }
    if (filter.updatedBefore !== undefined) query = query.where('updated_at', '<', filter.updatedBefore);
    if (filter.updatedAfter !== undefined) query = query.where('updated_at', '>', filter.updatedAfter);
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(filter.limit).execute();
    return rows.map(toSummary);
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

  async takeBotTurn(id: string, { holder, ms }: BotLease): Promise<boolean> {
    const until = sql<number>`${this.clock} + ${ms}`;
    const taken = await this.db
      .insertInto('bot_turns')
      .columns(['match_id', 'holder', 'until'])
      .expression((eb) =>
        eb
          .selectFrom('matches')
          .select(['id', sql<string>`${holder}`.as('holder'), until.as('until')])
          .where('id', '=', id),
      )
      .onConflict((conflict) =>
        conflict
          .column('match_id')
          .doUpdateSet({ holder, until })
          .where((eb) =>
            eb.or([
              eb('bot_turns.holder', '=', holder),
              eb('bot_turns.until', '<', sql<number>`${this.clock}`),
            ]),
          ),
      )
      .executeTakeFirst();
    return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  expiredBotTurns(): Promise<{ id: string; game: string }[]> {
    return this.db
      .selectFrom('bot_turns')
      .innerJoin('matches', 'matches.id', 'bot_turns.match_id')
      .select(['matches.id', 'matches.game'])
      .where('bot_turns.until', '<', sql<number>`${this.clock}`)
      .where('matches.gameover', 'is', null)
      .limit(DUE_AT_ONCE)
      .execute();
  }

  async releaseBotTurns(holder: string): Promise<void> {
    await this.db.updateTable('bot_turns').set({ until: 0 }).where('holder', '=', holder).execute();
  }

  count(): Promise<MatchCounts[]> {
    return this.db
      .selectFrom('matches')
      .select([
        'game',
        sql<number>`count(case when gameover is null and state_id = 0 then 1 end)`.as('waiting'),
        sql<number>`count(case when gameover is null and state_id > 0 then 1 end)`.as('playing'),
        sql<number>`count(gameover)`.as('finished'),
      ])
      .groupBy('game')
      .execute();
  }

  async ping(): Promise<void> {
    await this.db.selectFrom('schema_version').select('version').executeTakeFirstOrThrow();
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  /** The time of the database, which all processes share. */
  private get clock() {
    return this.kind === 'postgres'
      ? sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
      : sql`cast(unixepoch('subsec') * 1000 as integer)`;
  }

  private writeBotTurn(id: string, { botTurn }: BotTurn = {}): CompiledQuery[] {
    if (botTurn === undefined) return [];
    const table = 'bot_turns';
    if (botTurn === 'none') return [this.db.deleteFrom(table).where('match_id', '=', id).compile()];
    const { holder, ms } = botTurn;
    const until = sql<number>`${this.clock} + ${ms}`;
    return [
      this.db
        .insertInto(table)
        .values({ match_id: id, holder, until })
        .onConflict((conflict) => conflict.column('match_id').doUpdateSet({ holder, until }))
        .compile(),
    ];
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
        unlisted: record.unlisted ? 1 : 0,
        has_bots: botsMayMove(record) ? 1 : 0,
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
        updated_at: at,
        ...(timing === undefined ? {} : { deadline: timing.deadline, clock: clockText(timing.clock) }),
      })
      .where('id', '=', id)
      .where('version', '=', readVersion);
    return (timing?.stateID === undefined ? update : update.where('state_id', '=', timing.stateID)).compile();
  }
}
