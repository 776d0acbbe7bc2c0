import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readTree } from '../../scripts/check/tree';
import { type Mutant, problemsOf, readMutants } from '../../scripts/mutate/mutants';
import { changesOf, randomMutants } from '../../scripts/mutate/random';
import { killed, type Outcome, score } from '../../scripts/mutate/run';
import { seededRandom } from '../../src/games/random';
import { isAlive, until } from './processes';

const ROOT = join(__dirname, '../..');
const tool = join(ROOT, 'dist', `mutate-test-${process.pid}`);
const folders: string[] = [tool];
beforeAll(() => {
  const script = `import { bundle } from './scripts/bundle.mjs';
    await bundle({ entry: 'scripts/mutate.ts', outdir: ${JSON.stringify(tool)} });`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, stdio: 'inherit' });
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A project of a few lines with a list of changes, and an empty folder where its copies are made. */
function project(mutants: readonly Partial<Mutant>[]) {
  const root = mkdtempSync(join(tmpdir(), 'mutate-project-'));
  const copies = mkdtempSync(join(tmpdir(), 'mutate-copies-'));
  folders.push(root, copies);
  const files = {
    'package.json': '{"name": "tiny", "jest": {"transform": {}}}',
    '.gitignore': 'node_modules\n',
    'adult.js': 'exports.adult = (age) => age >= 18;\nexports.slow = () => { while (false); };\n',
    'tests/adult.test.js':
      "const { adult, slow } = require('../adult');\ntest('eighteen is enough', () => { slow(); expect(adult(18)).toBe(true); });\n",
    'tests/red.test.js': "test('red', () => { expect(1).toBe(2); });\n",
    'tests/mutants/small.json': JSON.stringify(
      mutants.map((mutant) => ({
        name: 'x',
        file: 'adult.js',
        find: '>=',
        replace: '>',
        tests: ['tests/adult.test.js'],
        ...mutant,
      })),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir');
  execFileSync('git', ['init', '-q'], { cwd: root });
  const environment = { cwd: root, env: { ...process.env, TMPDIR: copies, NODE_ENV: 'production' } };
  const args = (...more: string[]) => [join(tool, 'mutate.mjs'), ...more];
  return {
    root,
    /** The process that an endless change runs in. */
    pidWritten: async () => {
      const file = join(copies, 'pid');
      await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
      return Number(readFileSync(file, 'utf8'));
    },
    left: () => readdirSync(copies).filter((name) => name.startsWith('mutants-')),
    run: (...more: string[]) =>
      spawnSync(process.execPath, args(...more), { ...environment, encoding: 'utf8' }),
    start: (...more: string[]) => spawn(process.execPath, args(...more), environment),
  };
}

describe('the lists of this project', () => {
  test('every listed change still applies, and its tests are there', () => {
    expect(problemsOf(ROOT, readMutants(ROOT))).toEqual([]);
  });

  test('a list that has fallen behind the code is told, a sentence each', () => {
    const { root } = project([
      { name: 'gone', find: 'age > 21' },
      { name: 'twice', find: 'exports' },
      { name: 'twice' },
      { name: 'same', replace: '>=' },
      { name: 'nowhere', file: 'child.js' },
      { name: 'untested', tests: ['tests/child.test.js'] },
    ]);
    expect(problemsOf(root, readMutants(root))).toEqual([
      'small: “gone”: its text occurs 0 times in adult.js, not once',
      'small: “twice”: its text occurs 2 times in adult.js, not once',
      'small: “twice”: the name is used twice',
      'small: “same”: it changes nothing',
      'small: “nowhere”: child.js does not exist',
      'small: “untested”: tests/child.test.js does not exist',
    ]);
  });

  test('a list of another shape is refused', () => {
    const { root } = project([]);
    writeFileSync(join(root, 'tests/mutants/odd.json'), '[{"name": "x"}]');
    expect(() => readMutants(root)).toThrow(/odd\.json/);
  });
});

describe('npm run mutate', () => {
  test('tells killed from survived, scores by area, and leaves the project and no copy behind', () => {
    const tiny = project([{ name: 'older only' }, { name: 'nothing noticed', find: '18', replace: '17' }]);
    const { status, stdout } = tiny.run();
    expect(stdout).toMatch('killed: older only');
    expect(stdout).toMatch('SURVIVED: nothing noticed');
    expect(stdout).toMatch('small: 1 of 2 killed (50%)');
    expect(stdout).toMatch('score: 1 of 2 killed (50%)');
    expect(status).toBe(1);
    expect(readFileSync(join(tiny.root, 'adult.js'), 'utf8')).toMatch('age >= 18');
    expect(tiny.left()).toEqual([]);
  });

  test('ends with 0 when every change was noticed; --only and --area choose', () => {
    const tiny = project([{ name: 'older only' }, { name: 'nothing noticed', find: '18', replace: '17' }]);
    expect(tiny.run('--only', 'older', '--area', 'small')).toMatchObject({ status: 0 });
    expect(tiny.run('--area', 'large')).toMatchObject({ status: 2, stderr: 'No listed change fits.\n' });
  });

  test('a change that cannot be loaded is not called killed', () => {
    const { status, stdout } = project([{ name: 'torn', replace: '>=>=' }]).run();
    expect(stdout).toMatch('does not load: torn');
    expect(status).toBe(1);
  });

  test('tests that fail without a change prove nothing', () => {
    const { status, stderr } = project([{ tests: ['tests/red.test.js'] }]).run();
    expect(stderr).toMatch('These fail without a change: tests/red.test.js');
    expect(status).toBe(2);
  });

  test('a list that does not apply is refused before anything runs', () => {
    const { status, stderr, stdout } = project([{ name: 'gone', find: 'nothing' }]).run();
    expect(stderr).toMatch('occurs 0 times');
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test('Ctrl-C ends a change that never ends, and removes the copy', async () => {
    const tiny = project([
      {
        name: 'endless',
        find: 'while (false)',
        replace:
          "require('fs').writeFileSync(process.env.TMPDIR + '/pid', String(process.pid)); while (true)",
      },
    ]);
    const child = tiny.start();
    const testing = await tiny.pidWritten();
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(tiny.left()).toEqual([]);
    await until(() => !isAlive(testing));
  });
});

describe('random changes', () => {
  const of = (text: string) =>
    changesOf('server/a.ts', text, ['tests/server']).map(({ name }) => name.split(' ').slice(1).join(' '));

  test('turn comparisons, sums, logic, numbers and returns around', () => {
    expect(of('if (a < b && c) return a + 1;')).toEqual([
      '< -> <=',
      '+ -> -',
      '&& -> ||',
      '1 -> 2',
      '1 -> 0',
      'return a + 1; -> return;',
    ]);
    expect(of('  send(all);')).toEqual(['send(all); -> ;']);
    expect(of('return done === true || false;')).toEqual([
      '|| -> &&',
      '=== -> !==',
      'true -> false',
      'false -> true',
      'return done === true || false; -> return;',
    ]);
  });

  test('leave comments, texts, imports and types alone', () => {
    expect(of("// a < b\n/* 1 + 2 */\nimport a from 'b';\nexport type A = 1;\nconst a = 'b + 1';")).toEqual(
      [],
    );
  });

  test('are the same for the same seed, lie in rules and server, and apply', () => {
    const tree = readTree(ROOT);
    const mutants = randomMutants(tree, 40, seededRandom('1'));
    expect(mutants).toHaveLength(40);
    expect(randomMutants(tree, 40, seededRandom('1'))).toEqual(mutants);
    expect(randomMutants(tree, 40, seededRandom('2'))).not.toEqual(mutants);
    expect(new Set(mutants.map(({ area }) => area))).toEqual(new Set(['rules', 'server']));
    for (const { file, find, replace } of mutants) {
      expect(file).toMatch(/^(server|src\/games\/[^/]+\/rules)\//);
      expect(tree.get(file)?.startsWith(find)).toBe(true);
      expect(replace).not.toBe(find);
    }
  });
});

test('an endless run counts as noticed; one that does not load counts for nothing', () => {
  const mutant: Mutant = { area: 'a', name: '', file: '', find: '', replace: '', tests: [] };
  const outcome = (verdict: Outcome['verdict']): Outcome => ({ mutant, verdict });
  expect(
    (['failed', 'timeout', 'passed', 'unloadable'] as const).map((verdict) => killed(outcome(verdict))),
  ).toEqual([true, true, false, false]);
  expect(score([outcome('timeout'), outcome('passed'), outcome('unloadable')])).toEqual([
    'a: 1 of 2 killed (50%)',
    'score: 1 of 2 killed (50%)',
  ]);
});
