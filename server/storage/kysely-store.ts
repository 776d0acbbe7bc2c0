import type { LogEntry, State } from 'boardgame.io';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from './schema';
import type {
  ListFilter,
  LoadedMatch,
  MatchRecord,
  MatchStore,
  MatchSummary,
  NewMatch,
  StoredMove,
  WriteAnswer,
} from './store';

/** Thrown inside a transaction to roll it back; never leaves this file. */
class Conflict extends Error {}

type MatchRow = Selectable<Tables['matches']>;

function toSummary(row: MatchRow): MatchSummary {
  return {
    id: row.id,
    record: JSON.parse(row.record) as MatchRecord,
    version: row.version,
    stateID: row.state_id,
    gameover: row.gameover === null ? undefined : JSON.parse(row.gameover),
    updatedAt: row.updated_at,
  };
}

const hasBots = (record: MatchRecord): number => (record.seats.some((seat) => seat.bot !== null) ? 1 : 0);

/** The one store, for both databases; they differ in how they are opened and closed only. */
export class KyselyStore implements MatchStore {
  constructor(
    readonly kind: 'sqlite' | 'postgres',
    private readonly db: Kysely<Tables>,
  ) {}

  async create(match: NewMatch): Promise<void> {
    await this.db.transaction().execute((trx) => this.insert(trx, match));
  }

  async load(id: string): Promise<LoadedMatch | null> {
    const row = await this.db
      .selectFrom('matches')
      .innerJoin('states', 'states.match_id', 'matches.id')
      .selectAll('matches')
      .select('states.state')
      .where('matches.id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : { ...toSummary(row), state: JSON.parse(row.state) as State };
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
    return row === undefined ? null : (JSON.parse(row.state) as State);
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

  appendMove({ id, state, log, at }: StoredMove): Promise<WriteAnswer> {
    const stateID = state._stateID;
    const gameover = state.ctx.gameover === undefined ? null : JSON.stringify(state.ctx.gameover);
    const json = JSON.stringify(state);
    return this.orConflict(async (trx) => {
      // The match's row comes first in every write, so that two writers meet there and never lock crosswise.
      const written = await trx
        .updateTable('matches')
        .set({ state_id: stateID, gameover, updated_at: at })
        .where('id', '=', id)
        .where('state_id', '=', stateID - 1)
        .executeTakeFirst();
      if (written.numUpdatedRows !== 1n) throw new Conflict();
      await trx
        .updateTable('states')
        .set({ state: json, state_id: stateID })
        .where('match_id', '=', id)
        .execute();
      await trx
        .insertInto('log')
        .values(
          log.map((entry, part) => ({ match_id: id, state_id: stateID, part, entry: JSON.stringify(entry) })),
        )
        .execute();
    });
  }

  updateRecord(id: string, readVersion: number, record: MatchRecord, at: number): Promise<WriteAnswer> {
    return this.orConflict((trx) => this.writeRecord(trx, id, readVersion, record, at));
  }

  createNext(
    from: { id: string; version: number; record: MatchRecord },
    next: NewMatch,
  ): Promise<WriteAnswer> {
    return this.orConflict(async (trx) => {
      await this.writeRecord(trx, from.id, from.version, from.record, next.record.createdAt);
      await this.insert(trx, next);
    });
  }

  removeUnstarted(id: string, readVersion: number): Promise<WriteAnswer> {
    return this.orConflict(async (trx) => {
      const removed = await trx
        .deleteFrom('matches')
        .where('id', '=', id)
        .where('version', '=', readVersion)
        .where('state_id', '=', 0)
        .executeTakeFirst();
      if (removed.numDeletedRows !== 1n) throw new Conflict();
    });
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
    let query = this.db
      .selectFrom('matches')
      .selectAll()
      .where('game', '=', filter.gameName)
      .where('unlisted', '=', 0);
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

  async unfinishedWithBots(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('has_bots', '=', 1)
      .where('gameover', 'is', null)
      .execute();
    return rows.map((row) => row.id);
  }

  async count(): Promise<{ waiting: number; playing: number; finished: number }> {
    const row = await this.db
      .selectFrom('matches')
      .select([
        sql<number>`count(case when gameover is null and state_id = 0 then 1 end)`.as('waiting'),
        sql<number>`count(case when gameover is null and state_id > 0 then 1 end)`.as('playing'),
        sql<number>`count(gameover)`.as('finished'),
      ])
      .executeTakeFirstOrThrow();
    return { waiting: row.waiting, playing: row.playing, finished: row.finished };
  }

  async ping(): Promise<void> {
    await this.db.selectFrom('river_schema').select('version').executeTakeFirstOrThrow();
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  private async insert(trx: Transaction<Tables>, { id, record, initialState }: NewMatch): Promise<void> {
    const state = JSON.stringify(initialState);
    await trx
      .insertInto('matches')
      .values({
        id,
        game: record.gameName,
        record: JSON.stringify(record),
        version: 0,
        state_id: initialState._stateID,
        unlisted: record.unlisted ? 1 : 0,
        has_bots: hasBots(record),
        gameover: null,
        updated_at: record.createdAt,
      })
      .execute();
    await trx.insertInto('states').values({ match_id: id, state_id: initialState._stateID, state }).execute();
    await trx.insertInto('initial_states').values({ match_id: id, state }).execute();
  }

  private async writeRecord(
    trx: Transaction<Tables>,
    id: string,
    readVersion: number,
    record: MatchRecord,
    at: number,
  ): Promise<void> {
    const written = await trx
      .updateTable('matches')
      .set({
        record: JSON.stringify(record),
        version: readVersion + 1,
        unlisted: record.unlisted ? 1 : 0,
        has_bots: hasBots(record),
        updated_at: at,
      })
      .where('id', '=', id)
      .where('version', '=', readVersion)
      .executeTakeFirst();
    if (written.numUpdatedRows !== 1n) throw new Conflict();
  }

  private async orConflict(write: (trx: Transaction<Tables>) => Promise<void>): Promise<WriteAnswer> {
    try {
      await this.db.transaction().execute(write);
      return 'stored';
    } catch (error) {
      if (error instanceof Conflict) return 'conflict';
      throw error;
    }
  }
}
