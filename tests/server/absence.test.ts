import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestClock } from './helpers/clock';
import { type Answer, get, Person, post } from './helpers/person';
import { cleanUp, type ServerProcess, startServer, tempFolder } from './helpers/process';
import { RacePage, TOY, TOY_SERVER } from './helpers/race';
import { rawClient } from './helpers/raw';
import { eventually, lobbyOf, type Seat, until } from './helpers/table';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const dataDir = tempFolder();
const clock = new TestClock(join(tempFolder(), 'clock'));
let server: ServerProcess;
const start = async () => {
  server = await startServer({ ...TOY_SERVER, dataDir, env: clock.env });
};
beforeAll(start, 60_000);
afterAll(cleanUp);
afterEach(() => expect(server.alive()).toBe(true));

interface Listed {
  deadline: number | null;
  budgets: number[] | null;
  players: {
    id: number;
    name?: string;
    isBot?: true;
    isConnected?: boolean;
    away?: string;
    lastSeen?: number;
    profile?: string;
  }[];
  started: boolean;
  currentPlayer: string | null;
}
const listed = async (matchID: string) =>
  (await get<Listed>(server.url, `/games/${TOY}/${matchID}`)).body as Listed;
const ask = (matchID: string, what: string, body: object): Promise<Answer> =>
  post(server.url, `/games/${TOY}/${matchID}/${what}`, body);

/** A long race, so that it is not over by chance. */
const SETUP = { setupData: { length: 100 } };
const PER_MOVE = { clock: { kind: 'move', seconds: 3600 }, timeOver: { do: 'bot', level: 'walker' } };

async function openRace(numPlayers: number, more: object = {}, seated = numPlayers) {
  const lobby = lobbyOf(server.url);
  const { body } = await post<{ matchID: string }>(server.url, `/games/${TOY}/create`, {
    numPlayers,
    ...SETUP,
    ...more,
  });
  const seats: Seat[] = [];
  for (let i = 0; i < seated; i++) {
    const joined = await lobby.joinMatch(TOY, body.matchID, { playerName: `Player ${i}` });
    seats.push({ playerID: joined.playerID, credentials: joined.playerCredentials });
  }
  return { matchID: body.matchID, seats };
}

/** Two seats at a table of so many people. */
async function openPair(numPlayers: number, more: object = {}) {
  const { matchID, seats } = await openRace(numPlayers, more);
  const [zero, one] = seats;
  if (!zero || !one) throw new Error('two sat down');
  return { matchID, seats, zero, one };
}

/** Waits until the server knows whether somebody's page is open. */
const presence = (matchID: string, seat: number, here: boolean) =>
  eventually(`seat ${seat} ${here ? 'is there' : 'has gone'}`, async () => {
    return ((await listed(matchID)).players[seat]?.isConnected === true) === here;
  });

