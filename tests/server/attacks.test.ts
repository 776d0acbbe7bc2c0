import { join } from 'node:path';
import Database from 'better-sqlite3';
import { SQLITE_FILE } from '../../server/storage/sqlite';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { makeMove, type RawClient, rawClient } from './helpers/raw';
import { forbiddenKeys } from './helpers/secrets';
import {
  GAME,
  lobbyOf,
  openTable,
  playOn,
  type Seat,
  type StockClient,
  stateID,
  stockClient,
  synced,
  until,
} from './helpers/table';

/** A match under attack, and one beside it that must go on whatever happens. */
interface Scene {
  matchID: string;
  active: Seat;
  waiting: Seat;
  /** Sockets that have synced as the active player, the waiting player and a spectator. */
  asActive: RawClient;
  asWaiting: RawClient;
  asSpectator: RawClient;
  /** A socket that has synced for nothing. */
  stranger: RawClient;
}

let server: ServerProcess;
let witnesses: StockClient[];
let scene: Scene;
let matches: number;

/** What is stored, by the database itself. */
function matchCount(): number {
  const db = new Database(join(server.dataDir, SQLITE_FILE), { readonly: true });
  const count = db.prepare('select count(*) from matches').pluck().get();
  db.close();
  return Number(count);
}

beforeAll(async () => {
  server = await startServer();
  const table = await openTable(server.url, 2);
  witnesses = table.seats.map((seat) => stockClient(server.url, table.matchID, seat));
  await until('the witnesses are synced', () => witnesses.every(synced));
  const victim = await openTable(server.url, 2);
  const [first, second] = victim.seats;
  if (!first || !second) throw new Error('two seats were taken');
  const spectator = await rawClient(server.url);
  const info = await spectator.sync(victim.matchID, null);
  const { state } = info.args[1] as { state: { ctx: { currentPlayer: string } } };
  const [active, waiting] = state.ctx.currentPlayer === '0' ? [first, second] : [second, first];
  scene = {
    matchID: victim.matchID,
    active,
    waiting,
    asActive: await rawClient(server.url),
    asWaiting: await rawClient(server.url),
    asSpectator: spectator,
    stranger: await rawClient(server.url),
  };
  await scene.asActive.sync(victim.matchID, active);
  await scene.asWaiting.sync(victim.matchID, waiting);
  matches = matchCount();
});
afterAll(cleanUp);

/** After every attack: the process lives, other matches go on, the match attacked has not moved, nothing leaked. */
afterEach(async () => {
  expect(server.alive()).toBe(true);
  const before = stateID(witnesses[0] as StockClient);
  await playOn(witnesses, `witness ${before}`, 1);
  const fresh = await rawClient(server.url);
  const { args } = await fresh.sync(scene.matchID, null);
  expect((args[1] as { state: { _stateID: number } }).state._stateID).toBe(0);
  expect(matchCount()).toBe(matches);
  for (const raw of [scene.asActive, scene.asWaiting, scene.asSpectator, scene.stranger, fresh]) {
    expect(raw.received.flatMap(({ args: sent }) => forbiddenKeys(sent))).toEqual([]);
  }
  fresh.close();
});

/** Stands for lists inside lists, so many deep; the raw client writes them out, for no encoder could. */
const deep = (levels: number): string => `deep:${levels}`;
const clan = { clan: 'crab' };

type Attack = [name: string, code: string, run: () => Promise<{ code: string } | null>];

