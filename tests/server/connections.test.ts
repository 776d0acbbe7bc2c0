import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { io } from 'socket.io-client';
import WebSocket from 'ws';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import { seededRandom } from '../../src/games/river-of-gold';
import { describePostgres, sayIfSkipped, startPostgres } from './helpers/postgres';
import {
  cleanUp,
  onCleanUp,
  type ServerProcess,
  startAndFail,
  startServer,
  tempFolder,
} from './helpers/process';
import { makeMove, rawClient } from './helpers/raw';
import {
  eventually,
  GAME,
  openTable,
  pickMove,
  playOn,
  type StockClient,
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

const upgrade = (server: ServerProcess, query = '') =>
  [
    `GET /socket.io/?EIO=4&transport=websocket${query} HTTP/1.1`,
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
    // By a connection of its own, so that requests go on at the very moment; until one of them was hit.
    const other = new pg.Client({ connectionString: cluster.url });
    await other.connect();
    const hit = () => [...answers].some((answer) => answer.startsWith('503'));
    for (let i = 0; i < 8 || (i < 500 && !hit()); i++) {
      await pause(20 + (i % 7) * 10);
      await other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
    }
    await other.end();
    await pause(100);
    stop = true;
    await Promise.all(load);
    expect(server.alive()).toBe(true);
    expect([...answers].sort()).toEqual(['200', '503 storage']);
    const before = stateID(clients[0] as StockClient);
    await playOn(clients, 'after the loss', 5);
    expect(clients.map(stateID)).toEqual([before + 5, before + 5]);
    expect(await server.stop()).toBe(0);
  });

  test('/metrics answers without a database, only without the number of matches; /healthz says what is wrong', async () => {
    const cluster = await startPostgres();
    const server = await startServer({ env: { DATABASE_URL: cluster.url } });
    const metrics = async () => {
      const answer = await fetch(`${server.url}/metrics`);
      return { status: answer.status, text: await answer.text() };
    };
    cluster.stop();
    const asked = Date.now();
    const without = await metrics();
    expect(without.status).toBe(200);
    expect(without.text).toContain('table_sockets 0');
    expect(without.text).not.toContain('table_matches{');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
    cluster.start();
    // The count, and that there was none, is kept for five seconds: looked at where the database was back so soon.
    const soon = (await metrics()).text;
    if (Date.now() - asked < 5000) expect(soon).not.toContain('table_matches{');
    const waiting = 'table_matches{game="river-of-gold",state="waiting"}';
    await eventually('it is counted again', async () => (await metrics()).text.includes(`${waiting} 0`));
    await openTable(server.url, 2);
    await eventually('the match is counted', async () => (await metrics()).text.includes(`${waiting} 1`));
    expect(await server.stop()).toBe(0);
  });
});

