import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a run of tests says: all passed; at least one failed; the run took too long (a changed loop may never end); or a
 * test file could not even be loaded, which says nothing about the tests.
 */
export type Verdict = 'passed' | 'failed' | 'timeout' | 'unloadable';

const RESULTS = 'jest-results.json';

let running: ChildProcess | null = null;

/** Ends a run that is under way, with every process that its tests have started. */
export function stopTests(): void {
  if (running?.pid === undefined || running.exitCode !== null) return;
  try {
    process.kill(-running.pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

/** Runs test files or folders of a project, one file after another, until the first that fails. */
export async function runTests(
  folder: string,
  tests: readonly string[],
  milliseconds: number,
): Promise<Verdict> {
  const results = join(folder, RESULTS);
  rmSync(results, { force: true });
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  const args = [
    jest,
    ...tests,
    '--maxWorkers=1',
    '--bail=1',
    '--silent',
    '--json',
    `--outputFile=${RESULTS}`,
  ];
  const env = { ...process.env };
  delete env.NODE_ENV; // Jest sets its own
  // A process group of its own, so that it can be ended whole.
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore', detached: true });
  running = child;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stopTests();
  }, milliseconds);
  await once(child, 'exit');
  clearTimeout(timer);
  running = null;
  if (late) return 'timeout';
  if (!existsSync(results)) return 'unloadable';
  const { numFailedTests, numRuntimeErrorTestSuites, numPassedTests } = JSON.parse(
    readFileSync(results, 'utf8'),
  ) as { numFailedTests: number; numRuntimeErrorTestSuites: number; numPassedTests: number };
  if (numFailedTests > 0) return 'failed';
  return numRuntimeErrorTestSuites > 0 || numPassedTests === 0 ? 'unloadable' : 'passed';
}
