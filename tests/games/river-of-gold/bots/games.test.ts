import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_LEVELS } from '../../../../src/games/river-of-gold/card';
import type { ManyGames } from './many-games';

jest.setTimeout(600_000);

const GAMES = 50;
const root = join(__dirname, '../../../..');
const outdir = join('dist', `games-test-${process.pid}`);

const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });

beforeAll(() => {
  node(
    '--input-type=module',
    '-e',
    `import { bundle } from './scripts/bundle.mjs';
     await bundle({ entry: 'tests/games/river-of-gold/bots/many-games.ts', outdir: ${JSON.stringify(outdir)} });`,
  );
});
afterAll(() => rmSync(join(root, outdir), { recursive: true, force: true }));

test.each(BOT_LEVELS)(
  `%s finishes ${GAMES} games for each player count and patron mode, and every move is legal`,
  (level) => {
    const lines = node(join(outdir, 'many-games.mjs'), level, String(GAMES)).trim().split('\n');
    const results = lines.map((line): ManyGames => JSON.parse(line));
    expect(results).toHaveLength(9);
    for (const { patrons, games, turns, names, problems } of results) {
      expect(problems).toEqual([]);
      expect(games).toBe(GAMES);
      // Games of normal length: people take about 15 to 25 turns each.
      expect(turns[0]).toBeGreaterThan(8);
      expect(turns[1]).toBeLessThan(45);
      const clan = patrons === 'none' ? 'chooseClan' : 'choosePatron';
      expect(names).toEqual(
        ['build', 'choose', clan, 'deliver', 'endTurn', 'sail', 'spendFavor', 'trade'].sort(),
      );
    }
  },
);
