import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect, Socket } from 'node:net';
import { join } from 'node:path';
import { Connections } from '../../server/http/connections';
import type { Log } from '../../server/log';
import { readMatchFile } from '../../src/games/match-file';
import { toy } from '../fixtures/toy';
import { TestClock } from './helpers/clock';
import { get, post } from './helpers/person';
import { cleanUp, onCleanUp, type ServerProcess, startServer, tempFolder } from './helpers/process';
import { RacePage, TOY, TOY_SERVER } from './helpers/race';
import { makeMove, rawClient } from './helpers/raw';
import { GAME, openTable, type Seat } from './helpers/table';

/** One visitor cannot stall the others, fill the disk or spoil the log; and the host can see how the server is. */

afterAll(cleanUp);

/** Waits for as long as the test may take. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 30));
}

const logLines = (server: ServerProcess, message: string) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(message))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('connections of one address', () => {
  /** A connection that never says anything. */
  async function silent(port: number): Promise<Socket & { ended: boolean }> {
    const socket = Object.assign(connect(port, '127.0.0.1'), { ended: false });
    onCleanUp(() => {
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      socket.ended = true;
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return socket;
  }

  /** The status of an answer, or null where there is none. */
  const ask = (port: number, localAddress: string, headers: Record<string, string> = {}) =>
    new Promise<number | null>((resolve) => {
      const asked = request({ port, path: '/games', host: '127.0.0.1', localAddress, headers, agent: false });
      asked.on('response', (response: IncomingMessage) => {
        response.resume();
        resolve(response.statusCode ?? null);
      });
      asked.on('error', () => resolve(null));
      asked.end();
    });

  test('are capped before they have said anything, and others are let in', async () => {
    const server = await startServer({ env: { MAX_CONNECTIONS: '5' } });
    // The one that was used to look whether the server is there may still be open.
    const sockets: Awaited<ReturnType<typeof silent>>[] = [];
    for (let i = 0; i < 30; i++) sockets.push(await silent(server.port));
    await eventually(() => sockets.filter(({ ended }) => ended).length === 25);
    expect(await ask(server.port, '127.0.0.1')).toBeNull();
    expect(await ask(server.port, '127.0.0.2')).toBe(200);
    // One line for all of them, and no more for a while.
    expect(logLines(server, 'too many connections')).toEqual([
      expect.objectContaining({ address: '127.0.0.1', most: 5, refused: 1 }),
    ]);
    for (const socket of sockets) socket.destroy();
    await eventually(async () => (await ask(server.port, '127.0.0.1')) === 200);
    await server.stop();
  });

  test('are told of in one line at once, and how many more there were in another one ten seconds later', () => {
    jest.useFakeTimers();
    const written: object[] = [];
    const log = { warn: (line: object) => written.push(line) } as unknown as Log;
    const http = createServer();
    new Connections(http, { log, most: 2, proxied: false, address: () => '203.0.113.1' });
    const come = (times: number) => {
      for (let i = 0; i < times; i++) http.emit('connection', new Socket());
    };
    const line = (refused: number) => ({ address: '203.0.113.1', most: 2, refused });
    come(12);
    expect(written).toEqual([line(1)]);
    jest.advanceTimersByTime(9999);
    expect(written).toEqual([line(1)]);
    jest.advanceTimersByTime(1);
    expect(written).toEqual([line(1), line(9)]);
    // When nobody was refused for ten seconds, the next one is told of at once.
    jest.advanceTimersByTime(20_000);
    come(1);
    expect(written).toEqual([line(1), line(9), line(1)]);
    jest.useRealTimers();
  });

  test('are the proxy’s where one stands in front: there the open requests of each visitor are capped', async () => {
    const server = await startServer({ env: { MAX_CONNECTIONS: '3', TRUST_PROXY: '1' } });
    const from = (visitor: string) => ask(server.port, '127.0.0.1', { 'X-Forwarded-For': visitor });
    for (let i = 0; i < 10; i++) await silent(server.port);
    expect(await from('203.0.113.1')).toBe(200);
    // Requests whose body never comes.
    for (let i = 0; i < 3; i++) {
      const socket = await silent(server.port);
      const head = ['POST /games/river-of-gold/create HTTP/1.1', 'Host: x', 'X-Forwarded-For: 203.0.113.1'];
      socket.write(
        [`${head.join('\r\n')}`, 'Content-Type: application/json', 'Content-Length: 9', '\r\n'].join('\r\n'),
      );
    }
    await eventually(async () => (await from('203.0.113.1')) === 429);
    expect(await from('203.0.113.2')).toBe(200);
    expect(logLines(server, 'too many connections')[0]).toMatchObject({ address: '203.0.113.1' });
    await server.stop();
  });
});

