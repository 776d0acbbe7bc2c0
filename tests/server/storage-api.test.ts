import { Server } from 'boardgame.io/server';
import { authenticateCredentials, newCredentials } from '../../server/credentials';
import { gamesOf } from '../../server/games';
import { openSqlite } from '../../server/storage/sqlite';
import { StorageForFramework, WriteConflict } from '../../server/storage/storage-api';
import type { MatchStore, MatchSummary } from '../../server/storage/store';
import { RiverOfGold, riverOfGold } from '../../src/games/river-of-gold';
import { cleanUp, onCleanUp, startServer, tempFolder } from './helpers/process';
import {
  eventually,
  GAME,
  lobbyOf,
  openTable,
  playOn,
  type Seat,
  stockClient,
  synced,
  until,
} from './helpers/table';

/** Our storage under boardgame.io's own server, lobby and transport, with nothing of ours around it but credentials. */
const folder = tempFolder();
let store: MatchStore;
let db: StorageForFramework;
let url: string;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  store = await openSqlite(folder);
  db = new StorageForFramework(store, gamesOf([riverOfGold]));
  const server = Server({
    games: [RiverOfGold],
    db,
    origins: [],
    authenticateCredentials,
    generateCredentials: newCredentials,
  });
  const running = await server.run({ port: 0 });
  const address = running.appServer.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  onCleanUp(() => {
    running.appServer.closeAllConnections();
    server.kill(running);
  });
});
afterAll(cleanUp);

/** The match as it is stored once a condition holds. */
async function storedOf(matchID: string, condition: (match: MatchSummary) => boolean): Promise<MatchSummary> {
  let found: MatchSummary | null = null;
  await eventually('it is stored', async () => {
    const match = await store.summary(matchID);
    if (match !== null && condition(match)) found = match;
    return found !== null;
  });
  if (found === null) throw new Error('it was never stored');
  return found;
}

test('a stock server plays a match on it, and our own server goes on with it', async () => {
  const { matchID, seats } = await openTable(url, 2);
  const clients = seats.map((seat) => stockClient(url, matchID, seat));
  await until('synced', () => clients.every(synced));
  await playOn(clients, 'stock', 20);
  for (const client of clients) client.stop();
  // The stock server shows a move before it is stored.
  const match = await storedOf(matchID, ({ stateID }) => stateID === 20);
  expect(match).toMatchObject({
    stateID: 20,
    record: { gameName: GAME, seats: [{ name: 'Player 0' }, { name: 'Player 1' }] },
  });
  expect(match.decider).toBe(String(riverOfGold.status((await store.load(matchID))?.state.G).decider));
  const moves = (await store.log(matchID)).filter(({ action }) => action.type === 'MAKE_MOVE');
  expect(moves.map(({ _stateID }) => _stateID)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  for (const { credentials } of seats) expect(JSON.stringify(match)).not.toContain(credentials);

  const ours = await startServer({ dataDir: folder });
  const again = seats.map((seat) => stockClient(ours.url, matchID, seat));
  await until('synced', () => again.every(synced));
  await playOn(again, 'ours');
  expect(again[0]?.getState()?.ctx.gameover).toBeDefined();
  expect(await ours.stop()).toBe(0);
  expect(await db.listMatches({ gameName: GAME, where: { isGameover: true } })).toEqual([matchID]);
});

test('a whole match is played and its end is stored', async () => {
  const { matchID, seats } = await openTable(url, 3);
  const clients = seats.map((seat) => stockClient(url, matchID, seat));
  await until('synced', () => clients.every(synced));
  await playOn(clients, 'whole');
  const over = JSON.parse(JSON.stringify(clients[0]?.getState()?.ctx.gameover));
  for (const client of clients) client.stop();
  const match = await storedOf(matchID, ({ gameover }) => gameover !== undefined);
  expect(match).toMatchObject({ gameover: over, decider: null });
  const { metadata } = await db.fetch(matchID, { metadata: true });
  expect(metadata.gameover).toEqual(over);
});

test('the credentials that it gives out open the seat, and their hash does not', async () => {
  const { matchID, seats } = await openTable(url, 2);
  const [seat] = seats;
  const hash = (await store.summary(matchID))?.record.seats[0]?.credentialsHash;
  if (!seat || !hash) throw new Error('somebody has joined');
  const rename = (credentials: string) =>
    lobbyOf(url).updatePlayer(GAME, matchID, { playerID: '0', credentials, newName: 'Renamed' });
  await expect(rename(hash)).rejects.toThrow('403');
  await expect(rename('wrong')).rejects.toThrow('403');
  await rename(seat.credentials);
  await rename(seat.credentials);
  expect((await store.summary(matchID))?.record.seats[0]?.name).toBe('Renamed');
});

test('of ten who want one seat at the same moment exactly one gets it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { matchID } = await lobbyOf(url).createMatch(GAME, { numPlayers: 2 });
  const joins = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) =>
      lobbyOf(url).joinMatch(GAME, matchID, { playerID: '0', playerName: `P${i}` }),
    ),
  );
  const got = joins.flatMap((join) => (join.status === 'fulfilled' ? [join.value] : []));
  expect(got).toHaveLength(1);
  const seat: Seat = { playerID: '0', credentials: got[0]?.playerCredentials ?? '' };
  await lobbyOf(url).updatePlayer(GAME, matchID, { ...seat, newName: 'Mine' });
});

test('seats that were changed since they were read are not written over', async () => {
  const { matchID } = await lobbyOf(url).createMatch(GAME, { numPlayers: 2 });
  const read = async () => (await db.fetch(matchID, { metadata: true })).metadata;
  const [one, two] = [await read(), await read()];
  const join = (metadata: typeof one, name: string) => ({
    ...metadata,
    players: { ...metadata.players, 0: { id: 0, name, credentials: name } },
  });
  await db.setMetadata(matchID, join(one, 'First'));
  await expect(db.setMetadata(matchID, join(two, 'Second'))).rejects.toThrow(WriteConflict);
  expect((await read()).players[0]?.name).toBe('First');
  // Who is connected is not stored, so it can conflict with nothing.
  const now = await read();
  await db.setMetadata(matchID, { ...now, players: { ...now.players, 1: { id: 1, isConnected: true } } });
});

test('a state that does not follow the stored one is refused loudly, and the same one again is nothing', async () => {
  const { matchID, seats } = await openTable(url, 2);
  const clients = seats.map((seat) => stockClient(url, matchID, seat));
  await until('synced', () => clients.every(synced));
  await playOn(clients, 'two', 2);
  for (const client of clients) client.stop();
  await storedOf(matchID, ({ stateID }) => stateID === 2);
  const { state, log } = await db.fetch(matchID, { state: true, log: true, metadata: true });
  await db.setState(matchID, state, []);
  await expect(db.setState(matchID, state, log.slice(-1))).rejects.toThrow(WriteConflict);
  for (const _stateID of [1, 4]) {
    await expect(db.setState(matchID, { ...state, _stateID }, log.slice(-1))).rejects.toThrow(WriteConflict);
  }
  await expect(db.setState('none', state, [])).rejects.toThrow(WriteConflict);
  expect(await db.fetch(matchID, { state: true, log: true })).toEqual({ state, log });
});

test('the last to leave takes the match along, and what is not there is undefined', async () => {
  const { matchID, seats } = await openTable(url, 2);
  for (const seat of seats) await lobbyOf(url).leaveMatch(GAME, matchID, seat);
  expect(await db.fetch(matchID, { state: true, metadata: true, log: true, initialState: true })).toEqual({});
  expect(await db.listMatches()).not.toContain(matchID);
});
