import type { State } from 'boardgame.io';
import type { GameState } from '../../src/games/river-of-gold';
import { seededRandom } from '../../src/games/river-of-gold';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { makeMove, type RawClient, rawClient } from './helpers/raw';
import { shownStates } from './helpers/secrets';
import { GAME, lobbyOf, openTable, pickMove, type Seat, until } from './helpers/table';

/** Two processes on one database; what one does, the viewers of the other must see. */
let one: ServerProcess;
let two: ServerProcess;
beforeAll(async () => {
  one = await startServer();
  two = await startServer({ dataDir: one.dataDir });
});
afterAll(cleanUp);
afterEach(() => expect([one.alive(), two.alive()]).toEqual([true, true]));

const shown = (raw: RawClient): State<GameState> => {
  const state = shownStates(raw.received).at(-1);
  if (state === undefined) throw new Error('nothing was shown');
  return state;
};
const shownID = (raw: RawClient): number => shown(raw)._stateID;

async function enter({ url }: ServerProcess, matchID: string, seat: Seat | null): Promise<RawClient> {
  const raw = await rawClient(url);
  expect((await raw.sync(matchID, seat)).event).toBe('sync');
  return raw;
}

/** Lets whoever decides make a move through a process, by a page that is opened for it. */
async function moveThrough(server: ServerProcess, matchID: string, seats: readonly Seat[]): Promise<number> {
  const spectator = await enter(server, matchID, null);
  const seat = seats[Number(shown(spectator).ctx.currentPlayer)] as Seat;
  spectator.close();
  const raw = await enter(server, matchID, seat);
  const { G, _stateID } = shown(raw);
  const { name, arg } = pickMove(G, Number(seat.playerID), seededRandom(`${_stateID}`));
  expect(
    await raw.attempt('update', makeMove(seat, name, [arg]), _stateID, matchID, seat.playerID),
  ).toBeNull();
  raw.close();
  return _stateID + 1;
}

/** A move that has the right shape and is refused by the rules, by whoever decides. */
async function refusedMove(server: ServerProcess, matchID: string, seats: readonly Seat[]): Promise<void> {
  const spectator = await enter(server, matchID, null);
  const { ctx, _stateID } = shown(spectator);
  spectator.close();
  const seat = seats[Number(ctx.currentPlayer)] as Seat;
  const raw = await enter(server, matchID, seat);
  const redo = {
    type: 'REDO',
    payload: { type: null, args: null, playerID: seat.playerID, credentials: seat.credentials },
  };
  expect(await raw.attempt('update', redo, _stateID, matchID, seat.playerID)).toMatchObject({
    code: 'illegal',
  });
  raw.close();
}

test.each([
  ['a refused move', (matchID: string, seats: Seat[]) => refusedMove(one, matchID, seats)],
  [
    'a rename',
    (matchID: string, seats: Seat[]) =>
      lobbyOf(one.url).updatePlayer(GAME, matchID, { ...(seats[0] as Seat), newName: 'Other' }),
  ],
])("after %s the other process's moves are still shown", async (_name, disturb) => {
  const { matchID, seats } = await openTable(one.url, 2);
  const watcher = await enter(one, matchID, null);
  await disturb(matchID, seats);
  const made = await moveThrough(two, matchID, seats);
  await until("the other process's move is shown", () => shownID(watcher) === made, 5000);
});

test('after a refused move and a move elsewhere the next patch fits what viewers know', async () => {
  const { matchID, seats } = await openTable(one.url, 2);
  const watcher = await enter(one, matchID, null);
  for (let round = 0; round < 4; round++) {
    await moveThrough(one, matchID, seats);
    await refusedMove(one, matchID, seats);
    await moveThrough(two, matchID, seats);
    const made = await moveThrough(one, matchID, seats);
    await until('the last move is shown', () => shownID(watcher) === made, 5000);
    const fresh = await enter(one, matchID, null);
    expect(shown(watcher)).toEqual(shown(fresh));
    fresh.close();
  }
});

test('credentials that were given out by the other process open the seat at once', async () => {
  for (let round = 0; round < 3; round++) {
    const { matchID } = await openTable(one.url, 4, { seated: 0 });
    const watcher = await enter(one, matchID, null);
    for (let i = 0; i < 4; i++) {
      const { playerID, playerCredentials } = await lobbyOf(two.url).joinMatch(GAME, matchID, {
        playerName: `P${i}`,
      });
      const seat = { playerID, credentials: playerCredentials };
      if (i % 2 === 0) (await enter(one, matchID, seat)).close();
      else await lobbyOf(one.url).updatePlayer(GAME, matchID, { ...seat, newName: `Known ${i}` });
    }
    watcher.close();
  }
});

