import { request } from 'node:http';
import { pino } from 'pino';
import { type RunningServer, startServer as start } from '../../server/app';
import { readConfig } from '../../server/config';
import { GAMES } from '../../src/games';
import { cleanUp, NO_LIMITS, tempFolder } from './helpers/process';
import { GAME, lobbyOf } from './helpers/table';

/**
 * boardgame.io's Server adds its own lobby to the router when it runs: it trusts its visitors. Here every one of its
 * handlers is replaced by one that only reports that it was reached.
 */
type Framework = typeof import('boardgame.io/server');
const mockServers: ReturnType<Framework['Server']>[] = [];
jest.mock('boardgame.io/server', () => {
  const actual = jest.requireActual<Framework>('boardgame.io/server');
  return {
    ...actual,
    Server: (options: Parameters<Framework['Server']>[0]) => {
      const server = actual.Server(options);
      mockServers.push(server);
      return server;
    },
  };
});

let server: RunningServer;
let url: URL;
let matchID: string;
const stock: { methods: string[]; path: string }[] = [];
const reached: string[] = [];

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const config = readConfig({ ...NO_LIMITS, PORT: '0', DATA_DIR: tempFolder(), CLIENT_DIR: tempFolder() });
  const bots = { decide: () => Promise.reject(new Error('no bots here')) };
  server = await start(config, pino({ level: 'silent' }), { games: GAMES, bots });
  url = new URL(server.url);
  // Ours have names, or take everything.
  const layers = mockServers[0]?.router.stack ?? [];
  for (const layer of layers.filter(({ name, path }) => !name && path !== '(.*)')) {
    stock.push({ methods: layer.methods, path: String(layer.path) });
    layer.stack = [
      (ctx) => {
        reached.push(`${ctx.method} ${ctx.url}`);
        ctx.status = 200;
        ctx.body = 'stock';
      },
    ];
  }
  ({ matchID } = await lobbyOf(server.url).createMatch(GAME, { numPlayers: 2 }));
});
afterAll(async () => {
  await server.close();
  await cleanUp();
});

/** Sends exactly this path: fetch would tidy it first. */
function ask(
  method: string,
  path: string,
  type: string,
  body: string,
): Promise<{ status: number; allow: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const headers = hasBody ? { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) } : {};
    const call = request({ host: url.hostname, port: url.port, method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, allow: response.headers.allow, body: text }),
      );
    });
    call.on('error', reject);
    call.end(hasBody ? body : undefined);
  });
}

/** Ways to write an address that a router might take for the same. */
const disguises = (path: string): string[] => [
  path,
  `${path}/`,
  `${path}//`,
  `/${path}`,
  path.replace('/games', '/Games'),
  path.toUpperCase(),
  path.replace('games', 'g%61mes'),
  path.replace('-of-', '%2Dof%2d'),
  path.replace(/\/(\w+)$/, (_, word: string) => `/%${word.charCodeAt(0).toString(16)}${word.slice(1)}`),
  path.replace(/\//g, '%2F').replace('%2F', '/'),
  `${path}?x=1`,
  `${path}%00`,
  `${path};x=1`,
  `/x/..${path}`,
  path.replace(GAME, '__proto__'),
  path.replace(GAME, 'constructor'),
];

test('the installed version has the routes that we have looked at', () => {
  expect(stock.map(({ methods, path }) => `${methods.at(-1)} ${path}`)).toEqual([
    'GET /games',
    'POST /games/:name/create',
    'GET /games/:name',
    'GET /games/:name/:id',
    'POST /games/:name/:id/join',
    'POST /games/:name/:id/leave',
    'POST /games/:name/:id/playAgain',
    'POST /games/:name/:id/rename',
    'POST /games/:name/:id/update',
  ]);
});

test('none of them is reached by any method, however its address is written', async () => {
  const bodies: [type: string, body: string][] = [
    ['application/json', '{"numPlayers":"2","playerName":"x","playerID":"0"}'],
    ['application/x-www-form-urlencoded', 'numPlayers=2&playerName=x&playerID=0'],
    ['text/plain', '{}'],
  ];
  const asked: { path: string; method: string; status: number; body: string }[] = [];
  for (const { path: pattern } of stock) {
    for (const path of disguises(pattern.replace(':name', GAME).replace(':id', matchID))) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
        for (const [type, body] of method === 'POST' ? bodies : bodies.slice(0, 1)) {
          asked.push({ path, method, ...(await ask(method, path, type, body)) });
        }
      }
    }
  }
  expect(asked.length).toBeGreaterThan(1000);
  expect(reached).toEqual([]);
  expect(asked.filter(({ body }) => body === 'stock')).toEqual([]);
  // Under the server's own paths every answer is ours: what we list, or a refusal with one of our codes.
  const answers = asked.filter(({ path, method }) => /^\/games([/?]|$)/.test(path) && method !== 'HEAD');
  for (const { path, method, status, body } of answers) {
    const answer = JSON.parse(body);
    expect([method, path, status, status === 200 || typeof answer.code === 'string']).toEqual([
      method,
      path,
      status,
      true,
    ]);
  }
  expect(asked.filter(({ status }) => status >= 500)).toEqual([]);
});

