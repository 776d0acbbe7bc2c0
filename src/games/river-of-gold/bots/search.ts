import type { Budget } from '../../contract';
import {
  applyMove,
  cloneState,
  type GameState,
  type Move,
  type RandomSource,
  type Seat,
  seededRandom,
} from '../rules';
import type { Candidate } from './candidates';
import { forecast } from './forecast';
import { playTurn } from './policy';
import { sampleHidden } from './sample';
import type { Weights } from './weights';

/** A candidate with what the games played out after it have brought so far. */
export interface Contender extends Candidate {
  games: number;
  /** The sum of what the games were worth, the victory included, and of the leads alone. */
  sum: number;
  leads: number;
}

export interface SearchSettings {
  /** How many candidates are looked at. */
  readonly width: number;
  /** Rounds that are played out before the table is judged. */
  readonly rounds: number;
  /** How many games quick play's opinion of a candidate counts for. */
  readonly prior: number;
  /** What a victory counts in addition to the lead, in points. */
  readonly victory: number;
  /** How much the strongest opponent's points count in a lead, the rest being the mean of all. */
  readonly rival: number;
}

/** By this many points a lead before the end makes a victory more likely than not, about three to one. */
const SURE_LEAD = 6;

/** Dice that are the same for every candidate, whatever else luck is used for. */
export function diceAndShuffles(seed: string): RandomSource {
  const dice = seededRandom(`${seed} dice`);
  const { index, shuffle } = seededRandom(`${seed} cards`);
  return { roll: dice.roll, index, shuffle };
}

/** The lead over its opponents that a seat can expect. */
function leadOf(scores: readonly number[], seat: Seat, rival: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < scores.length; other++) {
    if (other === seat) continue;
    const score = scores[other] ?? 0;
    if (score > best) best = score;
    sum += score;
  }
  return (scores[seat] ?? 0) - rival * best - ((1 - rival) * sum) / (scores.length - 1);
}

/** The part of the victory that is a seat's: its share at the end, before that its chance by the lead. */
function victoryOf({ result }: GameState, seat: Seat, lead: number): number {
  if (!result) return 1 / (1 + Math.exp(-lead / SURE_LEAD));
  return result.winners.includes(seat) ? 1 / result.winners.length : 0;
}

/** Plays a game on, in place, everybody playing quickly, until some turns are over or the game is. */
function playOut(
  state: GameState,
  moves: readonly Move[],
  random: RandomSource,
  weights: Weights,
  turns: number,
): void {
  const last = state.turn + turns;
  for (const move of moves) applyMove(state, move, random);
  while (state.step !== 'over' && state.turn <= last) playTurn(state, weights, random);
}

/** Says how much of a budget is used up. */
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

/** The lead that a candidate's games brought on average; where none was played, what quick play thinks of it. */
export const expectedLead = ({ games, leads, worth }: Contender): number =>
  games > 0 ? leads / games : worth;

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
  // With fewer steps than candidates only as many are looked at, each in one game; with one there is nothing to compare.
  const width = Math.max(1, Math.min(settings.width, budget.steps ?? settings.width));
  const live = candidates.slice(0, width).map((one): Contender => ({ ...one, games: 0, sum: 0, leads: 0 }));
  const dropped: Contender[] = [];
  const clock = new Clock(budget);
  // What a patron is worth shows at the end only.
  const turns = view.step === 'clans' ? Number.POSITIVE_INFINITY : settings.rounds * view.players.length;
  const rounds = Math.ceil(Math.log2(Math.max(2, live.length)));
  // All who are still live have played as many games, so opinions differ by what they brought and what was expected.
  const opinion = ({ sum, worth }: Contender): number => sum + settings.prior * worth;
  let round = 1;
  for (let game = 0; live.length > 1 && clock.used() < 1; game++) {
    const sample = sampleHidden(view, seededRandom(`${seed} deal ${game}`));
    for (const one of live) {
      const state = cloneState(sample);
      playOut(state, one.moves, diceAndShuffles(`${seed} ${game}`), weights, turns);
      const lead = leadOf(forecast(state, weights), seat, settings.rival);
      one.leads += lead;
      one.sum += lead + settings.victory * victoryOf(state, seat, lead);
      one.games++;
      clock.steps++;
    }
    if (round < rounds && clock.used() >= round / rounds) {
      round++;
      live.sort((a, b) => opinion(b) - opinion(a));
      dropped.unshift(...live.splice(Math.ceil(live.length / 2)));
    }
  }
  live.sort((a, b) => opinion(b) - opinion(a));
  return { ranked: [...live, ...dropped], steps: clock.steps };
}
