import { CARDS } from '../../src/games/cards';
import { readMatchFile, replayMatch } from '../../src/games/match-file';
import { checkInvariants, riverOfGold, seededRandom } from '../../src/games/river-of-gold';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { makeMove, rawClient } from './helpers/raw';
import { allowed, type Exported, forbiddenKeys, replayStates, shownStates } from './helpers/secrets';
import {
  GAME,
  lobbyOf,
  openTable,
  pickMove,
  playOn,
  type StockClient,
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

const exportOf = (matchID: string): Promise<Response> => fetch(`${server.url}/api/matches/${matchID}/export`);
/** Parsed here and not by fetch, whose objects belong to another realm inside Jest. */
const exported = async (matchID: string): Promise<Exported> =>
  JSON.parse(await (await exportOf(matchID)).text());

test('four stock clients play a whole game; every viewer is told exactly what it may know', async () => {
  const { matchID, seats } = await openTable(server.url, 4);
  const spies = await Promise.all(
    [...seats, null].map(async (seat) => ({ seat, raw: await rawClient(server.url) })),
  );
  for (const { seat, raw } of spies) await raw.sync(matchID, seat);
  const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
  const spectator = stockClient(server.url, matchID, null);
  await until('all are synced', () => [...clients, spectator].every(synced));
  expect((await exportOf(matchID)).status).toBe(409);

  await playOn(clients, 'whole game');

  const over = clients[0]?.getState()?.ctx.gameover;
  expect(over.winners.length).toBeGreaterThan(0);
  await until('the spectator has seen the end', () => spectator.getState()?.ctx.gameover !== undefined);
  const match = await lobbyOf(server.url).getMatch(GAME, matchID);
  expect(match.gameover).toEqual(JSON.parse(JSON.stringify(over)));

  const file = await exported(matchID);
  expect(file).toMatchObject({ format: 'match', version: 2, game: GAME, gameover: over });
  const states = replayStates(file);
  const last = Math.max(...states.keys());
  await until('all spies have heard the end', () =>
    spies.every(({ raw }) => raw.received.some(({ event, args }) => event === 'patch' && args[2] === last)),
  );
  for (const state of states.values()) expect(checkInvariants(state.G)).toEqual([]);
  for (const { seat, raw } of spies) {
    const viewer = seat === null ? null : Number(seat.playerID);
    const shown = shownStates(raw.received);
    expect(shown.length).toBe(last + 2);
    for (const state of shown) {
      const truth = states.get(state._stateID);
      if (truth === undefined) throw new Error(`state ${state._stateID} was shown and is not in the log`);
      expect(state).toEqual(allowed(truth, viewer));
    }
    for (const message of raw.received) expect(forbiddenKeys(message.args)).toEqual([]);
  }
});

test('a stock client that was away in the middle comes back to the present state and the whole log', async () => {
  const { matchID, seats } = await openTable(server.url, 4);
  const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
  await until('all are synced', () => clients.every(synced));
  await playOn(clients, 'before', 20);
  clients[3]?.stop();
  const back = stockClient(server.url, matchID, seats[3] ?? null);
  await until('it is back', () => stateID(back) === 20);
  expect(back.log?.filter(({ action }) => action.type === 'MAKE_MOVE')).toHaveLength(20);
  await playOn([...clients.slice(0, 3), back], 'after', 20);
  expect(stateID(back)).toBe(40);
});

test('two clients on one seat both see everything and both may play it', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  const [first, second] = seats;
  if (!first || !second) throw new Error('two seats were taken');
  const phone = stockClient(server.url, matchID, first);
  const laptop = stockClient(server.url, matchID, first);
  const other = stockClient(server.url, matchID, second);
  await until('all are synced', () => [phone, laptop, other].every(synced));
  for (const [i, pair] of [
    [phone, other],
    [laptop, other],
    [phone, other],
  ].entries()) {
    await playOn(pair, `device ${i}`, 10);
    await until('all have it', () =>
      [phone, laptop, other].every((client) => stateID(client) === (i + 1) * 10),
    );
  }
  expect(phone.getState()?.G).toEqual(laptop.getState()?.G);
});