describe('a SQLite file that another program holds', () => {
  test('a write waits for it and nobody else does', async () => {
    const server = await startServer();
    const { matchID: other } = await openTable(server.url, 2, { seated: 1 });
    const db = new Database(join(server.dataDir, SQLITE_FILE));
    db.exec('begin immediate');
    const open = openTable(server.url, 2, { seated: 0 });
    await pause(50);
    const waits: number[] = [];
    for (const latest = Date.now() + 1000; Date.now() < latest; await pause(20)) {
      const start = Date.now();
      expect((await fetch(`${server.url}/games/${GAME}/${other}`)).status).toBe(200);
      waits.push(Date.now() - start);
    }
    db.exec('rollback');
    db.close();
    const { matchID } = await open;
    expect((await fetch(`${server.url}/games/${GAME}/${matchID}`)).status).toBe(200);
    // Ten milliseconds at a time; the rest is a busy machine's. Who waited for the file would wait for seconds.
    waits.sort((a, b) => a - b);
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(2000);
    expect(await server.stop()).toBe(0);
  });

  test('a file of a newer version is refused and stays as it is, byte by byte', async () => {
    const dataDir = tempFolder();
    const file = join(dataDir, SQLITE_FILE);
    const db = new Database(file);
    db.exec('create table schema_version (id integer primary key, version integer not null)');
    db.exec('insert into schema_version values (1, 99)');
    db.close();
    const before = readFileSync(file);
    const { code, output } = await startAndFail({ dataDir });
    expect([code, output]).toEqual([1, expect.stringContaining('nothing was changed')]);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(dataDir)).toEqual([SQLITE_FILE]);
  });

  test('writes of one match stay in order, and each is told after it is stored', async () => {
    const server = await startServer();
    const { matchID, seats } = await openTable(server.url, 2);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('synced', () => clients.every(synced));
    const db = new Database(join(server.dataDir, SQLITE_FILE));
    const stored = () => Number(db.prepare('select state_id from matches where id = ?').pluck().get(matchID));
    for (let round = 0; round < 10; round++) {
      db.exec('begin immediate');
      const play = playOn(clients, `round ${round}`, 1);
      await pause(60);
      expect(Math.max(...clients.map(stateID))).toBe(stored());
      db.exec('rollback');
      await play;
    }
    expect([stored(), ...clients.map(stateID)]).toEqual([10, 10, 10]);
    db.close();
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
    expect(Date.now() - start).toBeLessThan(14_000);
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
    const seat = Number(clients[0]?.getState()?.ctx.currentPlayer);
    const [own, holder] = [clients[seat]?.getState(), seats[seat]];
    if (!own || !holder) throw new Error('somebody decides');
    const { name, arg } = pickMove(own.G, seat, seededRandom('last'));
    const raw = await rawClient(server.url);
    await raw.sync(matchID, holder);
    raw.socket.emit('update', makeMove(holder, name, [arg]), own._stateID, matchID, holder.playerID);
    // An answer to what was asked after it: the server has the move.
    expect((await raw.sync('no-such-match', null)).event).toBe('refused');
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

describe('a client that floods or does not read', () => {
  let server: ServerProcess;
  let witness: { matchID: string; clients: StockClient[] };
  beforeAll(async () => {
    server = await startServer();
    const { matchID, seats } = await openTable(server.url, 2);
    witness = { matchID, clients: seats.map((seat) => stockClient(server.url, matchID, seat)) };
    await until('synced', () => witness.clients.every(synced));
  });
  afterEach(async () => {
    expect(server.alive()).toBe(true);
    await playOn(witness.clients, `witness ${stateID(witness.clients[0] as StockClient)}`, 2);
  });

  /** A WebSocket in the game's room whose answers are never read, and whether it was hung up on. */
  async function deaf(): Promise<{ socket: Socket; closed(): boolean }> {
    const socket = await bareConnection(server, upgrade(server));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write(frame(`40/${GAME},`));
    await pause(100);
    socket.pause();
    let closed = false;
    socket.on('error', () => {
      closed = true;
    });
    socket.on('close', () => {
      closed = true;
    });
    return { socket, closed: () => closed };
  }
  const residentMB = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

  test.each([
    ['packets that are refused', frame(`42/${GAME},["chat"]`)],
    ['events that do not exist', frame(`42/${GAME},["nothing"]`)],
    ['rooms that do not exist', frame('40/nowhere,')],
    ["the WebSocket's own pings", Buffer.from([0x89, 0x84, 0, 0, 0, 0, 1, 2, 3, 4])],
  ])('%s without end: it is hung up on, and the memory stays as it was', async (_name, one) => {
    const { socket, closed } = await deaf();
    const before = residentMB();
    const many = Buffer.concat(Array(1000).fill(one));
    const latest = Date.now() + 120_000;
    while (!closed() && Date.now() < latest) {
      if (!socket.write(many)) await Promise.race([new Promise((go) => socket.once('drain', go)), pause(50)]);
      await pause(1);
    }
    expect(closed()).toBe(true);
    expect(residentMB() - before).toBeLessThan(60);
  });

  test('probes without end of a polling client that tries a WebSocket: it is hung up on', async () => {
    const polling = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`);
    const { sid } = JSON.parse((await polling.text()).slice(1)) as { sid: string };
    const socket = await bareConnection(server, upgrade(server, `&sid=${sid}`));
    await new Promise((resolve) => socket.once('data', resolve));
    let closed = false;
    socket.on('close', () => {
      closed = true;
    });
    const many = Buffer.concat(Array(1000).fill(frame('2probe')));
    await eventually('it is hung up on', () => {
      if (!closed) socket.write(many);
      return closed;
    });
    const after = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`);
    expect(after.status).toBe(400);
  });

  test('a client that polls first goes over to a WebSocket, and a ping of it is answered', async () => {
    const socket = io(`${server.url}/${GAME}`, { forceNew: true, reconnection: false });
    onCleanUp(() => {
      socket.close();
    });
    await until('it goes over', () => socket.connected && socket.io.engine.transport.name === 'websocket');
    const { ws } = socket.io.engine.transport as unknown as { ws: WebSocket };
    const pong = new Promise((resolve) => ws.once('pong', (data) => resolve(String(data))));
    ws.ping('are you there?');
    expect(await pong).toBe('are you there?');
    let synced = false;
    socket.on('sync', () => {
      synced = true;
    });
    socket.emit('sync', witness.matchID, null);
    await until('it is synced', () => synced);
    socket.close();
  });

  /**
   * Many syncs until the connection is closed, slowly enough to be allowed, and for most of them to be answered before
   * the next one takes their place.
   */
  async function syncOften(sync: () => Promise<unknown>, closed: () => boolean): Promise<void> {
    for (let i = 0; i < 20_000 && !closed(); i++) {
      await sync();
      await pause(8);
    }
  }

  test('many syncs that are never read: it is hung up on', async () => {
    const { socket, closed } = await deaf();
    const sync = frame(`42/${GAME},["sync","${witness.matchID}",null]`);
    await syncOften(async () => socket.write(sync), closed);
    await until('it is hung up on', closed);
  });

  test('the same by polling', async () => {
    const url = `${server.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1)) as { sid: string };
    let status = 200;
    const post = async (body: string) => {
      const answer = await fetch(`${url}&sid=${sid}`, { method: 'POST', body });
      await answer.text();
      status = answer.status;
    };
    await post(`40/${GAME},`);
    const sync = `42/${GAME},["sync","${witness.matchID}",null]`;
    await syncOften(
      () => post(sync),
      () => status !== 200,
    );
    expect(status).toBe(400);
  });

  test('an honest client on a slow line gets a very long match, and what happens meanwhile', async () => {
    const { matchID, seats } = await openTable(server.url, 2);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('synced', () => clients.every(synced));
    await playOn(clients, 'before', 1);
    const db = new Database(join(server.dataDir, SQLITE_FILE));
    const insert = db.prepare('insert into log (match_id, state_id, part, entry) values (?, 1, ?, ?)');
    const action = { type: 'MAKE_MOVE', payload: { type: 'x', args: [], playerID: '0' } };
    const metadata = { events: [randomBytes(6000).toString('base64')] };
    const entry = JSON.stringify({ action, _stateID: 0, turn: 0, phase: null, metadata });
    db.transaction(() => {
      for (let part = 0; part < 1500; part++) insert.run(matchID, part + 10, entry);
    })();
    db.close();
    const { socket, closed } = await deaf();
    let got = 0;
    let tail = '';
    socket.on('data', (chunk) => {
      got += chunk.length;
      tail = (tail + chunk.toString('latin1')).slice(-20_000);
    });
    socket.pause();
    socket.write(frame(`42/${GAME},["sync","${matchID}",null]`));
    await pause(1000);
    await playOn(clients, 'meanwhile', 5);
    expect(closed()).toBe(false);
    socket.resume();
    await until('everything has come', () => tail.includes(`["patch","${matchID}",5,6,`));
    expect(got).toBeGreaterThan(12_000_000);
    expect(closed()).toBe(false);
  });
});

test('an empty sid is a handshake like any other: it counts, and too many are answered with 429', async () => {
  const server = await startServer({ env: { LIMIT_CONNECT: '3', MAX_SOCKETS: '3' } });
  const handshake = (query: string) =>
    new Promise<number | string>((resolve) => {
      const url = `ws://127.0.0.1:${server.port}/socket.io/?EIO=4&transport=websocket${query}`;
      const socket = new WebSocket(url);
      onCleanUp(() => socket.terminate());
      socket.on('open', () => resolve('open'));
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
      socket.on('error', ({ message }) => resolve(message));
    });
  const answers = [];
  for (const query of ['', '&sid=', '&sid=', '&sid=', '&sid=', '']) answers.push(await handshake(query));
  expect(answers).toEqual(['open', 'open', 'open', 429, 429, 429]);
  const polling = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling&sid=`);
  expect([polling.status, Number(polling.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect(await server.stop()).toBe(0);
});
