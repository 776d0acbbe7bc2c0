import { get, Person, post } from './helpers/person';
import { describePostgres, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { rawClient } from './helpers/raw';
import { GAME, lobbyOf, openTable, type Seat, until } from './helpers/table';

/** A request that is sent again, because its answer was lost, is done once. */

afterAll(cleanUp);
sayIfSkipped();

let keys = 0;
const newKey = () => `key-of-a-test-${String(++keys).padStart(4, '0')}`;

async function send(url: string, path: string, body: unknown, key?: string, secret?: string) {
  const response = await fetch(`${url}/games/${GAME}/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: JSON.parse(await response.text()) as Record<string, string> };
}

const countMatches = async (url: string) => (await lobbyOf(url).listMatches(GAME)).matches.length;
const seatNames = async (url: string, matchID: string) =>
  (await lobbyOf(url).getMatch(GAME, matchID)).players.map(({ name }) => name);

/** What holds for requests that come to one server, or the same ones to two on one database. */
function doesItOnce(start: () => Promise<[ServerProcess, ServerProcess]>): void {
  let one: ServerProcess;
  let two: ServerProcess;
  beforeAll(async () => {
    [one, two] = await start();
  }, 120_000);

  test('a match is created once, whoever of the two is asked again, also at the same moment', async () => {
    const before = await countMatches(one.url);
    const key = newKey();
    const body = { numPlayers: 3 };
    const answers = await Promise.all([one, two, one, two].map(({ url }) => send(url, 'create', body, key)));
    answers.push(await send(two.url, 'create', body, key));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await countMatches(one.url)).toBe(before + 1);
    expect((await send(one.url, 'create', body, newKey())).body.matchID).not.toBe(answers[0]?.body.matchID);
  });

  test('who shows a proof that is not known any more creates a match all the same', async () => {
    const answer = await send(one.url, 'create', { numPlayers: 2 }, newKey(), 'a-device-that-was-ended');
    expect(answer.status).toBe(200);
  });

  test('somebody sits down once and is told the same credentials, which open the seat', async () => {
    const { matchID } = (await send(one.url, 'create', { numPlayers: 3 })).body;
    const key = newKey();
    const body = { playerName: 'Anna', word: 'plum' };
    const path = `${matchID}/join`;
    const answers = await Promise.all([one, two, one, two].map(({ url }) => send(url, path, body, key)));
    answers.push(await send(two.url, path, body, key));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await seatNames(one.url, matchID ?? '')).toEqual(['Anna', undefined, undefined]);
    const { playerID, playerCredentials, word } = answers[0]?.body ?? {};
    expect(word).toBe('plum');
    const holder = { playerID, credentials: playerCredentials };
    expect((await send(two.url, `${matchID}/update`, { ...holder, newName: 'Anne' })).status).toBe(200);
    // Another key is another person: the first free seat is the next one.
    expect((await send(one.url, path, { playerName: 'Bert' }, newKey())).body.playerID).toBe('1');
  });

  test('a message is said once, also when it is sent again to the other', async () => {
    const { matchID, seats } = await openTable(one.url, 2);
    const [anna, bert] = seats as [Seat, Seat];
    const message = (seat: Seat, id: string) => [matchID, { id, payload: `it is ${id}` }, seat.credentials];
    const clients = [await rawClient(one.url), await rawClient(two.url)];
    for (const client of clients) {
      await client.sync(matchID, anna);
      client.socket.emit('chat', ...message(anna, 'first'));
      client.socket.emit('chat', ...message(anna, 'first'));
    }
    const other = await rawClient(two.url);
    await other.sync(matchID, bert);
    // The same id of somebody else is another message.
    other.socket.emit('chat', ...message(bert, 'first'));
    for (const client of clients) client.socket.emit('chat', ...message(anna, 'last'));
    const said = async () =>
      (
        await get<{ messages: { id: string; sender: string }[] }>(one.url, `/games/${GAME}/${matchID}/chat`)
      ).body.messages.map(({ id, sender }) => `${id} of ${sender}`);
    for (;;) {
      const now = await said();
      if (now.includes('last of 0') && now.includes('first of 1')) break;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    // Each has had its packets handled in order: nothing more can come.
    await until('both have heard the end', () =>
      clients.every(({ received }) =>
        received.some(({ args }) => JSON.stringify(args).includes('it is last')),
      ),
    );
    expect((await said()).sort()).toEqual(['first of 0', 'first of 1', 'last of 0']);
  });
}

/** A request of somebody without a profile, as a proxy hands it on. */
const sendFrom = async (address: string, url: string, body: unknown, key: string) => {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': address };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${url}/games/${GAME}/create`, init);
  return JSON.parse(await response.text()) as Record<string, string>;
};

test('a phone that changes its network between two tries makes one match', async () => {
  const { url } = await startServer({ env: { TRUST_PROXY: '1' } });
  const key = newKey();
  const first = await sendFrom('203.0.113.1', url, { numPlayers: 2 }, key);
  expect(first.matchID).toMatch(/./);
  expect(await sendFrom('198.51.100.7', url, { numPlayers: 2 }, key)).toEqual(first);
  expect((await sendFrom('198.51.100.7', url, { numPlayers: 3 }, key)).code).toBe('key-reused');
  expect(await countMatches(url)).toBe(1);
});

test('another message with the id of one that was said is refused, and the same one is not', async () => {
  const { url } = await startServer();
  const { matchID, seats } = await openTable(url, 2);
  const [anna] = seats as [Seat];
  const raw = await rawClient(url);
  await raw.sync(matchID, anna);
  const say = (payload: string) => raw.attempt('chat', matchID, { id: 'one-id', payload }, anna.credentials);
  expect(await say('hello')).toBeNull();
  expect(await say('goodbye')).toMatchObject({ code: 'key-reused' });
  raw.socket.emit('chat', matchID, { id: 'one-id', payload: 'hello' }, anna.credentials);
  // The next refusal is that of the next message: the same one is answered as done.
  expect(await say('')).toMatchObject({ code: 'bad-packet' });
  const { body } = await get<{ messages: object[] }>(url, `/games/${GAME}/${matchID}/chat`);
  expect(body.messages).toMatchObject([{ payload: 'hello' }]);
});

describe('one process', () => {
  doesItOnce(async () => {
    const server = await startServer();
    return [server, server];
  });
});

describePostgres('two processes on one PostgreSQL', () => {
  doesItOnce(async () => {
    const env = { DATABASE_URL: (await startPostgres()).url };
    return [await startServer({ env }), await startServer({ env })];
  });
});

describe('a key', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer();
  }, 60_000);

  test('is good for one request: another one with it is refused and changes nothing', async () => {
    const key = newKey();
    const { matchID } = (await send(server.url, 'create', { numPlayers: 2 }, key)).body;
    const before = await countMatches(server.url);
    expect(await send(server.url, 'create', { numPlayers: 3 }, key)).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    });
    expect(await send(server.url, `${matchID}/join`, { playerName: 'Anna' }, key)).toMatchObject({
      status: 422,
    });
    expect(await countMatches(server.url)).toBe(before);
    expect(await seatNames(server.url, matchID ?? '')).toEqual([undefined, undefined]);
  });

  test('of a refused request can be used again', async () => {
    const key = newKey();
    const { matchID, seats } = await openTable(server.url, 2);
    const join = () => send(server.url, `${matchID}/join`, { playerName: 'Late' }, key);
    expect((await join()).body.code).toBe('match-full');
    await post(server.url, `/games/${GAME}/${matchID}/leave`, { ...seats[1] });
    expect((await join()).body.playerID).toBe('1');
  });

  test('with a body that is nested too deep to be written down is refused, and no failure of ours', async () => {
    const { matchID } = (await send(server.url, 'create', { numPlayers: 2 })).body;
    const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`;
    for (const [path, body] of [
      ['create', `{"numPlayers":2,"setupData":${deep}}`],
      [`${matchID}/join`, `{"playerName":${deep}}`],
      [`${matchID}/join`, `{"playerName":"Anna","word":${deep}}`],
    ]) {
      const response = await fetch(`${server.url}/games/${GAME}/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
        body: body ?? '',
      });
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad-request' }]);
    }
    expect(server.output()).not.toContain('a request failed');
  });

  test('is a profile’s own', async () => {
    const key = newKey();
    const [anna, bert] = [await Person.create(server.url, 'Anna'), await Person.create(server.url, 'Bert')];
    const made = await Promise.all(
      [anna, bert].map(({ keys: { secret } }) => send(server.url, 'create', { numPlayers: 2 }, key, secret)),
    );
    expect(made[0]?.body.matchID).not.toBe(made[1]?.body.matchID);
  });

  test.each(['short', 'x'.repeat(65), 'with a blank in it', 'semi;colon;semi;colon'])(
    'that cannot be one is refused: %s',
    async (key) => {
      expect((await send(server.url, 'create', { numPlayers: 2 }, key)).body.code).toBe('bad-request');
    },
  );
});
