import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { LIMIT_KINDS, type LimitKind, readConfig } from '../../server/config';
import { Limits } from '../../server/limits';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import { PROTOCOL_VERSION, VERSION_PATH } from '../../src/protocol/version';
import { cleanUp, startAndFail, startServer, tempFolder } from './helpers/process';
import { makeMove, rawClient } from './helpers/raw';
import {
  eventually,
  GAME,
  lobbyOf,
  openTable,
  playOn,
  stateID,
  stockClient,
  synced,
  until,
} from './helpers/table';

afterAll(cleanUp);

describe('settings', () => {
  test.each([
    ['PORT', 'eight'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['TRUST_PROXY', 'yes'],
    ['UNSTARTED_DAYS', '0'],
    ['ORIGINS', 'example.org'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres:'],
    ['DATABASE_URL', 'postgres:///river'],
    ['DATABASE_URL', 'postgres://u:%ZZ@localhost/river'],
    ['LOG_LEVEL', 'loud'],
    ['LIMIT_MOVE', 'many'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  test('nothing set gives the documented values', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      port: 8000,
      host: '127.0.0.1',
      databaseUrl: null,
      unstartedDays: 7,
    });
  });

  test('a bad value ends the process with one line that names it and code 2', async () => {
    const { code, output } = await startAndFail({ env: { PORT: 'eight' } });
    expect(code).toBe(2);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining('PORT')]);
  });

  test.each(['postgres://u:p%40@db.example/river', 'postgresql:///river?host=/var/run/postgresql'])(
    'DATABASE_URL=%s is accepted',
    (url) => {
      expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
    },
  );

  test.each([
    ['HOST', 'an address of another machine', '192.0.2.1'],
    ['HOST', 'no address', '999.1.1.1'],
    ['HOST', 'no name', 'no such host'],
    ['DATA_DIR', 'a file', __filename],
    ['DATA_DIR', 'a folder inside a file', join(__filename, 'data')],
  ])('%s that is %s ends the process with one line that names it and code 2', async (name, _what, value) => {
    const { code, output } = await startAndFail({ env: { [name]: value } });
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Bad setting: ${name} `)]);
    expect(code).toBe(2);
  });

  test('a port in use ends the process with one line', async () => {
    const first = await startServer();
    const { code, output } = await startAndFail({ port: first.port });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining('PORT')]);
    await first.stop();
  });
});

describe('limits', () => {
  test('a bucket holds a minute, fills evenly, and is forgotten when full', () => {
    let now = 0;
    const none = Object.fromEntries(LIMIT_KINDS.map((kind) => [kind, 0])) as Record<LimitKind, number>;
    const limits = new Limits({ ...none, create: 2 }, () => now);
    expect([limits.take('create', 'a'), limits.take('create', 'a')]).toEqual([0, 0]);
    expect(limits.take('create', 'a')).toBe(30);
    expect(limits.take('create', 'b')).toBe(0);
    expect(limits.take('join', 'a')).toBe(0);
    now += 30_000;
    expect(limits.take('create', 'a')).toBe(0);
    limits.sweep();
    expect(limits.size).toBeGreaterThan(0);
    now += 120_000;
    limits.sweep();
    expect(limits.size).toBe(0);
  });

  test('what costs more takes more, and what costs more than a minute holds takes all of it', () => {
    let now = 0;
    const none = Object.fromEntries(LIMIT_KINDS.map((kind) => [kind, 0])) as Record<LimitKind, number>;
    const limits = new Limits({ ...none, read: 60 }, () => now);
    expect([limits.take('read', 'a', 50), limits.take('read', 'a', 20)]).toEqual([0, 10]);
    expect(limits.take('read', 'a', 10)).toBe(0);
    now += 60_000;
    expect([limits.take('read', 'a', 500), limits.take('read', 'a')]).toEqual([0, 1]);
  });

  test('a clock that is set back locks nobody out', () => {
    const all = Object.fromEntries(LIMIT_KINDS.map((kind) => [kind, 30])) as Record<LimitKind, number>;
    let time = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => time);
    const limits = new Limits(all);
    limits.take('create', 'a');
    time -= 3_600_000;
    expect(limits.take('create', 'a')).toBe(0);
    clock.mockRestore();
  });

  test('creating and joining too often is answered with 429 and Retry-After', async () => {
    const server = await startServer({ env: { LIMIT_CREATE: '3', LIMIT_JOIN: '2', LIMIT_READ: '5' } });
    const post = (path: string, body: unknown) =>
      fetch(`${server.url}/games/${GAME}/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const created = [];
    for (let i = 0; i < 4; i++) created.push(await post('create', { numPlayers: 2 }));
    expect(created.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(created[3]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    const { matchID } = JSON.parse((await created[0]?.text()) ?? '{}');
    const joined = [];
    for (let i = 0; i < 3; i++) joined.push((await post(`${matchID}/join`, { playerName: `x${i}` })).status);
    expect(joined).toEqual([200, 200, 429]);
    const read = [];
    for (let i = 0; i < 6; i++) read.push((await fetch(`${server.url}/games`)).status);
    expect(read.at(-1)).toBe(429);
    await server.stop();
  });

  test('pages are told which version the server speaks, and which build it serves', async () => {
    const client = tempFolder();
    writeFileSync(
      join(client, 'index.html'),
      '<!doctype html><script type="module" crossorigin src="/assets/index-abc.js"></script>',
    );
    const server = await startServer({ env: { CLIENT_DIR: client } });
    const answer = await fetch(`${server.url}${VERSION_PATH}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ protocol: PROTOCOL_VERSION, build: '/assets/index-abc.js' });
    await server.stop();
  });

  test('health and metrics have a limit of their own, wide enough for those who watch', async () => {
    const server = await startServer({ env: { LIMIT_STATUS: '', LIMIT_READ: '1' } });
    const ask = async (path: string) => (await fetch(server.url + path)).status;
    const statuses = [];
    // Both every second for a minute is far more than anybody asks who only watches.
    for (let i = 0; i < 60; i++) statuses.push(await ask('/healthz'), await ask('/metrics'));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await ask('/games')).toBe(200);
    let last = 200;
    for (let i = 0; i < 500 && last !== 429; i++) last = await ask('/metrics');
    expect(last).toBe(429);
    await server.stop();
  });

  test('moving, chatting, syncing and connecting too often is refused by socket', async () => {
    const env = { LIMIT_MOVE: '2', LIMIT_CHAT: '1', LIMIT_SYNC: '3', LIMIT_CONNECT: '2' };
    const server = await startServer({ env });
    const { matchID, seats } = await openTable(server.url, 2);
    const [seat] = seats;
    if (!seat) throw new Error('a seat was taken');
    const raw = await rawClient(server.url);
    await raw.sync(matchID, seat);
    const moves = [];
    for (let i = 0; i < 3; i++)
      moves.push((await raw.attempt('update', makeMove(seat, 'x', []), 0, matchID, '0'))?.code);
    expect(moves).toEqual(['bad-packet', 'bad-packet', 'rate-limited']);
    const chat = () => raw.attempt('chat', matchID, { id: 'a', payload: 'hi' }, seat.credentials);
    expect(await chat()).toBeNull();
    expect(await chat()).toMatchObject({ code: 'rate-limited', retryAfter: expect.any(Number) });
    for (let i = 0; i < 2; i++) await raw.sync(matchID, seat);
    expect((await raw.sync(matchID, seat)).args[0]).toMatchObject({ code: 'rate-limited' });
    await rawClient(server.url);
    await expect(rawClient(server.url)).rejects.toThrow();
    const handshake = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`);
    expect([handshake.status, Number(handshake.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    await server.stop();
  });

  test('one address holds so many sockets at once and no more; a proxy is believed only when told to', async () => {
    const server = await startServer({ env: { MAX_SOCKETS: '2' } });
    const first = await rawClient(server.url);
    await rawClient(server.url);
    await expect(rawClient(server.url)).rejects.toThrow();
    first.close();
    await eventually('there is room for another', () =>
      rawClient(server.url).then(
        () => true,
        () => false,
      ),
    );
    await server.stop();

    const from = async (url: string, hops: string) =>
      (await fetch(`${url}/games`, { headers: { 'X-Forwarded-For': hops } })).status;
    const open = await startServer({ env: { LIMIT_READ: '1' } });
    expect([await from(open.url, '1.1.1.1'), await from(open.url, '2.2.2.2')]).toEqual([200, 429]);
    await open.stop();
    const proxied = await startServer({ env: { LIMIT_READ: '1', TRUST_PROXY: '1' } });
    expect([await from(proxied.url, 'spoofed, 1.1.1.1'), await from(proxied.url, '2.2.2.2')]).toEqual([
      200, 200,
    ]);
    expect(await from(proxied.url, 'other, 1.1.1.1')).toBe(429);
    await proxied.stop();
  });
});

describe('who counts as one visitor', () => {
  /** The statuses of two visits, each the first that its visitor may make, when they are two visitors. */
  async function twoVisits(env: Record<string, string>, one: string, other: string): Promise<number[]> {
    const server = await startServer({ env: { LIMIT_READ: '1', ...env } });
    const visit = async (hops: string) =>
      (await fetch(`${server.url}/games`, { headers: { 'X-Forwarded-For': hops } })).status;
    const statuses = [await visit(one), await visit(other)];
    await server.stop();
    return statuses;
  }

  test.each([
    ['two addresses of one IPv6 network of 64 bits', '1', '2001:db8:1:2::1', '2001:db8:1:2:ffff::2'],
    ['an address with two ports', '1', '9.9.9.9:4000', '9.9.9.9:4001'],
    ['an IPv6 address with and without port', '1', '[2001:db8::1]:80', '2001:db8:0:0:1::1'],
    ['an address as IPv4 and inside of IPv6', '1', '9.9.9.9', '::ffff:9.9.9.9'],
    ['fewer entries than proxies: the words of a visitor', '2', '7.7.7.7', '7.7.7.8'],
    ['entries that are no addresses', '1', 'unknown', '_hidden'],
  ])('%s: one', async (_name, proxies, one, other) => {
    expect(await twoVisits({ TRUST_PROXY: proxies }, one, other)).toEqual([200, 429]);
  });

  test.each([
    ['two IPv6 networks', '1', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['two visitors behind two proxies', '2', '7.7.7.7, 10.0.0.1', 'spoofed, 7.7.7.8, 10.0.0.1'],
  ])('%s: two', async (_name, proxies, one, other) => {
    expect(await twoVisits({ TRUST_PROXY: proxies }, one, other)).toEqual([200, 200]);
  });
});

/** fetch asks for fresh copies as soon as a condition is set by hand; this asks for what it is told. */
const statusOf = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

describe('pages, health and metrics', () => {
  test('files are served with their headers, compressed and cached; unknown files are not found', async () => {
    const client = tempFolder();
    mkdirSync(join(client, 'assets'));
    writeFileSync(join(client, 'index.html'), '<!doctype html><title>River</title>');
    writeFileSync(
      join(client, 'assets', 'app-abc123.js'),
      `console.log(${JSON.stringify('x'.repeat(5000))});`,
    );
    const server = await startServer({ env: { CLIENT_DIR: client } });
    const page = await fetch(`${server.url}/match/some-id?x=1`);
    expect(await page.text()).toContain('<title>River</title>');
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    const asset = await fetch(`${server.url}/assets/app-abc123.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(asset.headers.get('Content-Encoding')).toBe('br');
    expect(asset.headers.get('Cache-Control')).toContain('immutable');
    expect(await asset.text()).toContain('console.log');
    const etag = asset.headers.get('ETag') ?? '';
    expect(await statusOf(`${server.url}/assets/app-abc123.js`, { 'If-None-Match': etag })).toBe(304);
    expect((await fetch(`${server.url}/assets/missing.js`)).status).toBe(404);
    expect(await (await fetch(`${server.url}/..%2f..%2fetc%2fpasswd`)).text()).not.toContain('root:');
    await server.stop();
  });

  test('an ETag that all encodings share is a weak one, and a 304 says what it depends on', async () => {
    const client = tempFolder();
    writeFileSync(join(client, 'index.html'), `<!doctype html><title>${'River '.repeat(500)}</title>`);
    const server = await startServer({ env: { CLIENT_DIR: client } });
    const ask = (headers: Record<string, string>) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get(server.url, { headers }, (response) => resolve(response.resume())).on('error', reject);
      });
    const [plain, packed] = [await ask({}), await ask({ 'Accept-Encoding': 'br' })];
    expect(packed.headers['content-encoding']).toBe('br');
    for (const { headers } of [plain, packed]) expect(headers.etag).toMatch(/^W\/"/);
    const again = await ask({ 'If-None-Match': packed.headers.etag ?? '', 'Accept-Encoding': 'br' });
    expect([again.statusCode, again.headers.vary]).toEqual([304, 'Accept-Encoding']);
    await server.stop();
  });

  test('a wrong method is refused with those that are possible, and counted', async () => {
    const server = await startServer();
    const ask = async (method: string, path: string) => {
      const answer = await fetch(server.url + path, { method });
      const { code } = JSON.parse(await answer.text()) as { code: string };
      return [answer.status, answer.headers.get('Allow'), code];
    };
    expect(await ask('DELETE', '/games')).toEqual([405, 'GET, HEAD', 'bad-method']);
    expect(await ask('PUT', `/games/${GAME}/some-id/join`)).toEqual([405, 'POST', 'bad-method']);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain('table_refusals_total{code="bad-method"} 2');
    await server.stop();
  });

  test('a visitor who hangs up in the middle of a body is no failure of ours', async () => {
    const server = await startServer({ env: { LOG_LEVEL: 'debug' } });
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST /games/${GAME}/create HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await until('it is noticed', () => server.output().includes('hung up'));
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).not.toContain('code="internal"');
    await server.stop();
    const lines = server.output().trim().split('\n');
    const logged = lines.filter((line) => !line.startsWith('The games are served'));
    for (const line of logged) expect((JSON.parse(line) as { level: number }).level).toBeLessThan(50);
  });

  test('without built pages a plain page says so, and so does the log', async () => {
    const server = await startServer({ env: { CLIENT_DIR: join(tempFolder(), 'missing') } });
    expect(await (await fetch(server.url)).text()).toContain('npm run build');
    expect(server.output()).toContain('CLIENT_DIR holds no built pages');
    await server.stop();
  });

  test('/healthz answers and /metrics counts matches, sockets, moves, refusals and storage', async () => {
    const server = await startServer();
    expect(JSON.parse(await (await fetch(`${server.url}/healthz`)).text())).toEqual({
      status: 'ok',
      storage: 'sqlite',
    });
    const { matchID, seats } = await openTable(server.url, 2);
    await openTable(server.url, 2);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('synced', () => clients.every(synced));
    await playOn(clients, 'metrics', 5);
    const raw = await rawClient(server.url);
    await raw.attempt('sync', 'nowhere', null);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toContain('table_matches{game="river-of-gold",state="playing"} 1');
    expect(text).toContain('table_matches{game="river-of-gold",state="waiting"} 1');
    expect(text).toContain('table_matches{game="river-of-gold",state="finished"} 0');
    expect(text).toContain('table_sockets 3');
    expect(text).toContain('table_moves_total{game="river-of-gold",by="person"} 5');
    expect(text).toContain('table_move_seconds_count{game="river-of-gold"} 5');
    expect(text).toContain('table_refusals_total{code="unknown-match"} 1');
    expect(text).toMatch(/table_storage_seconds_count\{operation="appendMove"\} 5/);
    await server.stop();
  });
});

describe('the end of the process', () => {
  test('SIGTERM finishes queued moves, tells the clients, exits 0, and clients go on after the restart', async () => {
    const server = await startServer();
    const { matchID, seats } = await openTable(server.url, 2);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    const listener = await rawClient(server.url);
    await listener.sync(matchID, null);
    await until('synced', () => clients.every(synced));
    await playOn(clients, 'before', 10);
    expect(await server.stop()).toBe(0);
    const refused = listener.received.filter(({ event }) => event === 'refused');
    expect(refused).toMatchObject([{ args: [{ code: 'closing' }] }]);
    expect(server.output()).toContain('"msg":"closed"');
    const next = await startServer({ dataDir: server.dataDir, port: server.port });
    await until('both are back', () => clients.every((client) => client.getState()?.isConnected === true));
    await until('both are synced', () => clients.every((client) => stateID(client) === 10));
    await playOn(clients, 'after', 5);
    expect(await next.stop()).toBe(0);
  });

  test('never-started matches are removed after UNSTARTED_DAYS, started ones are kept', async () => {
    const server = await startServer();
    const unstarted = await openTable(server.url, 2, { seated: 1 });
    const fresh = await openTable(server.url, 2, { seated: 1 });
    const started = await openTable(server.url, 2);
    const clients = started.seats.map((seat) => stockClient(server.url, started.matchID, seat));
    await until('synced', () => clients.every(synced));
    await playOn(clients, 'started', 1);
    for (const client of clients) client.stop();
    await server.stop();
    const db = new Database(join(server.dataDir, SQLITE_FILE));
    const old = Date.now() - 8 * 24 * 60 * 60 * 1000;
    for (const { matchID } of [unstarted, started]) {
      db.prepare('update matches set updated_at = ? where id = ?').run(old, matchID);
    }
    db.close();
    const next = await startServer({ dataDir: server.dataDir });
    const has = async (matchID: string) => (await fetch(`${next.url}/games/${GAME}/${matchID}`)).status;
    let status = await has(unstarted.matchID);
    for (let i = 0; i < 100 && status !== 404; i++) status = await has(unstarted.matchID);
    expect(status).toBe(404);
    expect(await has(fresh.matchID)).toBe(200);
    expect(await has(started.matchID)).toBe(200);
    await next.stop();
  });

  test('logs hold neither credentials nor hidden cards', async () => {
    const server = await startServer({ env: { LOG_LEVEL: 'debug' } });
    const { matchID, seats } = await openTable(server.url, 2);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('synced', () => clients.every(synced));
    await playOn(clients, 'logged', 30);
    await lobbyOf(server.url).playAgain(GAME, matchID, seats[0] ?? { playerID: '0', credentials: '' });
    await server.stop();
    const text = server.output();
    expect(text).toContain('"msg":"request"');
    for (const { credentials } of seats) expect(text).not.toContain(credentials);
    expect(text).not.toMatch(/secrets|"deck"|"hands"|prngstate/);
  });
});
