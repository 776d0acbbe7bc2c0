import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Threads } from '../../server/bots/threads';
import { playerView, seededRandom } from '../../src/games/river-of-gold';
import { positions } from '../games/river-of-gold/bots/table';
import { cleanUp, startServer, tempFolder } from './helpers/process';
import {
  openTable,
  pickMove,
  type StockClient,
  send,
  stateID,
  stockClient,
  synced,
  until,
} from './helpers/table';

afterAll(cleanUp);

const SERVE = 'server/serve.ts';
const PATIENCE = 60_000;

const decider = (client: StockClient): string | undefined => client.getState()?.ctx.currentPlayer;

/** Makes the person's moves, so many of them. */
async function play(client: StockClient, seat: number, moves: number): Promise<void> {
  const random = seededRandom('person');
  for (let made = 0; made < moves; made++) {
    await until('the person decides', () => decider(client) === String(seat), PATIENCE);
    const state = client.getState();
    if (!state || state.ctx.gameover !== undefined) return;
    send(client, pickMove(state.G, seat, random));
    await until('the move is made', () => stateID(client) > state._stateID, PATIENCE);
  }
}

test('all three levels play their seats on the real server, in threads, by the same checks as everybody', async () => {
  const server = await startServer({ entry: SERVE });
  const bots = [null, 'novice', 'merchant', 'daimyo'];
  const { matchID, seats } = await openTable(server.url, 4, {
    seated: 1,
    bots,
    setupData: { patrons: 'draft' },
  });
  const client = stockClient(server.url, matchID, seats[0] ?? null);
  await until('synced', () => synced(client));
  await play(client, 0, 8);
  const by = new Set(client.log?.map(({ action }) => ('payload' in action ? action.payload.playerID : null)));
  expect([...by].sort()).toEqual(['0', '1', '2', '3']);
  expect(server.output()).not.toContain('a bot failed');
  // While a bot thinks, the server answers. Which seat decides after eight moves is chance:
  // the person goes on to the end of a turn that is under way.
  while (decider(client) === '0') await play(client, 0, 1);
  const started = performance.now();
  const answer = await fetch(`${server.url}/healthz`);
  expect(answer.ok).toBe(true);
  expect(performance.now() - started).toBeLessThan(30_000);
  expect(await server.stop()).toBe(0);
});

test("a server that is killed in the middle of a bot's turn takes it up again after the restart", async () => {
  const first = await startServer({ entry: SERVE });
  const { matchID, seats } = await openTable(first.url, 2, { seated: 1, bots: [null, 'daimyo'] });
  const client = stockClient(first.url, matchID, seats[0] ?? null);
  await until('synced', () => synced(client));
  const started = stateID(client);
  while (decider(client) === '0' || stateID(client) < started + 6) await play(client, 0, 1);
  expect(decider(client)).toBe('1');
  const before = stateID(client);
  client.stop();
  await first.kill();

  const second = await startServer({ entry: SERVE, dataDir: first.dataDir });
  const back = stockClient(second.url, matchID, seats[0] ?? null);
  await until('synced again', () => synced(back));
  await until('the daimyo has gone on', () => stateID(back) > before, PATIENCE);
  await play(back, 0, 2);
  expect(second.output()).not.toContain('a bot failed');
  expect(await second.stop()).toBe(0);
});

test('a novice answers at once while many daimyos think', async () => {
  const server = await startServer({ entry: SERVE });
  const bots = ['daimyo', 'daimyo', 'daimyo', null];
  for (let table = 0; table < 24; table++) await openTable(server.url, 4, { seated: 1, bots });
  const { matchID, seats } = await openTable(server.url, 2, { seated: 1, bots: [null, 'novice'] });
  const client = stockClient(server.url, matchID, seats[0] ?? null);
  await until('synced', () => synced(client));
  for (let turn = 0; turn < 3; turn++) {
    await until('the person decides', () => decider(client) === '0', 4000);
    while (decider(client) === '0') await play(client, 0, 1);
  }
  await until('the novice has moved', () => decider(client) === '0', 4000);
  expect(server.output()).not.toContain('a bot failed');
  expect(await server.stop()).toBe(0);
});

describe('threads', () => {
  /** A thread that hangs, dies or answers, as the seed of the question says. */
  const threadFile = () => {
    const file = join(tempFolder(), 'thread.mjs');
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', ({ seed }) => {
         if (seed === 'hang') for (;;);
         if (seed === 'die') process.exit(3);
         if (seed === 'throw') throw new Error('a bug in a thread');
         if (seed === 'fail') parentPort.postMessage({ failed: 'cannot decide' });
         else parentPort.postMessage({ move: { name: 'endTurn', arg: { seed } } });
       });`,
    );
    return pathToFileURL(file);
  };
  const [state] = positions(2, 1, 'none', 'threads');
  if (!state) throw new Error('There are positions.');
  const question = (seed: string) =>
    ({
      game: 'river-of-gold',
      view: playerView(state, state.current),
      seat: state.current,
      level: 'novice',
      seed,
    }) as const;
  const never = new AbortController().signal;

  test('a thread that hangs, dies or throws fails its own question and no other', async () => {
    const threads = new Threads({ file: threadFile(), threads: 1, patienceMs: 8000 });
    const seeds = ['a', 'hang', 'b', 'die', 'throw', 'fail', 'c'];
    const answers = await Promise.allSettled(seeds.map((seed) => threads.ask(question(seed), never)));
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    const reasons = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [String(answer.reason)] : [],
    );
    expect(reasons).toEqual([
      expect.stringContaining('no answer within 8000 ms'),
      expect.stringContaining('a thread ended with 3'),
      expect.stringContaining('a bug in a thread'),
      expect.stringContaining('cannot decide'),
    ]);
    await threads.close();
  });

  test('a question begins when a thread takes it up, and every match gets its turn', async () => {
    const threads = new Threads({ file: threadFile(), threads: 1, patienceMs: 60_000 });
    const begun: string[] = [];
    const match = async (...seeds: string[]) => {
      for (const seed of seeds) await threads.ask(question(seed), never, () => begun.push(seed));
    };
    const matches = [match('a1', 'a2', 'a3'), match('b1', 'b2')];
    expect([begun, threads.waiting]).toEqual([['a1'], 1]);
    await Promise.all(matches);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
    expect(threads.waiting).toBe(0);
    await threads.close();
  });

  test('closing ends what thinks and what waits, and takes no more questions', async () => {
    const threads = new Threads({ file: threadFile(), threads: 1, patienceMs: 60_000 });
    const asked = [threads.ask(question('hang'), never), threads.ask(question('a'), never)];
    const settled = Promise.allSettled(asked);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await threads.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(threads.ask(question('a'), never)).rejects.toThrow('closed');
  });

  test('a question that is no longer wanted is not asked', async () => {
    const threads = new Threads({ file: threadFile(), threads: 1, patienceMs: 60_000 });
    const stop = new AbortController();
    const first = threads.ask(question('a'), never);
    const second = threads.ask(question('hang'), stop.signal);
    stop.abort();
    await expect(second).rejects.toThrow();
    expect(await first).toMatchObject({ arg: { seed: 'a' } });
    await threads.close();
  });
});
