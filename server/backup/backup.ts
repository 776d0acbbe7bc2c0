import { createWriteStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../config';
import { vapidFile } from '../notify/vapid';
import type { FormerNames } from '../storage/former';
import { CARRIED_NAMES, SCHEMA_VERSION, storedVersion, type Tables } from '../storage/schema';
import { StoreUnusable } from '../storage/store';
import { openPlain, type PlainDatabase } from './database';
import { type Part, type Row, writeLines } from './format';

/** So many rows are asked for at once. */
const AT_ONCE = 200;

/** What was backed up. */
export interface BackedUp {
  /** What the database is called. */
  title: string;
  rows: number;
}

/**
 * Writes everything that the database holds at one moment into a new file, while servers go on writing: one reading
 * transaction sees one moment. The file has its name when it is whole.
 */
export async function backUp(config: Config, former: FormerNames, file: string): Promise<BackedUp> {
  if (existsSync(file)) throw new StoreUnusable(`The file ${file} exists; it is not overwritten.`);
  const database = await openPlain(config, former, 'read');
  const part = `${file}.part`;
  let rows = 0;
  try {
    await snapshot(database, async (trx) => {
      const schema = await storedVersion(trx, former);
      if (schema === null) throw new StoreUnusable(`There is nothing to back up in ${database.title}.`);
      if (schema > SCHEMA_VERSION) {
        throw new StoreUnusable(
          `The tables of ${database.title} are newer than this program (schema ${schema}, this one has ${SCHEMA_VERSION}).`,
        );
      }
      const counted = async function* () {
        for await (const part of partsOf(trx, database.kind)) {
          if (!('table' in part)) rows++;
          yield part;
        }
      };
      const header = { schema, madeAt: Date.now(), pushKeys: pushKeys(config) };
      // What is left of a backup that was cut off, or lies there to be written into, may be read by others.
      rmSync(part, { force: true });
      const target = createWriteStream(part, { flags: 'wx', mode: 0o600 });
      await pipeline(writeLines(header, counted()), createGzip(), target);
    });
    await onDisk(part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    await database.db.destroy();
  }
  return { title: database.title, rows };
}

/** Runs in a transaction that sees one moment, whatever others write. */
function snapshot(
  { kind, db }: PlainDatabase,
  run: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  const transaction = db.transaction();
  // SQLite's are like that by themselves.
  if (kind === 'sqlite') return transaction.execute(run);
  return transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(run);
}

async function* partsOf(trx: Transaction<Tables>, kind: PlainDatabase['kind']): AsyncGenerator<Part> {
  const stored = new Map((await trx.introspection.getTables()).map((table) => [table.name, table]));
  for (const name of CARRIED_NAMES) {
    // A database of a former version lacks some; it is not brought up to date by a backup.
    const columns = stored.get(name)?.columns.map((column) => column.name);
    if (columns === undefined) continue;
    yield { table: name, columns };
    for await (const row of rowsOf(trx, kind, name, columns))
      yield columns.map((column) => row[column] ?? null);
  }
}

type NamedRow = Readonly<Record<string, Row[number]>>;

async function* rowsOf(
  trx: Transaction<Tables>,
  kind: PlainDatabase['kind'],
  table: string,
  columns: readonly string[],
): AsyncGenerator<NamedRow> {
  const query = trx
    .selectFrom(sql<NamedRow>`${sql.table(table)}`.as('stored'))
    .select(columns.map((column) => sql.ref<Row[number]>(column).as(column)));
  if (kind === 'sqlite') {
    yield* query.stream(AT_ONCE) as AsyncIterable<NamedRow>;
    return;
  }
  await sql`declare backup no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<NamedRow>`fetch ${sql.lit(AT_ONCE)} from backup`.execute(trx);
    yield* rows;
    if (rows.length < AT_ONCE) break;
  }
  await sql`close backup`.execute(trx);
}

/** The keys of Web Push as they are kept; null where there are none. */
function pushKeys({ dataDir }: Config): string | null {
  const file = vapidFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Waits until a file would survive a power cut. */
async function onDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
