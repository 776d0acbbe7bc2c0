import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { LogEntry } from 'boardgame.io';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import { seededRandom } from '../../src/games/river-of-gold';
import { describePostgres, type PostgresCluster, sayIfSkipped, startPostgres } from './helpers/postgres';
import {
  cleanUp,
  freePort,
  type ServerProcess,
  startAndFail,
  startServer,
  tempFolder,
} from './helpers/process';
import { type RefusedMessage, rawClient } from './helpers/raw';
import {
  eventually,
  openTable,
  pickMove,
  playOn,
  type Seat,
  type StockClient,
  send,
  stateID,
  stockClient,
  synced,
  until,
} from './helpers/table';

afterAll(cleanUp);
sayIfSkipped();

/** The moves of a match as the database has them, in order. */
function storedMoves(dataDir: string, matchID: string): LogEntry[] {
  const db = new Database(join(dataDir, SQLITE_FILE), { readonly: true });
  const rows = db
    .prepare('select entry from log where match_id = ? order by state_id, part')
    .all(matchID) as { entry: string }[];
  db.close();
  return rows
    .map(({ entry }) => JSON.parse(entry) as LogEntry)
    .filter(({ action }) => action.type === 'MAKE_MOVE');
}
const fingerprint = ({ _stateID, action }: LogEntry) => `${_stateID} ${JSON.stringify(action)}`;

/** Lets whoever is to decide send moves as fast as it can, without waiting for anything, until stopped. */
function playRestlessly(clients: readonly StockClient[], seed: string): { stop(): void } {
  const random = seededRandom(seed);
  const timer = setInterval(() => {
    for (const [seat, client] of clients.entries()) {
      const state = client.getState();
      if (!state?.isConnected || state.ctx.gameover !== undefined || state.ctx.currentPlayer !== String(seat))
        continue;
      send(client, pickMove(state.G, seat, random));
    }
  }, 5);
  return { stop: () => clearInterval(timer) };
}

test('killed ten times at random moments while four play: no move that anybody was told of is lost', async () => {
  const port = await freePort();
  const dataDir = tempFolder();
  let server = await startServer({ port, dataDir });
  const random = seededRandom('moments');
  let { matchID, seats } = await openTable(server.url, 4);
  let clients = seats.map((seat) => stockClient(server.url, matchID, seat));
  await until('all are synced', () => clients.every(synced));
  for (let round = 0; round < 10; round++) {
    if (clients[0]?.getState()?.ctx.gameover !== undefined) {
      for (const client of clients) client.stop();
      ({ matchID, seats } = await openTable(server.url, 4));
      clients = seats.map((seat) => stockClient(server.url, matchID, seat));
      await until('the new table is synced', () => clients.every(synced));
    }
    const before = stateID(clients[0] as StockClient);
    const play = playRestlessly(clients, `round ${round}`);
    await until('some moves were made', () => stateID(clients[0] as StockClient) > before);
    await new Promise((resolve) => setTimeout(resolve, 20 + random.index(200)));
    await server.kill();
    play.stop();
    const told = clients.flatMap((client) =>
      (client.log ?? []).filter(({ action }) => action.type === 'MAKE_MOVE').map(fingerprint),
    );
    const highest = Math.max(...clients.map(stateID));
    const stored = storedMoves(dataDir, matchID).map(fingerprint);
    expect(told.filter((move) => !stored.includes(move))).toEqual([]);
    expect(stored.length).toBeGreaterThanOrEqual(highest);
    server = await startServer({ port, dataDir });
    await until(
      'all have resumed by themselves',
      () =>
        clients.every(
          (client) => client.getState()?.isConnected === true && stateID(client) === stored.length,
        ),
      20_000,
    );
  }
  await playOn(clients, 'the rest', 5);
  await server.stop();
});

/** Sends one legal move of whoever is to decide and gives the answer: null when it was made. */
async function tryMove(
  url: string,
  matchID: string,
  seats: readonly Seat[],
  seed: string,
): Promise<RefusedMessage | null> {
  const clients = seats.map((seat) => stockClient(url, matchID, seat));
  await until('synced', () => clients.every(synced));
  const state = clients[0]?.getState();
  if (!state) throw new Error('a synced client has a state');
  const seat = Number(state.ctx.currentPlayer);
  const own = clients[seat]?.getState();
  const holder = seats[seat];
  if (!own || !holder) throw new Error('somebody decides');
  const { name, arg } = pickMove(own.G, seat, seededRandom(seed));
  const raw = await rawClient(url);
  await raw.sync(matchID, holder);
  const payload = { type: name, args: [arg], playerID: holder.playerID, credentials: holder.credentials };
  const answer = await raw.attempt(
    'update',
    { type: 'MAKE_MOVE', payload },
    own._stateID,
    matchID,
    holder.playerID,
  );
  raw.close();
  for (const client of clients) client.stop();
  return answer;
}

