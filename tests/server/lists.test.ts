import { Lists, type MatchList } from '../../server/lobby/list';
import type { Rooms } from '../../server/match/rooms';
import { openSqlite } from '../../server/storage/sqlite';
import type { MatchStore } from '../../server/storage/store';
import { get, Person, post } from './helpers/person';
import { cleanUp, type ServerProcess, startServer, tempFolder } from './helpers/process';
import { GAME, lobbyOf, openTable } from './helpers/table';

afterAll(cleanUp);

/** The most that may be stored with a name, and names as long as they may be. */
const DATA = { text: 'x'.repeat(480) };
const LONG_NAMES = ['A', 'B', 'C', 'D'].map((letter) => letter + '🦀'.repeat(23));
/** More than fit onto a page. */
const MATCHES = 60;

describe('a lobby with more matches than fit onto a page', () => {
  let server: ServerProcess;
  const made: string[] = [];
  beforeAll(async () => {
    server = await startServer();
    const lobby = lobbyOf(server.url);
    for (let i = 0; i < MATCHES; i++) {
      const { matchID } = await lobby.createMatch(GAME, { numPlayers: 4 });
      made.push(matchID);
      for (const playerName of LONG_NAMES) await lobby.joinMatch(GAME, matchID, { playerName, data: DATA });
    }
  }, 240_000);

  test('sends a page of the newest ones, small, without what people have stored with their names', async () => {
    const text = await (await fetch(`${server.url}/games/${GAME}`)).text();
    const { matches, next } = JSON.parse(text) as MatchList;
    expect(matches.map(({ matchID }) => matchID)).toEqual(made.slice(-50).reverse());
    expect(matches[0]?.players.map(({ name }) => name)).toEqual(LONG_NAMES);
    expect(text).not.toContain('xxx');
    expect(matches.some(({ players }) => players.some((seat) => 'data' in seat))).toBe(false);
    expect(next).toBeDefined();
    expect(Buffer.byteLength(text)).toBeLessThan(100_000);
  });

  test('has the rest on further pages: every match once', async () => {
    const seen: string[] = [];
    let query = '?limit=17&isGameover=false';
    for (;;) {
      const { body } = await get<MatchList & Record<string, unknown>>(server.url, `/api/matches${query}`);
      seen.push(...body.matches.map(({ matchID }) => matchID));
      if (body.next === undefined) break;
      query = `?limit=17&isGameover=false&after=${body.next}`;
    }
    expect(seen).toEqual([...made].reverse());
  });

  test('answers the stock lobby client with the first page', async () => {
    const { matches } = await lobbyOf(server.url).listMatches(GAME, { isGameover: false });
    expect(matches.map(({ matchID }) => matchID)).toEqual(made.slice(-50).reverse());
    const { players } = await lobbyOf(server.url).getMatch(GAME, made[0] ?? '');
    expect(players[0]?.data).toEqual(DATA);
  });

  test('shows at once what somebody has changed', async () => {
    const open = async () =>
      (await get<MatchList & Record<string, unknown>>(server.url, `/games/${GAME}?open=true`)).body.matches;
    expect(await open()).toEqual([]);
    const { matchID, seats } = await openTable(server.url, 2, { seated: 1 });
    expect((await open()).map((match) => match.matchID)).toEqual([matchID]);
    await lobbyOf(server.url).joinMatch(GAME, matchID, { playerName: 'Second' });
    expect(await open()).toEqual([]);
    await post(server.url, `/games/${GAME}/${matchID}/leave`, { ...seats[0] });
    expect((await open())[0]?.players.map(({ name }) => name)).toEqual([undefined, 'Second']);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'after=x', 'after=1_', 'after=1_a%20b', 'open=maybe'])(
    'refuses a page that cannot be: %s',
    async (query) => {
      const { status, body } = await get(server.url, `/games/${GAME}?${query}`);
      expect([status, body.code]).toEqual([400, 'bad-request']);
    },
  );
});

test('reading is charged by what it costs', async () => {
  const server = await startServer({ env: { LIMIT_READ: '4' } });
  // What no other visitor asks for is put together for this one alone, and costs more than all there is.
  const own = await get(server.url, `/games/${GAME}?updatedAfter=5`);
  expect([own.status, own.body.code]).toEqual([429, 'rate-limited']);
  expect((await get(server.url, `/games/${GAME}`)).status).toBe(200);
  await server.stop();
});

