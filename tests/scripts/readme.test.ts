import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_DEFAULTS, SETTING_NAMES } from '../../server/config';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const README = read('README.md');
const documents = readdirSync(ROOT)
  .concat(readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`))
  .filter((name) => name.endsWith('.md'));

test('docs/hosting.md lists every setting of the server with its default, and no other', () => {
  const [, section = ''] = read('docs/hosting.md').split(/^## Settings$/m);
  const [table = ''] = section.split(/^## /m);
  const listed = [...table.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+?) +\| [^|]{10,}\|$/gm)];
  const inCode = SETTING_NAMES.map((name) => {
    const preset = SETTING_DEFAULTS[name];
    return [name, preset === undefined || String(preset) === '' ? 'not set' : String(preset)];
  });
  expect(listed.map(([, name, preset]) => [name, preset]).sort()).toEqual(inCode.sort());
});

test('the README leads hosts to the settings', () => {
  const section = README.slice(README.indexOf('### Settings'), README.indexOf('## Develop'));
  expect(section).toContain('(docs/hosting.md#settings)');
  const named = [...section.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  expect(named.filter((name) => name !== undefined && !SETTING_NAMES.includes(name))).toEqual([]);
});

test('there are documents to look at', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/platform.md']));
});

test.each(documents)('every command that %s names is there', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the README names every command that people run', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  // Further names in a row stand for themselves: `npm run bench`, `bench:server`.
  const named = new Set([...README.matchAll(/`(?:npm (?:run )?)?([\w:]+)/g)].map(([, name]) => name));
  const people = Object.keys(scripts).filter((name) => !/^(pre|setup$|build$|format$)/.test(name));
  expect(people.filter((name) => !named.has(name))).toEqual([]);
});

test('the newest version of the changelog is the version of the package and of the lock file', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md')) ?? [];
  const lock = JSON.parse(read('package-lock.json'));
  expect(JSON.parse(read('package.json')).version).toBe(newest);
  expect([lock.version, lock.packages[''].version]).toEqual([newest, newest]);
});

test.each(documents)('%s points only to files that are there', (document) => {
  const folder = join(ROOT, document, '..');
  const links = [...read(document).matchAll(/\]\(([^)#]+)(#[\w-]+)?\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !target.startsWith('http'));
  expect(links.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
});

test('every folder and file of the README’s maps is there', () => {
  const map = README.slice(README.indexOf('### Map'), README.indexOf('### Find a rule'));
  const folders = [...map.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path ?? '');
  const inTests = ['e2e', 'fixtures'].map((name) => `tests/${name}`);
  const missing = folders.filter(
    (path) => !existsSync(join(ROOT, path)) && !inTests.includes(`tests/${path}`),
  );
  expect(missing).toEqual([]);
  const find = README.slice(README.indexOf('### Find a rule'), README.indexOf('Every rule has tests'));
  const files = [...find.matchAll(/`(\w+\.ts)`/g)].map(([, name]) => `src/games/river-of-gold/rules/${name}`);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
