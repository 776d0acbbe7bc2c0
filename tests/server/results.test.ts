import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { placesOf, resultsOf } from '../../server/results/places';
import { ratingChanges, shownRating } from '../../server/results/ratings';
import { statisticsOf } from '../../server/results/statistics';
import type { ResultRow } from '../../server/storage/results';
import type { MatchSummary } from '../../server/storage/store';
import { TestClock } from './helpers/clock';
import { get, Person, post } from './helpers/person';
import { describePostgres, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, type ServerProcess, startServer, tempFolder } from './helpers/process';
import { RacePage, TOY, TOY_SERVER } from './helpers/race';
import { eventually, lobbyOf, type Seat, until } from './helpers/table';

afterAll(cleanUp);
sayIfSkipped();

const row = (more: Partial<ResultRow> = {}): ResultRow => ({
  matchID: 'm',
  seat: 0,
  profileID: 'p',
  game: 'toy',
  players: 2,
  place: 1,
  score: { total: 10 },
  outcome: 'played',
  rated: true,
  endedAt: 1,
  ...more,
});

describe('places', () => {
  test('winners are first, the others by points, and equal points are an equal place', () => {
    const scores = [9, 12, 9, 3].map((total) => ({ total }));
    expect(placesOf({ winners: [1], scores })).toEqual([2, 1, 2, 4]);
    expect(placesOf({ winners: [0, 2], scores })).toEqual([1, 3, 1, 4]);
  });

  test('who is not there at the end is last, even where the bot on the seat has won', () => {
    const seat = { name: 'x', credentialsHash: 'hash', bot: null, joinedAt: 1, data: null };
    const bot = { ...seat, credentialsHash: null, bot: 'walker' };
    const record = {
      gameName: 'toy',
      rated: true,
      starters: ['a', 'b', 'c'],
      seats: [{ ...seat, profile: 'a' }, { ...bot, away: { ...seat, profile: 'b' } }, { ...bot }],
    };
    const match = { id: 'm', record } as unknown as MatchSummary;
    const result = { winners: [1], scores: [{ total: 5 }, { total: 9 }, { total: 7 }] };
    const rows = resultsOf(match, result, 7).map(({ profileID, place, outcome, rated }) => [
      profileID,
      place,
      outcome,
      rated,
    ]);
    expect(rows).toEqual([
      ['a', 3, 'played', true],
      ['b', 3, 'left', true],
      ['c', 3, 'left', true],
    ]);
  });
});

describe('ratings', () => {
  const change = (rows: ResultRow[]) =>
    Object.fromEntries(ratingChanges(rows, new Map()).map(({ profileID, add }) => [profileID, add]));

  test('a victory adds, a defeat takes away, and everybody begins with 1000', () => {
    const { a = 0, b = 0 } = change([row({ profileID: 'a' }), row({ profileID: 'b', place: 2 })]);
    expect([a > 0, b < 0]).toEqual([true, true]);
    expect(shownRating({ mu: 25, sigma: 25 / 3 })).toBe(1000);
  });

  test('leaving costs at least as much as the last place, whatever the others do', () => {
    const three = (mine: Partial<ResultRow>) =>
      change([
        row({ profileID: 'a', players: 3 }),
        row({ profileID: 'b', players: 3, place: 2 }),
        row({ profileID: 'me', players: 3, place: 3, ...mine }),
      ]).me ?? 0;
    expect(three({ outcome: 'left' })).toBeLessThanOrEqual(three({}));
  });

  test('a match with one rated person rates nobody', () => {
    expect(change([row({ profileID: 'a' }), row({ profileID: 'b', rated: false })])).toEqual({});
  });
});

test('statistics count wins by number of players, means of the score’s parts, openings and streaks', () => {
  const rows = [
    row({ place: 1, score: { total: 30, ships: 4, note: 'x', opening: 'crane' } }),
    row({ place: 1, score: { total: 20, ships: 5, regions: [1, 2, 3], opening: 'crab' }, players: 3 }),
    row({ place: 1, outcome: 'left', score: null }),
    row({ place: 1, score: { total: 10, opening: 'crab' } }),
    row({ place: 2, game: 'other' }),
  ];
  expect(statisticsOf(rows)[0]).toEqual({
    game: 'toy',
    matches: 4,
    wins: 3,
    left: 1,
    byPlayers: [
      { players: 2, matches: 3, wins: 2 },
      { players: 3, matches: 1, wins: 1 },
    ],
    averages: { total: 20, ships: 4.5, regions: 6 },
    openings: [
      { opening: 'crab', matches: 2, wins: 2 },
      { opening: 'crane', matches: 1, wins: 1 },
    ],
    streak: { now: 2, longest: 2 },
  });
});