const syncAttacks: Attack[] = [
  ['an unknown match', 'unknown-match', () => scene.stranger.attempt('sync', 'no-such-match', null)],
  [
    'an unknown match with 2,000,000 players',
    'unknown-match',
    () => scene.stranger.attempt('sync', 'huge', null, undefined, 2_000_000),
  ],
  ['the match __proto__', 'unknown-match', () => scene.stranger.attempt('sync', '__proto__', null)],
  [
    'the match constructor as a player',
    'unknown-match',
    () => scene.stranger.attempt('sync', 'constructor', '0', 'x'),
  ],
  ['a match id that is an object', 'bad-packet', () => scene.stranger.attempt('sync', { id: 1 }, null)],
  [
    'a match id of 50,000 characters',
    'bad-packet',
    () => scene.stranger.attempt('sync', 'x'.repeat(50_000), null),
  ],
  [
    'a match id with a path in it',
    'bad-packet',
    () => scene.stranger.attempt('sync', '../../etc/passwd', null),
  ],
  ['no arguments', 'bad-packet', () => scene.stranger.attempt('sync')],
  ['the seat __proto__', 'bad-packet', () => scene.stranger.attempt('sync', scene.matchID, '__proto__', 'x')],
  [
    'a seat that this match does not have',
    'unauthorized',
    () => scene.stranger.attempt('sync', scene.matchID, '5', 'x'),
  ],
  ['a seat that no match has', 'bad-packet', () => scene.stranger.attempt('sync', scene.matchID, '6', 'x')],
  [
    'a taken seat without credentials',
    'unauthorized',
    () => scene.stranger.attempt('sync', scene.matchID, '0'),
  ],
  [
    'a taken seat with wrong credentials',
    'unauthorized',
    () => scene.stranger.attempt('sync', scene.matchID, '0', 'wrong'),
  ],
  [
    "a taken seat with the other seat's credentials",
    'unauthorized',
    () => scene.stranger.attempt('sync', scene.matchID, scene.active.playerID, scene.waiting.credentials),
  ],
  [
    'credentials that are an object',
    'bad-packet',
    () => scene.stranger.attempt('sync', scene.matchID, '0', { toString: 1 }),
  ],
  [
    'credentials that are an array',
    'bad-packet',
    () => scene.stranger.attempt('sync', scene.matchID, '0', [scene.active.credentials]),
  ],
  ['credentials that are true', 'bad-packet', () => scene.stranger.attempt('sync', scene.matchID, '0', true)],
  ['arguments nested 20,000 deep', 'bad-packet', () => scene.stranger.attempt('sync', deep(20_000))],
];

const asActive = (action: unknown, ...rest: unknown[]) =>
  scene.asActive.attempt(
    'update',
    action,
    ...(rest.length > 0 ? rest : [0, scene.matchID, scene.active.playerID]),
  );