describe('how the server is', () => {
  const hasPrlimit = existsSync('/usr/bin/prlimit');
  (hasPrlimit ? test : test.skip)('is bad when nothing can be written, though all can be read', async () => {
    const server = await startServer();
    const status = async (path: string) => (await get(server.url, path)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    const limit = (size: string) =>
      execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:unlimited`]);
    // No file of that process may grow: the same as a disk without a free block.
    limit('0');
    await eventually(async () => (await status('/healthz')) === 503);
    expect(await status('/readyz')).toBe(503);
    expect(await status('/games')).toBe(200);
    limit('unlimited');
    await eventually(async () => (await status('/healthz')) === 200);
    expect(await status('/readyz')).toBe(200);
    await server.stop();
  });

  test('is not ready for new visitors while it waits for balancers to go elsewhere, and serves on', async () => {
    const server = await startServer({ env: { DRAIN_SECONDS: '600' } });
    const ready = async () => (await get(server.url, '/readyz')).body.status;
    expect(await ready()).toBe('ready');
    process.kill(server.pid, 'SIGTERM');
    await eventually(async () => (await ready()) === 'closing');
    expect((await get(server.url, '/readyz')).status).toBe(503);
    expect((await get(server.url, '/healthz')).status).toBe(200);
    expect((await post(server.url, `/games/${GAME}/create`, { numPlayers: 2 })).status).toBe(200);
    await server.kill();
  });
});

test('all that a server prints to standard error is JSON, illegal moves too', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'debug' } });
  const { matchID, seats } = await openTable(server.url, 2);
  const raw = await rawClient(server.url);
  const { state } = (await raw.sync(matchID, null)).args[1] as { state: { ctx: { currentPlayer: string } } };
  const seat = seats[Number(state.ctx.currentPlayer)] as Seat;
  await raw.sync(matchID, seat);
  const move = makeMove(seat, 'endTurn', [{}]);
  expect(await raw.attempt('update', move, 0, matchID, seat.playerID)).toMatchObject({ code: 'illegal' });
  expect(await server.stop()).toBe(0);
  const lines = server.output().trim().split('\n');
  const plain = lines.filter((line) => !line.startsWith('{'));
  expect(plain).toEqual([expect.stringMatching(/^The games are served at http/)]);
  const parsed = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { said?: string });
  expect(parsed.some(({ said }) => said?.includes('invalid move') || said?.includes('disallowed move'))).toBe(
    true,
  );
});

test('what is printed in the threads of the bots is JSON too', async () => {
  const thread = 'tests/server/helpers/loud-thread.ts';
  const server = await startServer({ ...TOY_SERVER, thread, env: { LOG_LEVEL: 'debug' } });
  const { body } = await post(server.url, `/games/${TOY}/create`, {
    numPlayers: 2,
    bots: [toy.card.botLevels[0], null],
  });
  await post(server.url, `/games/${TOY}/${body.matchID}/join`, { playerName: 'Anna' });
  for (const said of ['a thread says this', 'a thread complains', 'a thread is warned']) {
    await eventually(() => server.output().includes(said));
  }
  expect(await server.stop()).toBe(0);
  const plain = server
    .output()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'));
  expect(plain).toEqual([expect.stringMatching(/^The games are served at http/)]);
});

describe('matches that nobody comes back to', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const dataDir = tempFolder();
  const exportDir = join(tempFolder(), 'kept', 'here');
  const clock = new TestClock(join(dataDir, 'clock'));
  const start = (env: Record<string, string> = {}) =>
    startServer({ ...TOY_SERVER, dataDir, env: { ...clock.env, ...env } });

  /** A match of the toy with so many moves, all of the first seat: it hurries, and takes it back. */
  async function play(url: string, moves: readonly ('hurry' | 'roll')[]): Promise<string> {
    const { body } = await post(url, `/games/${TOY}/create`, { numPlayers: 2 });
    const matchID = String(body.matchID);
    const joined = await post(url, `/games/${TOY}/${matchID}/join`, { playerName: 'Anna' });
    const seat = { playerID: '0', credentials: String(joined.body.playerCredentials) };
    const page = await RacePage.open(url, matchID, seat);
    for (const move of moves) expect(await page.move(move)).toBe('done');
    page.close();
    return matchID;
  }
  const exists = async (url: string, id: string) => (await get(url, `/games/${TOY}/${id}`)).status === 200;

  test('are removed after their time, and what was played in them is written down first', async () => {
    const first = await start();
    const [empty, oneMove, played] = [
      await play(first.url, []),
      await play(first.url, ['roll']),
      await play(first.url, ['hurry', 'roll']),
    ];
    await first.stop();

    // As it is without settings: what was begun is kept for ever, and one move is no beginning.
    clock.forward(8 * DAY);
    const second = await start({ KEEP_EXPORT_DIR: exportDir });
    await eventually(async () => !(await exists(second.url, empty)) && !(await exists(second.url, oneMove)));
    expect(await exists(second.url, played)).toBe(true);
    await second.stop();
    expect(readdirSync(exportDir)).toEqual([`${TOY}-${oneMove}.json`]);

    // Nothing is removed that cannot be written down.
    clock.forward(30 * DAY);
    const file = join(tempFolder(), 'a file');
    writeFileSync(file, '');
    const third = await start({ KEEP_DAYS: '30', KEEP_EXPORT_DIR: file });
    await eventually(() => logLines(third, 'could not be written').length > 0);
    expect(await exists(third.url, played)).toBe(true);
    await third.stop();

    const fourth = await start({ KEEP_DAYS: '30', KEEP_EXPORT_DIR: exportDir });
    await eventually(async () => !(await exists(fourth.url, played)));
    await fourth.stop();
    const written = join(exportDir, `${TOY}-${played}.json`);
    const { moves, names } = readMatchFile(JSON.parse(readFileSync(written, 'utf8')), [toy]).file;
    expect([moves.map(({ name }) => name), names]).toEqual([
      ['hurry', 'roll'],
      ['Anna', null],
    ]);
    expect(statSync(written).mode & 0o077).toBe(0);
    expect(readdirSync(exportDir).some((name) => name.endsWith('.part'))).toBe(false);
  }, 120_000);
});
