import { pino } from 'pino';
import { Bans } from '../../server/admin/bans';
import { BotRunner } from '../../server/bots/runner';
import type { SeatBots } from '../../server/bots/seat-bots';
import { gamesOf } from '../../server/games';
import { Lobby } from '../../server/lobby/lobby';
import { Engine } from '../../server/match/engine';
import { Rooms } from '../../server/match/rooms';
import { Metrics } from '../../server/metrics';
import { openSqlite } from '../../server/storage/sqlite';
import { type GameState, riverOfGold } from '../../src/games/river-of-gold';
import { cleanUp, tempFolder } from './helpers/process';
import { until } from './helpers/table';

afterAll(cleanUp);

const LONGEST_MS = 150;

/** The server's own parts without its sockets, so that thinking can be made to last and the limit can be short. */
async function seatBot(decide: SeatBots['decide']) {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  const store = await openSqlite(tempFolder());
  const games = gamesOf([riverOfGold]);
  const engine = new Engine(riverOfGold);
  const metrics = new Metrics({
    games: [engine.id],
    sockets: () => 0,
    rooms: () => rooms.sizes(),
    matches: () => store.count(),
  });
  const rooms: Rooms = new Rooms({
    games,
    store,
    metrics,
    log,
    now: Date.now,
    onStored: (room) => bots.wake(room.game, room.id),
  });
  const bots = new BotRunner({
    games,
    rooms,
    store,
    bots: { decide },
    log,
    delayMs: 0,
    longestThoughtMs: LONGEST_MS,
  });
  const bans = new Bans({ admin: store.admin, now: Date.now, onChanged: () => undefined });
  const lobby = new Lobby({ engine, store, rooms, bans, now: Date.now });
  // Who decides first is drawn: matches are created until it is the bot.
  let matchID = '';
  while ((await store.summary(matchID))?.decider !== '0')
    ({ matchID } = await lobby.create({ numPlayers: 2, bots: ['novice', null] }));
  await lobby.join(matchID, { playerName: 'Person' }, null);
  let moved = false;
  const look = async () => {
    const matches = await store.list({ games: [engine.id], limit: 10 });
    moved = matches.some(({ stateID }) => stateID > 0);
  };
  const timer = setInterval(() => void look(), 20);
  return {
    lines,
    firstMove: () => until('a bot has moved', () => moved),
    close: async () => {
      clearInterval(timer);
      await bots.close();
      await rooms.close();
      await store.close();
    },
  };
}

const firstLegal: SeatBots['decide'] = async ({ view, seat }) => {
  const [move] = riverOfGold.legalMoves(view as GameState, seat);
  if (move === undefined) throw new Error('nothing is legal');
  return move;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('waiting in line does not count as thinking', async () => {
  const table = await seatBot(async (question, context) => {
    await pause(3 * LONGEST_MS);
    expect(context.signal.aborted).toBe(false);
    context.begun();
    return firstLegal(question, context);
  });
  await table.firstMove();
  expect(table.lines).toEqual([]);
  await table.close();
});

test('a bot that thinks too long is stopped, and a legal move is made for it', async () => {
  const signals: AbortSignal[] = [];
  const table = await seatBot((_question, { signal, begun }) => {
    signals.push(signal);
    begun();
    return new Promise(() => undefined);
  });
  await table.firstMove();
  expect(signals[0]?.aborted).toBe(true);
  expect(table.lines.join('')).toContain('every bot failed');
  await table.close();
});

test('a bot that waits in line when the server closes is stopped', async () => {
  const signals: AbortSignal[] = [];
  const table = await seatBot((_question, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  await until('it is asked', () => signals.length > 0);
  await table.close();
  expect(signals.every((signal) => signal.aborted)).toBe(true);
});
