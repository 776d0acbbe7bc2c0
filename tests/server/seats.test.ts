import { join } from 'node:path';
import Database from 'better-sqlite3';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import { type GameState, seededRandom } from '../../src/games/river-of-gold';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { type RawClient, rawClient } from './helpers/raw';
import { shownStates } from './helpers/secrets';
import {
  GAME,
  lobbyOf,
  openTable,
  pickMove,
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
afterEach(() => expect(server.alive()).toBe(true));

const refusals = ({ received }: RawClient) =>
  received.filter(({ event }) => event === 'refused').map(({ args }) => args[0]);
const lastStateID = (raw: RawClient): number => shownStates(raw.received).at(-1)?._stateID ?? -1;
const cardsSeen = (G: GameState): number => G.secrets.hands.flat().filter((card) => card !== null).length;

/** A table of two, both on stock clients, with a few moves made, and a spy that has synced for seat 0. */
async function watchedTable() {
  const { matchID, seats } = await openTable(server.url, 2);
  const [zero, one] = seats;
  if (!zero || !one) throw new Error('two sat down');
  const clients = [zero, one].map((seat) => stockClient(server.url, matchID, seat));
  await until('synced', () => clients.every(synced));
  await playOn(clients, 'before', 12);
  const spy = await rawClient(server.url);
  await spy.sync(matchID, zero);
  await until('the spy is up to date', () => lastStateID(spy) === 12);
  expect(cardsSeen(shownStates(spy.received).at(-1)?.G as GameState)).toBeGreaterThan(0);
  return { matchID, zero, one, clients, spy };
}

/** Everything that the spy is shown from here on must be a spectator's. */
async function expectSpectator(spy: RawClient, from: number, untilState: number): Promise<void> {
  await until('the spy goes on as a spectator', () => lastStateID(spy) >= untilState);
  const after = { ...spy, received: spy.received.slice(from) };
  expect(refusals(after)[0]).toMatchObject({ code: 'unauthorized', event: 'sync' });
  const shown = shownStates(after.received);
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.map(({ G }) => cardsSeen(G))).toEqual(shown.map(() => 0));
}

test('a player who leaves is told so, watches on as a spectator, and sees no card of who joins next', async () => {
  const { matchID, zero, one, clients, spy } = await watchedTable();
  const from = spy.received.length;
  await lobbyOf(server.url).leaveMatch(GAME, matchID, zero);
  const joined = await lobbyOf(server.url).joinMatch(GAME, matchID, { playerID: '0', playerName: 'Next' });
  const next: Seat = { playerID: '0', credentials: joined.playerCredentials };
  for (const client of clients) client.stop();
  const fresh = [next, one].map((seat) => stockClient(server.url, matchID, seat));
  await until('synced', () => fresh.every(synced));
  await playOn(fresh, 'after', 12);
  expect(cardsSeen(fresh[0]?.getState()?.G as GameState)).toBeGreaterThan(0);
  await expectSpectator(spy, from, stateID(fresh[0] as StockClient));
  const attempt = await spy.attempt('chat', matchID, { id: 'x', payload: 'still me' }, zero.credentials);
  expect(attempt).toMatchObject({ code: 'unauthorized' });
});

test('a player who is replaced by a bot sees none of its cards', async () => {
  const { matchID, zero, one, clients, spy } = await watchedTable();
  const from = spy.received.length;
  for (const client of clients) client.stop();
  await lobbyOf(server.url).leaveMatch(GAME, matchID, zero);
  const replaced = await fetch(`${server.url}/games/${GAME}/${matchID}/replace`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...one, seat: '0', level: 'novice' }),
  });
  expect(replaced.status).toBe(200);
  const client = stockClient(server.url, matchID, one);
  const random = seededRandom('with a bot');
  while (stateID(client) < 24) {
    await until('it is my turn', () => client.getState()?.ctx.currentPlayer === '1');
    const state = client.getState();
    if (!state) throw new Error('a synced client has a state');
    send(client, pickMove(state.G, 1, random));
    await until('my move is made', () => stateID(client) > state._stateID);
  }
  await expectSpectator(spy, from, stateID(client));
});

test('a second page of the holder is not disturbed when another seat changes hands', async () => {
  const { matchID, one, clients, spy } = await watchedTable();
  await lobbyOf(server.url).leaveMatch(GAME, matchID, one);
  await lobbyOf(server.url).joinMatch(GAME, matchID, { playerName: 'Next' });
  await until('the change is told', () => clients[0]?.matchData?.[1]?.name === 'Next');
  expect(refusals(spy)).toEqual([]);
  expect(cardsSeen(shownStates(spy.received).at(-1)?.G as GameState)).toBeGreaterThan(0);
});

test('who goes right after a rename is seen to go', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  const [zero, one] = seats;
  if (!zero || !one) throw new Error('two sat down');
  const [first, second] = [zero, one].map((seat) => stockClient(server.url, matchID, seat));
  if (!first || !second) throw new Error('two clients');
  await until('both are there', () => synced(second) && first.matchData?.[1]?.isConnected === true);
  await lobbyOf(server.url).updatePlayer(GAME, matchID, { ...one, newName: 'Renamed' });
  await until('the new name', () => first.matchData?.[1]?.name === 'Renamed');
  second.stop();
  await until('it is gone', () => first.matchData?.[1]?.isConnected === false, 3000);
});

test('viewers of a match that is removed are told', async () => {
  const { matchID, seats } = await openTable(server.url, 2, { seated: 1 });
  const spectator = await rawClient(server.url);
  await spectator.sync(matchID, null);
  await lobbyOf(server.url).leaveMatch(GAME, matchID, seats[0] as Seat);
  await until('it is told', () => refusals(spectator).length > 0, 3000);
  expect(refusals(spectator)).toEqual([expect.objectContaining({ code: 'unknown-match', matchID })]);
  expect((await fetch(`${server.url}/games/${GAME}/${matchID}`)).status).toBe(404);
});

test('a seat that was stored is answered with its credentials, even when nothing can be read afterwards', async () => {
  const { matchID } = await openTable(server.url, 2, { seated: 1 });
  const watcher = await rawClient(server.url);
  await watcher.sync(matchID, null);
  const db = new Database(join(server.dataDir, SQLITE_FILE));
  // Whatever is read of the match from now on cannot be understood; writing it goes well.
  db.exec(`create table kept (id text, record text);
    create trigger spoil after update of version on matches begin
      insert into kept values (new.id, new.record);
      update matches set record = 'unreadable' where id = new.id;
    end`);
  const joined = await lobbyOf(server.url).joinMatch(GAME, matchID, { playerName: 'Lucky' });
  db.exec(`drop trigger spoil;
    update matches set record = (select record from kept where kept.id = matches.id)
      where id in (select id from kept);
    drop table kept`);
  db.close();
  const own = await rawClient(server.url);
  const answer = await own.sync(matchID, {
    playerID: joined.playerID,
    credentials: joined.playerCredentials,
  });
  expect(answer.event).toBe('sync');
});