test('what a stock handler would accept is refused by ours', async () => {
  const post = async (path: string, body: string, type = 'application/json') => {
    const answer = await ask('POST', `/games/${GAME}${path}`, type, body);
    return [answer.status, JSON.parse(answer.body).code];
  };
  expect(await post('/create', '{"numPlayers":"2"}')).toEqual([400, 'bad-request']);
  expect(await post('/create', 'numPlayers=2', 'application/x-www-form-urlencoded')).toEqual([
    400,
    'bad-request',
  ]);
  expect(await post(`/${matchID}/join`, '{"playerID":"__proto__","playerName":"x"}')).toEqual([
    400,
    'bad-request',
  ]);
  // koa-body would read a megabyte.
  const large = JSON.stringify({ numPlayers: 2, setupData: 'x'.repeat(100_000) });
  for (const path of ['/create', `/${matchID}/join`, `/${matchID}/leave`, `/${matchID}/playAgain`]) {
    expect([path, ...(await post(path, large))]).toEqual([path, 413, 'too-large']);
  }
});

test('an address in another spelling is nobody’s', async () => {
  const status = async (method: string, path: string) =>
    (await ask(method, path, 'application/json', '{"numPlayers":2}')).status;
  expect(await status('GET', `/games/${GAME}`)).toBe(200);
  for (const path of ['/games/', `/games/${GAME}/`, `/games/${GAME}/${matchID}/`, '/games//', '/healthz/']) {
    expect([path, await status('GET', path)]).toEqual([path, 404]);
  }
  for (const path of ['/create/', '/%63reate', `/${matchID}/JOIN`, `/${matchID}/join/`]) {
    expect([path, await status('POST', `/games/${GAME}${path}`)]).toEqual([path, 404]);
  }
});

test('a wrong method is answered with those that are ours', async () => {
  const allow = async (method: string, path: string) => {
    const answer = await ask(method, path, 'application/json', '{}');
    return [answer.status, answer.allow];
  };
  expect(await allow('POST', '/games')).toEqual([405, 'GET, HEAD']);
  expect(await allow('OPTIONS', '/games')).toEqual([405, 'GET, HEAD']);
  expect(await allow('GET', `/games/${GAME}/${matchID}/join`)).toEqual([405, 'POST']);
  expect(await allow('HEAD', `/games/${GAME}/${matchID}/join`)).toEqual([405, 'POST']);
  expect(await allow('POST', `/games/${GAME}/${matchID}`)).toEqual([405, 'GET, HEAD']);
  expect(await allow('HEAD', '/games')).toEqual([200, undefined]);
});
