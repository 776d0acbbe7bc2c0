// Learns each seat's chance to win with three and four players from games of planners, in two steps:
// node scripts/run.mjs src/games/root/tools/learn.ts play GAMES FILE   plays that many games of each size into a file
// node scripts/run.mjs src/games/root/tools/learn.ts fit FILE          fits the bots' table to the games of a file
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { decide } from '../bots/decide';
import { measure, sizeOf, unlearned } from '../bots/features';
import { chancesBy, NET_PLAYERS, SCALE } from '../bots/forecast';
import {
  applyMove,
  createState,
  deciderOf,
  FACTIONS,
  type FactionId,
  type GameState,
  type MatchOptions,
  type Move,
  playerView,
  seededRandom,
} from '../rules';
import { OPTIONS } from './learn/options';

const TABLE = 'src/games/root/bots/learned.ts';
const SIZES = [2, 3, 4] as const;
/** A planner's games in thought here, and how often a novice decides instead: positions should differ. */
const STEPS = 4;
const WHIMS = 0.07;

/** A game as it was played: it is dealt and played again to measure its positions. */
interface Played {
  readonly players: number;
  readonly seed: string;
  readonly options: Partial<MatchOptions>;
  readonly moves: readonly Move[];
}

function play(players: number, seed: string, options: Partial<MatchOptions>): Played {
  const random = seededRandom(seed);
  const whims = seededRandom(`${seed} whims`);
  const state = createState(players, options, random);
  const moves: Move[] = [];
  for (let seat = deciderOf(state); seat !== null; seat = deciderOf(state)) {
    const level = whims.index(10_000) < 10_000 * WHIMS ? 'novice' : 'planner';
    const view = playerView(state, seat);
    const { move } = decide({ view, seat, level, seed: `${seed}/${moves.length}`, budget: { steps: STEPS } });
    applyMove(state, move, random);
    moves.push(move);
  }
  return { players, seed, options, moves };
}

/**
 * How much the victory itself counts in what is learned; the rest is how near each seat came to it, which luck changes
 * less. Points that make somebody e times as near, and what those without a marker count as in the end.
 */
const WON = 0.5;
const CLOSE = 4;
const BY_DOMINANCE = 32;
const OFF = 14;

/** A position at the beginning of a turn: each seat's faction and measures, and its share of the victory in the end. */
interface Row {
  readonly seats: readonly { readonly faction: FactionId; readonly x: readonly number[] }[];
  readonly shares: number[];
}

const factionOf = ({ players }: GameState, seat: number): FactionId => {
  const faction = players[seat]?.faction;
  if (!faction) throw new Error(`Seat ${seat} has no faction.`);
  return faction;
};

function rowsOf({ players, seed, options, moves }: Played): Row[] {
  const random = seededRandom(seed);
  const state = createState(players, options, random);
  const measured: Row['seats'][] = [];
  let turn = 0;
  for (const move of moves) {
    applyMove(state, move, random);
    if (state.phase !== 'play' || state.result || state.turn.number === turn) continue;
    turn = state.turn.number;
    measured.push(measure(state).map((x, seat) => ({ faction: factionOf(state, seat), x })));
  }
  const { result } = state;
  if (!result) throw new Error(`The game of ${seed} is not over.`);
  const near = chancesBy(
    state.players.map(
      ({ score }, seat) => (score ?? (result.winners.includes(seat) ? BY_DOMINANCE : OFF)) / CLOSE,
    ),
  );
  const shares = state.players.map((_, seat) => {
    const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
    return WON * won + (1 - WON) * (near[seat] ?? 0);
  });
  return measured.map((seats) => ({ seats, shares }));
}

type Table = Record<FactionId, Float64Array>;
const tableOf = (value: (faction: FactionId, i: number) => number): Table => {
  const of = (faction: FactionId): Float64Array =>
    Float64Array.from({ length: sizeOf(faction) }, (_, i) => value(faction, i));
  return { marquise: of('marquise'), eyrie: of('eyrie'), alliance: of('alliance'), vagabond: of('vagabond') };
};

function dot(weights: Float64Array, x: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += (weights[i] ?? 0) * (x[i] ?? 0);
  return sum;
}
const chancesOf = (table: Table, { seats }: Row): number[] =>
  chancesBy(seats.map(({ faction, x }) => dot(table[faction], x)));
/** How surprised the table is by what came, on average, in nats. */
function surprise(table: Table, rows: readonly Row[]): number {
  let sum = 0;
  for (const row of rows) {
    const chances = chancesOf(table, row);
    row.shares.forEach((share, seat) => {
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, (chances[seat] ?? 0) / share));
    });
  }
  return sum / rows.length;
}

const ROUNDS = 400;
const RATE = 0.03;
/** Keeps numbers small that the games say little about, in rows, measures being of about equal size. */
const RIDGE = 200;

/**
 * Fits a table so that the chances by it are those of the games, near another one where they say little: steps down the
 * slope, each measure at its own pace.
 */
