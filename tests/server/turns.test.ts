import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Turns } from '../../server/http/turns';
import { cleanUp, startServer } from './helpers/process';
import { GAME, until } from './helpers/table';

afterAll(cleanUp);

/** Requests of visitors that are known by a header, and what became of them. */
function turnsOf(most: number) {
  const turns = new Turns(({ headers }) => String(headers.from), most);
  const begun: string[] = [];
  const refused: string[] = [];
  const take = (from: string, name: string, socket = { destroyed: false }) => {
    const response = Object.assign(new EventEmitter(), {
      writeHead: (status: number) => ({ end: (text: string) => refused.push(`${name} ${status} ${text}`) }),
    });
    const request = { headers: { from }, socket } as unknown as Parameters<Turns['take']>[0];
    turns.take(request, response as unknown as ServerResponse, () => begun.push(name));
    return socket;
  };
  return { take, begun, refused };
}

const NAMES = Array.from({ length: 20 }, (_, n) => `many ${n}`);

test('requests begin one at a time, with time for everything else in between, and visitors take turns', async () => {
  const { take, begun } = turnsOf(100);
  for (const name of NAMES) take('many', name);
  take('one', 'one');
  expect(begun).toEqual([]);
  let before = 0;
  while (begun.length <= NAMES.length) {
    await setImmediate();
    expect(begun.length - before).toBeLessThanOrEqual(2);
    before = begun.length;
  }
  expect(begun.indexOf('one')).toBeLessThanOrEqual(2);
  expect(begun.filter((name) => name !== 'one')).toEqual(NAMES);
});

test('more than may wait are refused at once, and what nobody waits for any more is left out', async () => {
  const { take, begun, refused } = turnsOf(3);
  const sockets = NAMES.map((name) => take('many', name));
  take('one', 'one');
  // The line has begun to move, or not: one more or less may wait.
  expect(refused.length).toBeGreaterThanOrEqual(NAMES.length - 4);
  expect(refused.at(-1)).toMatch(/^many 19 429 .*rate-limited/);
  for (const socket of sockets) socket.destroyed = true;
  while (!begun.includes('one')) await setImmediate();
  expect(begun).toEqual(['one']);
});

test('a thousand requests on one connection do not go before somebody else’s', async () => {
  const server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'debug' } });
  const open = async () => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const [many, one] = [await open(), await open()];
  const get = (path: string, from: string) =>
    `GET ${path} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: ${from}\r\n\r\n`;
  for (const socket of [many, one]) {
    socket.write(get('/games', '10.0.0.9'));
    await once(socket, 'data');
    socket.resume();
  }
  // Everything is there when the server looks.
  process.kill(server.pid, 'SIGSTOP');
  many.write(get(`/games/${GAME}`, '10.0.0.1').repeat(1000));
  one.write(get('/games/none', '10.0.0.2'));
  await setImmediate();
  process.kill(server.pid, 'SIGCONT');
  const asked = () =>
    [...server.output().matchAll(/"path":"([^"]+)"/g)]
      .map(([, path]) => path)
      .filter((path) => path !== '/games');
  await until('all were answered', () => asked().length === 1001, 60_000);
  expect(asked().indexOf('/games/none')).toBeLessThan(900);
  many.destroy();
  one.destroy();
  await server.stop();
});
