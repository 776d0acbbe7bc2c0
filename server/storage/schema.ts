import { type Kysely, sql, type Transaction } from 'kysely';
import { unpackState } from './pack';
import { StoreUnusable } from './store';

/** The tables. JSON is kept as text, times are milliseconds since 1970, truth is 0 or 1. */
export interface Tables {
  river_schema: { id: number; version: number };
  matches: {
    id: string;
    game: string;
    record: string;
    version: number;
    state_id: number;
    unlisted: number;
    /** Whether programs may move; the name is older than the rule that a person must sit there. */
    has_bots: number;
    gameover: string | null;
    current_player: string | null;
    updated_at: number;
  };
  states: { match_id: string; state_id: number; state: string };
  initial_states: { match_id: string; state: string };
  log: { match_id: string; state_id: number; part: number; entry: string };
  chat: { match_id: string; said_at: number; message: string };
}

type Step = (trx: Transaction<Tables>) => Promise<void>;

/**
 * Each step leads from one version to the next: step 0 makes version 1. Steps that were released never change; a
 * new need is a new step at the end.
 */
const STEPS: readonly Step[] = [
  async (trx) => {
    await trx.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('record', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('state_id', 'integer', (c) => c.notNull())
      .addColumn('unlisted', 'integer', (c) => c.notNull())
      .addColumn('has_bots', 'integer', (c) => c.notNull())
      .addColumn('gameover', 'text')
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await trx.schema
      .createTable('states')
      .addColumn('match_id', 'text', (c) => c.primaryKey().references('matches.id').onDelete('cascade'))
      .addColumn('state_id', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .execute();
    await trx.schema
      .createTable('initial_states')
      .addColumn('match_id', 'text', (c) => c.primaryKey().references('matches.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .execute();
    await trx.schema
      .createTable('log')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('state_id', 'integer', (c) => c.notNull())
      .addColumn('part', 'integer', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('log_key', ['match_id', 'state_id', 'part'])
      .execute();
    await trx.schema.createIndex('matches_by_update').on('matches').columns(['game', 'updated_at']).execute();
  },
  // Whose turn it is, for the lobby to tell, and what was said at the table.
  async (trx) => {
    await trx.schema.alterTable('matches').addColumn('current_player', 'text').execute();
    const states = await trx.selectFrom('states').select(['match_id', 'state']).execute();
    for (const { match_id, state } of states) {
      const { currentPlayer } = unpackState(state).ctx;
      await trx
        .updateTable('matches')
        .set({ current_player: currentPlayer ?? null })
        .where('id', '=', match_id)
        .execute();
    }
    await trx.schema
      .createTable('chat')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('said_at', 'bigint', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .execute();
    await trx.schema.createIndex('chat_by_match').on('chat').columns(['match_id', 'said_at']).execute();
  },
];

export const SCHEMA_VERSION = STEPS.length;

async function readVersion(db: Kysely<Tables>): Promise<number | null> {
  const tables = await db.introspection.getTables();
  if (!tables.some((table) => table.name === 'river_schema')) return null;
  const row = await db.selectFrom('river_schema').select('version').executeTakeFirst();
  return row?.version ?? null;
}

/**
 * Brings a database to this program's version, all missing steps in one transaction. `lock` makes a second process
 * that starts at the same moment wait. A newer database is refused before anything is written.
 */
export async function migrate(
  db: Kysely<Tables>,
  where: string,
  lock: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  const found = await readVersion(db);
  if (found !== null && found > SCHEMA_VERSION) {
    throw new StoreUnusable(
      `${where} was made by a newer version of this program (schema ${found}, this one knows ${SCHEMA_VERSION}); nothing was changed`,
    );
  }
  if (found === SCHEMA_VERSION) return;
  await db.transaction().execute(async (trx) => {
    await lock(trx);
    await trx.schema
      .createTable('river_schema')
      .ifNotExists()
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute();
    await sql`insert into river_schema (id, version) values (1, 0) on conflict (id) do nothing`.execute(trx);
    const { version } = await trx.selectFrom('river_schema').select('version').executeTakeFirstOrThrow();
    for (const step of STEPS.slice(version)) await step(trx);
    await trx.updateTable('river_schema').set({ version: SCHEMA_VERSION }).execute();
  });
}
