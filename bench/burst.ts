/**
 * npm run bench:burst -- [--game ID] [--against FOLDER]: how long moves at other tables take while one address asks for the
 * lobby's list as often as LIMIT_READ allows, all at once. With --against another build of ours is measured too, such
 * as dist/server of an older checkout.
 */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { readArguments, runTool } from '../scripts/tools/arguments';
import { gameOfArguments } from '../scripts/tools/game';
import type { GameModule } from '../src/games/contract';
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
} from './server-process';
import { BenchTable, type Measured, seatsOf } from './server-table';

/** What is listed: as many matches as used to fit, with as much data as may be stored with a name. */
const LISTED = 500;
const DATA = { text: 'x'.repeat(480) };
/** Other people play meanwhile, each table a move every so often. */
const TABLES = 20;
const PAUSE_MS = 200;
/** The limit of one address as it is without settings, and how many of its connections ask at a time. */
const LIMIT_READ = 1200;
const CONNECTIONS = 100;
const QUIET_SECONDS = 5;

/** The visitor, as a process of its own: its work must not make our measuring slow. */
const VISITOR = `
const { Agent, get } = require('node:http');
const [url, times, most] = process.argv.slice(1);
const agent = new Agent({ keepAlive: true, maxSockets: Number(most) });
const statuses = {};
let bytes = 0;
const ask = (i) => new Promise((resolve) => {
  const done = (status) => { statuses[status] = (statuses[status] ?? 0) + 1; resolve(); };
  get(url.replace('NUMBER', String(i)), { agent }, (response) => {
    response.on('data', (chunk) => { bytes += chunk.length; });
    response.on('end', () => done(response.statusCode));
  }).on('error', () => done('hung up'));
});
Promise.all(Array.from({ length: Number(times) }, (_, i) => ask(i))).then(() => {
  console.log(JSON.stringify({ statuses, bytes }));
  process.exit();
});`;

function visit(url: string): Promise<{ statuses: Record<string, number>; bytes: number }> {
  const child = spawn(process.execPath, ['-e', VISITOR, url, String(LIMIT_READ), String(CONNECTIONS)], {
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

const print = (what: string, { latencies }: Measured, more = '') => {
  const sorted = [...latencies].sort((a, b) => a - b);
  const [p50, p99, most] = [at(sorted, 0.5), at(sorted, 0.99), sorted.at(-1) ?? 0].map((ms) => ms.toFixed(0));
  console.log(`  ${what}: ${sorted.length} moves, p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms${more}`);
};

async function measure(name: string, server: Process, module: GameModule): Promise<void> {
  console.log(`\n${name}`);
  await fill(server, module, seatsOf(module));
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
  const pause = () => new Promise((resolve) => setTimeout(resolve, QUIET_SECONDS * 1000));
  await during(pause());
  print('without a burst', await during(pause()));
  const list = `${server.url}/games/${module.card.id}`;
  for (const [what, url] of [
    ['everybody’s list', list],
    ['a list of its own each time', `${list}?updatedAfter=NUMBER`],
  ] as const) {
    const cpu = cpuSeconds(server.pid);
    const start = performance.now();
    const burst = await during(visit(url));
    const { statuses, bytes } = burst.answer;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(
      `${LIMIT_READ} times ${what}`,
      burst,
      `; ${seconds} s, ${(cpuSeconds(server.pid) - cpu).toFixed(1)} s of processor, ${(bytes / 1e6).toFixed(1)} MB, ${JSON.stringify(statuses)}`,
    );
    // The limit fills up again.
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }
  for (const table of tables) table.close();
}

await runTool(async () => {
  const { against } = readArguments({ game: { type: 'string' }, against: { type: 'string' } }).values;
  const module = gameOfArguments();
  build();
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${module.card.id}`);
  const env = { LIMIT_READ: String(LIMIT_READ), MAX_CONNECTIONS: '400' };
  try {
    for (const file of [OURS, ...(against === undefined ? [] : [join(against, 'main.mjs')])]) {
      const name = file === OURS ? 'this build' : file;
      await measure(name, (await run(name, startOurs(file, env))).server, module);
      await stopAll();
    }
  } finally {
    await cleanUp(null);
  }
});
process.exit();
