import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { SCHEMA_VERSION } from '../../server/storage/schema';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import { runCommand } from './helpers/commands';
import { Person } from './helpers/person';
import { describePostgres, type PostgresCluster, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, type ServerProcess, startServer, tempFolder } from './helpers/process';
import {
  GAME,
  lobbyOf,
  openTable,
  playOn,
  type Seat,
  stateID,
  stockClient,
  synced,
  until,
} from './helpers/table';

afterAll(cleanUp);
sayIfSkipped();

const TOKEN = 'a-token-that-nobody-guesses-0123';

/** A place for a server's data, and the settings that lead there. */
interface Place {
  env: Record<string, string>;
  dataDir: string;
}
const sqlitePlace = (): Place => {
  const dataDir = tempFolder();
  return { dataDir, env: { DATA_DIR: dataDir } };
};

const start = ({ env, dataDir }: Place): Promise<ServerProcess> =>
  startServer({ dataDir, env: { ...env, ADMIN_TOKEN: TOKEN } });

const newFile = (): string => join(tempFolder(), 'copy.backup');

async function succeed(name: 'backup' | 'restore', file: string, { env }: Place): Promise<string> {
  const { code, output, errors } = await runCommand(name, [file], env);
  if (code !== 0) throw new Error(`${name}: ${errors}`);
  return output;
}

/** Whatever a lobby tells of a match, but what the moment decides. */
async function described(url: string, matchID: string): Promise<unknown> {
  const { players, ...match } = (await lobbyOf(url).getMatch(GAME, matchID)) as { players: object[] };
  return { ...match, now: 0, players: players.map((seat) => ({ ...seat, isConnected: 0, lastSeen: 0 })) };
}

/** A running match is backed up while it is played, restored elsewhere and played on there. */
async function movesTo(from: Place, to: Place): Promise<void> {
  const server = await start(from);
  const { matchID, seats } = await openTable(server.url, 2);
  const hana = await Person.create(server.url, 'Hana');
  const waiting = (await lobbyOf(server.url).createMatch(GAME, { numPlayers: 2, unlisted: true })).matchID;
  const held = await hana.join(GAME, waiting);
  const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
  await until('both are there', () => clients.every(synced));
  await playOn(clients, 'first', 10);
  clients[0]?.sendChatMessage('said before');
  const chat = async (url: string) =>
    (await (await fetch(`${url}/games/${GAME}/${matchID}/chat`)).json()) as {
      messages: { payload: string }[];
    };
  for (;;) if ((await chat(server.url)).messages.length === 1) break;
  await fetch(`${server.url}/api/admin/bans`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ kind: 'address', who: '203.0.113.7', minutes: 100 }),
  });

  // The server is busy while the file is written.
  const file = newFile();
  const before = stateID(clients[0] as never);
  const playing = playOn(clients, 'second', 20);
  const made = await succeed('backup', file, from);
  expect(made).toContain(file);
  await playing;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const asItWas = await described(server.url, waiting);
  for (const client of clients) client.stop();
  expect(await server.stop()).toBe(0);

  await succeed('restore', file, to);
  const again = await start(to);
  expect(await described(again.url, waiting)).toEqual(asItWas);
  expect((await chat(again.url)).messages.map(({ payload }) => payload)).toEqual(['said before']);
  // The same credentials open the same seats, at a state that was stored while the backup began.
  const back = seats.map((seat) => stockClient(again.url, matchID, seat));
  await until('both are back', () => back.every(synced));
  const at = stateID(back[0] as never);
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(before + 20);
  await playOn(back, 'third');
  expect(back[0]?.getState()?.ctx.gameover).toBeDefined();
  const exported = await fetch(`${again.url}/games/${GAME}/${matchID}/export`);
  expect(exported.status).toBe(200);
  // The profile's device is known, and so is what the host did.
  const moved = new Person(again.url, hana.keys);
  expect(((await moved.get('/api/profile/matches')).body.matches as object[]).length).toBe(1);
  expect((held as Seat).playerID).toBe('0');
  const audit = await fetch(`${again.url}/api/admin/audit`, {
    headers: { Authorization: `Bearer ${TOKEN}` },
  });
  expect(await audit.json()).toMatchObject({ lines: [{ act: 'ban-address', target: '203.0.113.7' }] });
  expect(readFileSync(join(to.dataDir, 'vapid.json'), 'utf8')).toBe(
    readFileSync(join(from.dataDir, 'vapid.json'), 'utf8'),
  );
  for (const client of back) client.stop();
  expect(await again.stop()).toBe(0);
}

test('a backup of a running server on SQLite is restored into an empty folder and played on', () =>
  movesTo(sqlitePlace(), sqlitePlace()));

