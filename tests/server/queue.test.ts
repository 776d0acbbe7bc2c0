import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Queue } from '../../server/match/queue';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import { cleanUp, startServer } from './helpers/process';
import { type RefusedMessage, rawClient } from './helpers/raw';
import { openTable, until } from './helpers/table';

afterAll(cleanUp);

test('a queue runs one task after the other and refuses more than it may hold', async () => {
  let idle = 0;
  const queue = new Queue(3, () => idle++);
  const done: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const task = (name: string) => async () => {
    await held;
    done.push(name);
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(task(name)));
  const settled = Promise.allSettled(tasks);
  release();
  expect(await settled).toMatchObject([
    { value: 'a' },
    { reason: { message: 'b fails' } },
    { value: 'c' },
    { reason: { code: 'busy' } },
    { reason: { code: 'busy' } },
  ]);
  expect(done).toEqual(['a', 'b', 'c']);
  await queue.drained();
  expect([queue.idle, idle]).toEqual([true, 1]);
  await expect(queue.run(async () => 'again')).resolves.toBe('again');
});

test('of hundreds who wait for one match the last are refused at once, and the match goes on', async () => {
  const server = await startServer();
  const { matchID, seats } = await openTable(server.url, 2);
  const [seat] = seats;
  if (!seat) throw new Error('somebody has joined');
  const pages = await Promise.all(Array.from({ length: 4 }, () => rawClient(server.url)));
  for (const raw of pages) await raw.sync(matchID, seat);
  const say = (id: string) => [matchID, { id, payload: 'Hello?' }, seat.credentials];
  const busy = () =>
    pages
      .flatMap(({ received }) => received)
      .filter(({ event, args }) => event === 'refused' && (args[0] as RefusedMessage).code === 'busy').length;
  // While another program holds the file, each message waits for it: the first is at work, the others queue up.
  const db = new Database(join(server.dataDir, SQLITE_FILE));
  db.exec('begin immediate');
  for (let i = 0; i < 100; i++) for (const raw of pages) raw.socket.emit('chat', ...say(`m${i}`));
  await until('the last are refused', () => busy() >= 150, 20_000);
  db.exec('rollback');
  db.close();
  const fresh = await rawClient(server.url);
  // Until those who wait have had their turn, a page may be refused as the others were; it asks again.
  while ((await fresh.sync(matchID, seat)).event !== 'sync') await new Promise((ask) => setTimeout(ask, 50));
  const heard = () =>
    fresh.received.some(({ event, args }) => event === 'chat' && (args[1] as { id: string }).id === 'after');
  const again = setInterval(() => fresh.socket.emit('chat', ...say('after')), 200);
  fresh.socket.emit('chat', ...say('after'));
  await until('the match goes on', heard).finally(() => clearInterval(again));
  expect(await server.stop()).toBe(0);
});
