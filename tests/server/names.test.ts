import { post } from './helpers/person';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { rawClient } from './helpers/raw';
import { GAME, lobbyOf, openTable, type Seat } from './helpers/table';

/** What people call themselves and say, as others are shown it. */

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(cleanUp);

const at = (matchID: string, what: string, body: object) =>
  post(server.url, `/games/${GAME}/${matchID}/${what}`, body);
const players = async (matchID: string) => (await lobbyOf(server.url).getMatch(GAME, matchID)).players;

test('nobody joins, or is renamed, under a name that somebody at the table has, a bot included', async () => {
  const { matchID } = await lobbyOf(server.url).createMatch(GAME, {
    numPlayers: 4,
    bots: [null, null, null, 'novice'],
  } as { numPlayers: number });
  const join = (playerName: string) => at(matchID, 'join', { playerName });
  expect((await join('Zoë')).status).toBe(200);
  for (const name of ['Zoë', 'zoe', ' ZOE ', 'Ｚｏｅ', 'Novice', 'NOVICE']) {
    expect([name, (await join(name)).body.code]).toEqual([name, 'name-taken']);
  }
  const { body } = await join('Zora');
  const zora = { playerID: body.playerID, credentials: body.playerCredentials };
  expect((await at(matchID, 'update', { ...zora, newName: 'zoE' })).body.code).toBe('name-taken');
  // One's own name may be written another way.
  expect((await at(matchID, 'update', { ...zora, newName: 'ZORA' })).status).toBe(200);
  expect((await players(matchID)).map(({ name }) => name)).toEqual(['Zoë', 'ZORA', undefined, 'Novice']);
});

test('a person cannot pass for a bot', async () => {
  const { matchID } = await lobbyOf(server.url).createMatch(GAME, { numPlayers: 2 });
  for (const data of [{ bot: 'daimyo' }, { isBot: true }, { bot: null }]) {
    expect((await at(matchID, 'join', { playerName: 'Anna', data })).body.code).toBe('bad-request');
  }
  const { body } = await at(matchID, 'join', { playerName: 'Anna', data: { robot: 'no' } });
  const anna = { playerID: body.playerID, credentials: body.playerCredentials };
  expect((await at(matchID, 'update', { ...anna, data: { bot: 'daimyo' } })).body.code).toBe('bad-request');
  expect((await players(matchID))[0]).toMatchObject({ name: 'Anna', data: { robot: 'no' } });
  expect((await players(matchID))[0]).not.toHaveProperty('isBot');
});

test('what is said is cleaned, and refused where nothing is left to see', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  const [anna] = seats as [Seat];
  const raw = await rawClient(server.url);
  await raw.sync(matchID, anna);
  let id = 0;
  const say = (payload: string) =>
    raw.attempt('chat', matchID, { id: `m${++id}`, payload }, anna.credentials);
  for (const nothing of ['\u200b\u2060', '\u0301\u0302', '\u3164', ' \n\t ', '\u0378']) {
    expect(await say(nothing)).toMatchObject({ code: 'bad-packet' });
  }
  expect(await say(`H${'\u0335'.repeat(20)}i\u202e there\n\u0007you 👩‍🌾`)).toBeNull();
  const heard = raw.received.filter(({ event }) => event === 'chat').at(-1)?.args[1];
  expect(heard).toMatchObject({ payload: 'H\u0335\u0335\u0335i there you 👩‍🌾' });
});