const hasPrlimit = existsSync('/usr/bin/prlimit');
(hasPrlimit ? test : test.skip)(
  'a full disk gives a clear refusal, the match stands still, and play goes on when there is room',
  async () => {
    const server = await startServer();
    const { matchID, seats } = await openTable(server.url, 2);
    expect(await tryMove(server.url, matchID, seats, 'before')).toBeNull();
    // From now on no file of that process may grow: the same as a disk without a free block.
    const limit = (size: string) =>
      execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:unlimited`]);
    limit('0');
    expect(await tryMove(server.url, matchID, seats, 'full')).toMatchObject({
      code: 'storage',
      message: expect.stringContaining('cannot store'),
    });
    expect(await tryMove(server.url, matchID, seats, 'full')).toMatchObject({ code: 'storage' });
    expect(server.alive()).toBe(true);
    expect(storedMoves(server.dataDir, matchID)).toHaveLength(1);
    const created = await fetch(`${server.url}/games/river-of-gold/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"numPlayers":2}',
    });
    expect([created.status, JSON.parse(await created.text())]).toMatchObject([503, { code: 'storage' }]);
    limit('unlimited');
    expect(await tryMove(server.url, matchID, seats, 'after')).toBeNull();
    expect(storedMoves(server.dataDir, matchID)).toHaveLength(2);
    expect(await server.stop()).toBe(0);
  },
);

test('a database that another program holds gives a clear refusal, and play goes on afterwards', async () => {
  const server = await startServer();
  const { matchID, seats } = await openTable(server.url, 2);
  const db = new Database(join(server.dataDir, SQLITE_FILE));
  db.exec('begin immediate');
  expect(await tryMove(server.url, matchID, seats, 'held')).toMatchObject({ code: 'storage' });
  db.exec('rollback');
  db.close();
  expect(await tryMove(server.url, matchID, seats, 'free')).toBeNull();
  await server.stop();
});

/** Where no folder can be made read-only the test counts as skipped, and says so. */
const canLock = (() => {
  const lock = lockFolder(tempFolder());
  lock?.release();
  if (lock === null) console.warn('SKIPPED: a read-only data folder. This machine lets us make none.');
  return lock !== null;
})();

(canLock ? test : test.skip)(
  'a read-only data folder is refused at the start with one line and not changed; mended, play goes on',
  async () => {
    const first = await startServer();
    const { matchID, seats } = await openTable(first.url, 2);
    expect(await tryMove(first.url, matchID, seats, 'before')).toBeNull();
    await first.stop();
    const lock = lockFolder(first.dataDir);
    if (lock === null) throw new Error('The folder could be locked before.');
    const failed = await startAndFail({ dataDir: first.dataDir });
    expect(failed.code).toBe(1);
    expect(failed.output.trim().split('\n')).toEqual([
      expect.stringMatching(/cannot be used: .*(readonly|read-only|unable to open)/),
    ]);
    lock.release();
    const second = await startServer({ dataDir: first.dataDir });
    expect(await tryMove(second.url, matchID, seats, 'after')).toBeNull();
    expect(storedMoves(first.dataDir, matchID)).toHaveLength(2);
    await second.stop();
  },
);