describePostgres('with PostgreSQL', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  let count = 0;
  const place = (): Place => {
    const name = `games_${++count}`;
    cluster.query(`create database ${name}`);
    const dataDir = tempFolder();
    return { dataDir, env: { DATA_DIR: dataDir, DATABASE_URL: cluster.url.replace(/postgres$/, name) } };
  };

  test('a backup of a running server is restored into an empty database and played on', () =>
    movesTo(place(), place()));
  test('a host moves from SQLite to PostgreSQL', () => movesTo(sqlitePlace(), place()));
  test('a host moves from PostgreSQL to SQLite', () => movesTo(place(), sqlitePlace()));

  test('a database that holds something is refused and stays as it is', async () => {
    const full = place();
    const server = await start(full);
    await openTable(server.url, 2);
    expect(await server.stop()).toBe(0);
    const file = newFile();
    await succeed('backup', file, full);
    const { code, errors } = await runCommand('restore', [file], full.env);
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining('a backup is restored into an empty one only'),
    ]);
    const again = await start(full);
    expect((await lobbyOf(again.url).listMatches(GAME)).matches).toHaveLength(1);
    expect(await again.stop()).toBe(0);
  });

  test('the keys of pushes come along to a machine without a data folder, or nothing does', async () => {
    const from = sqlitePlace();
    const server = await start(from);
    await openTable(server.url, 2);
    expect(await server.stop()).toBe(0);
    const file = newFile();
    await succeed('backup', file, from);
    const { env, dataDir } = place();
    const fresh = join(dataDir, 'not', 'yet');
    // The keys have no room there: a folder stands in their place.
    const keys = join(fresh, 'vapid.json');
    mkdirSync(keys, { recursive: true });
    const to = { dataDir: fresh, env: { ...env, DATA_DIR: fresh } };
    const failed = await runCommand('restore', [file], to.env);
    expect([failed.code, failed.errors.trim().split('\n').length]).toEqual([1, 1]);
    rmSync(join(dataDir, 'not'), { recursive: true });
    // Nothing was written, so that it can be tried again.
    await succeed('restore', file, to);
    expect(readFileSync(keys, 'utf8')).toBe(readFileSync(join(from.dataDir, 'vapid.json'), 'utf8'));
    const again = await start(to);
    expect((await lobbyOf(again.url).listMatches(GAME)).matches).toHaveLength(1);
    expect(await again.stop()).toBe(0);
  });

  test('a database that cannot be reached is one line', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const { code, errors } = await runCommand('backup', [newFile()], env);
    expect([code, errors.trim().split('\n').length]).toEqual([1, 1]);
  });
});

