import { join } from 'node:path';
import Database from 'better-sqlite3';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import type { AdminMatchDetails, AuditLine, Ban } from '../../src/protocol/admin';
import { TestClock } from './helpers/clock';
import { get, Person, post } from './helpers/person';
import { describePostgres, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, type ServerProcess, startAndFail, startServer, tempFolder } from './helpers/process';
import { RacePage, TOY, TOY_SERVER } from './helpers/race';
import { rawClient } from './helpers/raw';
import { eventually, lobbyOf, type Seat, until } from './helpers/table';

afterAll(cleanUp);
sayIfSkipped();

const TOKEN = 'a-token-that-nobody-guesses-0123';
const MINUTE = 60_000;

/** A POST from an address that a proxy has written down. */
async function postFrom(address: string, url: string, body: unknown, secret?: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { code?: string; matchID?: string };
  return { status: response.status, body: answer };
}

/** What holds on both databases. `query` runs a statement past the program; both servers are on the same data. */
function hostLooksAfterIt(
  start: (env: Record<string, string>) => Promise<{
    one: ServerProcess;
    two: ServerProcess;
    query(statement: string): unknown;
    /** Whether processes tell each other what happens. */
    hasNotes: boolean;
  }>,
): void {
  let one: ServerProcess;
  let two: ServerProcess;
  let query: (statement: string) => unknown;
  let hasNotes: boolean;
  let clock: TestClock;

  beforeAll(async () => {
    clock = new TestClock(join(tempFolder(), 'clock'));
    ({ one, two, query, hasNotes } = await start({ ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1', ...clock.env }));
  });

  const ask = async <T>(path: string): Promise<T> => {
    const { status, body } = await get<object>(one.url, `/api/admin${path}`, TOKEN);
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body as T;
  };
  const act = (path: string, body: unknown = {}, server = one) =>
    post<Record<string, unknown>>(server.url, `/api/admin${path}`, body, TOKEN);
  const details = (id: string) => ask<AdminMatchDetails>(`/matches/${id}`);
  const lineAbout = async (target: string | undefined) =>
    (await ask<{ lines: AuditLine[] }>('/audit')).lines.find((line) => line.target === target);

  const create = async () => (await lobbyOf(one.url).createMatch(TOY, { numPlayers: 2 })).matchID;
  const table = async (...people: Person[]): Promise<{ matchID: string; seats: Seat[] }> => {
    const matchID = await create();
    const seats: Seat[] = [];
    for (const person of people) seats.push(await person.join(TOY, matchID));
    return { matchID, seats };
  };
  const say = (page: RacePage, matchID: string, seat: Seat, id: string, payload: string) =>
    page.raw.attempt('chat', matchID, { id, sender: seat.playerID, payload }, seat.credentials);

  test('every route of the host asks for the token, and a wrong one opens nothing', async () => {
    for (const path of ['', '/matches', '/profiles', '/reports', '/bans', '/audit', '/matches/x']) {
      for (const wrong of [undefined, 'x', `${TOKEN}x`, TOKEN.slice(0, -1)]) {
        const { status, body } = await get(one.url, `/api/admin${path}`, wrong);
        expect([path, status, body.code]).toEqual([path, 401, 'bad-token']);
      }
    }
    const { status } = await post(one.url, '/api/admin/bans', {}, 'x');
    expect(status).toBe(401);
    expect((await get(one.url, '/api/admin', TOKEN)).status).toBe(200);
    expect((await get(one.url, `/api/admin?token=${TOKEN}`)).status).toBe(401);
  });

  test('private matches are listed too and found by id, name and profile', async () => {
    const hana = await Person.create(one.url, 'Hana 100%');
    const { matchID } = await lobbyOf(one.url).createMatch(TOY, { numPlayers: 2, unlisted: true });
    await hana.join(TOY, matchID);
    const search = async (words: string) =>
      (await ask<{ matches: { id: string }[] }>(`/matches?search=${encodeURIComponent(words)}`)).matches.map(
        ({ id }) => id,
      );
    expect(await search('')).toContain(matchID);
    for (const words of [matchID, hana.id, 'Hana', 'hana 100%'])
      expect(await search(words)).toEqual([matchID]);
    for (const words of ['ana', '%', '_', '"name', '\\']) expect(await search(words)).toEqual([]);
    const { profiles } = await ask<{ profiles: object[] }>('/profiles?search=hana');
    expect(profiles).toEqual([
      expect.objectContaining({ id: hana.id, name: 'Hana 100%', matches: 1, bannedUntil: null }),
    ]);
  });

  test('a removed message is gone from the chat and from the pages at both processes', async () => {
    const [hana, ken] = [await Person.create(one.url, 'Hana'), await Person.create(one.url, 'Ken')];
    const { matchID, seats } = await table(hana, ken);
    const [first, second] = seats as [Seat, Seat];
    const here = await RacePage.open(one.url, matchID, first);
    const there = await RacePage.open(two.url, matchID, second);
    expect(await say(here, matchID, first, 'm1', 'something bad')).toBeNull();
    expect(await say(here, matchID, first, 'm2', 'something good')).toBeNull();
    expect((await details(matchID)).chat.map(({ text }) => text).sort()).toEqual([
      'something bad',
      'something good',
    ]);
    expect((await act(`/matches/${matchID}/remove-message`, { message: '0/m3' })).status).toBe(404);
    const removed = await act(`/matches/${matchID}/remove-message`, { message: '0/m1', reason: 'insult' });
    expect(removed.status).toBe(200);
    expect((await details(matchID)).chat.map(({ text }) => text)).toEqual(['something good']);
    const unsaid = (page: RacePage) =>
      page.raw.received.filter(({ event }) => event === 'unsaid').map(({ args }) => args);
    await until('the page is told', () => unsaid(here).length > 0);
    expect(unsaid(here)).toEqual([[matchID, '0/m1']]);
    if (hasNotes) {
      await until('the page elsewhere is told', () => unsaid(there).length > 0);
      expect(unsaid(there)).toEqual([[matchID, '0/m1']]);
    }
    expect(await lineAbout(matchID)).toMatchObject({
      act: 'remove-message',
      details: { message: '0/m1', reason: 'insult' },
    });
    expect(JSON.stringify(await lineAbout(matchID))).not.toContain('something bad');
  });

  test('a removed match is gone for those who look at it, also elsewhere', async () => {
    const hana = await Person.create(one.url, 'Hana');
    const { matchID, seats } = await table(hana);
    const pages = [
      await RacePage.open(one.url, matchID, seats[0] as Seat),
      await RacePage.open(two.url, matchID, null),
    ];
    const listed = async () =>
      (await lobbyOf(one.url).listMatches(TOY)).matches.map((match) => match.matchID);
    expect(await listed()).toContain(matchID);
    expect((await act('/matches/nothing/remove')).status).toBe(404);
    expect((await act(`/matches/${matchID}/remove`, { reason: 'spam' })).status).toBe(200);
    expect(await listed()).not.toContain(matchID);
    for (const page of pages) {
      await until('the page is told', () => page.refusals().includes('unknown-match'));
    }
    expect((await get(one.url, `/games/${TOY}/${matchID}`)).status).toBe(404);
    expect(await lineAbout(matchID)).toMatchObject({ act: 'remove-match' });
    expect((await act(`/matches/${matchID}/remove`)).status).toBe(404);
  });

  test('a removed name is a neutral one on the seat, and for a profile in all its matches', async () => {
    const rude = await Person.create(one.url, 'Rude name');
    const { matchID } = await table(rude);
    const other = await table(rude);
    const nameIn = async (id: string) => (await details(id)).seats[0]?.name;
    expect((await act(`/matches/${matchID}/remove-name`, { seat: 1 })).body.code).toBe('unknown-seat');
    expect((await act(`/matches/${matchID}/remove-name`, { seat: 0 })).status).toBe(200);
    expect(await nameIn(matchID)).toMatch(/^Player \d{4}$/);
    expect(await nameIn(other.matchID)).toBe('Rude name');
    // The name stands with what was said, too.
    const seat = await rude.claim(TOY, other.matchID);
    const page = await RacePage.open(one.url, other.matchID, seat);
    expect(await say(page, other.matchID, seat, 'm1', 'hello')).toBeNull();
    const { body } = await act(`/profiles/${rude.id}/remove-name`);
    expect((await details(other.matchID)).chat).toMatchObject([{ name: body.name, text: 'hello' }]);
    expect(body.name).toMatch(/^Player \d{4}$/);
    expect(await nameIn(other.matchID)).toBe(body.name);
    expect((await get(one.url, `/api/people/${rude.id}`)).body.name).toBe(body.name);
    expect((await act('/profiles/nobody/remove-name')).status).toBe(404);
    expect(JSON.stringify(await ask('/audit'))).not.toContain('Rude name');
  });

  test('a banned address creates, joins, writes and plays nothing, at both processes, until the ban ends', async () => {
    const address = '203.0.113.7';
    const matchID = await create();
    const joined = await postFrom(address, `${one.url}/games/${TOY}/${matchID}/join`, {
      playerName: 'Troll',
    });
    expect(joined.status).toBe(200);
    const raws = await Promise.all(
      [one, two].map(({ url }) => rawClient(url, TOY, { 'X-Forwarded-For': address })),
    );
    for (const raw of raws) expect((await raw.sync(matchID, null)).event).toBe('sync');
    const own = await RacePage.open(one.url, matchID, null);

    for (const who of ['somewhere', '300.1.1.1', '']) {
      expect((await act('/bans', { kind: 'address', who, minutes: 5 })).status).toBe(400);
    }
    const { status, body } = await act('/bans', { kind: 'address', who: address, minutes: 5, reason: 'r' });
    expect([status, body.who]).toEqual([200, address]);
    for (const raw of raws) await until('the socket was ended', () => !raw.socket.connected);
    for (const { received } of raws) {
      expect(received.at(-1)).toMatchObject({ event: 'refused', args: [{ code: 'banned' }] });
    }
    const attempts = (server: ServerProcess) => [
      postFrom(address, `${server.url}/games/${TOY}/create`, { numPlayers: 2 }),
      postFrom(address, `${server.url}/games/${TOY}/${matchID}/join`, { playerName: 'Again' }),
      postFrom(address, `${server.url}/api/profile`, { name: 'Again' }),
    ];
    for (const server of [one, two]) {
      for (const answer of await Promise.all(attempts(server))) {
        expect([answer.status, answer.body.code]).toEqual([403, 'banned']);
      }
      const raw = await rawClient(server.url, TOY, { 'X-Forwarded-For': address });
      expect((await raw.sync(matchID, null)).args).toEqual([expect.objectContaining({ code: 'banned' })]);
    }
    // Others, and reading, are as before.
    expect((await postFrom(address, `${one.url}/games/${TOY}/${matchID}/replay`, {})).status).toBe(200);
    expect(own.raw.socket.connected).toBe(true);
    expect((await postFrom('203.0.113.8', `${one.url}/games/${TOY}/create`, { numPlayers: 2 })).status).toBe(
      200,
    );
    const { bans } = await ask<{ bans: Ban[] }>('/bans');
    expect(bans.map(({ who }) => who)).toContain(address);

    clock.forward(5 * MINUTE + 1);
    for (const server of [one, two]) {
      const again = await postFrom(address, `${server.url}/games/${TOY}/create`, { numPlayers: 2 });
      expect(again.status).toBe(200);
    }
    expect((await ask<{ bans: Ban[] }>('/bans')).bans).toEqual([]);
  });

  test('a banned profile is refused by its proof and on its seats, and let in when the ban is lifted', async () => {
    const [troll, ken] = [await Person.create(one.url, 'Troll'), await Person.create(one.url, 'Ken')];
    const { matchID, seats } = await table(troll, ken);
    const [mine, theirs] = seats as [Seat, Seat];
    const page = await RacePage.open(two.url, matchID, mine);
    const kens = await RacePage.open(two.url, matchID, theirs);
    const free = await create();
    const { body } = await act('/bans', { kind: 'profile', who: troll.id, minutes: 60 });
    expect((await act('/bans', { kind: 'profile', who: 'nobody', minutes: 60 })).status).toBe(404);
    await until('the page was ended', () => !page.raw.socket.connected);
    expect(page.refusals()).toContain('banned');
    expect(kens.raw.socket.connected).toBe(true);
    for (const answer of [
      await troll.post(`/games/${TOY}/create`, { numPlayers: 2 }),
      await troll.post(`/games/${TOY}/${free}/join`, { playerName: 'Troll' }),
      await troll.post('/api/profile/rename', { name: 'Nicer' }),
      await troll.post(`/games/${TOY}/${matchID}/update`, { ...mine, newName: 'Ruder' }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'banned']);
    }
    const raw = await rawClient(one.url, TOY);
    expect((await raw.sync(matchID, mine)).args).toEqual([expect.objectContaining({ code: 'banned' })]);
    const { profiles } = await ask<{ profiles: { bannedUntil: number }[] }>(`/profiles?search=${troll.id}`);
    expect(profiles[0]?.bannedUntil).toBe(body.until);
    expect((await act(`/bans/${body.id}/end`)).status).toBe(200);
    expect((await act(`/bans/${body.id}/end`)).status).toBe(404);
    const back = await RacePage.open(one.url, matchID, mine);
    expect(await say(back, matchID, mine, 'm1', 'sorry')).toBeNull();
    expect((await troll.post('/api/profile/delete')).status).toBe(200);
  });

  test('a banned profile does nothing with the credentials of its seat but leave', async () => {
    const [troll, ken] = [await Person.create(one.url, 'Troll'), await Person.create(one.url, 'Ken')];
    const { matchID, seats } = await table(troll, ken);
    const [mine] = seats as [Seat, Seat];
    await act('/bans', { kind: 'profile', who: troll.id, minutes: 600 });
    // Without the proof of the profile: the credentials alone.
    const ask = (what: string, id = matchID, seat = mine) =>
      post(one.url, `/games/${TOY}/${id}/${what}`, {
        ...{ ...seat, seat: '1', level: 'walker' },
        ...{ newName: 'Ruder', word: 'plum' },
      });
    for (const what of 'update rename word replace kick cancel sit vote playAgain'.split(' ')) {
      const { status, body } = await ask(what);
      expect([what, status, body.code]).toEqual([what, 403, 'banned']);
    }
    expect((await details(matchID)).seats.map(({ name }) => name)).toEqual(['Troll', 'Ken']);
    expect((await ask('leave')).status).toBe(200);
    expect((await details(matchID)).seats.map(({ name }) => name)).toEqual([null, 'Ken']);
  });

  test('a banned profile does not come back to a seat that a bot plays', async () => {
    const [troll, ken] = [await Person.create(one.url, 'Troll'), await Person.create(one.url, 'Ken')];
    const { body } = await post<{ matchID: string }>(one.url, `/games/${TOY}/create`, {
      numPlayers: 2,
      clock: { kind: 'move', seconds: 3600 },
      timeOver: { do: 'open' },
    });
    const mine = await troll.join(TOY, body.matchID);
    await ken.join(TOY, body.matchID);
    clock.forward(61 * MINUTE);
    await eventually('the time is over', async () => {
      const { players } = await lobbyOf(one.url).getMatch(TOY, body.matchID);
      return players[0]?.name === undefined;
    });
    const { body: ban } = await act('/bans', { kind: 'profile', who: troll.id, minutes: 600 });
    const back = () => post(one.url, `/games/${TOY}/${body.matchID}/return`, mine);
    expect([(await back()).status, (await back()).body.code]).toEqual([403, 'banned']);
    await act(`/bans/${ban.id}/end`);
    expect((await back()).status).toBe(200);
  });

  test('what no database can hold is refused with a reason, or taken out, and is no failure of the storage', async () => {
    const [hana, troll] = [await Person.create(one.url, 'Hana'), await Person.create(one.url, 'Troll')];
    const { matchID, seats } = await table(troll);
    const page = await RacePage.open(one.url, matchID, seats[0] as Seat);
    expect(await say(page, matchID, seats[0] as Seat, 'a\0b', 'hello')).toMatchObject({
      code: 'bad-packet',
      message: expect.stringContaining('an id of letters'),
    });
    expect(await say(page, matchID, seats[0] as Seat, 'V1StGXR', 'hello')).toBeNull();
    const path = `/games/${TOY}/${matchID}`;
    const refused = [
      await hana.post(`${path}/say`, { text: 'hi', id: '\0' }),
      await get(one.url, '/api/admin/matches?search=%00', TOKEN),
      await get(one.url, '/api/admin/profiles?search=a%00b', TOKEN),
      await act('/bans', { kind: 'profile', who: '\0', minutes: 5 }),
      await hana.post('/api/profile/email', { address: 'a\0@example.org' }),
      await hana.post('/api/profile/end-push', { endpoint: 'https://example.org/\0' }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([400, 'bad-request']);
      expect(body.message).toMatch(/^(id|search|who|address|endpoint): must /);
    }
    const message = { room: 'players', sender: '0', messageID: 'V1StGXR' };
    const report = await hana.post(`${path}/report`, { ...message, note: 'ru\0de\u202e' });
    expect(report.status).toBe(200);
    const { reports } = await ask<{ reports: { matchID: string; note: string }[] }>('/reports');
    expect(reports.find((one) => one.matchID === matchID)?.note).toBe('rude');
    // The reason of an act is no text of the database's own: it is kept as it came.
    const reason = 'because\0';
    expect((await act(`/matches/${matchID}/remove`, { reason })).status).toBe(200);
    expect((await lineAbout(matchID))?.details).toMatchObject({ reason });
    expect(one.output()).not.toContain('the storage failed');
  });

  test('a report is read and closed once', async () => {
    const [hana, troll] = [await Person.create(one.url, 'Hana'), await Person.create(one.url, 'Troll')];
    const { matchID, seats } = await table(troll, hana);
    const page = await RacePage.open(one.url, matchID, seats[0] as Seat);
    expect(await say(page, matchID, seats[0] as Seat, 'm1', 'something bad')).toBeNull();
    expect(
      (await hana.post(`/games/${TOY}/${matchID}/report`, { room: 'players', sender: '0', messageID: 'm1' }))
        .status,
    ).toBe(200);
    const mine = async () =>
      (
        await ask<{ reports: { id: string; matchID: string; doneAt: number | null }[] }>('/reports')
      ).reports.find((report) => report.matchID === matchID);
    const report = await mine();
    expect(report).toMatchObject({
      reporter: hana.id,
      reported: troll.id,
      reportedName: 'Troll',
      message: 'something bad',
      doneAt: null,
    });
    expect((await act(`/reports/${report?.id}/close`, { reason: 'banned' })).status).toBe(200);
    expect((await mine())?.doneAt).toBeGreaterThan(0);
    expect((await act(`/reports/${report?.id}/close`)).status).toBe(404);
    expect(await lineAbout(report?.id)).toMatchObject({ act: 'close-report' });
  });

  test('nobody can change or remove a line of the audit, not even past the program', async () => {
    await act('/bans', { kind: 'address', who: '203.0.113.99', minutes: 1 });
    const before = await ask<{ lines: AuditLine[] }>('/audit');
    expect(before.lines.length).toBeGreaterThan(0);
    const { id } = before.lines[0] as AuditLine;
    for (const statement of [
      `update audit set act = 'nothing'`,
      'delete from audit',
      `delete from audit where id = '${id}'`,
      ...(hasNotes
        ? ['truncate audit', 'set session_replication_role = replica; delete from audit']
        : [
            'insert or replace into audit select * from audit',
            `insert or replace into audit (rowid, id, at, act, target, details, address)
              select rowid, 'another', at, act, target, details, address from audit limit 1`,
          ]),
    ]) {
      expect(() => query(statement)).toThrow(/the audit only grows/);
    }
    expect(await ask('/audit')).toEqual(before);
  });

  test('what cannot be understood is refused and written down nowhere', async () => {
    const before = await ask('/audit');
    for (const [path, body] of [
      ['/bans', { kind: 'everybody', who: '203.0.113.1', minutes: 5 }],
      ['/bans', { kind: 'address', who: '203.0.113.1', minutes: 0 }],
      ['/bans', { kind: 'address', who: '203.0.113.1', minutes: 1e9 }],
      ['/bans', { kind: 'address', who: '203.0.113.1', minutes: 5, reason: 'x'.repeat(201) }],
      ['/bans', { kind: 'address', who: '203.0.113.1', minutes: 5, more: 1 }],
      ['/matches/x/remove-name', { seat: -1 }],
      ['/matches/x/remove-message', {}],
    ] as const) {
      expect((await act(path, body)).status).toBe(400);
    }
    expect(await ask('/audit')).toEqual(before);
  });

  test('the token stands in no log', () => {
    for (const server of [one, two]) {
      expect(server.output()).toContain('request');
      expect(server.output()).not.toContain(TOKEN);
    }
  });
}

const DEBUG = { LOG_LEVEL: 'debug' };

describe('with SQLite', () => {
  hostLooksAfterIt(async (env) => {
    const dataDir = tempFolder();
    const options = { ...TOY_SERVER, dataDir, env: { ...env, ...DEBUG } };
    const one = await startServer(options);
    const two = await startServer(options);
    const sqlite = (statement: string) => {
      const raw = new Database(join(dataDir, SQLITE_FILE));
      try {
        return raw.exec(statement);
      } finally {
        raw.close();
      }
    };
    return { one, two, query: sqlite, hasNotes: false };
  });
});

describePostgres('with PostgreSQL', () => {
  hostLooksAfterIt(async (env) => {
    const cluster = await startPostgres();
    const options = { ...TOY_SERVER, env: { ...env, ...DEBUG, DATABASE_URL: cluster.url } };
    const one = await startServer(options);
    const two = await startServer(options);
    const postgres = (statement: string) => cluster.query(statement);
    return { one, two, query: postgres, hasNotes: true };
  });
});

describe('the token', () => {
  test('without one the routes of the host do not exist', async () => {
    const { url } = await startServer(TOY_SERVER);
    for (const path of ['', '/matches', '/bans', '/audit']) {
      const { status, body } = await get(url, `/api/admin${path}`, TOKEN);
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
    expect((await post(url, '/api/admin/bans', {}, TOKEN)).status).toBe(404);
  });

  test('guessing is limited: who has guessed too often is not let in with the right one either', async () => {
    const env = { ADMIN_TOKEN: TOKEN, LIMIT_GUESS: '3', TRUST_PROXY: '1' };
    const { url } = await startServer({ ...TOY_SERVER, env });
    const from = async (address: string, token: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address };
      return (await fetch(`${url}/api/admin`, { headers })).status;
    };
    // The right one is used as often as one likes.
    for (let i = 0; i < 10; i++) expect(await from('203.0.113.1', TOKEN)).toBe(200);
    const guesses: number[] = [];
    for (let i = 0; i < 4; i++) guesses.push(await from('203.0.113.1', `guess ${i}`.replace(' ', '-')));
    expect(guesses).toEqual([401, 401, 401, 429]);
    expect(await from('203.0.113.1', TOKEN)).toBe(429);
    expect(await from('203.0.113.2', TOKEN)).toBe(200);
  });

  test('one that is too short ends the start and is not shown', async () => {
    for (const name of ['ADMIN_TOKEN', 'METRICS_TOKEN']) {
      const { code, output } = await startAndFail({ ...TOY_SERVER, env: { [name]: 'short-secret' } });
      expect(code).toBe(2);
      expect(output).toContain(`Bad setting: ${name} must have 24 to 200 characters`);
      expect(output).not.toContain('short-secret');
    }
  });

  test('metrics may have one of their own', async () => {
    const { url } = await startServer({ ...TOY_SERVER, env: { METRICS_TOKEN: TOKEN } });
    const metrics = async (headers?: Record<string, string>) => {
      const answer = await fetch(`${url}/metrics`, { headers });
      return { status: answer.status, text: await answer.text() };
    };
    const closed = await metrics();
    expect(closed.status).toBe(401);
    expect(closed.text).not.toContain('table_');
    expect((await metrics({ Authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
    const open = await metrics({ Authorization: `Bearer ${TOKEN}` });
    expect(open.status).toBe(200);
    expect(open.text).toContain('table_sockets');
  });
});