describe('a clock', () => {
  test.each([
    ['four minutes', { clock: { kind: 'move', seconds: 240 } }],
    ['fifteen days', { clock: { kind: 'move', seconds: 15 * 86_400 } }],
    ['no kind', { clock: { seconds: 3600 } }],
    ['a bot that does not exist', { ...PER_MOVE, timeOver: { do: 'bot', level: 'genius' } }],
    ['a negative increment', { clock: { kind: 'budget', seconds: 3600, increment: -1 } }],
  ])('with %s is refused', async (_, more) => {
    const { status } = await post(server.url, `/games/${TOY}/create`, { numPlayers: 2, ...more });
    expect(status).toBe(400);
  });

  test('runs from the moment when everybody is there, and is shown to everybody', async () => {
    const { matchID } = await openRace(2, PER_MOVE, 1);
    expect((await listed(matchID)).deadline).toBeNull();
    await lobbyOf(server.url).joinMatch(TOY, matchID, { playerName: 'Last' });
    const { deadline } = await listed(matchID);
    expect(deadline).toBeGreaterThan(Date.now() + 59 * MINUTE);
    const spectator = await RacePage.open(server.url, matchID, null);
    await eventually('the clock is shown', async () => 'clock' in spectator.table());
    expect(spectator.table()).toMatchObject({ clock: PER_MOVE.clock, timeOver: PER_MOVE.timeOver, deadline });
  });

  test('is not started again by moves, undo and redo of the same turn, only by the next turn', async () => {
    const { matchID, zero } = await openPair(2, PER_MOVE);
    const page = await RacePage.open(server.url, matchID, zero);
    const { deadline } = await listed(matchID);
    clock.forward(10 * MINUTE);
    expect(await page.move('hurry')).toBe('done');
    expect((await listed(matchID)).deadline).toBe(deadline);
    expect(await page.move('roll')).toBe('done');
    expect((await listed(matchID)).deadline).toBeGreaterThan((deadline ?? 0) + 9 * MINUTE);
    expect(page.table().deadline).toBe((await listed(matchID)).deadline);
  });

  test('a time that is over gives the seat to the bot, which plays, and the player takes it back', async () => {
    const { matchID, zero, one } = await openPair(2, PER_MOVE);
    const page = await RacePage.open(server.url, matchID, zero);
    const other = await RacePage.open(server.url, matchID, one);
    clock.forward(59 * MINUTE);
    await sleep(1500);
    expect((await listed(matchID)).players[0]).toMatchObject({ name: 'Player 0' });
    clock.forward(2 * MINUTE);
    await eventually('the bot has moved', async () => (await listed(matchID)).started);
    expect((await listed(matchID)).players[0]).toMatchObject({ isBot: true, away: 'Player 0' });
    await until('the page is told', () => page.refusals().includes('seat-away'));
    const raw = await rawClient(server.url, TOY);
    expect((await raw.sync(matchID, zero)).args[0]).toMatchObject({ code: 'seat-away' });
    // Nobody else takes it back, and the one who was away does.
    expect((await ask(matchID, 'return', { ...one, playerID: '0' })).status).toBe(403);
    expect((await ask(matchID, 'return', zero)).status).toBe(200);
    expect((await listed(matchID)).players[0]).toMatchObject({ name: 'Player 0', isConnected: false });
    const back = await RacePage.open(server.url, matchID, zero);
    // The bot may have asked the other one for help, or be done with its turn.
    const goesOn = async (page: RacePage) =>
      (await page.move('help', { yes: false })) === 'done' || (await page.move('roll')) === 'done';
    expect(await goesOn(other)).toBe(true);
    expect(await goesOn(back)).toBe(true);
  });

  test('bots that come because time is over are told apart', async () => {
    const { matchID } = await openPair(3, PER_MOVE);
    clock.forward(61 * MINUTE);
    const isBot = async (seat: number) => (await listed(matchID)).players[seat]?.isBot === true;
    await eventually('one is a bot', () => isBot(0));
    await eventually('another one is to decide', async () => (await listed(matchID)).deadline !== null);
    clock.forward(200 * MINUTE);
    await eventually('two are bots', async () => (await isBot(1)) || (await isBot(2)));
    const bots = (await listed(matchID)).players.filter((player) => player.isBot);
    expect(new Set(bots.map(({ name }) => name)).size).toBe(bots.length);
    expect(bots.map(({ name }) => name)).toEqual(expect.arrayContaining(['Walker', 'Walker 2']));
  });

  test('a time that is over opens the seat where that was agreed on; who is quicker gets it', async () => {
    const { matchID, zero } = await openPair(2, { ...PER_MOVE, timeOver: { do: 'open' } });
    clock.forward(61 * MINUTE);
    await eventually('it is open', async () => (await listed(matchID)).players[0]?.name === undefined);
    expect((await listed(matchID)).players[0]).toMatchObject({ away: 'Player 0' });
    expect((await listed(matchID)).deadline).toBeNull();
    expect((await ask(matchID, 'return', zero)).status).toBe(200);
    expect((await listed(matchID)).deadline).not.toBeNull();
    clock.forward(61 * MINUTE);
    await eventually('it is open', async () => (await listed(matchID)).players[0]?.name === undefined);
    await lobbyOf(server.url).joinMatch(TOY, matchID, { playerName: 'Spectator' });
    expect((await ask(matchID, 'return', zero)).status).toBe(403);
  });

  test('a budget is used up by thinking, gets its increment once for each turn, and ends', async () => {
    const budget = { clock: { kind: 'budget', seconds: 3600, increment: 60 } };
    const { matchID, zero, one } = await openPair(2, budget);
    const [first, second] = [
      await RacePage.open(server.url, matchID, zero),
      await RacePage.open(server.url, matchID, one),
    ];
    clock.forward(20 * MINUTE);
    expect(await first.move('hurry')).toBe('done');
    expect(await first.move('roll')).toBe('done');
    const left = (await listed(matchID)).budgets?.[0] ?? 0;
    expect(Math.round(left / MINUTE)).toBe(41);
    expect(await second.move('roll')).toBe('done');
    const { deadline } = await listed(matchID);
    expect(Math.round(((deadline ?? 0) - Number(first.table().now)) / MINUTE)).toBe(41);
    clock.forward(42 * MINUTE);
    await eventually('the usual bot plays', async () => (await listed(matchID)).players[0]?.isBot === true);
    expect((await ask(matchID, 'return', zero)).status).toBe(200);
  });

  test('a deadline that passes while the server is down is met after the restart', async () => {
    const { matchID } = await openPair(2, PER_MOVE);
    await server.stop();
    clock.forward(2 * 60 * MINUTE);
    await start();
    await eventually('the bot plays', async () => (await listed(matchID)).players[0]?.isBot === true);
  });

  test('a match without a clock waits for ever', async () => {
    const { matchID } = await openPair(2);
    expect((await listed(matchID)).deadline).toBeNull();
    clock.forward(100 * DAY);
    await sleep(1500);
    expect((await listed(matchID)).players.map(({ name }) => name)).toEqual(['Player 0', 'Player 1']);
  });
});

