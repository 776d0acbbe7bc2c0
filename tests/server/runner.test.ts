import { pino } from 'pino';
import type { SeatProgram } from '../../server/bots/program';
import { BotRunner } from '../../server/bots/runner';
import { Lobby } from '../../server/lobby/lobby';
import { Engine } from '../../server/match/engine';
import { Rooms } from '../../server/match/rooms';
import { Metrics } from '../../server/metrics';
import { riverOfGold as served } from '../../server/river-of-gold';
import { openSqlite } from '../../server/storage/sqlite';
import { cleanUp, tempFolder } from './helpers/process';
import { until } from './helpers/table';

afterAll(cleanUp);

const LONGEST_MS = 150;

/** The server's own parts without its sockets, so that thinking can be made to last and the limit can be short. */
async function seatProgram(decide: SeatProgram['decide']) {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  const store = await openSqlite(tempFolder());
  const metrics = new Metrics({ sockets: () => 0, rooms: () => 0, matches: () => store.count() });
  const engine = new Engine(served);
  const rooms: Rooms = new Rooms({
    served,
    engine,
    store,
    metrics,
    log,
    onStored: (room) => bots.wake(room.id),
  });
  const programs = { novice: { decide } };
  const bots = new BotRunner({
    served,
    rooms,
    store,
    programs,
    log,
    delayMs: 0,
    longestThoughtMs: LONGEST_MS,
  });
  const lobby = new Lobby({ served, engine, store, rooms, programs });
  // Who decides first is drawn: tables are made until it is the program.
  let matchID = '';
  while ((await store.summary(matchID))?.currentPlayer !== '0')
    ({ matchID } = await lobby.create({ numPlayers: 2, bots: ['novice', null] }));
  await lobby.join(matchID, { playerName: 'Person' });
  let moved = false;
  const look = async () => {
    const matches = await store.list({ gameName: served.name, limit: 10 });
    moved = matches.some(({ stateID }) => stateID > 0);
  };
  const timer = setInterval(() => void look(), 20);
  return {
    lines,
    firstMove: () => until('a program has moved', () => moved),
    close: async () => {
      clearInterval(timer);
      await bots.close();
      await rooms.close();
      await store.close();
    },
  };
}

const firstLegal: SeatProgram['decide'] = async (view, seat) => {
  const [move] = served.legalMoves(view, seat);
  if (move === undefined) throw new Error('nothing is legal');
  return move;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('waiting in line does not count as thinking', async () => {
  const table = await seatProgram(async (view, seat, context) => {
    await pause(3 * LONGEST_MS);
    expect(context.signal.aborted).toBe(false);
    context.begun();
    return firstLegal(view, seat, context);
  });
  await table.firstMove();
  expect(table.lines).toEqual([]);
  await table.close();
});

test('a program that thinks too long is told to stop, and a legal move is made for it', async () => {
  const signals: AbortSignal[] = [];
  const table = await seatProgram((_view, _seat, { signal, begun }) => {
    signals.push(signal);
    begun();
    return new Promise(() => undefined);
  });
  await table.firstMove();
  expect(signals[0]?.aborted).toBe(true);
  expect(table.lines.join('')).toContain('every program failed');
  await table.close();
});

test('a program that waits in line when the server closes is told to stop', async () => {
  const signals: AbortSignal[] = [];
  const table = await seatProgram((_view, _seat, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  await until('it is asked', () => signals.length > 0);
  await table.close();
  expect(signals.every((signal) => signal.aborted)).toBe(true);
});
