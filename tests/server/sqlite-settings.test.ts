import type Database from 'better-sqlite3';
import { openSqlite } from '../../server/storage/sqlite';
import { cleanUp, tempFolder } from './helpers/process';

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

afterAll(cleanUp);

test('a write is on the disk before it counts as done, and what belongs together goes together', async () => {
  const store = await openSqlite(tempFolder());
  const [connection] = mockConnections;
  const setting = (name: string) => connection?.pragma(name, { simple: true });
  const FULL = 2;
  expect(setting('synchronous')).toBe(FULL);
  expect(setting('journal_mode')).toBe('wal');
  expect(setting('foreign_keys')).toBe(1);
  await store.close();
});
