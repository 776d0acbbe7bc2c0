import {
  applyMove,
  cloneState,
  type GameState,
  type Move,
  type RandomSource,
  type Seat,
  seededRandom,
} from '../index';
import type { Candidate } from './candidates';
import { evaluate } from './evaluate';
import { playTurn } from './policy';
import { sampleHidden } from './sample';
import type { Budget } from './types';
import type { Weights } from './weights';

/** A candidate with what the games played out after it have brought so far. */
export interface Contender extends Candidate {
  games: number;
  sum: number;
}

export interface SearchSettings {
  /** How many candidates are looked at. */
  readonly width: number;
  /** How much of a playout's luck is in the players' heads. */
  readonly noise: number;
  /** Turns that are played out before the table is judged. */
  readonly horizon: number;
  readonly winBonus: number;
}

/** Plays one game on from a sampled table, in place, and says how it ended for a seat. */
function playOut(
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  random: RandomSource,
  weights: Weights,
  { noise, horizon, winBonus }: SearchSettings,
): number {
  for (const move of moves) applyMove(state, move, random);
  const last = state.turn + horizon;
  while (state.step !== 'over' && state.turn < last) playTurn(state, weights, random, noise);
  return evaluate(state, seat, weights, winBonus);
}

/** Counts steps or milliseconds, whichever was asked for. */
export class Clock {
  private readonly end: number;
  private readonly start: number;
  steps = 0;
  constructor(private readonly budget: Budget) {
    this.start = performance.now();
    this.end = this.start + (budget.milliseconds ?? Number.POSITIVE_INFINITY);
  }
  /** The part of the budget that is used up. */
  used(): number {
    const bySteps = this.budget.steps === undefined ? 0 : this.steps / this.budget.steps;
    const byTime =
      this.budget.milliseconds === undefined ? 0 : (performance.now() - this.start) / (this.end - this.start);
    return Math.max(bySteps, byTime);
  }
}

/**
 * Plays games on from every candidate, with the same hidden cards and the same dice for all, and drops the worse half
 * whenever its share of the budget is spent. Returns the candidates, best first.
 */
export function search(
  view: GameState,
  seat: Seat,
  candidates: readonly Candidate[],
  seed: string,
  budget: Budget,
  weights: Weights,
  settings: SearchSettings,
): { ranked: Contender[]; steps: number } {
  const live = candidates.slice(0, settings.width).map((one): Contender => ({ ...one, games: 0, sum: 0 }));
  const dropped: Contender[] = [];
  const clock = new Clock(budget);
  const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(2, live.length))));
  let round = 1;
  for (let game = 0; live.length > 1 && clock.used() < 1; game++) {
    const sample = sampleHidden(view, seededRandom(`${seed} deal ${game}`));
    for (const one of live) {
      const random = seededRandom(`${seed} dice ${game}`);
      one.sum += playOut(cloneState(sample), seat, one.moves, random, weights, settings);
      one.games++;
      clock.steps++;
    }
    if (clock.used() >= round / rounds && round < rounds) {
      round++;
      live.sort((a, b) => b.sum / b.games - a.sum / a.games);
      dropped.unshift(...live.splice(Math.ceil(live.length / 2)));
    }
  }
  live.sort((a, b) => mean(b) - mean(a));
  return { ranked: [...live, ...dropped], steps: clock.steps };
}

export const mean = (one: Contender): number => (one.games > 0 ? one.sum / one.games : one.worth);
