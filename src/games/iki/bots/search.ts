import { applyMove, cloneState, type GameState, type Seat, seededRandom } from '../rules';
import type { Clock } from './clock';
import { forecast } from './forecast';
import { playQuickly, selfish } from './policy';
import { sampleHidden } from './sample';
import type { Candidate } from './turns';
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
  /** Months that are played out before the table is judged. */
  readonly months: number;
  /** How many games the planner's opinion of a candidate counts for. */
  readonly prior: number;
  /** What a victory counts in addition to the lead, in IKI. */
  readonly victory: number;
  /** How much the strongest opponent counts in a lead, the rest being the mean of all. */
  readonly rival: number;
}

/** By this many IKI a lead before the end makes a victory more likely than not, about three to one. */
const SURE_LEAD = 8;

/** The lead over its opponents that a seat can expect. */
function leadOf(scores: readonly number[], seat: Seat, rival: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  scores.forEach((score, other) => {
    if (other === seat) return;
    best = Math.max(best, score);
    sum += score;
  });
  return (scores[seat] ?? 0) - rival * best - ((1 - rival) * sum) / (scores.length - 1);
}

/** The part of the victory that is a seat's: its share at the end, before that its chance by the lead. */
function victoryOf({ result }: GameState, seat: Seat, lead: number): number {
  if (!result) return 1 / (1 + Math.exp(-lead / SURE_LEAD));
  return result.winners.includes(seat) ? 1 : 0;
}

/** The lead that a candidate's games brought on average; where none was played, what the planner thinks of it. */
export const expectedLead = ({ games, leads, worth }: Contender): number =>
  games > 0 ? leads / games : worth;

/**
 * Plays games on from the best candidates, with the same decks and the same fires for all of them, and drops the worse
 * half of them again and again, each time after an equal share of the budget. Returns them best first: without any
 * time in the planner's order.
 */
export function search(
  view: GameState,
  seat: Seat,
  candidates: readonly Candidate[],
  seed: string,
  clock: Clock,
  w: Weights,
  settings: SearchSettings,
): Contender[] {
  const width = Math.max(1, Math.min(settings.width, clock.steps));
  const live = candidates.slice(0, width).map((one): Contender => ({ ...one, games: 0, sum: 0, leads: 0 }));
  const dropped: Contender[] = [];
  const quick = selfish(w);
  const untilMonth = view.month + settings.months;
  const rounds = Math.ceil(Math.log2(Math.max(2, live.length)));
  // All who are still live have played as many games, so opinions differ by what they brought and what was expected.
  const opinion = ({ sum, worth }: Contender): number => sum + settings.prior * worth;
  const stop = () => clock.isPast(1);
  let round = 1;
  for (let game = 0; live.length > 1 && clock.used() < 1; game++) {
    const sample = sampleHidden(view, seededRandom(`${seed} deal ${game}`));
    const leads: number[] = [];
    const values: number[] = [];
    for (const { moves } of live) {
      const state = cloneState(sample);
      const random = seededRandom(`${seed} ${game}`);
      for (const move of moves) applyMove(state, move, random);
      if (!playQuickly(state, quick, random, { untilMonth, stop })) break;
      const lead = leadOf(forecast(state, w), seat, settings.rival);
      leads.push(lead);
      values.push(lead + settings.victory * victoryOf(state, seat, lead));
      clock.taken++;
    }
    // Only what all of them have played can be compared: where time was up on the way, this game counts for nobody.
    if (leads.length < live.length) break;
    live.forEach((one, index) => {
      one.leads += leads[index] ?? 0;
      one.sum += values[index] ?? 0;
      one.games++;
    });
    if (round < rounds && clock.used() >= round / rounds) {
      round++;
      live.sort((a, b) => opinion(b) - opinion(a));
      dropped.unshift(...live.splice(Math.ceil(live.length / 2)));
    }
  }
  live.sort((a, b) => opinion(b) - opinion(a));
  return [...live, ...dropped];
}
