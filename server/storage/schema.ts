import { type Generated, type Kysely, sql, type Transaction } from 'kysely';
import type { FormerNames } from './former';
import { unpackState } from './pack';
import { addAdmin, closeAudit } from './schema-admin';
import { addBegun } from './schema-begun';
import { addChanges } from './schema-changes';
import { addChatRooms } from './schema-chat';
import { addBotTurns } from './schema-cluster';
import { addDays } from './schema-days';
import { addGuards } from './schema-guard';
import { addKeeping } from './schema-keeping';
import { addReports } from './schema-reports';
import { StoreUnusable } from './store';

/** The tables. JSON is kept as text, times are milliseconds since 1970, truth is 0 or 1. */
export interface Tables {
  schema_version: { id: number; version: number };
  matches: {
    id: string;
    game: string;
    record: string;
    version: number;
    state_id: number;
    /** How many moves were made: 0, 1, or 2 for more. Lists ask for this, and most moves do not change it. */
    begun: Generated<number>;
    unlisted: number;
    /** Whether bots may move; the name is older than the rule that a person must have joined. */
    has_bots: number;
    gameover: string | null;
    /** Who is to decide, on turn or off turn; null when the game is over. The name is older than questions off turn. */
    current_player: string | null;
    /** How many undos and redos the present turn has seen. */
    rewinds: number;
    /** While moves are made, the last change or one up to a minute before it. */
    updated_at: number;
    /** When the time of the seat that decides is over; null where no clock runs. */
    deadline: number | null;
    clock: string | null;
    /** Whether the results of the match were written. */
    settled: number;
    free_seats: number;
  };
  /** Matches in which a bot is to decide: the process that lets it, and until when nobody else may. */
  bot_turns: { match_id: string; holder: string; until: number };
  /** The last state that was stored whole. */
  states: { match_id: string; state_id: number; state: string };
  initial_states: { match_id: string; state: string };
  /** `change` leads from the state before to that of the move, where that one is not stored whole. */
  log: { match_id: string; state_id: number; part: number; entry: string; change: string | null };
  /** `said_id` is who said it and the message's own id, so that one which is sent again is kept once in its room. */
  chat: {
    match_id: string;
    said_at: number;
    message: string;
    room: Generated<string>;
    said_id: string | null;
  };
  /** One row, written to find out whether anything can be written. */
  health: { id: number; beats: number };
  /** Requests with a key that were done: whose key (hashed), what was asked (hashed), what was answered. */
  requests: { id: string; content: string; answer: string; at: number };
  profiles: {
    id: string;
    name: string;
    recovery_hash: string | null;
    /** How the person wants to be told of turns. */
    settings: string;
    created_at: number;
    seen_at: number;
  };
  devices: {
    id: string;
    profile_id: string;
    secret_hash: string;
    label: string;
    created_at: number;
    seen_at: number;
  };
  tokens: { hash: string; profile_id: string; purpose: string; data: string; expires_at: number };
  profile_seats: { match_id: string; seat: number; profile_id: string };
  seen: { match_id: string; seat: number; at: number };
  push_subscriptions: { endpoint: string; profile_id: string; keys: string; created_at: number };
  notices: { match_id: string; profile_id: string; turn: number; due_at: number; done: number };
  results: {
    match_id: string;
    seat: number;
    profile_id: string;
    game: string;
    players: number;
    place: number;
    score: string;
    /** 'played', or 'left' for somebody who was not there at the end. */
    outcome: string;
    rated: number;
    ended_at: number;
  };
  ratings: {
    profile_id: string;
    game: string;
    mu: number;
    sigma: number;
    matches: number;
    updated_at: number;
  };
  blocks: { profile_id: string; blocked_id: string; at: number };
  reports: {
    id: string;
    at: number;
    match_id: string | null;
    /** The profile that reported the message; null for somebody without one. */
    reporter: string | null;
    /** The profile that wrote it; null for somebody without one. */
    reported: string | null;
    reported_name: string;
    message: string;
    note: string;
    /** When the host was done with it. */
    done_at: number | null;
  };
  bans: { id: string; kind: string; who: string; reason: string; at: number; until: number };
  /** All that a host has done. Lines are added and never changed or removed: the database refuses it. */
  audit: { id: string; at: number; act: string; target: string; details: string; address: string };
}

