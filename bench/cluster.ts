/**
 * npm run bench:cluster -- [--game ID] [--share 0.25]: several of our processes on one PostgreSQL. How many moves they make
 * together, and how long a move takes until it is on the screens of all seats, when these are at one process and when
 * they are at several. With --share each of our processes may use that part of a core, so that clients and database
 * have enough left on a small machine: what is measured then is whether twice the processes do twice the work.
 */
import { cpus } from 'node:os';
import { readArguments, runTool, UsageError } from '../scripts/tools/arguments';
import { gameOfArguments } from '../scripts/tools/game';
import type { GameModule } from '../src/games/contract';
import { type Across, SplitTable } from './across';
import { notesPerSecond } from './notes';
import { limitProcessors } from './processor-share';
import {
  at,
  build,
  cleanUp,
  cpuSeconds,
  OURS,
  type Process,
  run,
  start,
  startPostgres,
} from './server-process';
import { BenchTable, type Measured, seatsOf } from './server-table';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const TABLES = 50;
const TURN_SECONDS = 2;

/** People at tables whose seats are at both processes: one move per client and so many seconds. */
const PEOPLE_SECONDS = 2;
/** Other tables at which something is said, and a name is changed, now and then. */
const SPLIT_TABLES = 10;
const SPLIT_PAUSE_MS = 250;

interface Setting {
  readonly name: string;
  /** The addresses that the seats of a table are spread over. */
  urls(table: number): readonly [string, ...string[]];
}

async function measure(module: GameModule, settings: readonly Setting[], servers: readonly Process[]) {
  const playing = [];
  for (const { name, urls } of settings) {
    const all = Array.from({ length: TABLES }, (_, i) => new BenchTable(urls(i), module, `${name} ${i}`));
    for (let from = 0; from < all.length; from += 25) {
      await Promise.all(all.slice(from, from + 25).map((table) => table.open()));
    }
    const sum: Measured = { moves: 0, seconds: 0, latencies: [], bytes: 0 };
    playing.push({ name, all, sum, cpu: 0 });
  }
  const used = () => servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  // They take turns after a warm-up: whatever else the machine does then falls on all of them alike.
  for (let turn = 0; turn <= Math.max(1, Math.round(SECONDS / TURN_SECONDS)); turn++) {
    for (const entry of playing) {
      const into: Measured = turn === 0 ? { moves: 0, seconds: 0, latencies: [], bytes: 0 } : entry.sum;
      const [before, begin] = [used(), performance.now()];
      await Promise.all(entry.all.map((table) => table.play(begin + TURN_SECONDS * 1000, into)));
      into.seconds += (performance.now() - begin) / 1000;
      if (turn > 0) entry.cpu += used() - before;
    }
  }
  return playing.map(({ name, all, sum, cpu }) => {
    for (const table of all) table.close();
    const latencies = sum.latencies.sort((a, b) => a - b);
    return {
      name,
      perSecond: sum.moves / sum.seconds,
      p50: at(latencies, 0.5),
      p99: at(latencies, 0.99),
      cpuMs: (cpu * 1000) / sum.moves,
    };
  });
}

/** How long it takes until what happens at one process is on the pages of the other, while people play. */
async function measureAcross(module: GameModule, here: string, there: string): Promise<void> {
  const tables = Array.from(
    { length: TABLES },
    (_, i) => new BenchTable([here, there], module, `across ${i}`),
  );
  const split = Array.from({ length: SPLIT_TABLES }, () => new SplitTable(here, there, module));
  for (const table of [...tables, ...split]) await table.open();
  const moves: Measured = { moves: 0, seconds: 0, latencies: [], bytes: 0 };
  const across: Across = { chat: [], seats: [] };
  const until = performance.now() + 2 * SECONDS * 1000;
  const pace = (PEOPLE_SECONDS * 1000) / seatsOf(module);
  await Promise.all([
    ...tables.map((table) => table.play(until, moves, pace)),
    ...split.map((table) => table.measure(until, SPLIT_PAUSE_MS, across)),
  ]);
  for (const table of [...tables, ...split]) table.close();
  const perSecond = (moves.moves / (2 * SECONDS)).toFixed(0);
  console.log(`\nFrom one process to the pages of the other, with ${perSecond} moves a second:\n`);
  console.log('| what | measured | p50 ms | p99 ms |\n| --- | ---: | ---: | ---: |');
  for (const [what, unsorted] of [
    ['a move', moves.latencies],
    ['a chat message', across.chat],
    ['a change of seats', across.seats],
  ] as const) {
    const all = [...unsorted].sort((a, b) => a - b);
    console.log(`| ${what} | ${all.length} | ${at(all, 0.5).toFixed(1)} | ${at(all, 0.99).toFixed(1)} |`);
  }
  console.log('\n(aim: 100 ms at the median, 300 ms at p99)');
}

await runTool(async () => {
  const { share: given } = readArguments({ game: { type: 'string' }, share: { type: 'string' } }).values;
  const share = given === undefined ? null : Number(given);
  if (share !== null && !(share >= 0.05 && share <= 1))
    throw new UsageError(`--share takes a part of a core from 0.05 to 1, not "${given}".`);
  const module = gameOfArguments();
  build();
  const postgres = await startPostgres();
  let limited: { end(): void } | undefined;
  if (postgres === null) throw new Error('This bench needs PostgreSQL.');
  try {
    const env = { DATABASE_URL: postgres.url };
    const { server: one } = await run('one', start(OURS, env));
    const { server: two } = await run('two', start(OURS, env));
    console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${module.card.id}`);
    console.log(`${TABLES} tables with ${seatsOf(module)} clients each, ${SECONDS} s each`);
    if (share !== null) {
      limited = limitProcessors([one.pid, two.pid], share);
      console.log(`Each of our processes may use ${share} of a core.`);
    }
    console.log('');
    const rows = await measure(
      module,
      [
        { name: 'one process', urls: () => [one.url] },
        { name: 'two processes, a table at one of them', urls: (i) => [i % 2 === 0 ? one.url : two.url] },
        { name: 'two processes, seats of a table at both', urls: () => [one.url, two.url] },
      ],
      [one, two],
    );
    console.log('| tables | moves/s | p50 ms | p99 ms | CPU ms per move, all processes |');
    console.log('| --- | ---: | ---: | ---: | ---: |');
    for (const { name, perSecond, p50, p99, cpuMs } of rows) {
      console.log(
        `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${cpuMs.toFixed(2)} |`,
      );
    }
    const [alone, split] = rows;
    if (alone && split) {
      console.log(
        `\nTwo processes : one = ${(split.perSecond / alone.perSecond).toFixed(2)} in moves per second (aim: 1.6)`,
      );
    }
    limited?.end();
    await measureAcross(module, one.url, two.url);
    const notes = await notesPerSecond(postgres.url, SECONDS);
    console.log(`\nNotes by NOTIFY from one process to another: ${notes.toFixed(0)} per second.`);
  } finally {
    limited?.end();
    await cleanUp(postgres);
  }
});
process.exit();
