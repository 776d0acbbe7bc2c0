import { chancesBy } from '../../bots/forecast';
import { measuresOf } from '../../bots/measures';
import { type Learned, SCALE } from '../../bots/net';
import { FACTIONS, seededRandom } from '../../rules';
import {
  FACTION_OF,
  FIRST_MEASURE,
  GAME_AT,
  MEASURES,
  POINTS_AT,
  PRESENT_AT,
  type Row,
  WON_AT,
} from './rows';

/** Units that measures excite. With 24 instead of 16 the net was no better for other games. */
const UNITS = 16;
const ROUNDS = 6;
const BATCH = 256;
const RATE = 0.002;
/** What ten points say to who has not learned anything, wherever they come from: five make e times as likely to win. */
const PER_TEN = 2;
const NAMES = FACTIONS.flatMap((faction) => measuresOf(faction));
const isPoints = (i: number): boolean => NAMES[i] === 'score' || NAMES[i] === 'board';
/** How fast numbers go back to what they were when nothing was learned, where the games say little. */
const SHRINK = 1;
/** Half of the rate at which the slope and its square are forgotten. */
const MEMORY = 0.9;
const LONG_MEMORY = 0.999;
/** A measure that hardly differs between positions is not blown up. */
const LEAST_SPREAD = 0.15;
/** How much the victory counts in what is learned; the rest is how near everybody came, points apart like e times. */
const WON = 0.7;
const CLOSE = 4;

const SEATS = FACTIONS.map((_, faction) => faction);
const isIn = (row: Row, faction: number): boolean => (row[PRESENT_AT + faction] ?? 0) > 0;
const among = (row: Row, values: readonly number[]): number[] =>
  chancesBy(values.map((value, faction) => (isIn(row, faction) ? value : Number.NEGATIVE_INFINITY)));

/** By faction, what came of a position. */
const shareOf = (row: Row): number[] => SEATS.map((faction) => row[WON_AT + faction] ?? 0);
function targetOf(row: Row): number[] {
  const near = among(
    row,
    SEATS.map((faction) => (row[POINTS_AT + faction] ?? 0) / CLOSE),
  );
  return shareOf(row).map((share, faction) => WON * share + (1 - WON) * (near[faction] ?? 0));
}

/** The numbers of a net, all in one list: of units by measure, of factions by unit, of measures. */
const SAYS_AT = MEASURES * UNITS;
const PLAINLY_AT = SAYS_AT + UNITS * FACTIONS.length;
const SIZE = PLAINLY_AT + MEASURES;

/** How much each measure differs between positions, at least a little. */
function spreadsOf(rows: readonly Row[]): Float64Array {
  return Float64Array.from({ length: MEASURES }, (_, i) => {
    let sum = 0;
    let squares = 0;
    for (const row of rows) {
      const value = row[FIRST_MEASURE + i] ?? 0;
      sum += value;
      squares += value * value;
    }
    const spread = Math.sqrt(Math.max(0, squares / rows.length - (sum / rows.length) ** 2));
    return spread < 1e-3 ? 1 : Math.max(LEAST_SPREAD, spread);
  });
}

export interface Net {
  readonly numbers: Float64Array;
  readonly spreads: Float64Array;
}

/** What a net thinks of a row: how excited its units are, and each faction's chance. */
function think({ numbers, spreads }: Net, row: Row): { excited: Float64Array; chances: number[] } {
  const excited = new Float64Array(UNITS);
  const values = SEATS.map(() => 0);
  for (let i = 0; i < MEASURES; i++) {
    const value = row[FIRST_MEASURE + i] ?? 0;
    if (value === 0) continue;
    const x = value / (spreads[i] ?? 1);
    const faction = FACTION_OF[i] ?? 0;
    values[faction] = (values[faction] ?? 0) + x * (numbers[PLAINLY_AT + i] ?? 0);
    for (let unit = 0; unit < UNITS; unit++)
      excited[unit] = (excited[unit] ?? 0) + x * (numbers[i * UNITS + unit] ?? 0);
  }
  for (let unit = 0; unit < UNITS; unit++) {
    const by = Math.max(0, excited[unit] ?? 0);
    for (const faction of SEATS)
      values[faction] = (values[faction] ?? 0) + by * (numbers[SAYS_AT + faction * UNITS + unit] ?? 0);
  }
  return { excited, chances: among(row, values) };
}

