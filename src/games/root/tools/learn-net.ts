// Learns the net by which bots judge games of two players, from games of planners, in two steps:
// node scripts/run.mjs src/games/root/tools/learn-net.ts play PLAYERS GAMES FILE [SEED]   adds the positions of games to a file
// node scripts/run.mjs src/games/root/tools/learn-net.ts fit FILE...                      fits the bots' net to them
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { FACTIONS } from '../rules';
import { byNet, even, fitNet, isTest, learnedOf, playersOf, surprise } from './learn/fit';
import { playGame } from './learn/play';
import { GAME_AT, type Row, WIDTH } from './learn/rows';

const TABLE = 'src/games/root/bots/learned-net.ts';

function readRows(file: string): Row[] {
  const { buffer, byteOffset, length } = readFileSync(file);
  const numbers = new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  return Array.from({ length: Math.floor(numbers.length / WIDTH) }, (_, i) =>
    numbers.subarray(i * WIDTH, (i + 1) * WIDTH),
  );
}

function writeTable(files: readonly string[]): void {
  const read = files.map(readRows);
  const rows = read.flat();
  const games = read.reduce((sum, of) => sum + new Set(of.map((row) => row[GAME_AT])).size, 0);
  const tried = fitNet(rows.filter((row) => !isTest(row)));
  for (const players of [2, 3, 4]) {
    const tested = rows.filter((row) => isTest(row) && playersOf(row) === players);
    if (tested.length === 0) continue;
    console.error(
      `${players} players, ${tested.length} positions of other games: surprise ` +
        `${surprise(tested, byNet(tried)).toFixed(3)}, with even chances ${surprise(tested, even).toFixed(3)}`,
    );
  }
  const learned = learnedOf(fitNet(rows));
  writeFileSync(
    TABLE,
    [
      "import type { Learned } from './net';",
      '',
      `/** What a position's measures say about the chance to win: learned by tools/learn-net.ts from ${games} games. */`,
      'export const LEARNED: Learned = {',
      ...FACTIONS.flatMap((faction) => {
        const { units, says, plainly } = learned[faction];
        const line = (name: string, numbers: readonly number[]): string =>
          `    ${name}: [${numbers.join(', ')}],`;
        return [
          `  ${faction}: {`,
          line('units', units),
          line('says', says),
          line('plainly', plainly),
          '  },',
        ];
      }),
      '};',
      '',
    ].join('\n'),
  );
}

const [step, ...rest] = process.argv.slice(2);
if (step === 'play' && rest.length > 2) {
  const [players, games, file = '', name = 'learn'] = rest;
  for (let game = 0; game < Number(games); game++) {
    for (const { buffer } of playGame(Number(players), name, game))
      appendFileSync(file, new Uint8Array(buffer));
  }
} else if (step === 'fit' && rest.length > 0) writeTable(rest);
else {
  console.error(
    'Usage: node scripts/run.mjs src/games/root/tools/learn-net.ts play PLAYERS GAMES FILE [SEED] | fit FILE...',
  );
  process.exitCode = 2;
}