/** All tables, each after those that it refers to, and whether a backup carries what they hold. */
const CARRIED: Readonly<Record<Exclude<keyof Tables, 'schema_version'>, boolean>> = {
  matches: true,
  profiles: true,
  states: true,
  initial_states: true,
  log: true,
  chat: true,
  bot_turns: true,
  devices: true,
  tokens: true,
  profile_seats: true,
  seen: true,
  push_subscriptions: true,
  notices: true,
  results: true,
  ratings: true,
  blocks: true,
  reports: true,
  bans: true,
  audit: true,
  health: false,
  // Forgotten after a day, and nobody sends a request again to a server that was moved meanwhile.
  requests: false,
};
export const TABLE_NAMES: readonly string[] = Object.keys(CARRIED);
/** The tables that a backup carries. */
export const CARRIED_NAMES: readonly string[] = Object.entries(CARRIED).flatMap(([name, carried]) =>
  carried ? [name] : [],
);

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
  // Whose turn it is, for the lobby to say, and the chat.
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
  // Several games: nobody decides when a game is over, undos are counted, and all games can be listed together.
  async (trx) => {
    await trx.schema
      .alterTable('matches')
      .addColumn('rewinds', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await trx
      .updateTable('matches')
      .set({ current_player: null })
      .where('gameover', 'is not', null)
      .execute();
    await trx.schema.createIndex('matches_by_time').on('matches').columns(['updated_at']).execute();
  },
  addDays,
  addBotTurns,
  addReports,
  addChatRooms,
  addAdmin,
  addGuards,
  addChanges,
  addKeeping,
  addBegun,
  closeAudit,
];

export const SCHEMA_VERSION = STEPS.length;

const VERSION_TABLE = 'schema_version';

/** The table that holds the version: ours, or the one of the time when there was one game only. */
async function versionTable(db: Kysely<Tables>, former: FormerNames | undefined): Promise<string | null> {
  const names = (await db.introspection.getTables()).map((table) => table.name);
  return [VERSION_TABLE, former?.versionTable].find((name) => name && names.includes(name)) ?? null;
}

async function readVersion(db: Kysely<Tables>, table: string): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`select version from ${sql.table(table)}`.execute(db);
  return rows[0]?.version ?? null;
}

/**
 * Brings a database to this program's version, all missing steps in one transaction. `lock` makes a second process
 * that starts at the same moment wait. A newer database is refused before anything is written: that, and the one
 * transaction around all steps, is why this is not Kysely's Migrator, which makes its own tables first and needs more
 * code around it than the loop here.
 */
export async function migrate(
  db: Kysely<Tables>,
  where: string,
  lock: (trx: Transaction<Tables>) => Promise<void>,
  former?: FormerNames,
): Promise<void> {
  const table = await versionTable(db, former);
  const found = table === null ? null : await readVersion(db, table);
  if (found !== null && found > SCHEMA_VERSION) {
    throw new StoreUnusable(
      `${where} was made by a newer version of this program (schema ${found}, this one has ${SCHEMA_VERSION}); nothing was changed`,
    );
  }
  if (found === SCHEMA_VERSION && table === VERSION_TABLE) return;
  await db.transaction().execute(async (trx) => {
    await lock(trx);
    const now = await versionTable(trx, former);
    if (now !== null && now !== VERSION_TABLE) {
      await trx.schema.alterTable(now).renameTo(VERSION_TABLE).execute();
    }
    await upgrade(trx, SCHEMA_VERSION);
  });
}

/** Brings the tables to a version by the steps that are missing; without any tables, from the first. */
export async function upgrade(trx: Transaction<Tables>, to: number): Promise<void> {
  await trx.schema
    .createTable(VERSION_TABLE)
    .ifNotExists()
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into schema_version (id, version) values (1, 0) on conflict (id) do nothing`.execute(trx);
  const { version } = await trx.selectFrom(VERSION_TABLE).select('version').executeTakeFirstOrThrow();
  for (const step of STEPS.slice(version, to)) await step(trx);
  await trx.updateTable(VERSION_TABLE).set({ version: to }).execute();
}

/** The version of a database's tables; null where it has none of ours. */
export async function storedVersion(
  db: Kysely<Tables>,
  former: FormerNames | undefined,
): Promise<number | null> {
  const table = await versionTable(db, former);
  return table === null ? null : readVersion(db, table);
}
