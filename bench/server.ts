/**
 * npm run bench:server: our server with SQLite and with PostgreSQL against the stock boardgame.io server with memory
 * storage, all serving the same Game to the same load; how ours grows; and what an idle match costs.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BenchTable, type Measured } from './server-table';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const TURN_SECONDS = 2;
const TABLES = 50;
const OUT = join('dist', 'bench');

const NO_LIMITS = Object.fromEntries(
  ['CREATE', 'JOIN', 'CONNECT', 'SYNC', 'MOVE', 'CHAT', 'READ', 'STATUS'].map((kind) => [
    `LIMIT_${kind}`,
    '0',
  ]),
);

interface Process {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

async function start(program: string, env: Record<string, string>): Promise<Process> {
  const child = spawn(process.execPath, [join(OUT, `${program}.mjs`)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'error',
      MAX_SOCKETS: '100000',
      ...NO_LIMITS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /served at (http:\S+)/i.exec(String(chunk));
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      const hard = setTimeout(() => child.kill('SIGKILL'), 5000);
      return ended.finally(() => clearTimeout(hard));
    },
  };
}

/** Processor seconds that a process has used, on Linux. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Megabytes of memory that a process holds, on Linux. */
function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

interface Row {
  name: string;
  movesPerSecond: number;
  p50: number;
  p99: number;
  bytes: number;
  cpuMs: number;
  megabytes: number;
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface Contestant {
  name: string;
  server: Process;
}

/**
 * The same number of tables at each server, which take turns of some seconds after a warm-up: whatever else the
 * machine does then falls on all of them alike.
 */
async function measure(contestants: Contestant[], tables: number): Promise<Row[]> {
  const playing = [];
  for (const { name, server } of contestants) {
    const all = Array.from({ length: tables }, (_, i) => new BenchTable(server.url, `${name} ${i}`));
    for (let from = 0; from < all.length; from += 25) {
      await Promise.all(all.slice(from, from + 25).map((table) => table.open()));
    }
    const sum: Measured = { moves: 0, seconds: 0, latencies: [], bytes: 0 };
    playing.push({ name, server, all, sum, cpu: 0 });
  }
  const turns = Math.max(1, Math.round(SECONDS / TURN_SECONDS));
  for (let turn = 0; turn <= turns; turn++) {
    for (const entry of playing) {
      const into: Measured = turn === 0 ? { moves: 0, seconds: 0, latencies: [], bytes: 0 } : entry.sum;
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
      bytes: sum.bytes / sum.moves / 4,
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

const folders: string[] = [];
function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'river-bench-'));
  folders.push(folder);
  return folder;
}

const startOurs = () => start('main', { DATA_DIR: tempFolder() });

/** A PostgreSQL of our own, or null and a line that says that there is none. */
async function startPostgres(): Promise<{ url: string; stop(): void } | null> {
  const base = '/usr/lib/postgresql';
  const version = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  if (version === undefined) {
    console.log('SKIPPED: PostgreSQL is not installed.');
    return null;
  }
  const folder = tempFolder();
  const root = process.getuid?.() === 0;
  if (root) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
    chmodSync(folder, 0o700);
  }
  const run = (program: string, ...args: string[]) => {
    const command = join(base, version, 'bin', program);
    const [file, all] = root ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
    execFileSync(file, all, { stdio: 'ignore', cwd: folder });
  };
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'river', '--auth=trust', '-E', 'UTF8');
  run(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`,
    'start',
  );
  return {
    url: `postgres://river@127.0.0.1:${port}/postgres`,
    stop: () => run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop'),
  };
}

/** Kilobytes of server memory per match that waits, with its four sockets open and with nobody there. */
async function idle(server: Process, matches: number): Promise<void> {
  const before = memory(server.pid);
  const tables = Array.from({ length: matches }, (_, i) => new BenchTable(server.url, `idle ${i}`));
  for (let from = 0; from < matches; from += 25)
    await Promise.all(tables.slice(from, from + 25).map((table) => table.open()));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const open = memory(server.pid);
  for (const table of tables) table.close();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const rooms = /^river_rooms (\d+)/m.exec(metrics)?.[1];
  const kb = (mb: number) => ((mb * 1024) / matches).toFixed(0);
  console.log(
    `\nIdle: ${matches} matches with 4 open sockets each cost ${kb(open - before)} KB per match; after all have`,
  );
  console.log(
    `left, ${rooms} matches are held in memory (the rest of the growth is the process's free heap).`,
  );
}

const programs = { main: 'server/main.ts', stock: 'bench/stock-server.ts' };
const script = `import { bundle } from './scripts/bundle.mjs';
  await bundle(${JSON.stringify({ entry: programs, outdir: OUT })});`;
execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${TABLES} tables of 4, ${SECONDS} s each`,
);
const postgres = await startPostgres();
const started: Process[] = [];
const run = async (name: string, server: Promise<Process>): Promise<Contestant> => {
  const contestant = { name, server: await server };
  started.push(contestant.server);
  return contestant;
};
const stopAll = () => Promise.all(started.splice(0).map((server) => server.stop()));
try {
  const contestants = [
    await run('(a) ours, SQLite', startOurs()),
    await run('(c) stock, memory', start('stock', {})),
    await run('(c) with deltaState on', start('stock', { STOCK_DELTA: '1' })),
  ];
  if (postgres)
    contestants.splice(
      1,
      0,
      await run('(b) ours, PostgreSQL', start('main', { DATABASE_URL: postgres.url })),
    );
  const rows = await measure(contestants, TABLES);
  await stopAll();
  print(`${TABLES} matches with 4 clients each`, rows);
  const row = (name: string): Row => {
    const found = rows.find((one) => one.name.startsWith(name));
    if (found === undefined) throw new Error(`${name} was not measured`);
    return found;
  };
  const [sqlite, stock] = [row('(a)'), row('(c)')];
  const share = (mine: number, theirs: number) => (mine / theirs).toFixed(2);
  console.log(
    `\n(a) : (c) = ${share(sqlite.movesPerSecond, stock.movesPerSecond)} in moves per second (aim: at least 0.8),`,
  );
  console.log(`${share(sqlite.bytes, stock.bytes)} in bytes (aim: at most 0.25).`);
  const grown: Row[] = [];
  for (const tables of [10, 100, 500]) {
    grown.push(...(await measure([await run(`${tables} matches`, startOurs())], tables)));
    await stopAll();
  }
  print('How (a) grows', grown);
  await idle((await run('idle', startOurs())).server, 500);
} finally {
  await stopAll();
  postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
