import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { openSqlite } from '../../server/storage/sqlite';
import { cleanUp, tempFolder } from './helpers/process';
import { until } from './helpers/table';

/** The connection that the store writes through: how safe its writes are is a setting of the connection, not of the file. */
const mockConnections: Database.Database[] = [];
jest.mock('better-sqlite3', () => {
  const Actual = jest.requireActual<typeof Database>('better-sqlite3');
  return class extends Actual {
    constructor(...args: ConstructorParameters<typeof Actual>) {
      super(...args);
      mockConnections.push(this as unknown as Database.Database);
    }
  };
});

/** A disk that is as slow as the test wants: what is to be carried to it waits here. */
const mockDisk: ((error: Error | null) => void)[] = [];
jest.mock('node:fs', () => ({
  ...jest.requireActual<typeof import('node:fs')>('node:fs'),
  fdatasync: (_file: number, done: (error: Error | null) => void) => mockDisk.push(done),
}));

afterAll(cleanUp);

test('a new database can be read by its owner only, with the files next to it', async () => {
  const folder = tempFolder();
  const umask = process.umask(0);
  try {
    const store = await openSqlite(folder);
    const files = readdirSync(folder);
    expect(files).toContain('matches.sqlite-wal');
    for (const name of files) expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
    await store.close();
  } finally {
    process.umask(umask);
  }
});

test('a write counts as done when the disk has it; three wait at once, and what comes meanwhile shares the next wait', async () => {
  const store = await openSqlite(tempFolder());
  const done: string[] = [];
  const written: Promise<unknown>[] = [];
  const write = (text: string) =>
    written.push(store.markSeen([{ id: text, seat: 0 }], 1).then(() => done.push(text)));
  for (const [i, text] of ['first', 'second', 'third'].entries()) {
    write(text);
    await until(`the ${text} write is on its way to the disk`, () => mockDisk.length === i + 1);
  }
  write('fourth');
  write('fifth');
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
  expect([done, mockDisk.length]).toEqual([[], 3]);
  mockDisk.shift()?.(null);
  await written[0];
  await until('the others are on their way to the disk', () => mockDisk.length === 3);
  expect(done).toEqual(['first']);
  for (const answer of mockDisk.splice(0)) answer(null);
  await Promise.all(written);
  expect(done).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
  await store.close();
});

test('a write that the disk refuses has failed, and the next one is tried again', async () => {
  const store = await openSqlite(tempFolder());
  const refused = expect(store.markSeen([{ id: 'none', seat: 0 }], 1)).rejects.toThrow('broken');
  await until('the disk is asked', () => mockDisk.length === 1);
  mockDisk.shift()?.(new Error('broken'));
  await refused;
  const next = store.markSeen([{ id: 'none', seat: 0 }], 1);
  await until('the disk is asked again', () => mockDisk.length === 1);
  mockDisk.shift()?.(null);
  await next;
  await store.close();
});

test('SQLite writes to a journal that nothing but the disk can lose, and what belongs together goes together', async () => {
  const store = await openSqlite(tempFolder());
  const setting = (name: string) => mockConnections.at(-1)?.pragma(name, { simple: true });
  const NORMAL = 1;
  expect(setting('synchronous')).toBe(NORMAL);
  expect(setting('journal_mode')).toBe('wal');
  expect(setting('foreign_keys')).toBe(1);
  await store.close();
});
