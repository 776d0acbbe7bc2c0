import { join } from 'node:path';
import Database from 'better-sqlite3';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import { seededRandom } from '../../src/games/river-of-gold';
import { cleanUp, type ServerProcess, startServer, tempFolder } from './helpers/process';
import { rawClient } from './helpers/raw';
import {
  eventually,
  GAME,
  lobbyOf,
  openTable,
  pickMove,
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

const isOver = (client: StockClient) => client.getState()?.ctx.gameover !== undefined;

/** Plays the one person's seat until the game is over, or until so many moves were made. */
async function playSeat(client: StockClient, seat: number, maxMoves = Infinity): Promise<void> {
  const random = seededRandom('person');
  for (let made = 0; made < maxMoves; made++) {
    await until(
      'my turn or the end',
      () => isOver(client) || client.getState()?.ctx.currentPlayer === String(seat),
      30_000,
    );
    if (isOver(client)) return;
    const state = client.getState();
    if (!state) throw new Error('a synced client has a state');
    send(client, pickMove(state.G, seat, random));
    await until('my move is made', () => stateID(client) > state._stateID);
  }
}

test('bots take the seats they were given, are seen in the lobby, and play a whole game with one person', async () => {
  const { matchID, seats } = await openTable(server.url, 3, { seated: 1, bots: [null, 'novice', 'novice'] });
  const match = (await lobbyOf(server.url).listMatches(GAME)).matches.find((m) => m.matchID === matchID);
  expect(match).toMatchObject({ data: { bots: [null, 'novice', 'novice'] } });
  expect(match?.players.slice(1)).toMatchObject([
    { isBot: true, name: 'Novice', data: { bot: 'novice' } },
    { isBot: true },
  ]);
  const client = stockClient(server.url, matchID, seats[0] ?? null);
  await until('synced', () => synced(client));
  await playSeat(client, 0);
  expect(client.getState()?.ctx.gameover).toBeDefined();
  const by = new Set(client.log?.map(({ action }) => ('payload' in action ? action.payload.playerID : null)));
  expect(['0', '1', '2'].every((seat) => by.has(seat))).toBe(true);
});

test("a bot's seat opens to nobody", async () => {
  const { matchID } = await openTable(server.url, 2, { seated: 1, bots: [null, 'novice'] });
  const join = lobbyOf(server.url).joinMatch(GAME, matchID, { playerID: '1', playerName: 'Thief' });
  await expect(join).rejects.toMatchObject({ message: expect.stringContaining('409') });
  const raw = await rawClient(server.url);
  for (const credentials of [null, undefined, 'novice', '']) {
    expect(await raw.attempt('sync', matchID, '1', credentials)).toMatchObject({
      code: expect.stringMatching(/unauthorized|bad-packet/),
    });
  }
});

test.each(['merchant', 'daimyo'])('a bot that fails or cheats (%s) does not stop the game', async (level) => {
  const { matchID, seats } = await openTable(server.url, 2, { seated: 1, bots: [null, level] });
  const client = stockClient(server.url, matchID, seats[0] ?? null);
  await until('synced', () => synced(client));
  await playSeat(client, 0, 12);
  expect(stateID(client)).toBeGreaterThan(12);
  expect(server.output()).toContain('the level below decides for it');
});

test('a bot that was to decide when the process was killed goes on after the restart', async () => {
  const dataDir = server.dataDir;
  const slow = await startServer({ env: { BOT_DELAY_MS: '60000' }, dataDir });
  const { matchID, seats } = await openTable(slow.url, 2, { seated: 1, bots: [null, 'novice'] });
  const client = stockClient(slow.url, matchID, seats[0] ?? null);
  await until('synced', () => synced(client));
  const first = client.getState()?.ctx.currentPlayer;
  if (first === '0') await playSeat(client, 0, 1);
  await until('the bot is to decide', () => client.getState()?.ctx.currentPlayer === '1');
  const before = stateID(client);
  client.stop();
  await slow.kill();
  const quick = await startServer({ dataDir });
  const back = stockClient(quick.url, matchID, seats[0] ?? null);
  await until('the bot has moved', () => stateID(back) > before);
  await quick.stop();
});

test('the maker of a match, and nobody else, lets a bot take the seat of somebody who left', async () => {
  const { matchID, seats } = await openTable(server.url, 3);
  const [maker, leaver, third] = seats;
  if (!maker || !leaver || !third) throw new Error('three sat down');
  const replace = async (who: { playerID: string; credentials: string }, seat: string) => {
    const response = await fetch(`${server.url}/games/${GAME}/${matchID}/replace`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...who, seat, level: 'novice' }),
    });
    return response.status;
  };
  expect(await replace(maker, '1')).toBe(409);
  await lobbyOf(server.url).leaveMatch(GAME, matchID, leaver);
  expect(await replace(third, '1')).toBe(403);
  expect(await replace({ ...maker, credentials: 'wrong' }, '1')).toBe(403);
  expect(await replace(maker, '5')).toBe(404);
  expect(await replace(maker, '9')).toBe(400);
  const client = stockClient(server.url, matchID, maker);
  await until('synced', () => synced(client));
  expect(await replace(maker, '1')).toBe(200);
  await until(
    'the seat is a bot',
    () => (client.matchData?.[1] as { isBot?: boolean } | undefined)?.isBot === true,
  );
  await lobbyOf(server.url).leaveMatch(GAME, matchID, maker);
  expect(await replace(third, '0')).toBe(200);
  const other = stockClient(server.url, matchID, third);
  await until('synced', () => synced(other));
  await playSeat(other, 2);
  expect(other.getState()?.ctx.gameover).toBeDefined();
});