/** Makes a folder read-only: by its rights, or for root, whom rights do not stop, by a read-only mount. */
function lockFolder(folder: string): { release(): unknown } | null {
  if (process.getuid?.() !== 0) {
    const set = (folderMode: number, fileMode: number) => {
      for (const file of readdirSync(folder)) chmodSync(join(folder, file), fileMode);
      chmodSync(folder, folderMode);
    };
    set(0o555, 0o444);
    return {
      release: () => {
        chmodSync(folder, 0o755);
        set(0o755, 0o644);
      },
    };
  }
  const release = () => execFileSync('umount', [folder], { stdio: 'ignore' });
  try {
    execFileSync('mount', ['--bind', folder, folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  try {
    execFileSync('mount', ['-o', 'remount,bind,ro', folder], { stdio: 'ignore' });
    return { release };
  } catch {
    release();
    return null;
  }
}

test('two processes that start on one empty folder at the same moment both serve it', async () => {
  const dataDir = join(tempFolder(), 'new');
  const servers = await Promise.all([1, 2, 3].map(() => startServer({ dataDir })));
  const { matchID } = await openTable(servers[0]?.url ?? '', 2);
  for (const { url } of servers)
    expect((await fetch(`${url}/games/river-of-gold/${matchID}`)).status).toBe(200);
  for (const server of servers) expect(await server.stop()).toBe(0);
  expect(statSync(join(dataDir, SQLITE_FILE)).size).toBeGreaterThan(0);
});

/** Both processes get every move at the same time from clients of both; each move must be stored exactly once. */
async function raceOn(
  one: ServerProcess,
  two: ServerProcess,
  rounds: number,
): Promise<{ matchID: string; made: number }> {
  const { matchID, seats } = await openTable(one.url, 2);
  const clients = [one, two].map(({ url }) => seats.map((seat) => stockClient(url, matchID, seat)));
  const all = clients.flat();
  await until('all are synced', () => all.every(synced));
  const random = seededRandom('race');
  for (let round = 0; round < rounds; round++) {
    const state = all[0]?.getState();
    if (!state || state.ctx.gameover !== undefined) break;
    const seat = Number(state.ctx.currentPlayer);
    for (const table of clients) {
      const decider = table[seat];
      const own = decider?.getState();
      if (decider && own) send(decider, pickMove(own.G, seat, random));
    }
    await until(
      'one of the two moves is known everywhere',
      () => all.every((client) => stateID(client) === state._stateID + 1),
      20_000,
    );
  }
  const made = stateID(all[0] as StockClient);
  for (const client of all.slice(1)) expect(client.getState()?.G.shore).toEqual(all[0]?.getState()?.G.shore);
  for (const client of all) client.stop();
  return { matchID, made };
}

test('two processes on the same data never lose or double a move, and each shows what the other did', async () => {
  const one = await startServer();
  const two = await startServer({ dataDir: one.dataDir });
  const { matchID, made } = await raceOn(one, two, 20);
  expect(made).toBe(20);
  const moves = storedMoves(one.dataDir, matchID);
  expect(moves.map(({ _stateID }) => _stateID)).toEqual(Array.from({ length: made }, (_, i) => i));
  await one.stop();
  await two.stop();
});

describePostgres('PostgreSQL', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  }, 60_000);

  test('a whole game is played, and two processes never lose or double a move', async () => {
    const env = { DATABASE_URL: cluster.url };
    const one = await startServer({ env });
    const two = await startServer({ env });
    const { matchID, seats } = await openTable(one.url, 4);
    const clients = seats.map((seat) => stockClient(one.url, matchID, seat));
    await until('synced', () => clients.every(synced));
    await playOn(clients, 'postgres');
    expect(clients[0]?.getState()?.ctx.gameover).toBeDefined();
    const race = await raceOn(one, two, 10);
    const ids = cluster
      .query(`select distinct state_id from log where match_id = '${race.matchID}' order by 1`)
      .trim()
      .split('\n');
    expect(ids.map(Number)).toEqual(Array.from({ length: race.made }, (_, i) => i + 1));
    await one.stop();
    await two.stop();
  }, 120_000);

  test('a read-only or stopped database gives a clear refusal, and play goes on when it is back', async () => {
    const server = await startServer({ env: { DATABASE_URL: cluster.url } });
    const { matchID, seats } = await openTable(server.url, 2);
    expect(await tryMove(server.url, matchID, seats, 'before')).toBeNull();
    cluster.query('alter system set default_transaction_read_only = on');
    cluster.query('select pg_reload_conf()');
    // Each connection of the server hears of it in its own time.
    await eventually('moves are refused', async () => {
      return (await tryMove(server.url, matchID, seats, 'read-only'))?.code === 'storage';
    });
    cluster.query(
      'set default_transaction_read_only = off',
      'alter system reset default_transaction_read_only',
    );
    cluster.query('select pg_reload_conf()');
    await eventually('moves are made', async () => {
      return (await tryMove(server.url, matchID, seats, 'mended')) === null;
    });
    cluster.stop();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
    expect(server.alive()).toBe(true);
    cluster.start();
    expect(await tryMove(server.url, matchID, seats, 'started again')).toBeNull();
    expect(await server.stop()).toBe(0);
  }, 120_000);
});
