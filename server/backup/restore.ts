import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../config';
import { vapidFile } from '../notify/vapid';
import type { FormerNames } from '../storage/former';
import {
  CARRIED_NAMES,
  SCHEMA_VERSION,
  storedVersion,
  TABLE_NAMES,
  type Tables,
  upgrade,
} from '../storage/schema';
import { makeFolder } from '../storage/sqlite';
import { StoreUnusable } from '../storage/store';
import { openPlain } from './database';
import { type Header, type Row, readBackup } from './format';

/** So many rows are written by one statement: few enough for the most values that one may have. */
const AT_ONCE = 100;

/** What was restored. */
export interface Restored {
  /** What the database is called. */
  title: string;
  rows: number;
  madeAt: number;
}

/**
 * Fills an empty database with a backup, from either kind of database into either. The whole file is read and checked
 * first; then everything is written in one transaction. Whatever goes wrong, nothing has changed.
 */
export async function restore(config: Config, former: FormerNames, file: string): Promise<Restored> {
  const { header } = await check(file);
  // For the keys, whatever the database is.
  makeFolder(config.dataDir);
  const database = await openPlain(config, former, 'fill');
  let rows = 0;
  try {
    await database.db.transaction().execute(async (trx) => {
      await database.lock(trx);
      await clear(trx, former, database.title);
      await upgrade(trx, header.schema);
      rows = await fill(trx, file);
      await upgrade(trx, SCHEMA_VERSION);
      // As long as the rest can still be taken back.
      restoreKeys(config, header);
    });
  } finally {
    await database.db.destroy();
  }
  return { title: database.title, rows, madeAt: header.madeAt };
}

/** Reads a whole backup; throws where it cannot be used. */
async function check(file: string): Promise<{ header: Header }> {
  let header: Header | null = null;
  for await (const part of readBackup(file)) if ('format' in part) header = part;
  if (header === null) throw new Error('a backup has a header');
  return { header };
}

/** Takes our tables away where they hold nothing that a backup would carry, so that they can be made as they were then. */
async function clear(trx: Transaction<Tables>, former: FormerNames, title: string): Promise<void> {
  const version = await storedVersion(trx, former);
  if (version !== null && version > SCHEMA_VERSION) {
    throw new StoreUnusable(
      `${title} was made by a newer version of this program (schema ${version}, this one has ${SCHEMA_VERSION}).`,
    );
  }
  const stored = new Set((await trx.introspection.getTables()).map(({ name }) => name));
  const ours = TABLE_NAMES.filter((name) => stored.has(name));
  for (const name of ours.filter((table) => CARRIED_NAMES.includes(table))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length > 0) {
      throw new StoreUnusable(`There is something in ${title}; a backup is restored into an empty one only.`);
    }
  }
  const versions = ['schema_version', former.versionTable].filter((name) => stored.has(name));
  // Those that refer to others go first.
  for (const name of [...ours.toReversed(), ...versions]) await trx.schema.dropTable(name).execute();
}

/** Writes all rows of a backup; their number. */
async function fill(trx: Transaction<Tables>, file: string): Promise<number> {
  let count = 0;
  let table = '';
  let columns: readonly string[] = [];
  let waiting: Row[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    const into = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
    const values = sql.join(waiting.map((row) => sql`(${sql.join([...row])})`));
    await sql`${into} values ${values}`.execute(trx);
    count += waiting.length;
    waiting = [];
  };
  for await (const part of readBackup(file)) {
    if ('format' in part) continue;
    if ('table' in part) {
      await flush();
      ({ table, columns } = part);
      continue;
    }
    waiting.push(part);
    if (waiting.length === AT_ONCE) await flush();
  }
  await flush();
  return count;
}

/** Browsers are subscribed to the keys of the backup; nobody is to others, for the database was empty. */
function restoreKeys({ dataDir }: Config, { pushKeys }: Header): void {
  const file = vapidFile(dataDir);
  if (pushKeys === null || (existsSync(file) && readFileSync(file, 'utf8') === pushKeys)) return;
  writeFileSync(file, pushKeys, { mode: 0o600 });
}
