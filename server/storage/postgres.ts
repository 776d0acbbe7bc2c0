import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { messageOf } from '../message';
import type { FormerNames } from './former';
import { GuardedPool } from './guarded-pool';
import { statementsOfMove } from './kysely-moves';
import { KyselyStore, type Writer } from './kysely-store';
import { appendTogether } from './postgres-moves';
import { migrate, type Tables } from './schema';
import { type MatchStore, StoreUnusable } from './store';

/** Any fixed number: the key of the lock that orders processes which migrate at the same moment. */
const MIGRATION_LOCK = 7_301_944;
const CONNECT_MS = 5000;

/** Whole numbers of 64 bits arrive as text by default; ours are counts and milliseconds, which fit a number. */
export const postgresTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/**
 * Opens a PostgreSQL database and makes the tables when they are missing. `onLost` hears of connections that were lost,
 * `onBack` of a database that answers again after it had not.
 */
export async function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  former?: FormerNames,
  onBack: () => void = () => undefined,
): Promise<MatchStore> {
  try {
    await migrateAlone(url, former);
  } catch (error) {
    if (error instanceof StoreUnusable) throw error;
    throw new StoreUnusable(`The PostgreSQL database ${nameOf(url)} cannot be used: ${messageOf(error)}`);
  }
  const pool = new GuardedPool(url, postgresTypes, { onLost, onBack });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return new KyselyStore('postgres', db, postgresWriter(db));
}

/** Brings the tables up to date on a connection of its own: a step may take as long as it needs. */
async function migrateAlone(url: string, former?: FormerNames): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_MS,
    types: postgresTypes,
  });
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, `The PostgreSQL database ${nameOf(url)}`, lockPostgres, former);
  } finally {
    await db.destroy();
  }
}

/** Lets processes that change the tables do it one after the other. */
export async function lockPostgres(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
}

/** Rolls back what a guard has stopped; never leaves this file. */
class Conflict extends Error {}

function postgresWriter(db: Kysely<Tables>): Writer {
  const write: Writer['write'] = async (statements, guard) => {
    try {
      await db.transaction().execute(async (trx) => {
        for (const [i, statement] of statements.entries()) {
          const { numAffectedRows } = await trx.executeQuery(statement);
          if (guard && i === 0 && numAffectedRows !== 1n) throw new Conflict();
        }
      });
      return 'stored';
    } catch (error) {
      if (error instanceof Conflict) return 'conflict';
      throw error;
    }
  };
  const statements = statementsOfMove(db);
  return { write, append: appendTogether(db, (move) => write(statements(move), true)) };
}

/** Host and name of the database, without user and password. */
export function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)}@${hostname}${port === '' ? '' : `:${port}`}`;
}