describe('what is no good backup', () => {
  let good: Buffer;
  let full: Place;
  beforeAll(async () => {
    full = sqlitePlace();
    const server = await start(full);
    const { matchID, seats } = await openTable(server.url, 2);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('both are there', () => clients.every(synced));
    await playOn(clients, 'moves', 10);
    for (const client of clients) client.stop();
    expect(await server.stop()).toBe(0);
    const file = newFile();
    await succeed('backup', file, full);
    good = readFileSync(file);
  });

  /** Tries to restore these bytes into an empty folder, which must stay empty. */
  async function refused(bytes: Buffer): Promise<string> {
    const file = newFile();
    writeFileSync(file, bytes);
    const place = sqlitePlace();
    const { code, errors, output } = await runCommand('restore', [file], place.env);
    expect([code, output]).toEqual([1, '']);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(place.dataDir)).toEqual([]);
    return errors;
  }
  const lines = () => gunzipSync(good).toString('utf8').trimEnd().split('\n');
  const packed = (changed: readonly string[]) => gzipSync(`${changed.join('\n')}\n`);

  test('a file that is cut off anywhere is refused', async () => {
    for (const share of [0.1, 0.5, 0.99]) {
      expect(await refused(good.subarray(0, Math.floor(good.length * share)))).toContain('is cut off');
    }
    // Cut at a line and packed again, so that only our own end is missing.
    expect(await refused(packed(lines().slice(0, -1)))).toContain('is cut off');
    expect(await refused(packed(lines().slice(0, 5)))).toContain('is cut off');
  });

  test('a file with anything changed in it is refused', async () => {
    const flipped = Buffer.from(good);
    const at = Math.floor(flipped.length / 2);
    flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    expect(await refused(flipped)).toMatch(/is damaged|is cut off/);
    const all = lines();
    expect(await refused(packed(all.map((line) => line.replace('"Player 0', '"Player X'))))).toContain(
      'is damaged',
    );
    expect(await refused(packed([...all.slice(0, 3), ...all.slice(4)]))).toContain('is damaged');
    expect(await refused(packed([...all, '["more"]']))).toContain('is damaged');
    const end = JSON.parse(all.at(-1) ?? '') as object;
    expect(await refused(packed([...all.slice(0, -1), JSON.stringify({ ...end, rows: 1 })]))).toContain(
      'is damaged',
    );
  });

  test('a file of a newer program is refused with a sentence that says so', async () => {
    const [header = '', ...rest] = lines();
    for (const newer of [{ version: 2 }, { schema: SCHEMA_VERSION + 1 }]) {
      const changed = JSON.stringify({ ...(JSON.parse(header) as object), ...newer });
      expect(await refused(packed([changed, ...rest]))).toContain(
        'was made by a newer version of this program',
      );
    }
  });

  test('a file that is something else is refused', async () => {
    for (const bytes of [Buffer.from('hello'), Buffer.alloc(0), gzipSync('hello\n'), packed(['{}'])]) {
      expect(await refused(bytes)).toMatch(/is no backup of this program|is cut off/);
    }
    const { code, errors } = await runCommand('restore', ['/nowhere/at/all'], sqlitePlace().env);
    expect([code, errors]).toEqual([1, 'There is no file /nowhere/at/all.\n']);
  });

  test('a folder with a database in use is refused and stays as it is', async () => {
    const file = newFile();
    writeFileSync(file, good);
    const before = readFileSync(join(full.dataDir, SQLITE_FILE));
    const { code, errors } = await runCommand('restore', [file], full.env);
    expect([code, errors]).toEqual([1, expect.stringContaining('into an empty one only')]);
    expect(readFileSync(join(full.dataDir, SQLITE_FILE)).equals(before)).toBe(true);
  });

  test('a database that a server has made and nobody has used is empty', async () => {
    const place = sqlitePlace();
    const server = await start(place);
    expect(await server.stop()).toBe(0);
    const file = newFile();
    writeFileSync(file, good);
    await succeed('restore', file, place);
    const again = await start(place);
    expect((await lobbyOf(again.url).listMatches(GAME)).matches).toHaveLength(1);
    expect(await again.stop()).toBe(0);
  });

  test('an empty database of a newer program is refused and stays as it is', async () => {
    const place = sqlitePlace();
    const server = await start(place);
    expect(await server.stop()).toBe(0);
    const raw = new Database(join(place.dataDir, SQLITE_FILE));
    const tables = () => raw.prepare('select name, sql from sqlite_master order by name').all();
    raw.exec(`update schema_version set version = ${SCHEMA_VERSION + 1}; create table news (id integer)`);
    const before = tables();
    const file = newFile();
    writeFileSync(file, good);
    const { code, errors } = await runCommand('restore', [file], place.env);
    expect([code, errors]).toEqual([1, expect.stringContaining('was made by a newer version')]);
    expect(tables()).toEqual(before);
    raw.close();
  });

  test('a backup writes over no file, and leaves nothing behind where it fails', async () => {
    const folder = tempFolder();
    const file = join(folder, 'there');
    writeFileSync(file, 'mine');
    expect((await runCommand('backup', [file], full.env)).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const { code, errors } = await runCommand('backup', [join(folder, 'new')], sqlitePlace().env);
    expect([code, errors]).toEqual([1, expect.stringContaining('There is no database')]);
    expect(readdirSync(folder)).toEqual(['there']);
    expect((await runCommand('backup', [], full.env)).errors).toContain('Usage: npm run backup -- FILE');
  });

  test('a backup is private, also where another program has put something in its place', async () => {
    const folder = tempFolder();
    const [file, elsewhere] = [join(folder, 'copy'), join(folder, 'elsewhere')];
    writeFileSync(elsewhere, 'mine', { mode: 0o644 });
    symlinkSync(elsewhere, `${file}.part`);
    await succeed('backup', file, full);
    expect(readFileSync(elsewhere, 'utf8')).toBe('mine');
    const found = lstatSync(file);
    expect([found.isFile(), found.mode & 0o777]).toEqual([true, 0o600]);
    expect(readdirSync(folder).sort()).toEqual(['copy', 'elsewhere']);
  });
});

test('a backup of the tables of a former version is made as they are and restored up to date', async () => {
  const fixtures = join(__dirname, '../fixtures/river-of-gold/0.1');
  const packed = readdirSync(fixtures).find((name) => name.endsWith('.sqlite.gz'));
  if (packed === undefined) throw new Error('there is no database of 0.1');
  const old = sqlitePlace();
  const file = join(old.dataDir, 'river-of-gold.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(join(fixtures, packed))));
  const copy = newFile();
  await succeed('backup', copy, old);
  const raw = new Database(file, { readonly: true });
  expect(raw.prepare('select count(*) from sqlite_master where name = ?').pluck().get('profiles')).toBe(0);
  const matches = raw.prepare('select count(*) from matches').pluck().get();
  raw.close();
  const place = sqlitePlace();
  await succeed('restore', copy, place);
  expect(existsSync(join(place.dataDir, SQLITE_FILE))).toBe(true);
  const restored = new Database(join(place.dataDir, SQLITE_FILE), { readonly: true });
  expect(restored.prepare('select version from schema_version').pluck().get()).toBe(SCHEMA_VERSION);
  expect(restored.prepare('select count(*) from matches').pluck().get()).toBe(matches);
  restored.close();
});
