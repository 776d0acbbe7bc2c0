import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type CompiledQuery, Kysely, SqliteDialect, sql, type Transaction } from 'kysely';
import { ConfigError } from '../config';
import { messageOf } from '../message';
import type { FormerNames } from './former';
import { KyselyStore, type Writer } from './kysely-store';
import { migrate, type Tables } from './schema';
import { type MatchStore, StoreUnusable, type WriteAnswer } from './store';

export const SQLITE_FILE = 'matches.sqlite';

/** How long a write waits at most for others to share its transaction with. */
const LONGEST_PAUSE_MS = 5;
/** How long a write waits for another process on the same file before it is refused. */
const BUSY_MS = 2000;
/** How much of it is spent waiting inside SQLite, where nothing else in this process can happen. */
const STANDSTILL_MS = 10;
/** How long to let others work before the next attempt. */
const RETRY_MS = 15;

/**
 * Opens the embedded database in a folder and makes both when they are missing. Writes are in the file before they
 * count as done (full synchronous), so a kill or a power cut loses nothing that anybody was shown. A database that was
 * made under a former name is used as it is called.
 */
export async function openSqlite(folder: string, former?: FormerNames): Promise<MatchStore> {
  makeFolder(folder);
  const isFormer = former !== undefined && existsSync(join(folder, former.file));
  const file = join(folder, isFormer ? former.file : SQLITE_FILE);
  let raw: Database.Database | null = null;
  try {
    raw = new Database(file, { timeout: BUSY_MS });
    raw.pragma('synchronous = FULL');
    raw.pragma('foreign_keys = ON');
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: raw }) });
    const lock = async (trx: Transaction<Tables>) => {
      // A write as the first statement takes the write lock at once, so that a second starter waits here.
      await sql`pragma user_version = 1`.execute(trx);
    };
    await migrate(db, `The database ${file}`, lock, former);
    // The mode is kept in the file, so it is set after a newer version's file has been refused unchanged.
    raw.pragma('journal_mode = WAL');
    // States are overwritten often: carried over to the main file every 32 MB, most of them never have to be.
    raw.pragma('wal_autocheckpoint = 8000');
    await proveWritable(db);
    raw.pragma(`busy_timeout = ${STANDSTILL_MS}`);
    return new KyselyStore('sqlite', db, sqliteWriter(raw));
  } catch (error) {
    raw?.close();
    if (error instanceof StoreUnusable) throw error;
    throw new StoreUnusable(`The database ${file} cannot be used: ${messageOf(error)}`);
  }
}

/** Makes the folder when it is missing. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      throw new ConfigError(`DATA_DIR is not a folder (it is ${JSON.stringify(folder)})`);
    }
    throw new StoreUnusable(`The folder DATA_DIR cannot be made: ${messageOf(error)}`);
  }
}

/** Whether another process holds the file, in which case nothing has been written. */
const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

interface WaitingWrite {
  /** When it is given up if another process still holds the file. */
  latest: number;
  statements: readonly CompiledQuery[];
  guard: boolean;
  done(answer: WriteAnswer): void;
  failed(error: unknown): void;
}

/**
 * Writes without a pause: a transaction begins, runs and ends before anything else happens in this process, so the
 * write lock is never held while we wait for something. Writes of the same moment, of different matches, share one
 * wait for the disk: each is all or nothing by itself (a savepoint), and none is answered before the disk has them.
 */
function sqliteWriter(raw: Database.Database): Writer {
  const prepared = new Map<string, Database.Statement>();
  const run = ({ sql: text, parameters }: CompiledQuery): number => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      statement = raw.prepare(text);
      if (prepared.size < 100) prepared.set(text, statement);
    }
    return statement.run(...parameters).changes;
  };
  const runOne = raw.transaction(({ statements, guard }: WaitingWrite): WriteAnswer => {
    for (const [i, statement] of statements.entries()) {
      const changes = run(statement);
      // Only the first can miss, and nothing has been written then.
      if (guard && i === 0 && changes !== 1) return 'conflict';
    }
    return 'stored';
  });
  const runAll = raw.transaction((writes: readonly WaitingWrite[]): (() => void)[] =>
    writes.map((write) => {
      try {
        const answer = runOne(write);
        return () => write.done(answer);
      } catch (error) {
        // A failure that has ended the whole transaction (a full disk) is everybody's.
        if (!raw.inTransaction) throw error;
        return () => write.failed(error);
      }
    }),
  );
  let waiting: WaitingWrite[] = [];
  let lastMs = 0;
  const flush = () => {
    const writes = waiting;
    waiting = [];
    const start = performance.now();
    try {
      for (const answer of runAll.immediate(writes)) answer();
    } catch (error) {
      const again = isBusy(error) ? writes.filter(({ latest }) => start < latest) : [];
      for (const write of writes) if (!again.includes(write)) write.failed(error);
      if (again.length > 0) {
        // In front of what has come meanwhile; nothing else can be on its way to the file.
        waiting = [...again, ...waiting];
        setTimeout(flush, RETRY_MS);
      }
    }
    lastMs = performance.now() - start;
  };
  // The slower the disk, the longer it pays to wait for other writes: about as long as it took the last time.
  const soon = () => {
    const pause = Math.min(LONGEST_PAUSE_MS, Math.round(lastMs));
    if (pause === 0) setImmediate(flush);
    else setTimeout(flush, pause);
  };
  return {
    write: (statements, guard) =>
      new Promise((done, failed) => {
        if (waiting.length === 0) soon();
        waiting.push({ statements, guard, latest: performance.now() + BUSY_MS, done, failed });
      }),
  };
}

/** Fails now, at start, when the file can be read and not written. Changes nothing. */
async function proveWritable(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('schema_version')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}