test('a private match is not listed and is joined by its link; a public one is listed', async () => {
  const lobby = lobbyOf(server.url);
  const hidden = await lobby.createMatch(GAME, { numPlayers: 2, unlisted: true });
  const open = await lobby.createMatch(GAME, {
    numPlayers: 2,
    setupData: { patrons: 'draft', clans: 'choose' },
  });
  const listed = (await lobby.listMatches(GAME)).matches.map(({ matchID }) => matchID);
  expect(listed).toContain(open.matchID);
  expect(listed).not.toContain(hidden.matchID);
  const joined = await lobby.joinMatch(GAME, hidden.matchID, { playerName: '  Ayame ' });
  const match = await lobby.getMatch(GAME, hidden.matchID);
  expect(match.players[Number(joined.playerID)]).toMatchObject({ name: 'Ayame' });
  expect((await lobby.getMatch(GAME, open.matchID)).setupData).toEqual({
    patrons: 'draft',
    clans: 'choose',
    rulings: 'second',
  });
  expect(await lobby.listGames()).toEqual(CARDS.map(({ id }) => id));
  expect((await lobby.listMatches(GAME, { isGameover: true })).matches.map((m) => m.matchID)).not.toContain(
    open.matchID,
  );
  expect((await lobby.listMatches(GAME, { updatedAfter: Date.now() + 1000 })).matches).toEqual([]);
});

test('playAgain gives everybody the same next match with the same options', async () => {
  const lobby = lobbyOf(server.url);
  const setupData = { patrons: 'choice', clans: 'choose' };
  const { matchID, seats } = await openTable(server.url, 3, { setupData });
  const next = await Promise.all(seats.map((seat) => lobby.playAgain(GAME, matchID, seat)));
  expect(new Set(next.map(({ nextMatchID }) => nextMatchID)).size).toBe(1);
  const { nextMatchID = '' } = next[0] ?? {};
  const match = await lobby.getMatch(GAME, nextMatchID);
  expect(match.players).toHaveLength(3);
  expect(match.setupData).toEqual({ ...setupData, rulings: 'second' });
  expect((await lobby.getMatch(GAME, matchID)).nextMatchID).toBe(nextMatchID);
});

test('chat reaches everybody, spectators too, in the name of the seat it came from', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  const [one, two] = seats.map((seat) => stockClient(server.url, matchID, seat));
  const spectator = stockClient(server.url, matchID, null);
  if (!one || !two) throw new Error('two seats were taken');
  await until('all are synced', () => [one, two, spectator].every(synced));
  one.sendChatMessage('Good evening');
  await until('everybody has it', () =>
    [one, two, spectator].every((client) => client.chatMessages.length === 1),
  );
  expect(two.chatMessages[0]).toMatchObject({ sender: '0', payload: 'Good evening' });
});

test('what was said is there for those who come later, after a restart too', async () => {
  const first = await startServer();
  const { matchID, seats } = await openTable(first.url, 2);
  const client = stockClient(first.url, matchID, seats[0] ?? null);
  await until('synced', () => synced(client));
  client.sendChatMessage('I am back on Friday');
  await until('it is said', () => client.chatMessages.length === 1);
  client.stop();
  await first.kill();
  const second = await startServer({ dataDir: first.dataDir });
  const ask = async (id: string) => fetch(`${second.url}/games/${GAME}/${id}/chat`);
  const message = {
    id: expect.any(String),
    sender: '0',
    payload: 'I am back on Friday',
    at: expect.any(Number),
    room: 'players',
    name: 'Player 0',
  };
  expect(await (await ask(matchID)).json()).toEqual({ messages: [message] });
  expect((await ask('none')).status).toBe(404);
  expect(await second.stop()).toBe(0);
});

test('who comes, goes and is connected is seen by those who are there', async () => {
  const lobby = lobbyOf(server.url);
  const { matchID, seats } = await openTable(server.url, 2, { seated: 1 });
  const first = stockClient(server.url, matchID, seats[0] ?? null);
  await until('synced', () => synced(first));
  const { playerID, playerCredentials } = await lobby.joinMatch(GAME, matchID, { playerName: 'Second' });
  const seen = () => first.matchData?.[1];
  await until('the second has a name', () => seen()?.name === 'Second');
  expect(seen()?.isConnected).toBe(false);
  const second = stockClient(server.url, matchID, { playerID, credentials: playerCredentials });
  await until('the second is connected', () => seen()?.isConnected === true);
  second.stop();
  await until('the second is gone', () => seen()?.isConnected === false);
  await lobby.updatePlayer(GAME, matchID, { playerID, credentials: playerCredentials, newName: 'Renamed' });
  await until('the new name', () => seen()?.name === 'Renamed');
  await lobby.leaveMatch(GAME, matchID, { playerID, credentials: playerCredentials });
  await until('the seat is free', () => seen()?.name === undefined);
  await expect(lobby.joinMatch(GAME, matchID, { playerName: 'Third' })).resolves.toMatchObject({
    playerID: '1',
  });
});

