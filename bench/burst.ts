/**
 * npm run bench:burst -- [--game ID] [--long ID] [--rounds N] [--against FOLDER]: how long moves at other tables take while
 * one address does all at once what its limits allow in a minute: asks for the lobby's list, opens long matches, has
 * them replayed. With --against another build of ours is measured too, such as dist/server of an older checkout.
 */
import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { readArguments, runTool } from '../scripts/tools/arguments';
import { gameNamed, gameOfArguments } from '../scripts/tools/game';
import { GAMES } from '../src/games';
import type { GameModule } from '../src/games/contract';
import { replayPath } from '../src/protocol/paths';
import {
  at,
  build,
  cleanUp,
  cpuSeconds,
  OURS,
  type Process,
  run,
  startOurs,
  stopAll,
  VISITOR,
} from './server-process';
import { BenchTable, type Measured, seatsOf } from './server-table';
import type { Visit, Visited } from './visitor';

/** What is listed: as many matches as used to fit, with as much data as may be stored with a name. */
const LISTED = 500;
const DATA = { text: 'x'.repeat(480) };
/** How many long matches are opened and replayed. */
const LONG = 3;
/** Other people play meanwhile, each table a move every so often: several hundred moves a second. */
const TABLES = 40;
const PAUSE_MS = 100;
const QUIET_SECONDS = 5;
/** The visitor is given up after so long; what waits then for its limit harms nobody. */
const VISIT_SECONDS = 10;
/** The limits of former versions; today's are charged by what is asked for. */
const LISTS = 1200;
const SYNCS = 480;
const REPLAYS = 30;

type Burst = Omit<Visit, 'url' | 'seconds'> & { name: string };

function visit(given: Visit): Promise<Visited> {
  const child = spawn(process.execPath, [VISITOR, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => resolve(JSON.parse(text)));
    child.once('error', reject);
  });
}

async function fill({ url }: Process, { card }: GameModule, seats: number): Promise<void> {
  const lobby = new LobbyClient({ server: url });
  for (let i = 0; i < LISTED; i++) {
    const { matchID } = await lobby.createMatch(card.id, { numPlayers: seats });
    for (let seat = 0; seat < seats; seat++) {
      await lobby.joinMatch(card.id, matchID, { playerName: `Player ${seat}`, data: DATA });
    }
  }
}

/** Plays matches to their end; their ids. */
async function finished({ url }: Process, module: GameModule): Promise<string[]> {
  const ids: string[] = [];
  const lengths: number[] = [];
  for (let i = 0; i < LONG; i++) {
    const table = new BenchTable([url], module, `long ${i}`);
    const { matchID, moves } = await table.finish();
    ids.push(matchID);
    lengths.push(moves);
    table.close();
  }
  console.log(`long matches: ${module.card.id} of ${lengths.join(', ')} moves`);
  return ids;
}

const HEAD = ['meanwhile', 'moves', 'p50 ms', 'p99 ms', 'longest', 'seconds', 'processor s', 'MB', 'answers'];

function print(name: string, { latencies }: Measured, more: readonly string[] = []): void {
  const sorted = [...latencies].sort((a, b) => a - b);
  const times = [at(sorted, 0.5), at(sorted, 0.99), sorted.at(-1) ?? 0].map((ms) => ms.toFixed(0));
  console.log(`| ${[name, String(sorted.length), ...times, ...more].join(' | ')} |`);
}

/** What a visitor does, and what its minute must not have been used for before. */
function burstsOf(module: GameModule, long: GameModule, ids: readonly string[]): Burst[][] {
  const game = module.card.id;
  const list = `/games/${game}`;
  const own = Array.from({ length: LISTS }, (_, i) => `${list}?updatedAfter=${i}`);
  const replays = ids.map((id) => replayPath(long.card.id, id));
  const lists = { game, ask: 'get', times: LISTS, connections: 100 } as const;
  const whole = { game: long.card.id, ask: 'sync', what: ids, times: SYNCS, connections: 60 } as const;
  return [
    [
      { ...lists, name: `${LISTS} × everybody’s list`, what: [list] },
      { ...whole, name: `${SYNCS} × a long match opened` },
      {
        ...whole,
        name: `${REPLAYS} × a long match replayed`,
        ask: 'post',
        what: replays,
        times: REPLAYS,
        connections: 30,
      },
    ],
    [{ ...lists, name: `${LISTS} × a list of its own`, what: own }],
  ];
}

async function measure(
  name: string,
  server: Process,
  given: { module: GameModule; long: GameModule; rounds: number },
) {
  const { module, long, rounds } = given;
  console.log(`\n${name}`);
  await fill(server, module, seatsOf(module));
  const bursts = burstsOf(module, long, await finished(server, long));
  const tables = Array.from({ length: TABLES }, (_, i) => new BenchTable([server.url], module, `${i}`));
  for (const table of tables) await table.open();
  /** The moves made while something else goes on. */
  const during = async <T>(task: Promise<T>): Promise<Measured & { answer: T }> => {
    const measured: Measured = { moves: 0, seconds: 0, latencies: [], bytes: 0 };
    let over = false;
    const answer = task.finally(() => {
      over = true;
    });
    const play = async (table: BenchTable) => {
      while (!over) await table.play(performance.now() + PAUSE_MS, measured, PAUSE_MS);
    };
    await Promise.all(tables.map(play));
    return { ...measured, answer: await answer };
  };
  const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await during(pause(QUIET_SECONDS));
  console.log(
    `| ${HEAD.join(' | ')} |\n|${HEAD.map((_, i) => (i === 0 || i === 8 ? '---' : '---:')).join('|')}|`,
  );
  for (let round = 0; round < rounds; round++) {
    for (const some of bursts) {
      // The limits are full again.
      if (round > 0 || some !== bursts[0]) await pause(60);
      print('nothing', await during(pause(QUIET_SECONDS)));
      for (const { name: what, ...burst } of some) {
        const cpu = cpuSeconds(server.pid);
        const start = performance.now();
        const { answer, ...measured } = await during(
          visit({ ...burst, url: server.url, seconds: VISIT_SECONDS }),
        );
        print(what, measured, [
          ((performance.now() - start) / 1000).toFixed(1),
          (cpuSeconds(server.pid) - cpu).toFixed(1),
          (answer.bytes / 1e6).toFixed(1),
          Object.entries(answer.answers)
            .map(([kind, n]) => `${n} ${kind}`)
            .join(', '),
        ]);
      }
    }
  }
  for (const table of tables) table.close();
}

await runTool(async () => {
  const text = { type: 'string' } as const;
  const { values } = readArguments({ game: text, long: text, rounds: text, against: text });
  const long = values.long === undefined ? GAMES.at(-1) : gameNamed(values.long);
  const module = gameOfArguments();
  build();
  const load = loadavg().map((n) => n.toFixed(1));
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${load.join(' ')}, ${module.card.id}`,
  );
  // The visitor has an address of its own, and the limits that a host has who sets none.
  const env = { LIMIT_READ: '', LIMIT_SYNC: '', TRUST_PROXY: '1', MAX_CONNECTIONS: '400' };
  try {
    for (const file of [OURS, ...(values.against === undefined ? [] : [join(values.against, 'main.mjs')])]) {
      const name = file === OURS ? 'this build' : file;
      const { server } = await run(name, startOurs(file, env));
      await measure(name, server, { module, long: long ?? module, rounds: Number(values.rounds ?? 1) });
      await stopAll();
    }
  } finally {
    await cleanUp(null);
  }
});
process.exit();
