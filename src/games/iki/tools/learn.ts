// Learns what positions are worth from games of planning players against themselves, and writes the bots' table:
// node scripts/run.mjs src/games/iki/tools/learn.ts 2000
import { writeFileSync } from 'node:fs';
import { candidatesFor } from '../bots/candidates';
import { FEATURES, measure } from '../bots/features';
import { FIRST_MONTH, SCALE } from '../bots/forecast';
import type { Breadth } from '../bots/turns';
import { WEIGHTS } from '../bots/weights';
import {
  applyMove,
  createState,
  type GameState,
  MAX_PLAYERS,
  MIN_PLAYERS,
  NEW_YEAR,
  type RandomSource,
  seededRandom,
  status,
} from '../rules';

const FILE = 'src/games/iki/bots/learned.ts';
const SIZE = FEATURES.length;
const MONTHS = NEW_YEAR - FIRST_MONTH + 1;
/** Plays nearly as well as a craftsman, several times faster. */
const BREADTH: Breadth = { hires: 5, stallsPerCard: 1, sandals: 3, first: 2, swaps: false, hiresAhead: 2 };
/** IKI of luck in what players think, so that positions differ from those of one way to play. */
const NOISES = [0, 1, 2, 4];
/** Keeps numbers small that the games say little about. */
const RIDGE = 20;

/** A measured position at the beginning of a month, and the score that came of it. */
interface Row {
  readonly month: number;
  readonly features: readonly number[];
  readonly score: number;
}

/** Plays on until a month has come: everybody follows the plan that looks best to them, up to the end of the turn. */
function playUntil(state: GameState, month: number, noise: number, random: RandomSource): void {
  for (let seat = status(state).decider; seat !== null && state.month < month; seat = status(state).decider) {
    const rated = candidatesFor(state, seat, BREADTH, WEIGHTS).map(({ moves, worth }) => ({
      moves,
      worth: worth + (noise * random.index(1000)) / 1000,
    }));
    const best = rated.reduce((one, other) => (other.worth > one.worth ? other : one));
    for (const move of best.moves) applyMove(state, move, random);
  }
}

function playAndMeasure(players: number, game: number): Row[] {
  const random = seededRandom(`learn ${players} ${game}`);
  const state = createState(players, {}, random);
  const measured: number[][][] = [];
  for (let month = FIRST_MONTH; month <= NEW_YEAR; month++) {
    playUntil(state, month, NOISES[random.index(NOISES.length)] ?? 0, random);
    measured.push(measure(state, WEIGHTS));
  }
  playUntil(state, Number.POSITIVE_INFINITY, 0, random);
  return measured.flatMap((seats, month) =>
    seats.map((features, seat) => ({ month, features, score: state.result?.scores[seat]?.total ?? 0 })),
  );
}

/** Sums of a least squares problem. */
class Fit {
  private readonly matrix = Array.from({ length: SIZE }, (_, i) => {
    const line = new Float64Array(SIZE);
    line[i] = RIDGE;
    return line;
  });
  private readonly right = new Float64Array(SIZE);

  add({ features, score }: Row): void {
    features.forEach((value, i) => {
      const line = this.matrix[i];
      if (!line || value === 0) return;
      features.forEach((other, j) => {
        line[j] = (line[j] ?? 0) + value * other;
      });
      this.right[i] = (this.right[i] ?? 0) + value * score;
    });
  }

  /** Solves it by elimination; the ridge keeps every pivot above 0. */
  solve(): number[] {
    const { matrix, right } = this;
    for (let column = 0; column < SIZE; column++) {
      const top = matrix[column] ?? new Float64Array(SIZE);
      for (let row = 0; row < SIZE; row++) {
        const line = matrix[row];
        if (!line || row === column) continue;
        const factor = (line[column] ?? 0) / (top[column] ?? 1);
        if (factor === 0) continue;
        for (let i = column; i < SIZE; i++) line[i] = (line[i] ?? 0) - factor * (top[i] ?? 0);
        right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
      }
    }
    return matrix.map((line, i) => (right[i] ?? 0) / (line[i] ?? 1));
  }
}

function learn(players: number, games: number): number[][] {
  const fits = Array.from({ length: MONTHS }, () => new Fit());
  const tested: Row[] = [];
  for (let game = 0; game < games; game++) {
    const rows = playAndMeasure(players, game);
    if (game % 10 === 9) tested.push(...rows);
    else for (const row of rows) fits[row.month]?.add(row);
  }
  const tables = fits.map((fit) => fit.solve());
  const typical = tables.map((table, month) => {
    const rows = tested.filter((row) => row.month === month);
    const squares = rows.map(({ features, score }) => {
      const guess = features.reduce((sum, value, index) => sum + value * (table[index] ?? 0), 0);
      return (score - guess) ** 2;
    });
    return Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / Math.max(1, rows.length)).toFixed(1);
  });
  console.error(`${players} players: typical error by month: ${typical.join(', ')} IKI`);
  return tables;
}

const games = Number(process.argv[2] ?? 2000);
if (!Number.isInteger(games) || games < 100) {
  console.error('Usage: node scripts/run.mjs src/games/iki/tools/learn.ts [GAMES, 100 or more]');
  process.exit(2);
}
const lines: string[] = [];
for (let players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
  const months = learn(players, games).map((table) => table.map((value) => Math.round(value * SCALE)));
  lines.push(`  ${players}: [`, ...months.map((table) => `    [${table.join(', ')}],`), '  ],');
}
writeFileSync(
  FILE,
  [
    `/** What the features of a position are worth, by players, then by month: learned by tools/learn.ts from ${games} games each. */`,
    'export const LEARNED: Readonly<Record<number, readonly (readonly number[])[]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n'),
);
