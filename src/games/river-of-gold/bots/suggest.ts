import type { GameState, Score, Seat } from '../index';
import { cloneState, finalScores, legalMoves, previewMove } from '../index';
import { decide } from './decide';
import type { Change, Question, Suggestion } from './types';

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

export function changeBetween(before: GameState, after: GameState, seat: Seat, cards: number): Change {
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

/** The best few turns for a seat, best first. */
export function suggest({ view, seat, seed, budget }: Question): Suggestion[] {
  if (legalMoves(view, seat).length === 0) return [];
  const { move, value } = decide({ view: cloneState(view), seat, seed, budget, level: 'daimyo' });
  const preview = previewMove(view, seat, move);
  if (!preview) return [];
  const gains = changeBetween(view, preview.after, seat, preview.unknown.cards);
  return [{ move, plan: [move], value, behind: 0, gains, events: preview.events }];
}
