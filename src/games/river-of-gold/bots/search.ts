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
  /** What a victory counts beside the lead, in points. */
  readonly victory: number;
  /** How much the strongest opponent's points count in a lead, the rest being the mean of all. */
  readonly rival: number;
}

/** Dice that are the same for every candidate, whatever else luck is used for. */
function diceAndShuffles(seed: string): RandomSource {
  const dice = seededRandom(`${seed} dice`);
  const { index, shuffle } = seededRandom(`${seed} cards`);
  return { roll: dice.roll, index, shuffle };
}

/** How a finished game is valued by a seat: by its lead, and by having won. */
function outcome({ result }: GameState, seat: Seat, { victory, rival }: SearchSettings): number {
  if (!result) throw new Error('A game that is played out has a result.');
  const { scores, winners } = result;
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < scores.length; other++) {
    if (other === seat) continue;
    const total = scores[other]?.total ?? 0;
    if (total > best) best = total;
    sum += total;
  }
  const lead = (scores[seat]?.total ?? 0) - rival * best - ((1 - rival) * sum) / (scores.length - 1);
  return lead + (winners.includes(seat) ? victory / winners.length : 0);
}

/** Plays one game on to its end, in place, everybody playing quickly. */
function playOut(state: GameState, moves: readonly Move[], random: RandomSource, weights: Weights): void {
  for (const move of moves) applyMove(state, move, random);
  while (state.step !== 'over') playTurn(state, weights, random);
}

/** Says how much of a budget is used up; without steps or milliseconds nothing ever is. */
class Clock {
  private readonly start = performance.now();
  steps = 0;

  constructor(private readonly budget: Budget) {}

  used(): number {
    const { steps, milliseconds } = this.budget;
    const bySteps = steps === undefined ? 0 : this.steps / steps;
    const byTime = milliseconds === undefined ? 0 : (performance.now() - this.start) / milliseconds;
    return Math.max(bySteps, byTime);
  }
}

export const mean = ({ games, sum, worth }: Contender): number => (games > 0 ? sum / games : worth);

/**
 * Plays games on from the best candidates, with the same hidden cards and the same dice for all of them, and drops the
 * worse half of them again and again, each time after an equal share of the budget. Returns them best first.
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
  const rounds = Math.ceil(Math.log2(Math.max(2, live.length)));
  let round = 1;
  for (let game = 0; live.length > 1 && clock.used() < 1; game++) {
    const sample = sampleHidden(view, seededRandom(`${seed} deal ${game}`));
    for (const one of live) {
      const state = cloneState(sample);
      playOut(state, one.moves, diceAndShuffles(`${seed} ${game}`), weights);
      one.sum += outcome(state, seat, settings);
      one.games++;
      clock.steps++;
    }
    if (round < rounds && clock.used() >= round / rounds) {
      round++;
      live.sort((a, b) => mean(b) - mean(a));
      dropped.unshift(...live.splice(Math.ceil(live.length / 2)));
    }
  }
  live.sort((a, b) => mean(b) - mean(a));
  return { ranked: [...live, ...dropped], steps: clock.steps };
}