test('undo and redo go through the server and change nothing but the state they should', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
  await until('all are synced', () => clients.every(synced));
  for (let i = 0; i < 60; i++) {
    await playOn(clients, `undo ${i}`, 1);
    const state = clients[0]?.getState();
    if (state?.G.canUndo && state._stateID > 4) break;
  }
  const state = clients[0]?.getState();
  const decider = clients[Number(state?.ctx.currentPlayer)];
  if (!state || !decider) throw new Error('somebody decides');
  expect(state.G.canUndo).toBe(true);
  decider.undo();
  await until('it is undone', () => clients.every((client) => stateID(client) === state._stateID + 1));
  expect(decider.getState()?.G).not.toEqual(state.G);
  decider.redo();
  await until('it is done again', () => clients.every((client) => stateID(client) === state._stateID + 2));
  const own = decider.getState();
  expect(own?.G.players).toEqual(state.G.players);
  expect(own?.G.shore).toEqual(state.G.shore);
  decider.undo();
  await until('it is undone again', () => clients.every((client) => stateID(client) === state._stateID + 3));
  await playOn(clients, 'to the end');
  const last = clients[0]?.getState();
  const { module, file } = readMatchFile(await exported(matchID), [riverOfGold]);
  const steps = [...replayMatch(module, file)];
  expect(steps.length).toBe((last?._stateID ?? 0) - 4);
  expect(steps.at(-1)?.state.ctx.gameover).toEqual(last?.ctx.gameover);
});

test('undo and redo have an end within a turn, the log stays short, and play goes on', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
  await until('all are synced', () => clients.every(synced));
  for (let i = 0; i < 60 && !clients[0]?.getState()?.G.canUndo; i++) await playOn(clients, `rewind ${i}`, 1);
  const state = clients[0]?.getState();
  const seat = seats[Number(state?.ctx.currentPlayer)];
  if (!state?.G.canUndo || !seat) throw new Error('something can be undone');
  const raw = await rawClient(server.url);
  await raw.sync(matchID, seat);
  const rewind = (i: number) =>
    raw.attempt(
      'update',
      {
        type: i % 2 === 0 ? 'UNDO' : 'REDO',
        payload: { type: null, args: null, playerID: seat.playerID, credentials: seat.credentials },
      },
      state._stateID + i,
      matchID,
      seat.playerID,
    );
  for (let i = 0; i < 100; i++) expect(await rewind(i)).toBeNull();
  expect(await rewind(100)).toMatchObject({ code: 'illegal', message: expect.stringContaining('100') });
  await until('all are up to date', () =>
    clients.every((client) => stateID(client) === state._stateID + 100),
  );
  await playOn(clients, 'goes on', 10);
  expect(stateID(clients[0] as StockClient)).toBe(state._stateID + 110);
});

test('a move for an older state is refused and answered with the present one, however legal it would be', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
  await until('all are synced', () => clients.every(synced));
  await playOn(clients, 'older', 10);
  const spectator = clients[0]?.getState();
  const seat = seats[Number(spectator?.ctx.currentPlayer)];
  const state = clients[Number(seat?.playerID)]?.getState();
  if (!seat || !state) throw new Error('somebody decides');
  const raw = await rawClient(server.url);
  await raw.sync(matchID, seat);
  const { name, arg } = pickMove(state.G, Number(seat.playerID), seededRandom('older'));
  const shown = raw.received.length;
  for (const stateID of [0, 5, 9]) {
    raw.socket.emit('update', makeMove(seat, name, [arg]), stateID, matchID, seat.playerID);
  }
  const refused = () => raw.received.slice(shown).filter(({ event }) => event === 'refused');
  await until('all are answered', () => refused().length === 3);
  expect(refused().map(({ args }) => (args[0] as { code: string }).code)).toEqual(Array(3).fill('stale'));
  const resent = raw.received.slice(shown).filter(({ event }) => event === 'sync');
  expect(resent.map(({ args }) => (args[1] as { state: { _stateID: number } }).state._stateID)).toEqual([
    10, 10, 10,
  ]);
  expect(await raw.attempt('update', makeMove(seat, name, [arg]), 10, matchID, seat.playerID)).toBeNull();
});

test('the secret of a match is long, random and not its time', async () => {
  const seeds = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const { matchID, seats } = await openTable(server.url, 2);
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('all are synced', () => clients.every(synced));
    await playOn(clients, `seeds ${i}`);
    const { initialState } = await exported(matchID);
    const seed = String(initialState.plugins.random?.data?.secret);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    seeds.add(seed);
  }
  expect(seeds.size).toBe(3);
});
