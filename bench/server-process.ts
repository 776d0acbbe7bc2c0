/** Server processes, databases and what they use of the machine, for the benches. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OUT = join('dist', 'bench');

const NO_LIMITS = Object.fromEntries(
  ['CREATE', 'JOIN', 'CONNECT', 'SYNC', 'MOVE', 'CHAT', 'READ', 'STATUS'].map((kind) => [
    `LIMIT_${kind}`,
    '0',
  ]),
);

export interface Process {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export async function start(file: string, env: Record<string, string>): Promise<Process> {
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'error',
      MAX_SOCKETS: '100000',
      MAX_CONNECTIONS: '0',
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
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
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
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Megabytes of memory that a process holds, on Linux. */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

const folders: string[] = [];
function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'table-bench-'));
  folders.push(folder);
  return folder;
}

export const OURS = join(OUT, 'serve.mjs');
export const STOCK = join(OUT, 'stock.mjs');
export const VISITOR = join(OUT, 'visitor.mjs');
export const startOurs = (file = OURS, env: Record<string, string> = {}) =>
  start(file, { DATA_DIR: tempFolder(), ...env });

/** A PostgreSQL of our own, or null and a line that says that there is none. */
export async function startPostgres(): Promise<{ url: string; stop(): void } | null> {
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
  run('initdb', '-D', data, '-U', 'bench', '--auth=trust', '-E', 'UTF8');
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
    url: `postgres://bench@127.0.0.1:${port}/postgres`,
    stop: () => run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop'),
  };
}

/** Bundles the servers that are measured. */
export function build(): void {
  const entry = {
    serve: 'server/serve.ts',
    'bot-thread': 'server/bots/thread.ts',
    stock: 'bench/stock-server.ts',
    visitor: 'bench/visitor.ts',
  };
  const script = `import { bundle } from './scripts/bundle.mjs';
    await bundle(${JSON.stringify({ entry, outdir: OUT })});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
}

export interface Contestant {
  name: string;
  server: Process;
}

const started: Process[] = [];
export const run = async (name: string, server: Promise<Process>): Promise<Contestant> => {
  const contestant = { name, server: await server };
  started.push(contestant.server);
  return contestant;
};
export const stopAll = () => Promise.all(started.splice(0).map((server) => server.stop()));
/** A share of the way through figures that are sorted. */
export const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Ends what was started and removes what was written. */
export async function cleanUp(postgres: { stop(): void } | null): Promise<void> {
  await stopAll();
  postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