test('the matches of a profile cost more the more there are', async () => {
  const server = await startServer({ env: { LIMIT_READ: '6' } });
  const anna = await Person.create(server.url, 'Anna');
  const matchIDs: string[] = [];
  for (let n = 0; n < 10; n++) {
    const { body } = await post<{ matchID: string }>(server.url, `/games/${GAME}/create`, { numPlayers: 2 });
    matchIDs.push(body.matchID);
    await anna.join(GAME, body.matchID);
  }
  const { body } = await anna.get<{ matches: { matchID: string }[] }>('/api/profile/matches');
  expect(body.matches.map(({ matchID }) => matchID).sort()).toEqual(matchIDs.sort());
  // Nothing is left of the minute.
  expect((await get(server.url, '/games')).status).toBe(429);
  await server.stop();
});

describe('a list that everybody asks for', () => {
  const asked: string[] = [];
  let store: MatchStore;
  let lists: Lists;
  let time = 0;
  beforeAll(async () => {
    store = await openSqlite(tempFolder());
    const counting: MatchStore = Object.create(store, {
      list: {
        value: (filter: Parameters<MatchStore['list']>[0]) => {
          if (filter.ids === undefined) asked.push(filter.games.join());
          return store.list(filter);
        },
      },
    });
    const rooms = { isConnected: () => false } as unknown as Rooms;
    lists = new Lists({ store: counting, rooms, now: () => time }, () => time);
  });
  afterAll(() => store.close());
  beforeEach(() => {
    asked.length = 0;
    time += 10_000;
  });

  test('is read once for all who ask, who get the same bytes, until it is a second old', async () => {
    const texts = await Promise.all(Array.from({ length: 100 }, () => lists.read([GAME], {})));
    time += 999;
    texts.push(await lists.read([GAME], {}));
    expect(new Set(texts.map(String)).size).toBe(1);
    expect(asked).toEqual([GAME]);
    time += 1;
    await lists.read([GAME], {});
    expect(asked).toEqual([GAME, GAME]);
  });

  test('is another one for each game and kind', async () => {
    for (const games of [[GAME], ['iki'], [GAME, 'iki']]) {
      for (const isGameover of [undefined, true, false]) {
        for (const open of [undefined, true, false]) await lists.read(games, { isGameover, open });
      }
    }
    expect(asked).toHaveLength(27);
  });

  test('is read again after a change, also where it was being read meanwhile', async () => {
    const before = lists.read([GAME], {});
    lists.changed();
    await lists.read([GAME], {});
    await before;
    await lists.read([GAME], {});
    expect(asked).toEqual([GAME, GAME]);
  });

  test('is not kept for what few ask for, which costs more', async () => {
    for (const query of [{ updatedAfter: 5 }, { limit: 3 }, { after: { updatedAt: 5, id: 'x' } }]) {
      expect([lists.cost(query), lists.cost({})]).toEqual([5, 1]);
      await lists.read([GAME], query);
      await lists.read([GAME], query);
    }
    expect(asked).toHaveLength(6);
    expect(lists.cost({ ids: Array.from({ length: 50 }, String) })).toBe(5);
  });

  test('is one of many in a line where nobody else asks for it, and everything else goes on in between', async () => {
    const order: string[] = [];
    let turns = 0;
    const turn = () => {
      turns++;
      if (order.length < 5) setImmediate(turn);
    };
    setImmediate(turn);
    const read = (limit: number) =>
      lists.read([GAME], { limit }).then(() => order.push(`${limit} after ${turns >= limit}`));
    await Promise.all([1, 2, 3, 4, 5].map(read));
    expect(order).toEqual([1, 2, 3, 4, 5].map((limit) => `${limit} after true`));
  });

  test('that could not be read is asked for again', async () => {
    const broken = new Lists(
      {
        store: { list: () => Promise.reject(new Error('the disk is gone')) } as unknown as MatchStore,
        rooms: {} as Rooms,
        now: () => time,
      },
      () => time,
    );
    await expect(broken.read([GAME], {})).rejects.toThrow('the disk is gone');
    await expect(broken.read([GAME], {})).rejects.toThrow('the disk is gone');
  });
});
