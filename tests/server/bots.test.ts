import { seededRandom } from '../../src/games/river-of-gold';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { rawClient } from './helpers/raw';
import {
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

test('programs take the seats they were given, are seen in the lobby, and play a whole game with one person', async () => {
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

test("a program's seat opens to nobody", async () => {
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

test.each(['merchant', 'daimyo'])(
  'a program that fails or cheats (%s) does not stop the game',
  async (level) => {
    const { matchID, seats } = await openTable(server.url, 2, { seated: 1, bots: [null, level] });
    const client = stockClient(server.url, matchID, seats[0] ?? null);
    await until('synced', () => synced(client));
    await playSeat(client, 0, 12);
    expect(stateID(client)).toBeGreaterThan(12);
    expect(server.output()).toContain('the level below decides for it');
  },
);

test('a program that was to decide when the process was killed goes on after the restart', async () => {
  const dataDir = server.dataDir;
  const slow = await startServer({ env: { BOT_DELAY_MS: '60000' }, dataDir });
  const { matchID, seats } = await openTable(slow.url, 2, { seated: 1, bots: [null, 'novice'] });
  const client = stockClient(slow.url, matchID, seats[0] ?? null);
  await until('synced', () => synced(client));
  const first = client.getState()?.ctx.currentPlayer;
  if (first === '0') await playSeat(client, 0, 1);
  await until('the program is to decide', () => client.getState()?.ctx.currentPlayer === '1');
  const before = stateID(client);
  client.stop();
  await slow.kill();
  const quick = await startServer({ dataDir });
  const back = stockClient(quick.url, matchID, seats[0] ?? null);
  await until('the program has moved', () => stateID(back) > before);
  await quick.stop();
});

test('the maker of a match, and nobody else, lets a program take the seat of somebody who left', async () => {
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
  expect(await replace(maker, '9')).toBe(404);
  const client = stockClient(server.url, matchID, maker);
  await until('synced', () => synced(client));
  expect(await replace(maker, '1')).toBe(200);
  await until(
    'the seat is a program',
    () => (client.matchData?.[1] as { isBot?: boolean } | undefined)?.isBot === true,
  );
  await lobbyOf(server.url).leaveMatch(GAME, matchID, maker);
  expect(await replace(third, '0')).toBe(200);
  const other = stockClient(server.url, matchID, third);
  await until('synced', () => synced(other));
  await playSeat(other, 2);
  expect(other.getState()?.ctx.gameover).toBeDefined();
});

test('playAgain seats the same programs again', async () => {
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