function tableFrom(rows: readonly Row[], near: Table): Table {
  const squares = tableOf(() => 1e-6);
  const counts = tableOf(() => 0);
  for (const { seats } of rows) {
    for (const { faction, x } of seats) {
      x.forEach((value, i) => {
        squares[faction][i] = (squares[faction][i] ?? 0) + value * value;
        counts[faction][i] = (counts[faction][i] ?? 0) + 1;
      });
    }
  }
  const size = tableOf((faction, i) =>
    Math.max(0.05, Math.sqrt((squares[faction][i] ?? 0) / Math.max(1, counts[faction][i] ?? 0))),
  );
  const table = tableOf((faction, i) => near[faction][i] ?? 0);
  const mean = tableOf(() => 0);
  const spread = tableOf(() => 0);
  for (let round = 1; round <= ROUNDS; round++) {
    // In measures of size 1: the slope is scaled up, and the step down again.
    const slope = tableOf(
      (faction, i) =>
        (RIDGE / rows.length) *
        ((table[faction][i] ?? 0) - (near[faction][i] ?? 0)) *
        (size[faction][i] ?? 1) ** 2,
    );
    for (const row of rows) {
      const chances = chancesOf(table, row);
      row.seats.forEach(({ faction, x }, seat) => {
        const off = ((chances[seat] ?? 0) - (row.shares[seat] ?? 0)) / rows.length;
        const line = slope[faction];
        for (let i = 0; i < x.length; i++) line[i] = (line[i] ?? 0) + off * (x[i] ?? 0);
      });
    }
    for (const faction of FACTIONS) {
      for (let i = 0; i < sizeOf(faction); i++) {
        const scale = size[faction][i] ?? 1;
        const s = (slope[faction][i] ?? 0) / scale;
        const m = 0.9 * (mean[faction][i] ?? 0) + 0.1 * s;
        const v = 0.99 * (spread[faction][i] ?? 0) + 0.01 * s * s;
        mean[faction][i] = m;
        spread[faction][i] = v;
        const step = m / (1 - 0.9 ** round) / (Math.sqrt(v / (1 - 0.99 ** round)) + 1e-8);
        table[faction][i] = (table[faction][i] ?? 0) - (RATE * step * (1 - round / (ROUNDS + 1))) / scale;
      }
    }
  }
  return table;
}

const NOTHING = tableOf(() => 0);
const UNLEARNED = tableOf((faction, i) => unlearned(faction)[i] ?? 0);
const isTested = (_: unknown, game: number): boolean => game % 10 === 9;
const isKept = (_: unknown, game: number): boolean => game % 10 !== 9;

function readGames(file: string): Played[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): Played => JSON.parse(line));
}

function writeTable(file: string): void {
  const games = readGames(file);
  const measured = SIZES.map((players) => games.filter((game) => game.players === players).map(rowsOf));
  // What is common to all sizes first, then what is different.
  const tried = tableFrom(
    measured.flatMap((of) => of.filter(isKept).flat()),
    UNLEARNED,
  );
  const common = tableFrom(measured.flat(2), UNLEARNED);
  const lines: string[] = [];
  for (const [at, players] of SIZES.entries()) {
    const of = measured[at] ?? [];
    const tested = of.filter(isTested).flat();
    const kept = of.filter(isKept).flat();
    const own = tableFrom(kept, tried);
    console.error(
      `${players} players, ${of.length} games, ${kept.length} rows: surprise ${surprise(own, kept).toFixed(3)}, in ` +
        `other games ${surprise(own, tested).toFixed(3)}, by the common table ${surprise(tried, tested).toFixed(3)}, ` +
        `unlearned ${surprise(UNLEARNED, tested).toFixed(3)}, with even chances ${surprise(NOTHING, tested).toFixed(3)}`,
    );
    // Games of two help to find what is common; they are judged by the net.
    if (players === NET_PLAYERS) continue;
    const table = tableFrom(of.flat(), common);
    lines.push(`  ${players}: {`);
    for (const faction of FACTIONS) {
      const numbers = [...table[faction]].map((value) => Math.round(value * SCALE));
      lines.push(`    ${faction}: [${numbers.join(', ')}],`);
    }
    lines.push('  },');
  }
  writeFileSync(
    TABLE,
    [
      "import type { FactionId } from '../rules';",
      '',
      `/** What a position's measures say about the chance to win, by players: learned by tools/learn.ts from ${games.length} games. */`,
      'export const LEARNED: Readonly<Record<number, Readonly<Record<FactionId, readonly number[]>>>> = {',
      ...lines,
      '};',
      '',
    ].join('\n'),
  );
}

const [step, ...rest] = process.argv.slice(2);
if (step === 'play' && rest.length > 1) {
  const [games, file = '', name = 'learn'] = rest;
  for (let game = 0; game < Number(games); game++) {
    for (const players of SIZES) {
      const played = play(players, `${name} ${players} ${game}`, OPTIONS[game % OPTIONS.length] ?? {});
      appendFileSync(file, `${JSON.stringify(played)}\n`);
    }
  }
} else if (step === 'fit' && rest[0]) writeTable(rest[0]);
else {
  console.error(
    'Usage: node scripts/run.mjs src/games/root/tools/learn.ts play GAMES FILE [SEED] | fit FILE',
  );
  process.exitCode = 2;
}
