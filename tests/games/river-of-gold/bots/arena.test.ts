import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtures } from '../../../../scripts/arena/game';
import { barChart } from '../../../../scripts/arena/plots';
import { median, rateOf } from '../../../../scripts/arena/statistics';

const root = join(__dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'arena-test-'));
const program = join(root, 'dist', `arena-test-${process.pid}`, 'arena.mjs');

beforeAll(() => {
  const outdir = join('dist', `arena-test-${process.pid}`);
  const script = `import { bundle } from './scripts/bundle.mjs';
    await bundle({ entry: 'scripts/arena.ts', outdir: ${JSON.stringify(outdir)} });`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, stdio: 'inherit' });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(root, 'dist', `arena-test-${process.pid}`), { recursive: true, force: true });
});

const arena = (...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** The cells of a table's line that begins with this word. */
const cells = (text: string, word: string): string[] =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| ${word} `))
    ?.split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '') ?? [];

test('a tournament on several threads: a line for each level, shares that sum up, progress meanwhile', () => {
  const { stdout, stderr, status } = arena(
    ...'--players 3 --bots merchant,novice,novice --games 12 --seed 5 --patrons draft --threads 2'.split(' '),
  );
  expect(status).toBe(0);
  expect(stderr).toContain('12 of 12 games');
  expect(stdout).toContain('Turns in a game');
  const rate = (word: string): number => Number.parseFloat(cells(stdout, word)[2] ?? '');
  expect(cells(stdout, 'merchant')[1]).toBe('12');
  expect(rate('merchant') + 2 * rate('novice')).toBeCloseTo(100, 0);
  expect(rate('merchant')).toBeGreaterThan(rate('novice'));
  const [, , , total, ...parts] = cells(stdout, 'merchant').map(Number.parseFloat);
  expect(parts.slice(0, 8).reduce((sum, part) => sum + part, 0)).toBeCloseTo(total ?? 0, 0);
});

test('the same seed and steps give the same table again', () => {
  const run = () =>
    arena(...'--players 2 --bots daimyo,merchant --games 2 --seed 9 --steps 4'.split(' '))
      .stdout.split('\n')
      .map((line) => line.split('|').slice(0, -3).join('|'));
  expect(run()).toEqual(run());
});

test.each([
  [['--players', '5'], '--players'],
  [['--players', 'two'], '--players'],
  [['--bots', 'emperor'], '--bots'],
  [['--players', '3', '--bots', 'novice,merchant'], '--bots'],
  [['--games', '0'], '--games'],
  [['--patrons', 'some'], '--patrons'],
  [['--option', 'patrons=some'], '--option'],
  [['--game', 'chess'], '--game'],
  [['--budget', '-3'], '--budget'],
  [['--budget', '5', '--steps', '5'], '--budget'],
  [['--threads', '0'], '--threads'],
  [['--unknown'], '--unknown'],
  [['extra'], 'extra'],
])('%p is refused in one line that names it, code 2', (args, named) => {
  const { stderr, stdout, status } = arena(...args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(named);
});

test('the report is Markdown whose pictures all exist', () => {
  const { status } = arena(...'--report --games 9 --seed 2 --out'.split(' '), folder);
  expect(status).toBe(0);
  const text = readFileSync(join(folder, 'balance.md'), 'utf8');
  expect(text).toContain('npm run arena -- --report --games 9 --seed 2');
  const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
  expect(pictures).toHaveLength(18);
  for (const picture of pictures) {
    expect(existsSync(join(folder, picture))).toBe(true);
    expect(readFileSync(join(folder, picture), 'utf8')).toMatch(
      /^<svg [\s\S]*<rect class="bar"[\s\S]*<\/svg>\n$/,
    );
  }
  expect(readdirSync(join(folder, 'balance'))).toHaveLength(18);
  for (const word of ['by seat', 'patron', 'mastery', 'deliveries', 'buildings', 'Length of games']) {
    expect(text).toContain(word);
  }
});

describe('figures', () => {
  test('every bot sits in every seat equally often, each deal once for every rotation', () => {
    const bots = ['daimyo', 'merchant', 'novice'];
    const games = fixtures({ game: 'g', seed: 's', bots, budget: {} }, 9, [{}]);
    for (const level of ['daimyo', 'merchant', 'novice']) {
      for (const seat of [0, 1, 2]) {
        expect(games.filter(({ bots }) => bots[seat] === level)).toHaveLength(3);
      }
    }
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(3);
  });

  test('no game is played twice: bots that are equal get a new deal each time', () => {
    const deals = (...bots: string[]) => {
      const games = fixtures({ game: 'g', seed: 's', bots, budget: {} }, 12, [{}]);
      return new Set(games.map(({ seed }) => seed)).size;
    };
    expect(deals('merchant', 'merchant', 'merchant')).toBe(12);
    expect(deals('merchant', 'novice', 'merchant', 'novice')).toBe(6);
    expect(deals('merchant', 'novice', 'novice')).toBe(4);
  });

  test('intervals: 70 of 100 is 60.4% to 78.1%, all of 20 is not certainty, a tie is half a victory', () => {
    const won = (wins: number, games: number) => Array.from({ length: games }, (_, i) => (i < wins ? 1 : 0));
    expect(rateOf(won(70, 100))).toMatchObject({
      rate: 0.7,
      low: expect.closeTo(0.604, 3),
      high: expect.closeTo(0.781, 3),
    });
    expect(rateOf(won(20, 20))).toMatchObject({ rate: 1, low: expect.closeTo(0.839, 3), high: 1 });
    expect(rateOf([0.5, 0.5]).rate).toBe(0.5);
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  });

  test('a chart escapes what it writes and draws a bar for each value', () => {
    const svg = barChart({
      title: 'a < b & "c"',
      bars: [
        { label: 'x', value: 0.2, low: 0.1, high: 0.3 },
        { label: 'y', value: 0.4 },
      ],
      format: (value) => value.toFixed(1),
      even: 0.5,
    });
    expect(svg.match(/class="bar"/g)).toHaveLength(2);
    expect(svg.match(/class="interval"/g)).toHaveLength(1);
    expect(svg).toContain('a &lt; b &amp; &quot;c&quot;');
  });
});
