import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();

/** Real processes on a busy machine need their time. */

/** Limits are tested where they are the subject; everywhere else they are out of the way. */
export const NO_LIMITS = {
  LIMIT_CREATE: '0',
  LIMIT_JOIN: '0',
  LIMIT_CONNECT: '0',
  LIMIT_SYNC: '0',
  LIMIT_MOVE: '0',
  LIMIT_CHAT: '0',
  LIMIT_READ: '0',
  LIMIT_STATUS: '0',
  LIMIT_GUESS: '0',
  LIMIT_MAIL: '0',
  LIMIT_REPORT: '0',
  LIMIT_REPLAY: '0',
  MAX_SOCKETS: '10000',
  MAX_CONNECTIONS: '0',
};

export interface ServerProcess {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  output(): string;
  /** Whether the process still runs. */
  alive(): boolean;
  /** Asks it to end and gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

const cleanUps: (() => void | Promise<void>)[] = [];

/** To be called in afterAll: ends all processes and removes all folders that this test file has made. */
export async function cleanUp(): Promise<void> {
  const failures: unknown[] = [];
  for (const step of cleanUps.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

export function tempFolder(prefix = 'table-test-'): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function onCleanUp(step: () => void | Promise<void>): void {
  cleanUps.push(step);
}

const bundles = new Map<string, string>();

/** The bundled program, made once per test file, in a folder of its own next to the packages it needs. */
function bundled(entry: string, thread: string): string {
  const made = bundles.get(entry);
  if (made !== undefined) return made;
  const outdir = join('dist', `test-${process.pid}-${bundles.size}`);
  const script = `import { bundle } from './scripts/bundle.mjs';
    const entry = { main: ${JSON.stringify(entry)}, 'bot-thread': ${JSON.stringify(thread)} };
    await bundle({ entry, outdir: ${JSON.stringify(outdir)} });`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, stdio: 'inherit' });
  cleanUps.unshift(() => {
    bundles.delete(entry);
    rmSync(join(root, outdir), { recursive: true, force: true });
  });
  const program = join(root, outdir, 'main.mjs');
  bundles.set(entry, program);
  return program;
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export interface StartOptions {
  env?: Record<string, string>;
  dataDir?: string;
  port?: number;
  entry?: string;
  /** What a thread of the bots runs. */
  thread?: string;
}

function launch({
  env = {},
  dataDir,
  port = 0,
  entry = 'tests/server/helpers/test-server.ts',
  thread = 'server/bots/thread.ts',
}: StartOptions) {
  const folder = dataDir ?? tempFolder();
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => ['PATH', 'HOME', 'TMPDIR'].includes(name)),
  );
  const child = spawn(process.execPath, ['--enable-source-maps', bundled(entry, thread)], {
    cwd: root,
    env: {
      ...inherited,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      BOT_DELAY_MS: '0',
      LOG_LEVEL: 'info',
      ...NO_LIMITS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  cleanUps.push(() => {
    child.kill('SIGKILL');
  });
  return { child, folder, output: () => text };
}

const exited = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', (code) => resolve(code)));

/** Starts a server process and resolves when it says that it serves. */
export async function startServer(options: StartOptions = {}): Promise<ServerProcess> {
  const { child, folder, output } = launch(options);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /served at (http:\S+)/.exec(output());
      if (found?.[1] !== undefined) resolve(found[1]);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output()}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    dataDir: folder,
    pid: child.pid ?? 0,
    output,
    alive: () => child.exitCode === null && child.signalCode === null,
    stop: () => {
      child.kill('SIGTERM');
      return exited(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited(child);
    },
  };
}

/** Starts a server process that is expected to give up, and says how it did. */
export async function startAndFail(options: StartOptions): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(options);
  const code = await exited(child);
  return { code, output: output() };
}
