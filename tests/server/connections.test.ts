import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import { seededRandom } from '../../src/games/river-of-gold';
import { describePostgres, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, onCleanUp, type ServerProcess, startServer } from './helpers/process';
import {
  GAME,
  openTable,
  pickMove,
  playOn,
  send,
  stateID,
  stockClient,
  synced,
  until,
} from './helpers/table';

/** Connections that break, hang or flood: those of visitors and those to the database. */

afterAll(cleanUp);
sayIfSkipped();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A bare connection that sends this and then does nothing more; what comes back is not read unless asked for. */
async function bareConnection(server: ServerProcess, text: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  onCleanUp(() => {
    socket.destroy();
  });
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return socket;
}

const upgrade = (server: ServerProcess) =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${server.port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    '\r\n',
  ].join('\r\n');

/** A text frame of a WebSocket as a client sends it, with a mask of zeros. */
function frame(text: string): Buffer {
  const data = Buffer.from(text);
  if (data.length > 125) throw new Error('short texts only');
  return Buffer.concat([Buffer.from([0x81, 0x80 | data.length, 0, 0, 0, 0]), data]);
}

describePostgres('PostgreSQL', () => {
  test('connections lost while they are in use: requests are refused, the process lives, play goes on', async () => {
    const cluster = await startPostgres();
    const server = await startServer({ env: { DATABASE_URL: cluster.url } });
    const { matchID, seats } = await openTable(server.url, 2);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('synced', () => clients.every(synced));
    const answers = new Set<string>();
    let stop = false;
    const ask = async (path: string, init?: RequestInit) => {
      while (!stop) {
        const answer = await fetch(`${server.url}/games/${GAME}${path}`, init).catch(() => null);
        const body = answer === null ? {} : (JSON.parse(await answer.text()) as { code?: string });
        answers.add(`${answer?.status} ${body.code ?? ''}`.trim());
      }
    };
    const create = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"numPlayers":2}',
    };
    const load = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? ask('') : ask('/create', create)));
    for (let i = 0; i < 8; i++) {
      await pause(100);
      cluster.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
    }
    await pause(100);
    stop = true;
    await Promise.all(load);
    expect(server.alive()).toBe(true);
    expect([...answers].sort()).toEqual(['200', '503 storage']);
    const before = stateID(clients[0] as (typeof clients)[number]);
    await playOn(clients, 'after the loss', 5);
    expect(clients.map(stateID)).toEqual([before + 5, before + 5]);
    expect(await server.stop()).toBe(0);
  });
});

describe('the end of the process', () => {
  const post = `POST /games/${GAME}/create HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`;
  test.each([
    ['a WebSocket that never answers', upgrade, 'joins'],
    ['half a request line', () => 'GET / HTT', 'waits'],
    ['half a body', () => post, 'waits'],
  ])('%s does not keep it from closing in order', async (_name, text, kind) => {
    const server = await startServer();
    const { matchID, seats } = await openTable(server.url, 2);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('synced', () => clients.every(synced));
    await playOn(clients, 'before', 3);
    const hanging = await bareConnection(server, text(server));
    if (kind === 'joins') {
      await new Promise((resolve) => hanging.once('data', resolve));
      hanging.write(frame(`40/${GAME},`));
    }
    hanging.pause();
    await pause(100);
    const start = Date.now();
    expect(await server.stop()).toBe(0);
    expect(Date.now() - start).toBeLessThan(4000);
    expect(server.output()).toContain('"msg":"closed"');
    // SQLite takes its journal away when the last connection is closed in order.
    expect(existsSync(join(server.dataDir, `${SQLITE_FILE}-wal`))).toBe(false);
    for (const client of clients) client.stop();
    hanging.destroy();
  });

  test('a move that waits for the disk when SIGTERM comes is stored and told', async () => {
    const server = await startServer();
    const { matchID, seats } = await openTable(server.url, 2);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('synced', () => clients.every(synced));
    const db = new Database(join(server.dataDir, SQLITE_FILE));
    db.exec('begin immediate');
    const decider = clients.find((client, seat) => client.getState()?.ctx.currentPlayer === String(seat));
    const state = decider?.getState();
    if (!decider || !state) throw new Error('somebody decides');
    send(decider, pickMove(state.G, Number(state.ctx.currentPlayer), seededRandom('last')));
    await pause(200);
    const ended = server.stop();
    await pause(300);
    db.exec('rollback');
    expect(await ended).toBe(0);
    expect(db.prepare('select state_id from matches where id = ?').pluck().get(matchID)).toBe(1);
    db.close();
    expect(clients.map(stateID)).toEqual([1, 1]);
    for (const client of clients) client.stop();
  });
});