const MINUTE = 60_000;

/** The promises about results, the same for both databases. */
function keepsItsPromises(start: (env: Record<string, string>) => Promise<ServerProcess>): void {
  const clock = new TestClock(join(tempFolder(), 'clock'));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start(clock.env);
  }, 60_000);
  afterEach(() => expect(server.alive()).toBe(true));

  interface History {
    results: {
      matchID: string;
      place: number;
      outcome: string;
      rated: boolean;
      score: { total: number } | null;
      opponents: { name: string }[];
    }[];
    ratings: { game: string; rating: number; matches: number }[];
  }
  const history = async (person: Person) => (await person.get<History>('/api/profile/history')).body;
  const ratingOf = async (person: Person) => (await history(person)).ratings[0]?.rating ?? null;

  async function rated(names: readonly string[], length: number) {
    const { body } = await post<{ matchID: string }>(server.url, `/games/${TOY}/create`, {
      numPlayers: names.length,
      setupData: { length },
      clock: { kind: 'move', seconds: 3600 },
      timeOver: { do: 'bot', level: 'walker' },
      rated: true,
    });
    const people: Person[] = [];
    const seats: Seat[] = [];
    for (const name of names) {
      const person = await Person.create(server.url, name);
      people.push(person);
      seats.push(await person.join(TOY, body.matchID));
    }
    return { matchID: body.matchID, people, seats };
  }

  async function settled(person: Person): Promise<History> {
    await eventually('a result is written', async () => (await history(person)).results.length > 0);
    return history(person);
  }

  test('a rated match changes two ratings, stands in both histories and in the list of the best', async () => {
    const { matchID, people, seats } = await rated(['Hana', 'Ichiro'], 6);
    const [hana, ichiro] = people as [Person, Person];
    const pages = await Promise.all(seats.map((seat) => RacePage.open(server.url, matchID, seat)));
    for (let turn = 0; ; turn++) {
      const page = pages[turn % 2];
      if ((await page?.look())?.state.ctx.gameover !== undefined) break;
      expect(await page?.move('roll')).toBe('done');
    }
    const [first, second] = [await settled(hana), await settled(ichiro)];
    expect(first.results[0]).toMatchObject({ matchID, outcome: 'played', rated: true });
    expect(first.results[0]?.score).toMatchObject({ opening: 'red' });
    expect(first.results[0]?.opponents).toMatchObject([{ name: 'Ichiro' }]);
    const places = [first, second].map(({ results }) => results[0]?.place);
    const ratings = [first, second].map((one) => one.ratings[0]?.rating ?? 0);
    expect([...places].sort()).toEqual([1, 2]);
    const [winner, loser] = places[0] === 1 ? ratings : [...ratings].reverse();
    expect(winner).toBeGreaterThan(1000);
    expect(loser).toBeLessThan(winner ?? 0);
    const { body } = await get<{ leaders: { name: string }[] }>(server.url, `/api/ratings/${TOY}`);
    expect(body.leaders.map(({ name }) => name)).toEqual(expect.arrayContaining(['Hana', 'Ichiro']));
    const { body: shown } = await get<{ statistics: object[] }>(server.url, `/api/people/${hana.id}`);
    expect(shown.statistics).toMatchObject([{ game: TOY, matches: 1 }]);
    expect(JSON.stringify(shown)).not.toContain(matchID);
    for (const page of pages) page.close();
  });

  test('who leaves a rated match loses at once to who stays, also when they had led', async () => {
    const { matchID, people, seats } = await rated(['Leaver', 'Stayer'], 100);
    const [leaver, stayer] = people as [Person, Person];
    const page = await RacePage.open(server.url, matchID, seats[0] ?? null);
    expect(await page.move('roll')).toBe('done');
    expect((await history(leaver)).results).toEqual([]);
    await lobbyOf(server.url).leaveMatch(TOY, matchID, seats[0] as Seat);
    expect((await settled(leaver)).results[0]).toMatchObject({ place: 2, outcome: 'left', score: null });
    expect((await settled(stayer)).results[0]).toMatchObject({ place: 1, outcome: 'played' });
    const [lost, won] = [await ratingOf(leaver), await ratingOf(stayer)];
    expect(lost ?? 0).toBeLessThan(won ?? 0);
    // Nobody takes the seat over, and leaving afterwards costs the other nothing.
    const stranger = await Person.create(server.url, 'Stranger');
    const joined = await stranger.post(`/games/${TOY}/${matchID}/join`, { playerName: 'S', playerID: '0' });
    expect(joined.status).toBe(409);
    await lobbyOf(server.url).leaveMatch(TOY, matchID, seats[1] as Seat);
    await sleep(300);
    expect(await ratingOf(stayer)).toBe(won);
  });

  test('who lets a rated match run out of time loses as well', async () => {
    const { people } = await rated(['Sleeper', 'Awake'], 100);
    clock.forward(61 * MINUTE);
    const [sleeper, awake] = people as [Person, Person];
    expect((await settled(sleeper)).results[0]).toMatchObject({ outcome: 'left' });
    expect((await settled(awake)).results[0]).toMatchObject({ place: 1, outcome: 'played' });
  });

  test('an unfinished match rates nobody, nor does one that never began', async () => {
    const { matchID, people, seats } = await rated(['A', 'B'], 100);
    const [a, b] = people as [Person, Person];
    await lobbyOf(server.url).leaveMatch(TOY, matchID, seats[1] as Seat);
    await sleep(300);
    expect([(await history(a)).ratings, (await history(b)).ratings]).toEqual([[], []]);
    // The seat is free again: the match has not begun.
    await b.join(TOY, matchID);
    expect((await get(server.url, `/games/${TOY}/${matchID}`)).body.started).toBe(false);
  });

  test('a rematch keeps clock and rating, moves everybody on by one seat, and all pages are told', async () => {
    const { body } = await post<{ matchID: string }>(server.url, `/games/${TOY}/create`, {
      numPlayers: 3,
      bots: [null, 'runner', null],
      clock: { kind: 'move', seconds: 3600 },
    });
    const hana = await Person.create(server.url, 'Hana');
    const seat = await hana.join(TOY, body.matchID);
    const spectator = await RacePage.open(server.url, body.matchID, null);
    const again = { ...seat, rotate: true };
    const { nextMatchID } = await lobbyOf(server.url).playAgain(TOY, body.matchID, again);
    await until('the page is told', () => spectator.table().nextMatchID === nextMatchID);
    const next = (
      await get<{ players: { isBot?: true }[]; clock: object }>(server.url, `/games/${TOY}/${nextMatchID}`)
    ).body;
    expect(next.clock).toEqual({ kind: 'move', seconds: 3600 });
    expect(next.players.map(({ isBot }) => isBot === true)).toEqual([false, false, true]);
  });

  test('bots stand in the list of the best, marked, with what the arena has found', async () => {
    interface Listed {
      leaders: { bot?: string; profileID?: string; rating: number; matches: number; sure: boolean }[];
    }
    const { leaders } = (await get<Listed>(server.url, `/api/ratings/${TOY}`)).body;
    expect(leaders.filter(({ bot }) => bot !== undefined)).toEqual([
      { bot: 'runner', name: 'runner', rating: 2080, matches: 30, sure: true },
      { bot: 'walker', name: 'walker', rating: 1680, matches: 30, sure: true },
    ]);
    const people = leaders.filter(({ bot }) => bot === undefined);
    expect(people.length).toBeGreaterThan(0);
    expect(people.every(({ profileID }) => typeof profileID === 'string')).toBe(true);
    const ratings = leaders.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
  });

  test('a history is shown to its own profile only', async () => {
    expect((await get(server.url, '/api/profile/history')).status).toBe(401);
  });
}

describe('SQLite', () => {
  const dataDir = tempFolder();
  keepsItsPromises((env) => startServer({ ...TOY_SERVER, dataDir, env }));
});

describePostgres('PostgreSQL', () => {
  keepsItsPromises(async (env) =>
    startServer({ ...TOY_SERVER, env: { ...env, DATABASE_URL: (await startPostgres()).url } }),
  );
});
