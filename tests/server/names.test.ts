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

test('marks, letters of other alphabets and forms of letters do not make another name', async () => {
  const { matchID } = await lobbyOf(server.url).createMatch(GAME, { numPlayers: 4 });
  const join = (playerName: string) => at(matchID, 'join', { playerName });
  for (const name of ['Anna', 'Straße', 'ΟΔΟΣ']) expect((await join(name)).status).toBe(200);
  for (const name of ['Anna\u1ab0', 'Anna\u20d0', '\u0410nna', 'STRASSE', 'οδοσ']) {
    expect([name, (await join(name)).body.code]).toEqual([name, 'name-taken']);
  }
});

test('nobody is called as bots of the game are, in any language of the page', async () => {
  const { matchID } = await lobbyOf(server.url).createMatch(GAME, { numPlayers: 2 });
  const alike = ['Merchant 2', 'merchant7', '«Merchant»', 'Merchant 🤖', 'Dairnyo', '\u13b7erchant'];
  for (const playerName of ['Merchant', 'mercante', 'Mеrchant', 'DAIMYŌ', ...alike]) {
    expect([playerName, (await at(matchID, 'join', { playerName })).body.code]).toEqual([
      playerName,
      'name-taken',
    ]);
  }
  const { body } = await at(matchID, 'join', { playerName: 'Anna' });
  const anna = { playerID: body.playerID, credentials: body.playerCredentials };
  expect((await at(matchID, 'update', { ...anna, newName: 'Novice' })).body.code).toBe('name-taken');
});

test('bots at one table are told apart, however they got there', async () => {
  const { matchID } = await lobbyOf(server.url).createMatch(GAME, {
    numPlayers: 4,
    bots: [null, 'merchant', 'merchant', null],
  } as { numPlayers: number });
  const { body } = await at(matchID, 'join', { playerName: 'Anna' });
  const anna = { playerID: body.playerID, credentials: body.playerCredentials };
  expect((await at(matchID, 'replace', { ...anna, seat: '3', level: 'merchant' })).status).toBe(200);
  const names = async () => (await players(matchID)).map(({ name }) => name);
  expect(await names()).toEqual(['Anna', 'Merchant', 'Merchant 2', 'Merchant 3']);
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
  const blanks = ['\u{13441}', '\u{13442}', '\ufffc\u2800'];
  for (const nothing of ['\u200b\u2060', '\u0301\u0302', '\u3164', ' \n\t ', '\u0378', ...blanks]) {
    expect(await say(nothing)).toMatchObject({ code: 'bad-packet' });
  }
  expect(await say(`H${'\u0335'.repeat(20)}i\u202e there\n\u0007you 👩‍🌾`)).toBeNull();
  const heard = raw.received.filter(({ event }) => event === 'chat').at(-1)?.args[1];
  expect(heard).toMatchObject({ payload: 'H\u0335\u0335\u0335i there you 👩‍🌾' });
});