describe('somebody who stays away from a match without a clock', () => {
  test('is replaced by a bot after three days when all others agree, not before, and comes back', async () => {
    const { matchID, seats, zero } = await openPair(3);
    const pages = await Promise.all(seats.map((seat) => RacePage.open(server.url, matchID, seat)));
    expect(await pages[0]?.move('roll')).toBe('done');
    // From the moment on when the server has seen them go.
    pages[1]?.close();
    await presence(matchID, 1, false);
    const vote = (by: Seat | undefined, seat = '1') => ask(matchID, 'vote', { ...by, seat, level: 'walker' });
    clock.forward(2 * DAY);
    expect((await vote(zero)).body.code).toBe('not-absent');
    clock.forward(DAY + MINUTE);
    // Somebody who is at the table is never absent, and nobody votes with wrong credentials.
    expect((await vote(zero, '2')).body.code).toBe('not-absent');
    expect((await vote({ ...zero, credentials: 'wrong' })).status).toBe(403);
    expect((await vote(zero)).status).toBe(200);
    expect((await vote(zero)).status).toBe(200);
    expect((await listed(matchID)).players[1]?.isBot).toBeUndefined();
    await until('the vote is shown', () =>
      JSON.stringify(pages[2]?.table().votes ?? '').includes('"seat":1'),
    );
    expect((await vote(seats[2])).status).toBe(200);
    expect((await listed(matchID)).players[1]).toMatchObject({ isBot: true, away: 'Player 1' });
    expect((await ask(matchID, 'return', seats[1] as Seat)).status).toBe(200);
    // Back at the table: the old votes do not count any more.
    expect((await vote(zero)).body.code).toBe('not-absent');
  });

  test('is seen to have been here, in the lobby and at the table, also after a restart', async () => {
    const { matchID, zero, one } = await openPair(2);
    const page = await RacePage.open(server.url, matchID, one);
    await presence(matchID, 1, true);
    page.close();
    await eventually('it is noted', async () => (await listed(matchID)).players[1]?.lastSeen !== undefined);
    const seen = (await listed(matchID)).players[1]?.lastSeen;
    await server.stop();
    await start();
    expect((await listed(matchID)).players[1]?.lastSeen).toBeGreaterThanOrEqual(seen ?? 0);
    const first = await RacePage.open(server.url, matchID, zero);
    const sync = first.raw.received.find(({ event }) => event === 'sync');
    expect(JSON.stringify(sync?.args)).toContain('"lastSeen"');
  });
});

