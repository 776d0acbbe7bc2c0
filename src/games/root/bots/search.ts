import { applyMove, cloneState, type GameState, type Move, type Seat, seededRandom } from '../rules';
import type { Clock } from './clock';
import { byLead, type Judge, playQuickly, type Valued, weighMoves } from './policy';
import { sampleHidden } from './sample';

/** A candidate with what the games played on after it have brought so far. */
export interface Contender extends Valued {
  games: number;
  /** The sum of what the tables were worth that they ended with, and of the leads alone. */
  sum: number;
  leads: number;
}

/** The present turn is over, or all others have answered it, or the next turn of the same seat is over too. */
export type Horizon = 'turn' | 'answers' | 'next turn';

export interface SearchSettings {
  /** How many candidates are looked at. */
  readonly width: number;
  /** How far games are played on. */
  readonly horizon: Horizon;
  /** How many games the first opinion of a candidate counts for. */
  readonly prior: number;
  /** How the table in the end is judged: by the lead, or also by the chance to win. */
  readonly judge: Judge;
  /** The part of the budget at which it ends. */
  readonly until: number;
}

/** A second guess at hidden cards is for those who have the time: with hundreds of moves one may take long. */
const TIME_TO_GUESS = 0.1;

/** The sensible moves of a view by the table right after them, best first, by up to so many guesses at what is hidden. */
export function firstOpinions(
  view: GameState,
  seat: Seat,
  seed: string,
  guesses: number,
  clock: Clock,
): Valued[] {
  const sums = new Map<string, { move: Move; value: number }>();
  let made = 0;
  while (made < guesses && (made === 0 || clock.used() < TIME_TO_GUESS)) {
    const random = seededRandom(`${seed} guess ${made++}`);
    for (const { move, value } of weighMoves(sampleHidden(view, random), seat, random, byLead)) {
      const key = JSON.stringify(move);
      const one = sums.get(key) ?? { move, value: 0 };
      one.value += value;
      sums.set(key, one);
    }
  }
  return [...sums.values()]
    .map(({ move, value }) => ({ move, value: value / made }))
    .sort((one, other) => other.value - one.value);
}

/** Ways to set up that are played on: what comes of them shows late, and there are hundreds. */
const SET_UPS = 3;

/** What a candidate's games were worth on average; where none was played, the first opinion of it. */
export const expectedWorth = ({ games, sum, value }: Contender): number => (games > 0 ? sum / games : value);
/** The lead that a candidate's games brought on average; where none was played, the first opinion of it. */
export const expectedLead = ({ games, leads, value }: Contender): number =>
  games > 0 ? leads / games : value;

/** How many turns have to begin before a game in thought is judged. Before the first turn everybody has one. */
export function untilOf({ phase, turn, players }: GameState, horizon: Horizon): number {
  if (phase !== 'play') return players.length + 1;
  return turn.number + (horizon === 'turn' ? 1 : horizon === 'answers' ? players.length : players.length + 1);
}

/**
 * The table after some moves in one deal of what is hidden, everybody playing on quickly. The luck of each turn to come is
 * its own and the same for all moves that are compared, however many dice were thrown before: less is left to chance.
 * `ofTurn` is how the present turn is played.
 */
export function tableAfter(
  sample: GameState,
  moves: readonly Move[],
  seed: string,
  untilTurn: number,
  ofTurn: Judge = byLead,
): GameState {
  const state = cloneState(sample);
  const random = seededRandom(seed);
  for (const move of moves) {
    if (state.result) break;
    applyMove(state, move, random);
  }
  for (let turn = state.turn.number; turn < untilTurn && !state.result; turn++) {
    const luck = turn === sample.turn.number ? random : seededRandom(`${seed} turn ${turn}`);
    playQuickly(state, luck, turn + 1, turn === sample.turn.number ? ofTurn : byLead);
  }
  return state;
}

/**
 * Plays games on from the best candidates, with the same cards and the same luck for all of them, and drops the worse
 * half of them again and again, each time after an equal share of the budget. Returns them best first.
 */
export function search(
  view: GameState,
  seat: Seat,
  candidates: readonly Valued[],
  seed: string,
  clock: Clock,
  { width, horizon, prior, judge, until }: SearchSettings,
): Contender[] {
  const most = view.phase === 'play' ? width : Math.min(width, SET_UPS);
  // With one alone there would be nothing to compare.
  const wide = Math.max(2, Math.min(most, clock.stepsUntil(until)));
  const live = candidates.slice(0, wide).map((one): Contender => ({ ...one, games: 0, sum: 0, leads: 0 }));
  const dropped: Contender[] = [];
  const from = clock.used();
  const untilTurn = untilOf(view, horizon);
  const halvings = Math.ceil(Math.log2(Math.max(2, live.length)));
  const opinion = ({ sum, games, value }: Contender): number => (sum + prior * value) / (games + prior);
  const byOpinion = (one: Contender, other: Contender): number => opinion(other) - opinion(one);
  let halving = 1;
  for (let game = 0; live.length > 1 && clock.used() < until; game++) {
    const sample = sampleHidden(view, seededRandom(`${seed} deal ${game}`));
    for (const [at, one] of live.entries()) {
      // Two are played in any case. Who was never played is out.
      if (at > 1 && clock.used() >= until) {
        if (game === 0) dropped.push(...live.splice(at));
        break;
      }
      const table = tableAfter(sample, [one.move], `${seed} ${game}`, untilTurn);
      one.leads += byLead(table, seat);
      one.sum += judge(table, seat);
      clock.steps++;
      one.games++;
    }
    if (halving < halvings && clock.used() >= from + ((until - from) * halving) / halvings) {
      halving++;
      live.sort(byOpinion);
      dropped.unshift(...live.splice(Math.ceil(live.length / 2)));
    }
  }
  live.sort(byOpinion);
  return [...live, ...dropped];
}
