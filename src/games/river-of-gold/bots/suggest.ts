import {
  applyMove,
  cloneState,
  finalScores,
  type GameEvent,
  type GameState,
  type Move,
  pendingChoice,
  playerView,
  type Score,
  type Seat,
  seededRandom,
  UNKNOWN_RANDOM,
} from '../rules';
import { candidatesFor } from './candidates';
import { budgetOf, DAIMYO_SEARCH } from './daimyo';
import { quickMoves } from './policy';
import { expectedLead, search } from './search';
import type { Change, Question, Suggestion } from './types';
import { type Weights, weightsFor } from './weights';

const MOST_SUGGESTIONS = 3;

function difference(before: Score, after: Score): Score {
  return {
    duringGame: after.duringGame - before.duringGame,
    masteries: after.masteries - before.masteries,
    finalRound: after.finalRound - before.finalRound,
    regions: after.regions.map((points, index) => points - (before.regions[index] ?? 0)),
    customers: after.customers - before.customers,
    merchants: after.merchants - before.merchants,
    artisans: after.artisans - before.artisans,
    nobles: after.nobles - before.nobles,
    total: after.total - before.total,
    favor: after.favor - before.favor,
  };
}

function changeBetween(before: GameState, after: GameState, seat: Seat, cards: number): Change {
  const [old, now] = [before.players[seat], after.players[seat]];
  const [oldScore, newScore] = [finalScores(before)[seat], finalScores(after)[seat]];
  if (!old || !now || !oldScore || !newScore) throw new Error(`There is no player in seat ${seat}.`);
  return {
    koku: now.koku - old.koku,
    silk: now.silk - old.silk,
    rice: now.rice - old.rice,
    porcelain: now.porcelain - old.porcelain,
    favor: now.favor - old.favor,
    favorLimit: now.favorLimit - old.favorLimit,
    points: now.points - old.points,
    influence: now.influence.map((steps, index) => steps - (old.influence[index] ?? 0)),
    projected: difference(oldScore, newScore),
    cards,
  };
}

/**
 * Follows a plan on the view and answers the choices that come of it as quick play would, until the turn could be
 * ended or something hidden decides. The plan is extended in place.
 */
function foresee(
  view: GameState,
  seat: Seat,
  plan: Move[],
  weights: Weights,
): { after: GameState; events: GameEvent[] } {
  const after = cloneState(view);
  const events: GameEvent[] = [];
  for (const move of plan) applyMove(after, move, UNKNOWN_RANDOM, events);
  while (after.step === 'afterAction' && after.current === seat) {
    const choice = pendingChoice(after);
    if (!choice || choice.kind === 'discard') break;
    const [move] = quickMoves(after, weights, UNKNOWN_RANDOM);
    if (!move) break;
    plan.push(move);
    applyMove(after, move, UNKNOWN_RANDOM, events);
  }
  return { after, events };
}

/** The best few ways to go on for a seat, best first, as a daimyo sees them; none if it is not the seat's decision. */
export function suggest({ view, seat, seed, budget }: Question): Suggestion[] {
  if (view.current !== seat || view.step === 'over') return [];
  const seen = playerView(view, seat);
  const weights = weightsFor(seen);
  const candidates = candidatesFor(seen, seat, weights, seededRandom(seed));
  const { ranked } = search(seen, seat, candidates, seed, budgetOf(budget, 1), weights, DAIMYO_SEARCH);
  const best = ranked[0];
  if (!best) return [];
  const most = expectedLead(best);
  return ranked.slice(0, MOST_SUGGESTIONS).flatMap((one): Suggestion[] => {
    const plan = [...one.moves];
    const [move] = plan;
    if (!move) return [];
    const { after, events } = foresee(seen, seat, plan, weights);
    const cards = events.reduce((sum, event) => sum + (event.type === 'drew' ? event.count : 0), 0);
    const value = expectedLead(one);
    const behind = Math.max(0, most - value);
    return [{ move, plan, value, behind, gains: changeBetween(seen, after, seat, cards), events }];
  });
}