test('a move with credentials that were given back through the other process is refused, and not stored', async () => {
  for (let round = 0; round < 3; round++) {
    const { matchID, seats } = await openTable(one.url, 2);
    const watcher = await enter(one, matchID, null);
    const seat = seats[Number(shown(watcher).ctx.currentPlayer)] as Seat;
    const raw = await enter(one, matchID, seat);
    const { G, _stateID } = shown(raw);
    const { name, arg } = pickMove(G, Number(seat.playerID), seededRandom('gone'));
    await lobbyOf(two.url).leaveMatch(GAME, matchID, seat);
    raw.socket.emit('update', makeMove(seat, name, [arg]), _stateID, matchID, seat.playerID);
    const refused = () =>
      raw.received.some(
        ({ event, args }) => event === 'refused' && (args[0] as { event: string }).event === 'update',
      );
    await until('it is refused', refused, 5000);
    expect(raw.received.find(({ event }) => event === 'refused')?.args[0]).toMatchObject({
      code: 'unauthorized',
    });
    const fresh = await enter(two, matchID, null);
    expect(shownID(fresh)).toBe(0);
  }
});

test('who has given a seat back through the other process is not told the next match', async () => {
  for (let round = 0; round < 3; round++) {
    const { matchID, seats } = await openTable(one.url, 2);
    const [left, stayed] = seats as [Seat, Seat];
    const again = { numPlayers: 2, unlisted: true };
    await lobbyOf(one.url).playAgain(GAME, matchID, { ...stayed, ...again });
    // The match is in the memory of the process that is asked.
    const watcher = await enter(one, matchID, null);
    await lobbyOf(two.url).leaveMatch(GAME, matchID, left);
    const asked = lobbyOf(one.url).playAgain(GAME, matchID, { ...left, ...again });
    await expect(asked).rejects.toMatchObject({ details: { code: 'unauthorized' } });
    watcher.close();
  }
});

test('a move is not stale because somebody was renamed through the other process', async () => {
  const { matchID, seats } = await openTable(one.url, 2);
  for (let round = 0; round < 3; round++) {
    const watcher = await enter(one, matchID, null);
    const seat = seats[Number(shown(watcher).ctx.currentPlayer)] as Seat;
    const raw = await enter(one, matchID, seat);
    const { G, _stateID } = shown(raw);
    const { name, arg } = pickMove(G, Number(seat.playerID), seededRandom(`${round}`));
    await lobbyOf(two.url).updatePlayer(GAME, matchID, { ...(seats[0] as Seat), newName: `Name ${round}` });
    raw.socket.emit('update', makeMove(seat, name, [arg]), _stateID, matchID, seat.playerID);
    await until('the move is made', () => shownID(raw) === _stateID + 1, 5000);
    expect(raw.received.filter(({ event }) => event === 'refused')).toEqual([]);
    raw.close();
    watcher.close();
  }
});

const codes = ({ received }: RawClient) =>
  received.filter(({ event }) => event === 'refused').map(({ args }) => (args[0] as { code: string }).code);

test('who has lost a seat through the other process is told so and sees no card any more', async () => {
  const { matchID, seats } = await openTable(one.url, 2);
  const zero = seats[0] as Seat;
  const page = await enter(one, matchID, zero);
  const cards = () => shown(page).G.secrets.hands.flat();
  while (cards().every((card) => card === null)) {
    const made = await moveThrough(one, matchID, seats);
    await until('the move is shown', () => shownID(page) === made, 5000);
  }
  await lobbyOf(two.url).leaveMatch(GAME, matchID, zero);
  await until('it is told', () => codes(page).includes('unauthorized'), 5000);
  await until('no card is seen any more', () => cards().every((card) => card === null), 5000);
});

test('viewers hear of it when the other process has removed the match', async () => {
  const { matchID, seats } = await openTable(one.url, 2);
  const pages = await Promise.all([...seats, null].map((seat) => enter(one, matchID, seat)));
  for (const seat of seats) await lobbyOf(two.url).leaveMatch(GAME, matchID, seat);
  await until('all are told', () => pages.every((raw) => codes(raw).includes('unknown-match')), 5000);
});
