import {
  applyMove,
  cloneState,
  deciderOf,
  type GameState,
  type Move,
  playerView,
  type Seat,
  seededRandom,
  status,
} from '../rules';
import { budgetOf, Clock } from './clock';
import { quickMove } from './policy';
import { sampleHidden } from './sample';
import { expectedLead } from './search';
import type { Question, Suggestion } from './types';
import { rankMoves } from './warlord';

const MOST_SUGGESTIONS = 3;
const LONGEST_PLAN = 12;

/** The rest of the turn after a move, up to the first thing that luck or somebody else decides. */
function planFrom(sample: GameState, seat: Seat, move: Move, seed: string): Move[] {
  const random = seededRandom(seed);
  const state = cloneState(sample);
  const plan = [move];
  applyMove(state, move, random);
  while (state.canUndo && deciderOf(state) === seat && plan.length < LONGEST_PLAN) {
    const next = quickMove(state, seat, random);
    if (!next) break;
    plan.push(next);
    applyMove(state, next, random);
  }
  return plan;
}

/** The best few ways to go on for a seat, best first, as a warlord sees them; none if it is not the seat's decision. */
export function suggest({ view, seat, seed, budget }: Question): Suggestion[] {
  if (status(view).decider !== seat) return [];
  const seen = playerView(view, seat);
  const ranked = rankMoves(seen, seat, seed, new Clock(budgetOf(budget)));
  const sample = sampleHidden(seen, seededRandom(`${seed} plan`));
  return ranked.slice(0, MOST_SUGGESTIONS).map((one) => ({
    move: one.move,
    plan: planFrom(sample, seat, one.move, seed),
    value: expectedLead(one),
  }));
}
