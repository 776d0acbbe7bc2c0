/**
 * npm run bench:server -- [--game ID] [--against FOLDER]: our server with SQLite and with PostgreSQL against the stock
 * boardgame.io server with memory storage, all serving the same game to the same load; how ours grows; and what an idle
 * match costs. With --against it is compared with another build of ours instead, such as dist/server of an older
 * checkout, which must be built there.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { readArguments, runTool } from '../scripts/tools/arguments';
import { gameOfArguments } from '../scripts/tools/game';
import type { GameModule } from '../src/games/contract';
import {
  at,
  build,
  type Contestant,
  cleanUp,
  cpuSeconds,
  memory,
  OURS,
  type Process,
  run,
  STOCK,
  start,
  startOurs,
  startPostgres,
  stopAll,
} from './server-process';
import { BenchTable, type Measured, seatsOf } from './server-table';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const TURN_SECONDS = 2;
/** Until the clients, who are the same for all, and the servers run at their full speed. */
const WARM_UP_TURNS = 3;
const TABLES = 50;
const PEOPLE_SECONDS = 20;
interface Row {
  name: string;
  movesPerSecond: number;
  p50: number;
  p99: number;
  bytes: number;
  cpuMs: number;
  megabytes: number;
}

/**
 * The same number of tables at each server, which take turns of some seconds after a warm-up, forwards and backwards:
 * whatever else the machine does then falls on all of them alike, and none has always gone before another.
 */
async function measure(module: GameModule, contestants: Contestant[], tables: number): Promise<Row[]> {
  const playing = [];
  for (const { name, server } of contestants) {
    const all = Array.from({ length: tables }, (_, i) => new BenchTable([server.url], module, `${i}`));
    for (let from = 0; from < all.length; from += 25) {
      await Promise.all(all.slice(from, from + 25).map((table) => table.open()));
    }
    const sum: Measured = { moves: 0, seconds: 0, latencies: [], bytes: 0 };
    playing.push({ name, server, all, sum, cpu: 0 });
  }
  const turns = Math.max(1, Math.round(SECONDS / TURN_SECONDS));
  for (let turn = 1 - WARM_UP_TURNS; turn <= turns; turn++) {
    for (const entry of turn % 2 === 0 ? playing.toReversed() : playing) {
      const into: Measured = turn <= 0 ? { moves: 0, seconds: 0, latencies: [], bytes: 0 } : entry.sum;
      const before = cpuSeconds(entry.server.pid);
      const begin = performance.now();
      await Promise.all(entry.all.map((table) => table.play(begin + TURN_SECONDS * 1000, into)));
      into.seconds += (performance.now() - begin) / 1000;
      if (turn > 0) entry.cpu += cpuSeconds(entry.server.pid) - before;
    }
  }
  return playing.map(({ name, server, all, sum, cpu }) => {
    const megabytes = memory(server.pid);
    for (const table of all) table.close();
    const latencies = sum.latencies.sort((a, b) => a - b);
    return {
      name,
      movesPerSecond: sum.moves / sum.seconds,
      p50: at(latencies, 0.5),
      p99: at(latencies, 0.99),
      bytes: sum.bytes / sum.moves / seatsOf(module),
      cpuMs: (cpu * 1000) / sum.moves,
      megabytes,
    };
  });
}

function print(title: string, rows: Row[]): void {
  console.log(`\n${title}\n`);
  console.log(
    '| server | moves/s | p50 ms | p99 ms | bytes per move and client | server CPU ms per move | server MB |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const row of rows) {
    const cells = [
      row.movesPerSecond.toFixed(0),
      row.p50.toFixed(1),
      row.p99.toFixed(1),
      row.bytes.toFixed(0),
      row.cpuMs.toFixed(2),
      row.megabytes.toFixed(0),
    ];
    console.log(`| ${row.name} | ${cells.join(' | ')} |`);
  }
}

/** Kilobytes of server memory per match that waits, with its sockets open and with nobody there. */
async function idle(module: GameModule, server: Process, matches: number): Promise<void> {
  const before = memory(server.pid);
  const tables = Array.from({ length: matches }, (_, i) => new BenchTable([server.url], module, `idle ${i}`));
  for (let from = 0; from < matches; from += 25)
    await Promise.all(tables.slice(from, from + 25).map((table) => table.open()));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const open = memory(server.pid);
  for (const table of tables) table.close();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const rooms = new RegExp(`^table_rooms\\{game="${module.card.id}"\\} (\\d+)`, 'm').exec(metrics)?.[1];
  const kb = (mb: number) => ((mb * 1024) / matches).toFixed(0);
  console.log(
    `\nIdle: ${matches} matches with ${seatsOf(module)} open sockets each cost ${kb(open - before)} KB per match; after all have`,
  );
  console.log(
    `left, ${rooms} matches are held in memory (the rest of the growth is the process's free heap).`,
  );
}

