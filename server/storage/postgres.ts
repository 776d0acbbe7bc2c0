import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { KyselyStore } from './kysely-store';
import { migrate, type Tables } from './schema';
import { type MatchStore, StoreUnusable } from './store';

/** Any fixed number: the key of the lock that orders processes which migrate at the same moment. */
const MIGRATION_LOCK = 7_301_944;

/** Whole numbers of 64 bits arrive as text unless told; ours are counts and milliseconds, which fit a number. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/** Opens a PostgreSQL database and makes the tables when they are missing. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<MatchStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    types,
  });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it ends the process.
  pool.on('error', onIdleError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, `The PostgreSQL database ${nameOf(url)}`, async (trx) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    });
    return new KyselyStore('postgres', db);
  } catch (error) {
    await db.destroy();
    if (error instanceof StoreUnusable) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StoreUnusable(`The PostgreSQL database ${nameOf(url)} cannot be used: ${reason}`);
  }
}

/** Host and name of the database, without user and password. */
function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)}@${hostname}${port === '' ? '' : `:${port}`}`;
}