describe('before the first move', () => {
  test('the maker sends somebody from the table; nobody else does, and not after the first move', async () => {
    const { matchID, zero, one } = await openPair(2);
    expect((await ask(matchID, 'kick', { ...one, seat: '0' })).status).toBe(403);
    expect((await ask(matchID, 'kick', { ...zero, seat: '0' })).status).toBe(404);
    const page = await RacePage.open(server.url, matchID, one);
    expect((await ask(matchID, 'kick', { ...zero, seat: '1' })).status).toBe(200);
    await until('the page is told', () => page.refusals().includes('unauthorized'));
    await lobbyOf(server.url).joinMatch(TOY, matchID, { playerName: 'Next' });
    const mine = await RacePage.open(server.url, matchID, zero);
    expect(await mine.move('roll')).toBe('done');
    expect((await ask(matchID, 'kick', { ...zero, seat: '1' })).body.code).toBe('started');
    expect((await ask(matchID, 'cancel', zero)).body.code).toBe('started');
  });

  test('the maker cancels the match; nobody else does', async () => {
    const { matchID, zero, one } = await openPair(2);
    const page = await RacePage.open(server.url, matchID, one);
    expect((await ask(matchID, 'cancel', one)).status).toBe(403);
    expect((await ask(matchID, 'cancel', zero)).status).toBe(200);
    await until('the page is told', () => page.refusals().includes('unknown-match'));
    expect((await get(server.url, `/games/${TOY}/${matchID}`)).status).toBe(404);
  });

  test('people choose among the free seats and keep what is theirs', async () => {
    const { matchID, seats } = await openRace(4, {}, 2);
    const [zero, one] = seats as [Seat, Seat];
    expect((await ask(matchID, 'sit', { ...zero, seat: '1' })).body.code).toBe('seat-taken');
    expect((await ask(matchID, 'sit', { ...zero, credentials: one.credentials, seat: '3' })).status).toBe(
      403,
    );
    expect((await ask(matchID, 'sit', { ...zero, seat: '3' })).status).toBe(200);
    expect((await listed(matchID)).players.map(({ name }) => name)).toEqual([
      undefined,
      'Player 1',
      undefined,
      'Player 0',
    ]);
    await RacePage.open(server.url, matchID, { playerID: '3', credentials: zero.credentials });
    // Still the maker.
    expect((await ask(matchID, 'kick', { ...zero, playerID: '3', seat: '1' })).status).toBe(200);
  });
});

describe('a rated match', () => {
  const RATED = { ...PER_MOVE, rated: true };

  test.each([
    ['without a clock', { rated: true }],
    ['with a seat that opens', { ...RATED, timeOver: { do: 'open' } }],
    ['with bots', { ...RATED, bots: [null, 'walker'] }],
  ])('%s is refused', async (_, more) => {
    const { status } = await post(server.url, `/games/${TOY}/create`, { numPlayers: 2, ...more });
    expect(status).toBe(400);
  });

  test('is joined with a profile, once', async () => {
    const { matchID } = await openRace(2, RATED, 0);
    const hana = await Person.create(server.url, 'Hana');
    expect((await ask(matchID, 'join', { playerName: 'Nobody' })).body.code).toBe('no-profile');
    await hana.join(TOY, matchID);
    const again = await hana.post(`/games/${TOY}/${matchID}/join`, { playerName: 'Hana' });
    expect(again.body.code).toBe('seat-taken');
    expect((await listed(matchID)).players[0]).toMatchObject({ profile: hana.id });
  });
});
