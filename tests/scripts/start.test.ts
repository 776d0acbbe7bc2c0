import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, until } from './processes';

const ROOT = join(__dirname, '../..');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts scripts/start.mjs in a folder where the build and the server are a few lines each. */
function start(build: string, server: string) {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  folders.push(folder);
  for (const name of ['scripts', 'dist/server']) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(join(ROOT, 'scripts/start.mjs'), join(folder, 'scripts/start.mjs'));
  const save = "import { writeFileSync } from 'node:fs';\nwriteFileSync('build-pid', String(process.pid));\n";
  writeFileSync(join(folder, 'scripts/build.mjs'), save + build);
  writeFileSync(join(folder, 'dist/server/main.mjs'), server);
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return {
    child,
    ended: once(child, 'close').then(([code]) => ({ code, output })),
    said: (words: string) => until(() => output.includes(words)),
    buildPid: async () => {
      const file = join(folder, 'build-pid');
      await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
      return Number(readFileSync(file, 'utf8'));
    },
  };
}

test('the build has a process of its own, which is gone when the server begins', async () => {
  const started = start(
    '',
    "console.log('serving', process.pid, process.env.NODE_ENV); setInterval(() => {}, 1000);",
  );
  await started.said('serving');
  const build = await started.buildPid();
  expect(build).not.toBe(started.child.pid);
  expect(isAlive(build)).toBe(false);
  started.child.kill('SIGTERM');
  expect((await started.ended).output).toBe(`serving ${started.child.pid} production\n`);
});

test('the server gets the signals, and its exit code is the exit code', async () => {
  const server =
    "process.on('SIGTERM', () => process.exit(7)); console.log('serving'); setInterval(() => {}, 1000);";
  const started = start('', server);
  await started.said('serving');
  started.child.kill('SIGTERM');
  expect(await started.ended).toEqual({ code: 7, output: 'serving\n' });
});

test('nothing is served after a build that failed', async () => {
  const started = start('process.exit(3);', "console.log('serving');");
  expect(await started.ended).toEqual({ code: 3, output: '' });
});

test('a signal during the build ends both', async () => {
  const started = start('setInterval(() => {}, 1000);', "console.log('serving');");
  const build = await started.buildPid();
  started.child.kill('SIGTERM');
  expect(await started.ended).toEqual({ code: 1, output: '' });
  expect(isAlive(build)).toBe(false);
});
