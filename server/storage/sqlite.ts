import { close, closeSync, existsSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type CompiledQuery, Kysely, SqliteDialect, sql, type Transaction } from 'kysely';
import { ConfigError } from '../config';
import { messageOf } from '../message';
import { Batches } from './batches';
import type { FormerNames } from './former';
import { KyselyStore, type Writer } from './kysely-store';
import { migrate, type Tables } from './schema';
import { type MatchStore, StoreUnusable, type WriteAnswer } from './store';

export const SQLITE_FILE = 'matches.sqlite';

/** How long a write waits for another process on the same file before it is refused. */
const BUSY_MS = 2000;
/** How much of it is spent waiting inside SQLite, where nothing else in this process can happen. */
const STANDSTILL_MS = 10;
/** So many transactions may wait for the disk at once: the next one is written meanwhile. */
const AT_THE_DISK = 3;
/** How long to let others work before the next attempt. */
const RETRY_MS = 15;

/**
 * Opens the embedded database in a folder and makes both when they are missing. Writes are on the disk before they
 * count as done, so a kill or a power cut loses nothing that anybody was shown. A database that was
 * made under a former name is used as it is called.
 */
export async function openSqlite(folder: string, former?: FormerNames): Promise<MatchStore> {
  makeFolder(folder);
  const file = sqliteFile(folder, former);
  let raw: Database.Database | null = null;
  try {
    makePrivate(file);
    raw = new Database(file, { timeout: BUSY_MS });
    raw.pragma('synchronous = FULL');
    raw.pragma('foreign_keys = ON');
    const prepare = keptStatements(raw);
    const database = { prepare, close: () => void raw?.close() };
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    await migrate(db, `The database ${file}`, lockSqlite, former);
    // The mode is kept in the file, so it is set after a newer version's file has been refused unchanged.
    raw.pragma('journal_mode = WAL');
    // States are overwritten often: carried over to the main file every 32 MB, most of them never have to be.
    raw.pragma('wal_autocheckpoint = 8000');
    await proveWritable(db);
    raw.pragma(`busy_timeout = ${STANDSTILL_MS}`);
    const disk = journalOf(raw, file);
    const writer = sqliteWriter(raw, prepare, disk);
    const store = new KyselyStore('sqlite', db, writer);
    const close = store.close.bind(store);
    store.close = async () => {
      await writer.idle();
      await close();
      await disk.close();
    };
    return store;
  } catch (error) {
    raw?.close();
    if (error instanceof StoreUnusable) throw error;
    throw new StoreUnusable(`The database ${file} cannot be used: ${messageOf(error)}`);
  }
}

/** A write as the first statement takes the write lock at once, so that a second starter waits here. */
export async function lockSqlite(trx: Transaction<Tables>): Promise<void> {
  await sql`pragma user_version = 1`.execute(trx);
}

/** Where the database of a folder is, or would be made. */
export function sqliteFile(folder: string, former?: FormerNames): string {
  const isFormer = former !== undefined && existsSync(join(folder, former.file));
  return join(folder, isFormer ? former.file : SQLITE_FILE);
}

/** Makes the folder when it is missing. */
export function makeFolder(folder: string): void {
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

/**
 * Makes the file when it is missing, for its owner alone: it holds hidden cards and secrets of running matches. SQLite gives
 * the files next to it the same rights.
 */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

/** Whether another process holds the file, in which case nothing has been written. */
const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

type Prepare = (text: string) => Database.Statement<unknown[]>;

/** So many statements are kept; those of lists are many, and what comes after them is prepared each time. */
const STATEMENTS_KEPT = 200;

/** Prepares each statement once: that takes longer than most of them take to run. */
function keptStatements(raw: Database.Database): Prepare {
  const kept = new Map<string, Database.Statement<unknown[]>>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const statement = raw.prepare<unknown[]>(text);
    if (kept.size < STATEMENTS_KEPT) kept.set(text, statement);
    return statement;
  };
}

/** Statements that go together, and whether the first must change exactly one row. */
interface Write {
  statements: readonly CompiledQuery[];
  guard: boolean;
}

/** Waits until the disk has all that was written so far. */
interface Disk {
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The wait for the disk. SQLite would stand still in it with the whole process; instead it only writes to its journal,
 * and we let the system carry that to the disk while other things happen. Where there is no such journal (on some
 * network drives) SQLite waits by itself.
 */
function journalOf(raw: Database.Database, file: string): Disk {
  if (raw.pragma('journal_mode', { simple: true }) !== 'wal') {
    return { sync: () => Promise.resolve(), close: () => Promise.resolve() };
  }
  const journal = openSync(`${file}-wal`, 'r+');
  raw.pragma('synchronous = NORMAL');
  return {
    sync: () =>
      new Promise((done, failed) => fdatasync(journal, (error) => (error ? failed(error) : done()))),
    close: () => new Promise((done) => close(journal, () => done())),
  };
}

/**
 * Writes without a pause: a transaction begins, runs and ends before anything else happens in this process, so the
 * write lock is never held while we wait for something. Writes that come while the disk is busy share the next
 * transaction and its wait for the disk: each is all or nothing by itself, and none is answered before the disk has
 * them.
 */
function sqliteWriter(
  raw: Database.Database,
  prepare: Prepare,
  disk: Disk,
): Writer & { idle(): Promise<void> } {
  const run = ({ sql: text, parameters }: CompiledQuery): number => prepare(text).run(parameters).changes;
  const runOne = ({ statements, guard }: Write): WriteAnswer => {
    for (const [i, statement] of statements.entries()) {
      const changes = run(statement);
      // Only the first can miss, and nothing has been written then.
      if (guard && i === 0 && changes !== 1) return 'conflict';
    }
    return 'stored';
  };
  const runAll = raw.transaction((writes: readonly Write[]) => writes.map(runOne));
  const runSafely = raw.transaction(runOne);
  /** For writes of which one has failed: each is tried by itself, so that it fails alone. */
  const runEach = raw.transaction((writes: readonly Write[]): (WriteAnswer | Error)[] =>
    writes.map((write) => {
      try {
        return runSafely(write);
      } catch (error) {
        // A failure that has ended the whole transaction (a full disk) is everybody's.
        if (!raw.inTransaction || !(error instanceof Error)) throw error;
        return error;
      }
    }),
  );
  const attempt = (writes: readonly Write[]): (WriteAnswer | Error)[] => {
    try {
      return runAll.immediate(writes);
    } catch (error) {
      if (isBusy(error)) throw error;
      return runEach.immediate(writes);
    }
  };
  const batches = new Batches<Write, WriteAnswer>(async (writes) => {
    const latest = performance.now() + BUSY_MS;
    for (;;) {
      try {
        const answers = attempt(writes);
        await disk.sync();
        return answers;
      } catch (error) {
        if (!isBusy(error) || performance.now() >= latest) throw error;
        await sleep(RETRY_MS);
      }
    }
  }, AT_THE_DISK);
  return {
    write: (statements, guard) => batches.add({ statements, guard }),
    idle: () => batches.idle(),
  };
}

/** Fails now, at start, when the file can be read and not written. Changes nothing. */
async function proveWritable(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('schema_version')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}
