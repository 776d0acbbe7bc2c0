import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const OUT = join('dist', `test-dependencies-${process.pid}`);
afterAll(() => rmSync(join(ROOT, OUT), { recursive: true, force: true }));

/** Runs a module of Node and reads what it prints as JSON. */
function printed<T>(script: string): T {
  const args = ['--input-type=module', '-e', script];
  const text = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 100_000_000 });
  return JSON.parse(text.slice(text.indexOf('¶') + 1)) as T;
}
const print = (value: string) => `process.stdout.write('¶' + JSON.stringify(${value}));`;

const NEVER_LOADED = printed<string[]>(
  `import { NEVER_LOADED } from './scripts/audit.mjs'; ${print('NEVER_LOADED')}`,
);
const isNeverLoaded = (file: string): boolean =>
  NEVER_LOADED.some((name) => file.includes(`/node_modules/${name}/`));

test('the lock file holds no version with a known hole of what the framework brings, and names no registry', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; resolved?: string }>;
  };
  const versions = (name: string) =>
    Object.entries(packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version }]) => version.split('.').map(Number) as [number, number, number]);
  expect(versions('@koa/cors').length).toBeGreaterThan(0);
  for (const [major] of versions('@koa/cors')) expect(major).toBeGreaterThanOrEqual(5);
  expect(versions('cookie').length).toBeGreaterThan(0);
  for (const [major, minor] of versions('cookie')) expect(major > 0 || minor >= 7).toBe(true);
  for (const [major] of versions('socket.io')) expect(major).toBeGreaterThanOrEqual(4);
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('the server loads none of the packages that are excused because they are never loaded', () => {
  const script = `import { buildServer } from './scripts/build-server.mjs'; await buildServer(${JSON.stringify(OUT)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, stdio: 'inherit' });
  const imported = readdirSync(join(ROOT, OUT))
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => {
      const text = readFileSync(join(ROOT, OUT, name), 'utf8');
      return [...text.matchAll(/^import\b[^'"\n]*['"]([^.'"][^'"]*)['"]/gm)].map(([, from]) => from ?? '');
    })
    .filter((name) => !name.startsWith('node:'));
  expect(imported).toContain('boardgame.io/dist/cjs/server.js');
  const loaded = printed<string[]>(`import { createRequire } from 'node:module';
    const require = createRequire(process.cwd() + '/package.json');
    for (const name of ${JSON.stringify([...new Set(imported)])}) await import(name);
    ${print('Object.keys(require.cache)')}`);
  expect(loaded.some((file) => file.includes('/node_modules/@koa/cors/'))).toBe(true);
  expect(loaded.filter(isNeverLoaded)).toEqual([]);
});

test('the pages contain none of them', () => {
  const out = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    const modules = printed<string[]>(`import { build } from 'vite';
      const modules = new Set();
      const note = {
        name: 'note',
        generateBundle: (_, bundle) => {
          for (const chunk of Object.values(bundle))
            for (const [id, { renderedLength }] of Object.entries(chunk.modules ?? {}))
              if (renderedLength > 0) modules.add(id);
        },
      };
      const options = { outDir: ${JSON.stringify(out)}, emptyOutDir: true };
      await build({ logLevel: 'silent', plugins: [note], build: options });
      ${print('[...modules]')}`);
    expect(modules.some((id) => id.includes('/node_modules/boardgame.io/'))).toBe(true);
    expect(modules.filter(isNeverLoaded)).toEqual([]);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

test('a report of holes excuses what is never loaded, and what is named only because of it', () => {
  const hole = (title: string) => ({ title, url: 'https://example.org', severity: 'high' });
  const open = (vulnerabilities: object) =>
    printed<{ name: string }[]>(`import { openHoles } from './scripts/audit.mjs';
      ${print(`openHoles(${JSON.stringify({ vulnerabilities })})`)}`).map(({ name }) => name);
  const excused = { svelte: { via: [hole('a')] }, 'boardgame.io': { via: ['svelte', 'react-cookies'] } };
  expect(open({})).toEqual([]);
  expect(open(excused)).toEqual([]);
  expect(open({ ...excused, koa: { via: [hole('b')] } })).toEqual(['koa']);
  expect(open({ ...excused, 'boardgame.io': { via: ['svelte', 'koa'] }, koa: { via: [hole('b')] } })).toEqual(
    ['boardgame.io', 'koa'],
  );
  expect(open({ a: { via: ['b'] }, b: { via: ['a'] } })).toEqual([]);
});
