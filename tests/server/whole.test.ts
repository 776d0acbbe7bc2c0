import { setImmediate } from 'node:timers/promises';
import { gamesOf } from '../../server/games';
import { Line } from '../../server/line';
import { Replays } from '../../server/lobby/replay';
import { makeLog } from '../../server/log';
import type { Packet } from '../../server/match/packet';
import { Rooms } from '../../server/match/rooms';
import type { Viewer } from '../../server/match/views';
import type { Metrics } from '../../server/metrics';
import { openSqlite } from '../../server/storage/sqlite';
import type { MatchStore } from '../../server/storage/store';
import { riverOfGold } from '../../src/games/river-of-gold';
import { storeLongMatch } from './helpers/long-match';
import { cleanUp, startServer, tempFolder } from './helpers/process';
import { rawClient } from './helpers/raw';
import { GAME } from './helpers/table';

afterAll(cleanUp);

const MOVES = 120;
const free = async () => true;

/** A store with a long match, and how often its log was read. */
async function longMatch() {
  const store = await openSqlite(tempFolder());
  await storeLongMatch(store, riverOfGold, { id: 'long', moves: MOVES });
  const read: number[] = [];
  const counting: MatchStore = Object.create(store, {
    logBetween: {
      value: (id: string, after: number, upTo: number) => {
        read.push(upTo - after);
        return store.logBetween(id, after, upTo);
      },
    },
  });
  return { store: counting, read };
}

function roomsOf(store: MatchStore): Rooms {
  const metrics = { moved: () => undefined } as unknown as Metrics;
  const log = makeLog('silent');
  return new Rooms({
    games: gamesOf([riverOfGold]),
    store,
    metrics,
    log,
    now: Date.now,
    onStored: () => undefined,
  });
}

/** A page, and what it was sent. */
function page(id: string, viewer: Viewer = null) {
  const packets: Packet[] = [];
  const connection = { id, viewer, send: (packet: Packet) => void packets.push(packet) };
  const texts = () => packets.map(({ text }) => text.slice(text.indexOf(',') + 1));
  const events = () => texts().map((text) => (JSON.parse(text) as [string])[0]);
  return { connection, packets, texts, events };
}