const move = (name: unknown, args: unknown) => asActive(makeMove(scene.active, name, args));
const action = (type: string, payload: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  asActive({
    type,
    payload: { ...payload, playerID: scene.active.playerID, credentials: scene.active.credentials },
    ...more,
  });

const updateAttacks: Attack[] = [
  [
    'a move before sync',
    'not-synced',
    () =>
      scene.stranger.attempt(
        'update',
        makeMove(scene.active, 'chooseClan', [clan]),
        0,
        scene.matchID,
        scene.active.playerID,
      ),
  ],
  [
    'a move by a spectator',
    'unauthorized',
    () =>
      scene.asSpectator.attempt(
        'update',
        makeMove(scene.active, 'chooseClan', [clan]),
        0,
        scene.matchID,
        scene.active.playerID,
      ),
  ],
  [
    'a move for another match than the one synced',
    'not-synced',
    () => asActive(makeMove(scene.active, 'chooseClan', [clan]), 0, 'other', scene.active.playerID),
  ],
  [
    "a move on another's turn",
    'not-your-turn',
    () =>
      scene.asWaiting.attempt(
        'update',
        makeMove(scene.waiting, 'chooseClan', [clan]),
        0,
        scene.matchID,
        scene.waiting.playerID,
      ),
  ],
  [
    "a move in another's name by the payload",
    'not-your-turn',
    () =>
      scene.asWaiting.attempt(
        'update',
        {
          type: 'MAKE_MOVE',
          payload: {
            type: 'chooseClan',
            args: [clan],
            playerID: scene.active.playerID,
            credentials: scene.waiting.credentials,
          },
        },
        0,
        scene.matchID,
        scene.waiting.playerID,
      ),
  ],
  [
    "a move in another's name by the packet",
    'unauthorized',
    () =>
      scene.asWaiting.attempt(
        'update',
        makeMove(scene.waiting, 'chooseClan', [clan]),
        0,
        scene.matchID,
        scene.active.playerID,
      ),
  ],
  [
    'a move with wrong credentials',
    'unauthorized',
    () => asActive(makeMove({ ...scene.active, credentials: 'wrong' }, 'chooseClan', [clan])),
  ],
  [
    'a move without credentials',
    'unauthorized',
    () => asActive({ type: 'MAKE_MOVE', payload: { type: 'chooseClan', args: [clan] } }),
  ],
  ...['SYNC', 'UPDATE', 'RESET'].map(
    (type): Attack => [
      `the action ${type}`,
      'bad-packet',
      () => action(type, {}, { state: { G: {}, ctx: {}, _stateID: 1 } }),
    ],
  ),
  [
    'the action PATCH',
    'bad-packet',
    () =>
      action('PATCH', {}, { patch: [{ op: 'replace', path: '/G', value: {} }], prevStateID: 0, stateID: 1 }),
  ],
  ['the action PLUGIN', 'bad-packet', () => action('PLUGIN', { type: 'random', args: [] })],
  ['the action STRIP_TRANSIENTS', 'bad-packet', () => action('STRIP_TRANSIENTS', {})],
  ['the action __proto__', 'bad-packet', () => action('__proto__', {})],
  ...['endGame', 'endTurn', 'endPhase', 'setPhase', 'setActivePlayers', 'endStage', 'pass'].map(
    (type): Attack => [
      `the event ${type}`,
      'bad-packet',
      () => action('GAME_EVENT', { type, args: [{ all: 'x' }] }),
    ],
  ),
  ...[
    'constructor',
    'toString',
    'valueOf',
    '__proto__',
    'hasOwnProperty',
    '__defineGetter__',
    '',
    'noSuchMove',
  ].map((name): Attack => [`the move name ${JSON.stringify(name)}`, 'bad-packet', () => move(name, [{}])]),
  ['a move name that is an object', 'bad-packet', () => move({ toString: 'x' }, [{}])],
  ['a move name of 10,000 characters', 'bad-packet', () => move('x'.repeat(10_000), [{}])],
  ['arguments nested 20,000 deep in a move', 'bad-packet', () => move('chooseClan', [deep(20_000)])],
  ['arguments nested inside a field', 'bad-packet', () => move('chooseClan', [{ clan: deep(10_000) }])],
  ['a thousand arguments', 'bad-packet', () => move('chooseClan', Array(1000).fill(clan))],
  ['arguments that are no list', 'bad-packet', () => move('chooseClan', { length: 1e9 })],
  ['an argument that is text', 'bad-packet', () => move('chooseClan', ['crab'])],
  ['an argument with a field too many', 'bad-packet', () => move('chooseClan', [{ ...clan, more: 1 }])],
  [
    'an argument with __proto__',
    'bad-packet',
    () => move('chooseClan', [JSON.parse('{"clan":"crab","__proto__":{"x":1}}')]),
  ],
  [
    'an argument of 40,000 characters',
    'bad-packet',
    () => move('chooseClan', [{ clan: 'x'.repeat(40_000) }]),
  ],
  ['a binary argument', 'bad-packet', () => move('chooseClan', [Buffer.from('crab')])],
  ['a legal name at the wrong time', 'illegal', () => move('endTurn', [{}])],
  ['an illegal space', 'bad-packet', () => move('build', [{ space: 1e9, tile: 'x' }])],
  ['undo of nothing', 'illegal', () => action('UNDO', { type: null, args: null })],
  ['redo of nothing', 'illegal', () => action('REDO', { type: null, args: null })],
  [
    "undo on another's turn",
    'not-your-turn',
    () =>
      scene.asWaiting.attempt(
        'update',
        {
          type: 'UNDO',
          payload: { playerID: scene.active.playerID, credentials: scene.waiting.credentials },
        },
        0,
        scene.matchID,
        scene.waiting.playerID,
      ),
  ],
  ['a state id of the future', 'stale', () => stale(99)],
  ['a state id that is negative', 'bad-packet', () => stale(-1)],
  ['a state id that is text', 'bad-packet', () => stale('0')],
  ['a state id that is no number', 'bad-packet', () => stale(Number.NaN)],
  ['no action', 'bad-packet', () => asActive(null)],
  ['an action that is text', 'bad-packet', () => asActive('MAKE_MOVE')],
  ['an action without payload', 'bad-packet', () => asActive({ type: 'MAKE_MOVE' })],
  ['a payload that is null', 'bad-packet', () => asActive({ type: 'MAKE_MOVE', payload: null })],
  ['no arguments at all', 'bad-packet', () => scene.asActive.attempt('update')],
];
const stale = async (given: unknown) => {
  const answer = await asActive(
    makeMove(scene.active, 'chooseClan', [clan]),
    given,
    scene.matchID,
    scene.active.playerID,
  );
  // A stale page is sent the present state first and the reason after it.
  if (answer !== null) return answer;
  await until('the reason', () => scene.asActive.received.at(-1)?.event === 'refused');
  return scene.asActive.received.at(-1)?.args[0] as { code: string };
};

const chat = (raw: RawClient, payload: unknown, credentials: unknown) =>
  raw.attempt('chat', scene.matchID, { id: 'a', sender: scene.active.playerID, payload }, credentials);
const chatAttacks: Attack[] = [
  ['chat by a spectator', 'unauthorized', () => chat(scene.asSpectator, 'hello', scene.active.credentials)],
  ['chat by a stranger', 'not-synced', () => chat(scene.stranger, 'hello', scene.active.credentials)],
  ['chat with wrong credentials', 'unauthorized', () => chat(scene.asActive, 'hello', 'wrong')],
  [
    'chat of 30,000 characters',
    'bad-packet',
    () => chat(scene.asActive, 'x'.repeat(30_000), scene.active.credentials),
  ],
  [
    'chat that is an object',
    'bad-packet',
    () => chat(scene.asActive, { deep: deep(5000) }, scene.active.credentials),
  ],
  ['chat of blanks', 'bad-packet', () => chat(scene.asActive, '   ', scene.active.credentials)],
  ['chat without message', 'bad-packet', () => scene.asActive.attempt('chat', scene.matchID)],
];

test.each([...syncAttacks, ...updateAttacks, ...chatAttacks])(
  '%s is refused: %s',
  async (_name, code, run) => {
    const refused = await run();
    expect(refused).toMatchObject({ code, message: expect.any(String) });
  },
);

test('a chat message in another name is sent in the name of its writer', async () => {
  const message = { id: 'b', sender: scene.waiting.playerID, payload: 'not me' };
  scene.asActive.socket.emit('chat', scene.matchID, message, scene.active.credentials);
  await until('it arrives', () => scene.asWaiting.received.some(({ event }) => event === 'chat'));
  const got = scene.asWaiting.received.find(({ event }) => event === 'chat')?.args[1];
  const { playerID: sender } = scene.active;
  const name = `Player ${sender}`;
  const room = 'players';
  expect(got).toEqual({ id: 'b', sender, payload: 'not me', at: expect.any(Number), room, name });
});

test('a seat that nobody has claimed can be neither watched nor played by anybody', async () => {
  const { matchID } = await lobbyOf(server.url).createMatch(GAME, { numPlayers: 2 });
  matches++;
  const raw = await rawClient(server.url);
  for (const credentials of [undefined, null, 'undefined', 'null', 'x']) {
    expect(await raw.attempt('sync', matchID, '0', credentials)).toMatchObject({ code: 'unauthorized' });
  }
  await raw.sync(matchID, null);
  const played = await raw.attempt(
    'update',
    { type: 'MAKE_MOVE', payload: { type: 'chooseClan', args: [clan] } },
    0,
    matchID,
    '0',
  );
  expect(played).toMatchObject({ code: 'unauthorized' });
});

test('a socket that has left its seat can no longer play it', async () => {
  const { matchID, seats } = await openTable(server.url, 2);
  matches++;
  const [seat] = seats;
  if (!seat) throw new Error('a seat was taken');
  const raw = await rawClient(server.url);
  await raw.sync(matchID, seat);
  await lobbyOf(server.url).leaveMatch(GAME, matchID, seat);
  const syncs = () => raw.received.filter(({ event }) => event === 'sync').length;
  await until('it has become a spectator', () => syncs() === 2);
  const answer = await raw.attempt('update', makeMove(seat, 'chooseClan', [clan]), 0, matchID, seat.playerID);
  expect(answer).toMatchObject({ code: 'unauthorized' });
});

test('an exception inside a move is answered, logged and harms nobody', async () => {
  const faulty = await startServer({ env: { TEST_THROWING_MOVE: 'chooseClan' } });
  const { matchID, seats } = await openTable(faulty.url, 2);
  const raws = await Promise.all(seats.map(async (seat) => ({ seat, raw: await rawClient(faulty.url) })));
  for (const { seat, raw } of raws) await raw.sync(matchID, seat);
  const codes = await Promise.all(
    raws.map(({ seat, raw }) =>
      raw.attempt('update', makeMove(seat, 'chooseClan', [clan]), 0, matchID, seat.playerID),
    ),
  );
  expect(codes.map((refused) => refused?.code).sort()).toEqual(['internal', 'not-your-turn']);
  expect(JSON.stringify(codes)).not.toContain('a bug in a move');
  expect(faulty.alive()).toBe(true);
  expect(faulty.output()).toContain('a bug in a move');
  const again = await rawClient(faulty.url);
  const { args } = await again.sync(matchID, null);
  expect((args[1] as { state: { _stateID: number } }).state._stateID).toBe(0);
});

test('an illegal move is answered with the reason of the rules', async () => {
  expect(await move('endTurn', [{}])).toMatchObject({
    code: 'illegal',
    reason: { code: expect.any(String) },
  });
});
