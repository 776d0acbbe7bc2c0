/**
 * npm run bench:cluster -- [--game ID]: several of our processes on one PostgreSQL. How many moves they make together,
 * and how long a move takes until it is on the screens of all seats, when these are at one process and when they are
 * at several.
 */
import { cpus } from 'node:os';
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
  start,
  startPostgres,
} from './server-process';
import { BenchTable, type Measured, seatsOf } from './server-table';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const TABLES = 50;
const TURN_SECONDS = 2;

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

await runTool(async () => {
  readArguments({ game: { type: 'string' } });
  const module = gameOfArguments();
  build();
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('This bench needs PostgreSQL.');
  try {
    const env = { DATABASE_URL: postgres.url };
    const { server: one } = await run('one', start(OURS, env));
    const { server: two } = await run('two', start(OURS, env));
    console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${module.card.id}`);
    console.log(`${TABLES} tables with ${seatsOf(module)} clients each, ${SECONDS} s each\n`);
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
        `\nTwo processes : one = ${(split.perSecond / alone.perSecond).toFixed(2)} in moves per second`,
      );
    }
  } finally {
    await cleanUp(postgres);
  }
});
process.exit();