describe('a long match', () => {
  let match: Awaited<ReturnType<typeof longMatch>>;
  let rooms: Rooms;
  beforeEach(async () => {
    match = await longMatch();
    rooms = roomsOf(match.store);
  });
  afterEach(() => match.store.close());
  const room = () => rooms.of(GAME, 'long');

  test('is paid for by its length when it is opened, and sent in small pieces of its log', async () => {
    const paid: number[] = [];
    const { connection, texts } = page('a');
    await room().enter(connection, null, async (cost) => {
      paid.push(cost);
      return true;
    });
    expect(paid).toEqual([1]);
    expect(Math.max(...match.read)).toBeLessThanOrEqual(50);
    const [, , sent] = JSON.parse(texts()[0] ?? '') as [string, string, Record<string, unknown>];
    expect(sent).toMatchObject({ state: { _stateID: MOVES }, initialState: { _stateID: 0 } });
    expect((sent.log as unknown[]).length).toBeGreaterThanOrEqual(MOVES);
  });

  test('is put together once for all who look at it, also when all have gone in between', async () => {
    const [first, second] = [page('a'), page('b')];
    await room().enter(first.connection, null, free);
    const once = match.read.length;
    room().leave('a');
    await room().enter(second.connection, null, free);
    expect(match.read).toHaveLength(once);
    expect(second.packets[0]).toBe(first.packets[0]);
  });

  test('is put together again when something has changed', async () => {
    const [first, second] = [page('a'), page('b')];
    await room().enter(first.connection, null, free);
    await room().changeRecord((record) => {
      const [seat] = record.seats;
      if (seat) record.seats[0] = { ...seat, name: 'Anna', credentialsHash: 'hash' };
    });
    await room().enter(second.connection, null, free);
    expect(second.texts()[0]).toContain('Anna');
  });

  test('goes on while somebody waits to be sent it, and who has gone is sent nothing', async () => {
    let allow: (wanted: boolean) => void = () => undefined;
    const waits = page('a');
    const entering = room().enter(
      waits.connection,
      null,
      () =>
        new Promise<boolean>((resolve) => {
          allow = resolve;
        }),
    );
    await setImmediate();
    await room().changeRecord((record) => {
      record.unlisted = true;
    });
    allow(false);
    await entering;
    expect(waits.packets).toEqual([]);
    expect(rooms.peek(GAME, 'long')).toBeUndefined();
  });

  test('that is kept says who is here now', async () => {
    await room().changeRecord((record) => {
      const [seat] = record.seats;
      if (seat) record.seats[0] = { ...seat, name: 'Anna', credentialsHash: 'hash' };
    });
    const before = page('a');
    await room().enter(before.connection, null, free);
    expect(before.events()).toEqual(['sync', 'table']);
    jest.spyOn(room().present, 'isConnected').mockImplementation((viewer) => viewer === '0');
    const after = page('b');
    await room().enter(after.connection, null, free);
    expect(after.packets[0]).toBe(before.packets[0]);
    expect(after.events()).toEqual(['sync', 'matchData', 'table']);
    expect(after.texts()[1]).toContain('"isConnected":true');
  });

  test('is replayed once for all who ask for the same, each paying for its length', async () => {
    const replays = new Replays(match.store, new Line());
    const paid: number[] = [];
    const ask = () =>
      replays.read(
        riverOfGold,
        'long',
        { address: 'here', viewer: null, credentials: null },
        async (cost) => {
          paid.push(cost);
        },
      );
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(other).toBe(one);
    expect(paid).toEqual([1, 1]);
    expect(match.read).toHaveLength(1);
  });
});

test('a match in which nobody has moved is sent without reading how it began', async () => {
  const store = await openSqlite(tempFolder());
  const asked: string[] = [];
  const counting: MatchStore = Object.create(store, {
    initialState: {
      value: (id: string) => {
        asked.push(id);
        return store.initialState(id);
      },
    },
  });
  const rooms = roomsOf(counting);
  const sentOf = async (id: string) => {
    const { connection, texts } = page(id);
    await rooms.of(GAME, id).enter(connection, null, free);
    const [, , sent] = JSON.parse(texts()[0] ?? '') as [string, string, Record<string, { _stateID: number }>];
    return sent;
  };
  await storeLongMatch(store, riverOfGold, { id: 'new', moves: 0 });
  const fresh = await sentOf('new');
  expect(fresh.state?._stateID).toBe(0);
  expect(fresh.initialState).toEqual(fresh.state);
  expect(asked).toEqual([]);
  await storeLongMatch(store, riverOfGold, { id: 'begun', moves: 1 });
  const begun = await sentOf('begun');
  expect([begun.state?._stateID, begun.initialState?._stateID]).toEqual([1, 0]);
  expect(begun.initialState).not.toEqual(begun.state);
  expect(asked).toEqual(['begun']);
  await store.close();
});

test('opening matches by socket is charged by their length', async () => {
  const dataDir = tempFolder();
  const store = await openSqlite(dataDir);
  await storeLongMatch(store, riverOfGold, { id: 'long', moves: MOVES });
  await store.close();
  const server = await startServer({ dataDir, env: { LIMIT_SYNC: '4' } });
  const [first, second, third] = [
    await rawClient(server.url),
    await rawClient(server.url),
    await rawClient(server.url),
  ];
  // Each costs 2 of the 4.
  expect((await first.sync('long', null)).event).toBe('sync');
  expect((await second.sync('long', null)).event).toBe('sync');
  expect((await third.sync('long', null)).args[0]).toMatchObject({ code: 'rate-limited' });
  await server.stop();
});
