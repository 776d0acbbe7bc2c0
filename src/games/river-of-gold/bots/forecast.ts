import type { GameState } from '../rules';
import { FEATURES, measure } from './features';
import { LEARNED } from './learned';
import type { Weights } from './weights';

/**
 * How far a game is, as weights of neighbouring points in time: by the tiles left in the stacks, then whether a seat
 * still has a turn in the final round. The weights of a time sum up to 1.
 */
const TILES_LEFT = [1, 4, 8, 13, 25] as const;
export const TIMES = TILES_LEFT.length + 2;
const LAST_TURN = TILES_LEFT.length;
const NO_TURN = TILES_LEFT.length + 1;

export interface Time {
  readonly low: number;
  readonly high: number;
  /** How much of the way from low to high. */
  readonly part: number;
}

export function timeOf(state: GameState, turnsLeft: number): Time {
  if (state.finalRound) {
    const at = turnsLeft > 0 ? LAST_TURN : NO_TURN;
    return { low: at, high: at, part: 0 };
  }
  const left = state.secrets.era1.length + state.secrets.era2.length;
  for (let high = 1; high < TILES_LEFT.length; high++) {
    const from = TILES_LEFT[high - 1] ?? 0;
    const to = TILES_LEFT[high] ?? 0;
    if (left <= to) return { low: high - 1, high, part: Math.max(0, (left - from) / (to - from)) };
  }
  const last = TILES_LEFT.length - 1;
  return { low: last, high: last, part: 0 };
}

const TURNS = FEATURES.indexOf('turns');

/** The learned numbers are whole: thousandths of a point. */
export const SCALE = 1000;

/** The final score that every player can expect, learned from games that bots played against themselves. */
export function forecast(state: GameState, weights: Weights): number[] {
  if (state.result) return state.result.scores.map(({ total, favor }) => total + 0.01 * favor);
  const learned = LEARNED[state.players.length];
  if (!learned) throw new Error(`Nothing was learned for ${state.players.length} players.`);
  return measure(state, weights).map((row) => {
    const { low, high, part } = timeOf(state, row[TURNS] ?? 0);
    const lowRow = learned[low] ?? [];
    const highRow = learned[high] ?? [];
    let sum = 0;
    for (let i = 0; i < row.length; i++) {
      sum += (row[i] ?? 0) * ((1 - part) * (lowRow[i] ?? 0) + part * (highRow[i] ?? 0));
    }
    return sum / SCALE;
  });
}
