import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_NAMES } from '../../server/config';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const README = read('README.md');
const documents = [
  'README.md',
  ...['architecture', 'rules-notes', 'hosting', 'bots'].map((name) => `docs/${name}.md`),
];

test('the README lists every setting of the server, and no other', () => {
  const section = README.slice(README.indexOf('### Settings'), README.indexOf('## Develop'));
  const listed = [...section.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...SETTING_NAMES].sort());
});

test('every command that the README names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...README.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
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