/** Adds to a slope how a row's surprise changes with each number. */
function addSlope(net: Net, row: Row, target: readonly number[], slope: Float64Array): void {
  const { numbers, spreads } = net;
  const { excited, chances } = think(net, row);
  const off = chances.map((chance, faction) => (chance - (target[faction] ?? 0)) / BATCH);
  const back = new Float64Array(UNITS);
  for (let unit = 0; unit < UNITS; unit++) {
    const by = excited[unit] ?? 0;
    if (by <= 0) continue;
    for (const faction of SEATS) {
      const at = SAYS_AT + faction * UNITS + unit;
      slope[at] = (slope[at] ?? 0) + by * (off[faction] ?? 0);
      back[unit] = (back[unit] ?? 0) + (off[faction] ?? 0) * (numbers[at] ?? 0);
    }
  }
  for (let i = 0; i < MEASURES; i++) {
    const value = row[FIRST_MEASURE + i] ?? 0;
    if (value === 0) continue;
    const x = value / (spreads[i] ?? 1);
    slope[PLAINLY_AT + i] = (slope[PLAINLY_AT + i] ?? 0) + x * (off[FACTION_OF[i] ?? 0] ?? 0);
    for (let unit = 0; unit < UNITS; unit++)
      slope[i * UNITS + unit] = (slope[i * UNITS + unit] ?? 0) + x * (back[unit] ?? 0);
  }
}

/** Fits a net so that the chances by it are those of the games: down the slope, each number at its own pace. */
export function fitNet(rows: readonly Row[]): Net {
  const random = seededRandom('net');
  const about = (width: number): number => (random.index(20_001) / 10_000 - 1) * width;
  const spreads = spreadsOf(rows);
  const unlearned = Float64Array.from({ length: SIZE }, (_, i) =>
    isPoints(i - PLAINLY_AT) ? PER_TEN * (spreads[i - PLAINLY_AT] ?? 0) : 0,
  );
  const numbers = unlearned.map((number, i) =>
    i < SAYS_AT ? about(0.1) : i < PLAINLY_AT ? about(0.17) : number,
  );
  const net: Net = { numbers, spreads };
  const mean = new Float64Array(SIZE);
  const spread = new Float64Array(SIZE);
  const steps = ROUNDS * Math.ceil(rows.length / BATCH);
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const order = random.shuffle(rows);
    for (let from = 0; from < order.length; from += BATCH) {
      step++;
      const slope = new Float64Array(SIZE);
      for (const row of order.slice(from, from + BATCH)) addSlope(net, row, targetOf(row), slope);
      const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      for (let i = 0; i < SIZE; i++) {
        const down = slope[i] ?? 0;
        const m = MEMORY * (mean[i] ?? 0) + (1 - MEMORY) * down;
        const v = LONG_MEMORY * (spread[i] ?? 0) + (1 - LONG_MEMORY) * down * down;
        mean[i] = m;
        spread[i] = v;
        const pace = m / (1 - MEMORY ** step) / (Math.sqrt(v / (1 - LONG_MEMORY ** step)) + 1e-8);
        numbers[i] = (numbers[i] ?? 0) - rate * (pace + SHRINK * ((numbers[i] ?? 0) - (unlearned[i] ?? 0)));
      }
    }
  }
  return net;
}

/** How surprised one is on average by who won, in nats, if the chances are these. */
export function surprise(rows: readonly Row[], chancesOf: (row: Row) => readonly number[]): number {
  let sum = 0;
  for (const row of rows) {
    const chances = chancesOf(row);
    shareOf(row).forEach((share, faction) => {
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, chances[faction] ?? 0));
    });
  }
  return sum / rows.length;
}
export const byNet =
  (net: Net) =>
  (row: Row): number[] =>
    think(net, row).chances;
export const even = (row: Row): number[] =>
  among(
    row,
    SEATS.map(() => 0),
  );
/** A tenth of the games is kept to test on. */
export const isTest = (row: Row): boolean => (row[GAME_AT] ?? 0) % 10 === 9;
export const playersOf = (row: Row): number => SEATS.filter((faction) => isIn(row, faction)).length;

/** The net as bots have it: for measures as they are, in whole numbers. */
export function learnedOf({ numbers, spreads }: Net): Learned {
  const whole = (value: number): number => Math.round(value * SCALE) + 0;
  let first = 0;
  const entries = FACTIONS.map((faction, at) => {
    const indices = measuresOf(faction).map((_, i) => first + i);
    first += indices.length;
    const units = indices.flatMap((i) =>
      Array.from({ length: UNITS }, (_, unit) => whole((numbers[i * UNITS + unit] ?? 0) / (spreads[i] ?? 1))),
    );
    const says = Array.from({ length: UNITS }, (_, unit) => whole(numbers[SAYS_AT + at * UNITS + unit] ?? 0));
    const plainly = indices.map((i) => whole((numbers[PLAINLY_AT + i] ?? 0) / (spreads[i] ?? 1)));
    return [faction, { units, says, plainly }];
  });
  return Object.fromEntries(entries);
}
