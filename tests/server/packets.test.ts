import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import WebSocket from 'ws';
import { cleanUp, onCleanUp, type ServerProcess, startServer } from './helpers/process';
import { rawClient } from './helpers/raw';
import { openTable, playOn, type StockClient, stateID, stockClient, synced, until } from './helpers/table';

/** Packets that no client library would send, below the protocol of boardgame.io. */
let server: ServerProcess;
let witnesses: StockClient[];

beforeAll(async () => {
  server = await startServer();
  const { matchID, seats } = await openTable(server.url, 2);
  witnesses = seats.map((seat) => stockClient(server.url, matchID, seat));
  await until('the witnesses are synced', () => witnesses.every(synced));
});
afterAll(cleanUp);

afterEach(async () => {
  expect(server.alive()).toBe(true);
  await playOn(witnesses, `witness ${stateID(witnesses[0] as StockClient)}`, 2);
});

/**
 * Opens a bare WebSocket, joins the game's namespace and sends these texts or buffers; resolves when the server is through
 * with them: it answers a question that was sent after them, or has hung up.
 */
async function sendRaw(...frames: (string | Buffer)[]): Promise<{ closed: boolean; got: string[] }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  onCleanUp(() => socket.terminate());
  const got: string[] = [];
  let closed = false;
  socket.on('message', (data) => got.push(String(data)));
  socket.on('close', () => {
    closed = true;
  });
  socket.on('error', () => {
    closed = true;
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('40/river-of-gold,');
  await until('the namespace is joined', () => got.some((text) => text.startsWith('40/river-of-gold')));
  for (const frame of frames) if (!closed) socket.send(frame);
  if (!closed) socket.send(at('["sync","after-all-that",null]'));
  await until('it is answered', () => closed || got.some((text) => text.includes('after-all-that')));
  socket.terminate();
  return { closed, got };
}

const at = (text: string) => `42/river-of-gold,${text}`;

test.each([
  ['an event whose name is an object with toString', [at('[{"toString":"x"}]')]],
  ['an event whose name is an object with valueOf', [at('[{"valueOf":1,"toString":1}]')]],
  ['an event whose name is a number', [at('[1,2,3]')]],
  ['an event whose name is null', [at('[null]')]],
  ['an event without a name', [at('[]')]],
  ['an event that is an object', [at('{"a":1}')]],
  ['the reserved event connect', [at('["connect"]')]],
  ['the reserved event disconnect', [at('["disconnect","x"]')]],
  ['the reserved event disconnecting', [at('["disconnecting"]')]],
  ['the reserved event newListener', [at('["newListener","x"]')]],
  ['the reserved event error', [at('["error",{}]')]],
  ['the event __proto__', [at('["__proto__",{}]')]],
  ['broken JSON', [at('["sync",')]],
  ['an acknowledgement that nobody asked for', ['43/river-of-gold,7["x"]']],
  ['an event that asks for an acknowledgement', ['42/river-of-gold,7["sync","x"]']],
  ['a binary event without its attachments', ['451-/river-of-gold,["sync",{"_placeholder":true,"num":0}]']],
  [
    'a binary event with a wrong placeholder',
    ['451-/river-of-gold,["sync",{"_placeholder":true,"num":9}]', Buffer.from('x')],
  ],
  [
    'a binary event with a placeholder __proto__',
    ['451-/river-of-gold,["sync",{"_placeholder":true,"num":"__proto__"}]', Buffer.from('x')],
  ],
  ['a binary event with a billion attachments', ['451000000000-/river-of-gold,["sync"]']],
  [
    'a binary event nested deep',
    [`451-/river-of-gold,["sync",${'['.repeat(15_000)}${']'.repeat(15_000)}]`, Buffer.from('x')],
  ],
  ['attachments that nobody announced', [Buffer.from('x'), Buffer.alloc(100)]],
  ['a text in the middle of a binary event', ['452-/river-of-gold,["sync"]', at('["sync"]')]],
  ['an unknown packet type', ['49/river-of-gold,["x"]']],
  ['an unknown engine packet', ['9garbage']],
  ['an empty packet', ['']],
  ['a namespace that does not exist', ['40/__proto__,', '40/constructor,', '40/nowhere,']],
  ['the namespace joined twice', ['40/river-of-gold,', '40/river-of-gold,']],
  ['a connect error from the client', ['44/river-of-gold,{"message":"x"}']],
  ['an unknown event, a thousand times', Array(1000).fill(at('["nothing",1]'))],
  ['a sync nested 30,000 deep', [at(`["sync",${'['.repeat(30_000)}${']'.repeat(30_000)}]`)]],
] as [string, (string | Buffer)[]][])('%s harms nobody', async (_name, frames) => {
  const { got } = await sendRaw(...frames);
  expect(got.length).toBeGreaterThan(0);
});

test('a packet larger than the limit closes its own socket only', async () => {
  const { closed } = await sendRaw(at(JSON.stringify(['sync', 'x'.repeat(100_000)])));
  expect(closed).toBe(true);
});

test.each([
  ['an unknown transport', '/socket.io/?EIO=4&transport=__proto__', 400],
  ['an unknown session', '/socket.io/?EIO=4&transport=polling&sid=__proto__', 400],
  ['an old protocol', '/socket.io/?EIO=3&transport=polling', 400],
  ['no transport', '/socket.io/', 400],
])('a handshake with %s is refused', async (_name, path, status) => {
  expect((await fetch(server.url + path)).status).toBe(status);
});

test('posting garbage to a polling session harms nobody', async () => {
  const url = `${server.url}/socket.io/?EIO=4&transport=polling`;
  const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1)) as { sid: string };
  for (const body of [
    'garbage',
    '4'.repeat(70_000),
    '\u001e\u001e\u001e',
    'bAAAA',
    '40/river-of-gold,\u001e42/river-of-gold,[{"toString":1}]',
  ]) {
    await fetch(`${url}&sid=${sid}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain' },
    }).catch(() => null);
  }
});

test.each([
  ['not HTTP at all', 'hello\r\n\r\n'],
  ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`],
  [
    'an upgrade to something else',
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
  ],
  [
    'an upgrade without a key',
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ],
  ['a path with broken escapes', 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['a path that climbs', 'GET /../../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
])('%s on the port harms nobody', async (_name, text) => {
  const answer = await new Promise<string>((resolve) => {
    let got = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      got += String(chunk);
    });
    socket.on('error', () => resolve(got));
    socket.on('close', () => resolve(got));
    setTimeout(() => socket.destroy(), 200);
  });
  expect(answer).not.toContain('root:');
});

