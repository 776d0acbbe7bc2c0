// Learns what positions are worth from games that bots play against themselves, and writes the bots' table:
// node scripts/run.mjs src/games/river-of-gold/tools/learn.ts 3000
import { writeFileSync } from 'node:fs';
import { FEATURES, measure } from '../bots/features';
import { SCALE, TIMES, timeOf } from '../bots/forecast';
import { playTurn } from '../bots/policy';
import { weightsFor } from '../bots/weights';
import { createState, MAX_PLAYERS, MIN_PLAYERS, PATRON_MODES, seededRandom } from '../rules';

const FILE = 'src/games/river-of-gold/bots/learned.ts';
const SIZE = TIMES * FEATURES.length;
const TURNS = FEATURES.indexOf('turns');
/** How much luck is mixed into the players' heads, so that positions differ from those of perfect quick play. */
const NOISE = 1.5;
/** Keeps numbers small that the games say little about. */
const RIDGE = 30;

/** One measured position: which numbers of the table it uses, with what weights, and the score that came of it. */
interface Row {
  readonly at: number[];
  readonly values: number[];
  score: number;
}

function playAndMeasure(players: number, game: number): Row[] {
  const random = seededRandom(`learn ${players} ${game}`);
  const state = createState(players, { patrons: PATRON_MODES[game % PATRON_MODES.length] }, random);
  const weights = weightsFor(state);
  const rows: { seat: number; row: Row }[] = [];
  while (state.step !== 'over') {
    playTurn(state, weights, random, random.index(2) * NOISE);
    if (state.result || state.turn < 2) continue;
    measure(state, weights).forEach((features, seat) => {
      const { low, high, part } = timeOf(state, features[TURNS] ?? 0);
      const at: number[] = [];
      const values: number[] = [];
      for (const [time, share] of [
        [low, 1 - part],
        [high, part],
      ] as const) {
        if (share === 0) continue;
        features.forEach((value, index) => {
          if (value === 0) return;
          at.push(time * FEATURES.length + index);
          values.push(share * value);
        });
      }
      rows.push({ seat, row: { at, values, score: 0 } });
    });
  }
  for (const { seat, row } of rows) row.score = state.result?.scores[seat]?.total ?? 0;
  return rows.map(({ row }) => row);
}

/** Solves the least squares problem by elimination with pivots. */
function solve(matrix: Float64Array[], right: Float64Array): number[] {
  const n = right.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0)) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot] as Float64Array, matrix[column] as Float64Array];
    [right[column], right[pivot]] = [right[pivot] ?? 0, right[column] ?? 0];
    const top = matrix[column] as Float64Array;
    for (let row = column + 1; row < n; row++) {
      const line = matrix[row] as Float64Array;
      const factor = (line[column] ?? 0) / (top[column] ?? 1);
      if (factor === 0) continue;
      for (let i = column; i < n; i++) line[i] = (line[i] ?? 0) - factor * (top[i] ?? 0);
      right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
    }
  }
  const solution = new Array<number>(n).fill(0);
  for (let row = n - 1; row >= 0; row--) {
    let rest = right[row] ?? 0;
    for (let i = row + 1; i < n; i++) rest -= (matrix[row]?.[i] ?? 0) * (solution[i] ?? 0);
    solution[row] = rest / (matrix[row]?.[row] ?? 1);
  }
  return solution;
}

function learn(players: number, games: number): number[] {
  const matrix = Array.from({ length: SIZE }, (_, i) => {
    const line = new Float64Array(SIZE);
    line[i] = RIDGE;
    return line;
  });
  const right = new Float64Array(SIZE);
  const tested: Row[] = [];
  for (let game = 0; game < games; game++) {
    const rows = playAndMeasure(players, game);
    if (game % 10 === 9) {
      tested.push(...rows);
      continue;
    }
    for (const { at, values, score } of rows) {
      at.forEach((i, k) => {
        const line = matrix[i] as Float64Array;
        const value = values[k] ?? 0;
        at.forEach((j, l) => {
          line[j] = (line[j] ?? 0) + value * (values[l] ?? 0);
        });
        right[i] = (right[i] ?? 0) + value * score;
      });
    }
  }
  const table = solve(matrix, right);
  const errors = Array.from({ length: TIMES }, () => ({ count: 0, squares: 0 }));
  for (const { at, values, score } of tested) {
    const guess = at.reduce((sum, i, k) => sum + (table[i] ?? 0) * (values[k] ?? 0), 0);
    const error = errors[Math.floor((at[0] ?? 0) / FEATURES.length)];
    if (!error) continue;
    error.count++;
    error.squares += (score - guess) ** 2;
  }
  const typical = errors.map(({ count, squares }) => Math.sqrt(squares / Math.max(1, count)).toFixed(1));
  console.error(`${players} players: typical error by time, last rounds first: ${typical.join(', ')} points`);
  return table;
}

function learnAll(games: number): string[] {
  const lines: string[] = [];
  for (let players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
    const table = learn(players, games);
    const times = Array.from({ length: TIMES }, (_, time) =>
      table
        .slice(time * FEATURES.length, (time + 1) * FEATURES.length)
        .map((value) => Math.round(value * SCALE)),
    );
    lines.push(`  ${players}: [`, ...times.map((time) => `    [${time.join(', ')}],`), '  ],');
  }
  return lines;
}

const games = Number(process.argv[2] ?? 3000);
if (!Number.isInteger(games) || games < 100) {
  console.error('Usage: node scripts/run.mjs src/games/river-of-gold/tools/learn.ts [GAMES, 100 or more]');
  process.exit(2);
}
writeFileSync(
  FILE,
  [
    '/**',
    ' * What a unit of each feature adds to the final score, in thousandths of a point, by players and time. Learned from',
    ' * games of bots against themselves by tools/learn.ts; not written by hand.',
    ' */',
    'export const LEARNED: Readonly<Record<number, readonly (readonly number[])[]>> = {',
    ...learnAll(games),
    '};',
    '',
  ].join('\n'),
);
