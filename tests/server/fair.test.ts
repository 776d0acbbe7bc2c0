import { Engine } from '../../server/match/engine';
import { GAMES } from '../../src/games';
import { commitmentOf } from '../../src/games/fair';
import { readMatchFile } from '../../src/games/match-file';
import { riverOfGold } from '../../src/games/river-of-gold';
import { verifyMatch } from '../../src/games/verify';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { rawClient } from './helpers/raw';
import {
  eventually,
  GAME,
  lobbyOf,
  openTable,
  playOn,
  type Seat,
  type StockClient,
  send,
  stateID,
  stockClient,
  synced,
  until,
} from './helpers/table';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(cleanUp);

/** Parsed here and not by fetch, whose objects belong to another realm inside Jest. */
const get = async (path: string) => JSON.parse(await (await fetch(server.url + path)).text());

async function say(matchID: string, seat: Partial<Seat>, word: unknown) {
  const response = await fetch(`${server.url}/games/${GAME}/${matchID}/word`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...seat, word }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** Among so many matches, secrets of 16 bits would come twice about eight times. */
const MATCHES = 1000;

test.each(GAMES.map((module) => [module.card.id, module] as const))(
  'every match of %s has a secret of its own, of 256 bits that all change',
  (_id, module) => {
    const engine = new Engine(module);
    const secrets = Array.from({ length: MATCHES }, () =>
      String(engine.initialState(module.card.players.min, {}).plugins.random?.data?.secret),
    );
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
    // Each part of it is drawn by itself: none stands still, and no two of them go together.
    const parts = Array.from({ length: 16 }, (_, i) =>
      secrets.map((secret) => secret.slice(4 * i, 4 * i + 4)),
    );
    for (const part of parts) expect(new Set(part).size).toBeGreaterThan(MATCHES * 0.9);
    expect(new Set(parts.map((part) => part.join())).size).toBe(parts.length);
    expect(new Set(secrets).size).toBe(MATCHES);
  },
);

test('the commitment is public from the beginning, and never changes; the secret is told at the end', async () => {
  const { matchID, seats } = await openTable(server.url, 2, { setupData: { clans: 'random' } });
  const { commitment } = await get(`/games/${GAME}/${matchID}`);
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  const [first, second] = seats;
  if (!first || !second) throw new Error('two people have joined');
  expect((await say(matchID, first, 'plum blossom')).status).toBe(200);
  expect((await say(matchID, second, '  鶴 ')).status).toBe(200);
  const { players } = await get(`/games/${GAME}/${matchID}`);
  expect(players).toMatchObject([{ word: 'plum blossom' }, { word: '鶴' }]);

  const spectator = await rawClient(server.url);
  await spectator.sync(matchID, null);
  const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
  await until('all are synced', () => clients.every(synced));
  await playOn(clients, 'fair');

  const exported = await get(`/games/${GAME}/${matchID}/export`);
  expect(exported).toMatchObject({ commitment, words: ['plum blossom', '鶴'] });
  expect(commitmentOf(exported.secret)).toBe(commitment);
  expect((await get(`/games/${GAME}/${matchID}`)).commitment).toBe(commitment);
  // Nothing that was sent while it was played tells the secret.
  const heard = JSON.stringify([spectator.received, clients.map((client) => client.store.getState())]);
  expect(heard.length).toBeGreaterThan(10_000);
  expect(heard).not.toContain(exported.secret);

  const { module, file } = readMatchFile(exported, [riverOfGold]);
  const played = { initial: exported.initialState, log: exported.log, result: exported.gameover };
  expect(verifyMatch(module, file, played)).toEqual({ agrees: true, moves: exported.moves.length });
  // The words were mixed in: without them something else would have been drawn.
  expect(verifyMatch(module, { ...file, words: [] }, played)).toMatchObject({ agrees: false, where: 'move' });
});

describe('a word of one’s own', () => {
  test('stays mixed in where the first move is taken back', async () => {
    const { matchID, seats } = await openTable(server.url, 2, { setupData: { clans: 'random' } });
    const words = ['plum', 'crane'];
    for (const [id, seat] of seats.entries()) await say(matchID, seat, words[id]);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('all are synced', () => clients.every(synced));
    const state = clients[0]?.getState();
    if (!state) throw new Error('they are synced');
    const seat = Number(state.ctx.currentPlayer);
    const mover = clients[seat] as StockClient;
    const build = riverOfGold.legalMoves(state.G, seat).find(({ name }) => name === 'build');
    if (build === undefined) throw new Error('whoever begins can build');
    send(mover, build);
    await until('it is built', () => stateID(mover) === 1);
    mover.undo();
    await until('it is taken back', () => stateID(mover) === 2);
    await until('all have heard', () => clients.every((client) => stateID(client) === 2));
    await playOn(clients, 'taken back');
    const exported = await get(`/games/${GAME}/${matchID}/export`);
    expect(exported.words).toEqual(words);
    const { module, file } = readMatchFile(exported, [riverOfGold]);
    const played = { initial: exported.initialState, log: exported.log, result: exported.gameover };
    expect(verifyMatch(module, file, played, { words: { 1: 'crane' } })).toMatchObject({
      agrees: true,
    });
    for (const client of clients) client.stop();
  });

  test('is refused without the seat’s credentials, and when it cannot be seen', async () => {
    const { matchID, seats } = await openTable(server.url, 2);
    const [seat] = seats;
    if (!seat) throw new Error('somebody has joined');
    expect(await say(matchID, { ...seat, credentials: 'wrong' }, 'plum')).toMatchObject({
      status: 403,
      body: { code: 'unauthorized' },
    });
    expect(await say(matchID, { playerID: '1', credentials: seat.credentials }, 'plum')).toMatchObject({
      status: 403,
    });
    expect(await say(matchID, {}, 'plum')).toMatchObject({ status: 400 });
    for (const word of ['', '   ', 'x'.repeat(25), '\u200b', 7, null, { a: 1 }, undefined]) {
      expect(await say(matchID, seat, word)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    }
    expect(await say('nothing', seat, 'plum')).toMatchObject({ status: 404 });
    const { players } = await get(`/games/${GAME}/${matchID}`);
    for (const player of players) expect(player).not.toHaveProperty('word');
  });

  test('may be brought when somebody sits down, for a bot may be the first to move, at once', async () => {
    const join = async (matchID: string, body: object) => {
      const response = await fetch(`${server.url}/games/${GAME}/${matchID}/join`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };
    const bots = [null, null, 'novice', 'novice'];
    let match = { matchID: '', currentPlayer: '' };
    while (!['2', '3'].includes(match.currentPlayer)) {
      const { matchID } = await openTable(server.url, 4, { bots, seated: 0 });
      match = await get(`/games/${GAME}/${matchID}`);
    }
    const { matchID } = match;
    const now = () => get(`/games/${GAME}/${matchID}`);
    expect(await join(matchID, { playerName: 'Anna', word: 'x'.repeat(25) })).toMatchObject({ status: 400 });
    expect((await now()).started).toBe(false);
    expect((await join(matchID, { playerName: 'Anna', word: ' plum ' })).body).toMatchObject({
      word: 'plum',
    });
    await eventually('the bot has moved', async () => (await now()).started);
    expect((await now()).players[0]).toMatchObject({ name: 'Anna', word: 'plum' });
    // Who comes later is told that the word was not mixed in.
    const late = await join(matchID, { playerName: 'Bert', word: 'crane' });
    expect(late.status).toBe(200);
    expect(late.body).not.toHaveProperty('word');
    expect((await now()).players[1]).not.toHaveProperty('word');
  });

  test('counts only before the first move, and leaves with the person', async () => {
    const { matchID, seats } = await openTable(server.url, 2);
    const [first, second] = seats;
    if (!first || !second) throw new Error('two people have joined');
    await say(matchID, second, 'mine');
    await lobbyOf(server.url).leaveMatch(GAME, matchID, second);
    const { playerCredentials, playerID } = await lobbyOf(server.url).joinMatch(GAME, matchID, {
      playerName: 'Another',
    });
    const { players } = await get(`/games/${GAME}/${matchID}`);
    expect(players[1]).not.toHaveProperty('word');
    const joined = [first, { playerID, credentials: playerCredentials }];
    const clients = joined.map((seat) => stockClient(server.url, matchID, seat));
    await until('all are synced', () => clients.every(synced));
    await playOn(clients, 'first move', 1);
    expect(await say(matchID, first, 'late')).toMatchObject({ status: 409, body: { code: 'started' } });
  });
});
