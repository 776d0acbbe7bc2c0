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

test('a write counts as done when the disk has it, and what comes meanwhile shares the next wait', async () => {
  const store = await openSqlite(tempFolder());
  const done: string[] = [];
  const seen = (text: string) => () => done.push(text);
  const first = store.markSeen([{ id: 'first', seat: 0 }], 1).then(seen('first'));
  await until('the first write is on its way to the disk', () => mockDisk.length === 1);
  const later = ['second', 'third'].map((text) =>
    store.markSeen([{ id: text, seat: 0 }], 1).then(seen(text)),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect([done, mockDisk.length]).toEqual([[], 1]);
  mockDisk.shift()?.(null);
  await first;
  await until('the others are on their way to the disk', () => mockDisk.length === 1);
  expect(done).toEqual(['first']);
  mockDisk.shift()?.(null);
  await Promise.all(later);
  expect(done).toEqual(['first', 'second', 'third']);
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
