import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import { TestClock } from './helpers/clock';
import { type DeviceKeys, get, Person, post } from './helpers/person';
import { describePostgres, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, type ServerProcess, startServer, tempFolder } from './helpers/process';
import { rawClient } from './helpers/raw';
import { GAME, lobbyOf, openTable, playOn, stockClient, synced, until } from './helpers/table';

const MINUTE = 60_000;
const WRONG = 'x'.repeat(43);

afterAll(cleanUp);
sayIfSkipped();

const newMatch = async (url: string, numPlayers = 2) =>
  (await lobbyOf(url).createMatch(GAME, { numPlayers })).matchID;

/** Whether a seat can be opened with these credentials. */
async function opens(url: string, matchID: string, seat: { playerID: string; credentials: string }) {
  const raw = await rawClient(url);
  const { event } = await raw.sync(matchID, seat);
  raw.close();
  return event === 'sync';
}

/** The promises about profiles, the same for both databases. */
function keepsItsPromises(start: (env: Record<string, string>) => Promise<ServerProcess>): void {
  const clock = new TestClock(join(tempFolder(), 'clock'));
  let server: ServerProcess;
  let url: string;
  beforeAll(async () => {
    server = await start(clock.env);
    url = server.url;
  }, 60_000);
  afterEach(() => expect(server.alive()).toBe(true));

  test('a profile is made of a name alone and tells about itself to its own device only', async () => {
    const hana = await Person.create(url, '  Hana ');
    const { status, body } = await hana.get<{ devices: { id: string }[] }>('/api/profile');
    expect(status).toBe(200);
    expect(body).toMatchObject({ profileID: hana.id, name: 'Hana', hasRecovery: false });
    expect(body.devices.map(({ id }) => id)).toEqual([hana.keys.deviceID]);
    expect(hana.keys.secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(body)).not.toContain(hana.keys.secret);
    expect((await post(url, '/api/profile', { name: '\u202e' })).body.code).toBe('bad-name');
  });

  test.each([
    ['GET', ''],
    ['POST', '/rename'],
    ['POST', '/link'],
    ['POST', '/recovery'],
    ['POST', '/end-device'],
    ['POST', '/delete'],
    ['POST', '/claim'],
  ])('%s /api/profile%s is refused without proof and with a wrong one', async (method, path) => {
    for (const secret of [undefined, WRONG, '../../etc']) {
      const { status, body } =
        method === 'GET'
          ? await get(url, `/api/profile${path}`, secret)
          : await post(url, `/api/profile${path}`, {}, secret);
      expect([status, body.code]).toEqual([401, 'no-profile']);
    }
  });

  test('a wrong proof does not sit down as nobody either: joining is refused', async () => {
    const matchID = await newMatch(url);
    const { status } = await post(url, `/games/${GAME}/${matchID}/join`, { playerName: 'Hana' }, WRONG);
    expect(status).toBe(401);
    const { players } = await lobbyOf(url).getMatch(GAME, matchID);
    expect(players.map(({ name }) => name)).toEqual([undefined, undefined]);
  });

  test('a link lets one more device in, once, within ten minutes', async () => {
    const hana = await Person.create(url, 'Hana');
    const link = async () => (await hana.post<{ token: string }>('/api/profile/link')).body.token;
    const follow = (token: string) => post<DeviceKeys>(url, '/api/profile/follow', { token });
    const token = await link();
    const { body } = await follow(token);
    expect(body).toMatchObject({ profileID: hana.id, name: 'Hana' });
    expect(body.secret).not.toBe(hana.keys.secret);
    expect((await follow(token)).status).toBe(403);
    expect((await follow(WRONG)).status).toBe(403);
    const late = await link();
    clock.forward(10 * MINUTE + 1000);
    expect((await follow(late)).status).toBe(403);
    const phone = new Person(url, body);
    expect((await phone.get<{ devices: object[] }>('/api/profile')).body.devices).toHaveLength(2);
  });

  test('one link followed twice at the same moment lets one device in', async () => {
    const hana = await Person.create(url, 'Hana');
    const { token } = (await hana.post<{ token: string }>('/api/profile/link')).body;
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(url, '/api/profile/follow', { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  test('the recovery code is twelve words, forgives how they are typed, and a new one ends the old', async () => {
    const hana = await Person.create(url, 'Hana');
    const code = async () => (await hana.post<{ words: string }>('/api/profile/recovery')).body.words;
    const recover = (words: string) => post<DeviceKeys>(url, '/api/profile/recover', { words });
    const old = await code();
    expect(old.split(' ')).toHaveLength(12);
    const words = await code();
    expect((await recover(old)).status).toBe(403);
    const typed = `  ${words.toUpperCase().split(' ').join(',\n  ')}. `;
    expect((await recover(typed)).body).toMatchObject({ profileID: hana.id });
    expect((await recover(words)).status).toBe(200);
    const [first, ...others] = words.split(' ');
    expect((await recover([...others, first].join(' '))).status).toBe(403);
    expect((await recover('abandon '.repeat(12))).status).toBe(403);
    expect((await hana.get('/api/profile')).body.hasRecovery).toBe(true);
  });

  test('a match goes on from another device after the storage of the first was cleared', async () => {
    const hana = await Person.create(url, 'Hana');
    const matchID = await newMatch(url);
    const seat = await hana.join(GAME, matchID);
    const other = await lobbyOf(url).joinMatch(GAME, matchID, { playerName: 'Stock' });
    const stock = { playerID: other.playerID, credentials: other.playerCredentials };
    const before = [seat, stock].map((one) => stockClient(url, matchID, one));
    await until('synced', () => before.every(synced));
    await playOn(before, 'first evening', 6);
    const { words } = (await hana.post<{ words: string }>('/api/profile/recovery')).body;
    const { body } = await post<DeviceKeys>(url, '/api/profile/recover', { words });
    const phone = new Person(url, body);
    const claimed = await phone.claim(GAME, matchID);
    expect(claimed.playerID).toBe(seat.playerID);
    expect(claimed.credentials).not.toBe(seat.credentials);
    // Both devices play the seat, and the stock client does not notice.
    const after = [claimed, stock].map((one) => stockClient(url, matchID, one));
    await until('synced', () => after.every(synced));
    await playOn(after, 'second evening', 6);
    expect(await opens(url, matchID, seat)).toBe(true);
    for (const client of [...before, ...after]) client.stop();
  });

  test('nobody claims a seat of somebody else, nor one that belongs to nobody', async () => {
    const [hana, ichiro] = [await Person.create(url, 'Hana'), await Person.create(url, 'Ichiro')];
    const { matchID, seats } = await openTable(url, 2, { seated: 1 });
    await hana.join(GAME, matchID);
    const claim = (more: object = {}) => ichiro.post('/api/profile/claim', { game: GAME, matchID, ...more });
    expect((await claim()).status).toBe(403);
    expect((await claim({ playerID: '1', credentials: 'wrong' })).status).toBe(403);
    expect((await claim({ playerID: '7' })).status).toBe(400);
    // Credentials of a seat that has a profile open the seat, and do not give it away.
    const { body } = await hana.post('/api/profile/claim', { game: GAME, matchID });
    const stolen = { playerID: '1', credentials: String(body.playerCredentials) };
    expect((await claim(stolen)).status).toBe(403);
    // Those of a seat without one let it be taken in, and go on working.
    expect(await ichiro.claim(GAME, matchID, seats[0])).toMatchObject({ playerID: '0' });
    expect(await opens(url, matchID, seats[0] as (typeof seats)[0])).toBe(true);
    expect((await ichiro.post('/api/profile/claim', { game: GAME, matchID: 'none' })).status).toBe(404);
  });

  test('a device that is ended opens nothing any more, at once, and the others play on', async () => {
    const hana = await Person.create(url, 'Hana');
    const { token } = (await hana.post<{ token: string }>('/api/profile/link')).body;
    const phone = new Person(url, (await post<DeviceKeys>(url, '/api/profile/follow', { token })).body);
    const matchID = await newMatch(url);
    const seat = await hana.join(GAME, matchID);
    const onPhone = await phone.claim(GAME, matchID);
    const page = await rawClient(url);
    await page.sync(matchID, seat);
    const stranger = await Person.create(url, 'Ichiro');
    const end = { deviceID: hana.keys.deviceID };
    expect((await stranger.post('/api/profile/end-device', end)).status).toBe(404);
    expect((await phone.post('/api/profile/end-device', end)).status).toBe(200);
    await until('the open page is told', () =>
      page.received.some(({ event, args }) => {
        return event === 'refused' && (args[0] as { code: string }).code === 'unauthorized';
      }),
    );
    expect((await hana.get('/api/profile')).status).toBe(401);
    expect(await opens(url, matchID, seat)).toBe(false);
    expect(await opens(url, matchID, onPhone)).toBe(true);
  });

  test('a profile is renamed and deleted, and then it is gone; its seats stay with their credentials', async () => {
    const hana = await Person.create(url, 'Hana');
    expect((await hana.post('/api/profile/rename', { name: 'Hanako' })).status).toBe(200);
    expect((await hana.post('/api/profile/rename', { name: '' })).body.code).toBe('bad-name');
    expect((await hana.get('/api/profile')).body.name).toBe('Hanako');
    const matchID = await newMatch(url);
    const seat = await hana.join(GAME, matchID);
    const { words } = (await hana.post<{ words: string }>('/api/profile/recovery')).body;
    const { token } = (await hana.post<{ token: string }>('/api/profile/link')).body;
    expect((await hana.post('/api/profile/delete')).status).toBe(200);
    expect((await hana.get('/api/profile')).status).toBe(401);
    expect((await post(url, '/api/profile/recover', { words })).status).toBe(403);
    expect((await post(url, '/api/profile/follow', { token })).status).toBe(403);
    expect(await opens(url, matchID, seat)).toBe(true);
  });

  test('profiles survive a restart', async () => {
    const hana = await Person.create(url, 'Hana');
    const matchID = await newMatch(url);
    await hana.join(GAME, matchID);
    await server.stop();
    server = await start(clock.env);
    url = server.url;
    const back = new Person(url, hana.keys);
    expect((await back.get('/api/profile')).body.name).toBe('Hana');
    expect((await back.claim(GAME, matchID)).playerID).toBe('0');
    expect(server.output()).not.toContain(hana.keys.secret);
  });
}

describe('SQLite', () => {
  const dataDir = tempFolder();
  keepsItsPromises((env) => startServer({ dataDir, env }));

  test('no secret, token or word is in the database or in the log', async () => {
    const own = tempFolder();
    const server = await startServer({ dataDir: own, env: { LOG_LEVEL: 'debug' } });
    const hana = await Person.create(server.url, 'Hana');
    const { token } = (await hana.post<{ token: string }>('/api/profile/link')).body;
    const { words } = (await hana.post<{ words: string }>('/api/profile/recovery')).body;
    await post(server.url, '/api/profile/recover', { words: `${words} zoo` });
    await server.stop();
    const stored = readFileSync(join(own, SQLITE_FILE), 'latin1');
    const secrets = [hana.keys.secret, token, words];
    expect(secrets.filter((secret) => stored.includes(secret) || server.output().includes(secret))).toEqual(
      [],
    );
    expect(stored.includes(hana.id)).toBe(true);
  });
});

describePostgres('PostgreSQL', () => {
  let database: string | null = null;
  keepsItsPromises(async (env) => {
    database ??= (await startPostgres()).url;
    return startServer({ env: { ...env, DATABASE_URL: database } });
  });
});

test('guessing links, codes and proofs is limited', async () => {
  const { url } = await startServer({ env: { LIMIT_GUESS: '3' } });
  const guesses = [
    () => post(url, '/api/profile/follow', { token: WRONG }),
    () => post(url, '/api/profile/recover', { words: 'abandon '.repeat(12) }),
    () => get(url, '/api/profile', WRONG),
  ];
  const statuses = [];
  for (const guess of guesses) statuses.push((await guess()).status);
  expect(statuses).toEqual([403, 403, 401]);
  for (const guess of guesses) expect((await guess()).status).toBe(429);
});
