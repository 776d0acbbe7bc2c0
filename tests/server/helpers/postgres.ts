import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, onCleanUp, tempFolder } from './process';

/** Where Debian keeps the programs of PostgreSQL, newest first, or wherever PG_BIN points. */
function binaries(): string | null {
  const given = process.env.PG_BIN;
  if (given !== undefined && existsSync(join(given, 'initdb'))) return given;
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  for (const version of versions) {
    const bin = join(base, version, 'bin');
    if (existsSync(join(bin, 'initdb'))) return bin;
  }
  return null;
}

export const hasPostgres = binaries() !== null;

/** `describe` where PostgreSQL is installed; elsewhere the tests are skipped and it is said loudly. */
export const describePostgres: typeof describe | typeof describe.skip = hasPostgres
  ? describe
  : describe.skip;

export function sayIfSkipped(): void {
  if (hasPostgres) return;
  const line = '!'.repeat(72);
  console.warn(
    `${line}\nSKIPPED: the PostgreSQL tests. Install the package postgresql, or set PG_BIN.\n${line}`,
  );
}

export interface PostgresCluster {
  url: string;
  start(): void;
  stop(): void;
  /** Runs statements as the owner, each by itself, outside of any pool. */
  query(...statements: string[]): string;
  /** Runs a whole script, such as a dump. */
  load(script: string): void;
}

/** A cluster of our own in a temporary folder on a free port, gone after the tests. */
export async function startPostgres(): Promise<PostgresCluster> {
  const bin = binaries();
  if (bin === null) throw new Error('PostgreSQL is not installed');
  const folder = tempFolder('river-pg-');
  const port = await freePort();
  const root = process.getuid?.() === 0;
  if (root) {
    // PostgreSQL refuses to run as root; on such machines its own user runs it.
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
    chmodSync(folder, 0o700);
  }
  const run = (program: string, ...args: string[]): string => {
    const command = join(bin, program);
    const [file, all] = root ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
    return execFileSync(file, all, { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'river', '--auth=trust', '--no-sync', '-E', 'UTF8');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60`;
  const start = () => {
    run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  };
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  };
  start();
  onCleanUp(() => {
    try {
      stop();
    } catch {
      // a test may have stopped it already
    }
  });
  const login = ['-h', folder, '-p', String(port), '-U', 'river', '-d', 'postgres', '-At'];
  return {
    url: `postgres://river@127.0.0.1:${port}/postgres`,
    start,
    stop,
    query: (...statements) => run('psql', ...login, ...statements.flatMap((statement) => ['-c', statement])),
    load: (script) => {
      const file = join(folder, 'script.sql');
      writeFileSync(file, script);
      run('psql', ...login, '-q', '-v', 'ON_ERROR_STOP=1', '-f', file);
    },
  };
}
