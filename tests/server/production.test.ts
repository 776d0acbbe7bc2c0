import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { cleanUp, onCleanUp, tempFolder } from './helpers/process';
import { eventually, GAME, lobbyOf, openTable, until } from './helpers/table';

/** The server as it is built and run where only the packages of production are installed. */
const ROOT = join(__dirname, '../..');
const OUT = join('dist', `test-production-${process.pid}`);

beforeAll(() => {
  const script = `import { buildServer } from './scripts/build-server.mjs'; await buildServer(${JSON.stringify(OUT)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, stdio: 'inherit' });
});
afterAll(async () => {
  await cleanUp();
  rmSync(join(ROOT, OUT), { recursive: true, force: true });
});

test('nothing that it loads is a package of development only', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const files = readdirSync(join(ROOT, OUT)).filter((name) => name.endsWith('.mjs'));
  expect(files.sort()).toEqual([
    'admin.mjs',
    'backup.mjs',
    'bot-thread.mjs',
    'main.mjs',
    'restore.mjs',
    'serve.mjs',
  ]);
  const loaded = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, OUT, file), 'utf8');
    const imports = text.matchAll(
      /^(?:import|export)\b[^'"\n]*['"]([^'"]+)['"]|\b(?:import|require)\(['"]([^'"]+)['"]\)/gm,
    );
    return [...imports].map(([, fixed, lazy]) => fixed ?? lazy ?? '');
  });
  const packages = new Set(
    loaded
      .filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
  );
  expect(packages.size).toBeGreaterThan(8);
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
});

test('started without any setting of the environment it runs for production and says only where it is', async () => {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(OUT, 'main.mjs')], {
    cwd: ROOT,
    env: { ...env, PORT: '0', DATA_DIR: tempFolder(), LOG_LEVEL: 'error', BOT_DELAY_MS: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onCleanUp(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  await until('it is served', () => /served at (\S+)\n/.test(output));
  const url = /served at (\S+)\n/.exec(output)?.[1] ?? '';
  // A bot's move comes out of a thread, which is a file of its own. Who decides first is drawn: until it is the bot.
  const matchAt = async (matchID: string) =>
    JSON.parse(await (await fetch(`${url}/games/${GAME}/${matchID}`)).text()) as {
      currentPlayer: string;
      started: boolean;
    };
  let matchID = '';
  do ({ matchID } = await openTable(url, 2, { seated: 0, bots: [null, 'novice'] }));
  while ((await matchAt(matchID)).currentPlayer !== '1');
  await lobbyOf(url).joinMatch(GAME, matchID, { playerName: 'Person' });
  await eventually('the bot has moved', async () => (await matchAt(matchID)).started);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output).toBe(`The games are served at ${url}\n`);
});
