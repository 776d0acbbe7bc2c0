import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from '../config';
import { messageOf } from '../message';
import type { FormerNames } from '../storage/former';
import { lockPostgres, nameOf, postgresTypes } from '../storage/postgres';
import type { Tables } from '../storage/schema';
import { lockSqlite, makePrivate, sqliteFile } from '../storage/sqlite';
import { StoreUnusable } from '../storage/store';

/** How long to wait for a server that writes to the same file. */
const BUSY_MS = 10_000;

/** A database as it is, without bringing its tables up to date. */
export interface PlainDatabase {
  readonly kind: 'sqlite' | 'postgres';
  /** What to call it. */
  readonly title: string;
  readonly db: Kysely<Tables>;
  /** To be called first in a transaction that changes the tables. */
  lock(trx: Transaction<Tables>): Promise<void>;
}

/** The database of the settings, to read it or to fill it. */
export async function openPlain(
  config: Config,
  former: FormerNames,
  use: 'read' | 'fill',
): Promise<PlainDatabase> {
  const database = connect(config, former, use);
  try {
    await sql`select 1`.execute(database.db);
    return database;
  } catch (error) {
    await database.db.destroy();
    throw new StoreUnusable(`Not possible with ${database.title}: ${messageOf(error)}`);
  }
}

function connect(config: Config, former: FormerNames, use: 'read' | 'fill'): PlainDatabase {
  const { databaseUrl } = config;
  if (databaseUrl !== null) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: 5000,
      types: postgresTypes,
    });
    // What breaks shows in the query that used it.
    pool.on('error', () => undefined);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return {
      kind: 'postgres',
      title: `the PostgreSQL database ${nameOf(databaseUrl)}`,
      db,
      lock: lockPostgres,
    };
  }
  const file = sqliteFile(config.dataDir, former);
  if (use === 'fill') makePrivate(file);
  if (use === 'read' && !existsSync(file)) throw new StoreUnusable(`There is no database ${file}.`);
  const raw = new Database(file, { readonly: use === 'read', timeout: BUSY_MS });
  raw.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: raw }) });
  return { kind: 'sqlite', title: `the database ${file}`, db, lock: lockSqlite };
}