test('playAgain seats the same bots again', async () => {
  const { matchID, seats } = await openTable(server.url, 3, { seated: 1, bots: [null, 'novice'] });
  const { nextMatchID } = await lobbyOf(server.url).playAgain(
    GAME,
    matchID,
    seats[0] ?? { playerID: '', credentials: '' },
  );
  const next = await lobbyOf(server.url).getMatch(GAME, nextMatchID);
  expect(next.players.map((player) => (player as { isBot?: boolean }).isBot === true)).toEqual([
    false,
    true,
    false,
  ]);
});

describe('bots play with people', () => {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const ask = (url: string, matchID: string) => fetch(`${url}/games/${GAME}/${matchID}`);
  const look = async (url: string, matchID: string) =>
    (await (await ask(url, matchID)).json()) as { started: boolean; currentPlayer: string };
  const isStarted = async (url: string, matchID: string) => (await look(url, matchID)).started;
  /** A table that nobody sits at. Who decides first is drawn: tables are made until it is the bot. */
  const openEmpty = async (url: string): Promise<string> => {
    for (;;) {
      const { matchID } = await openTable(url, 2, { seated: 0, bots: ['novice', null] });
      if ((await look(url, matchID)).currentPlayer === '0') return matchID;
    }
  };

  test('they do not move before a person has come, not after a restart either, and then they do', async () => {
    const dataDir = tempFolder();
    const first = await startServer({ dataDir });
    const matchID = await openEmpty(first.url);
    await pause(700);
    expect(await isStarted(first.url, matchID)).toBe(false);
    await first.stop();
    const second = await startServer({ dataDir });
    await pause(700);
    expect(await isStarted(second.url, matchID)).toBe(false);
    await lobbyOf(second.url).joinMatch(GAME, matchID, { playerName: 'Person' });
    await eventually('the bot has moved', () => isStarted(second.url, matchID));
    await second.stop();
  });

  test('a match with bots that nobody ever joined is removed after UNSTARTED_DAYS', async () => {
    const dataDir = tempFolder();
    const first = await startServer({ dataDir });
    const matchID = await openEmpty(first.url);
    await first.stop();
    // A start wakes the bots of all running matches.
    const second = await startServer({ dataDir });
    await pause(500);
    await second.stop();
    const db = new Database(join(dataDir, SQLITE_FILE));
    db.prepare('update matches set updated_at = ?').run(Date.now() - 8 * 24 * 60 * 60 * 1000);
    db.close();
    const third = await startServer({ dataDir });
    await eventually('it is removed', async () => !(await ask(third.url, matchID)).ok);
    await third.stop();
  });

  test('they wait when the last person has left, and go on with the next', async () => {
    const slow = await startServer({ env: { BOT_DELAY_MS: '300' } });
    const bots = ['novice', 'novice', null, 'novice'];
    const { matchID } = await openTable(slow.url, 4, { seated: 0, bots });
    const watcher = stockClient(slow.url, matchID, null);
    await until('synced', () => synced(watcher));
    const playerID = '2';
    const isPersons = () => watcher.getState()?.ctx.currentPlayer === playerID;
    // A bot may bring the turn to the person at the very moment of leaving: then it has not to wait, and it is tried again.
    do {
      const joined = await lobbyOf(slow.url).joinMatch(GAME, matchID, { playerName: 'Person' });
      const seat = { playerID, credentials: joined.playerCredentials };
      expect(joined.playerID).toBe(playerID);
      const client = stockClient(slow.url, matchID, seat);
      await until('synced', () => synced(client));
      while (stateID(client) < 8 || client.getState()?.ctx.currentPlayer === playerID) {
        await playSeat(client, Number(playerID), 1);
        await pause(20);
      }
      await lobbyOf(slow.url).leaveMatch(GAME, matchID, seat);
      client.stop();
      // What comes to the watcher comes in order: all that was played before is known then.
      await until('the seat is seen to be free', () => watcher.matchData?.[2]?.name === undefined);
    } while (isPersons());
    const before = stateID(watcher);
    await pause(1000);
    expect(stateID(watcher)).toBe(before);
    await lobbyOf(slow.url).joinMatch(GAME, matchID, { playerName: 'Next' });
    await until('they go on', () => stateID(watcher) > before);
    await slow.stop();
  });
});