test('a page of a foreign origin gets no socket, our own does', async () => {
  const shake = (origin: string) =>
    fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers: { Origin: origin } });
  expect((await shake('https://evil.example')).status).toBe(403);
  expect((await shake('null')).status).toBe(403);
  expect((await shake(server.url)).status).toBe(200);
});

test('a hundred unknown matches leave no rooms and no queues behind', async () => {
  const raw = await rawClient(server.url);
  for (let i = 0; i < 100; i++) await raw.attempt('sync', `unknown-${i}`, null);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(Number(/^table_rooms\{game="river-of-gold"\} (\d+)$/m.exec(metrics)?.[1])).toBe(1);
});

test('no old socket.io, engine.io or ws is installed anywhere', () => {
  const listed = execFileSync(
    'npm',
    ['ls', '--all', '--json', 'socket.io', 'engine.io', 'ws', 'socket.io-parser'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const oldest: Record<string, [number, number]> = {
    'socket.io': [4, 8],
    'engine.io': [6, 6],
    ws: [8, 17],
    'socket.io-parser': [4, 2],
  };
  const found: string[] = [];
  const walk = (tree: {
    dependencies?: Record<string, { version?: string; dependencies?: never }>;
  }): void => {
    for (const [name, entry] of Object.entries(tree.dependencies ?? {})) {
      const least = oldest[name];
      if (least !== undefined && entry.version !== undefined) {
        const [major = 0, minor = 0] = entry.version.split('.').map(Number);
        found.push(name);
        expect([name, major > least[0] || (major === least[0] && minor >= least[1])]).toEqual([name, true]);
      }
      walk(entry);
    }
  };
  walk(JSON.parse(listed));
  expect(new Set(found)).toEqual(new Set(Object.keys(oldest)));
});