/** How long a move takes at many tables where people play: each of them thinks for 20 seconds. */
async function atPeoplesPace(module: GameModule, server: Process, matches: number): Promise<void> {
  const tables = Array.from({ length: matches }, (_, i) => new BenchTable([server.url], module, `pace ${i}`));
  for (let from = 0; from < matches; from += 25)
    await Promise.all(tables.slice(from, from + 25).map((table) => table.open()));
  const into: Measured = { moves: 0, seconds: 0, latencies: [], bytes: 0 };
  const pace = (PEOPLE_SECONDS * 1000) / seatsOf(module);
  const end = performance.now() + PEOPLE_SECONDS * 1000;
  await Promise.all(tables.map((table) => table.play(end, into, pace)));
  for (const table of tables) table.close();
  const latencies = into.latencies.sort((a, b) => a - b);
  const clients = `${matches} matches with ${seatsOf(module)} clients each, one move per client and ${PEOPLE_SECONDS} s`;
  console.log(`\nPeople's pace: ${clients}: ${into.moves} moves, p50 ${at(latencies, 0.5).toFixed(1)} ms,`);
  console.log(`p99 ${at(latencies, 0.99).toFixed(1)} ms (aim: under 20 ms).`);
}

const share = (mine: number, theirs: number) => (mine / theirs).toFixed(2);
const title = (module: GameModule) => `${TABLES} matches with ${seatsOf(module)} clients each`;

/** This build and another one, both with SQLite. */
async function compareWith(folder: string, module: GameModule): Promise<void> {
  const contestants = [
    await run('this build', startOurs()),
    await run(folder, startOurs(join(folder, 'main.mjs'))),
  ];
  const rows = await measure(module, contestants, TABLES);
  print(title(module), rows);
  const [ours, other] = rows;
  if (!ours || !other) throw new Error('both were measured');
  const speed = share(ours.movesPerSecond, other.movesPerSecond);
  console.log(`\nThis build : the other = ${speed} in moves per second,`);
  console.log(`${share(ours.cpuMs, other.cpuMs)} in CPU, ${share(ours.bytes, other.bytes)} in bytes,`);
  console.log(`${share(ours.p99, other.p99)} in p99, ${share(ours.megabytes, other.megabytes)} in memory.`);
}

/** Ours with both databases and the stock server; how ours grows; what idle matches cost. */
async function measureAll(postgresUrl: string | undefined, module: GameModule): Promise<void> {
  const contestants = [await run('(a) ours, SQLite', startOurs())];
  if (postgresUrl !== undefined) {
    contestants.push(await run('(b) ours, PostgreSQL', start(OURS, { DATABASE_URL: postgresUrl })));
  }
  contestants.push(
    await run('(c) stock, memory', start(STOCK, {})),
    await run('(c) with deltaState on', start(STOCK, { STOCK_DELTA: '1' })),
  );
  const rows = await measure(module, contestants, TABLES);
  await stopAll();
  print(title(module), rows);
  const row = (name: string): Row => {
    const found = rows.find((one) => one.name.startsWith(name));
    if (found === undefined) throw new Error(`${name} was not measured`);
    return found;
  };
  const [sqlite, stock] = [row('(a)'), row('(c)')];
  console.log(
    `\n(a) : (c) = ${share(sqlite.movesPerSecond, stock.movesPerSecond)} in moves per second (aim: at least 1.2),`,
  );
  console.log(`${share(sqlite.bytes, stock.bytes)} in bytes (aim: at most 0.2).`);
  const postgres = rows.find(({ name }) => name.startsWith('(b)'));
  if (postgres !== undefined) {
    const speed = share(postgres.movesPerSecond, sqlite.movesPerSecond);
    console.log(`(b) : (a) = ${speed} in moves per second (aim: at least 0.8).`);
  }
  const sizes: Row[] = [];
  for (const tables of [10, 100, 500]) {
    sizes.push(...(await measure(module, [await run(`${tables} matches`, startOurs())], tables)));
    await stopAll();
  }
  print('How (a) grows', sizes);
  await atPeoplesPace(module, (await run('pace', startOurs())).server, 500);
  await stopAll();
  await idle(module, (await run('idle', startOurs())).server, 500);
}

await runTool(async () => {
  const { against } = readArguments({ game: { type: 'string' }, against: { type: 'string' } }).values;
  const module = gameOfArguments();
  build();
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${module.card.id}, ${SECONDS} s each`,
  );
  const postgres = against === undefined ? await startPostgres() : null;
  try {
    await (against === undefined ? measureAll(postgres?.url, module) : compareWith(against, module));
  } finally {
    await cleanUp(postgres);
  }
});
process.exit();
