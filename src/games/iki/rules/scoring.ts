/** Section 17, final scoring. */
import {
  COLOUR_POINTS,
  FISH_POINTS,
  KOBAN_POINTS,
  LUMBER_POINTS,
  MON_PER_POINT,
  PIPE_FACTOR,
  TYPES,
} from '../data';
import type { BuildingScore } from '../data/buildings';
import type { GameState, Player, Result, Score, Seat } from './state';
import { isOwnOccupation, type Play, playerAt, tableOf } from './table';

/**
 * Different types among own occupations, on the board and retired (17.2). A retired card of any colour counts once, as
 * the colour that helps most: so it is one more colour, up to five.
 */
function countColours(state: GameState, seat: Seat): number {
  const { occupations } = tableOf(state);
  const types = new Set<string>();
  let anyColour = 0;
  for (const card of state.stalls) if (isOwnOccupation(card, seat)) types.add(occupations[card.card].type);
  for (const card of playerAt(state, seat).retired) {
    if (occupations[card].retired === 'anyColour') anyColour++;
    else types.add(occupations[card].type);
  }
  return Math.min(types.size + anyColour, TYPES.length);
}

/** Fish of different seasons, and the points printed on single fish (17.3). */
function fishPoints(state: GameState, { fish }: Player): number {
  const rows = fish.map((id) => tableOf(state).fish[id]);
  const seasons = new Set(rows.map(({ season }) => season)).size;
  return (FISH_POINTS[seasons] ?? 0) + rows.reduce((sum, { bonus }) => sum + bonus, 0);
}

/** Pouches, doubled by a pipe; more pipes do no more (17.4). */
function pouchPoints(state: GameState, { pouches, pipes }: Player): number {
  const points = pouches.reduce((sum, colour) => sum + tableOf(state).pouches[colour].iki, 0);
  return pipes.length > 0 ? points * PIPE_FACTOR : points;
}

/** What a building counts, for what its owner has then (17.5). */
function buildingPoints(score: BuildingScore, player: Player): number {
  if ('flat' in score) return score.flat;
  const things = player[score.per];
  return score.iki * (typeof things === 'number' ? things : things.length);
}

function allBuildings(state: GameState, seat: Seat): number {
  const { buildings } = tableOf(state);
  let points = 0;
  for (const card of state.stalls) {
    if (card?.kind === 'building' && card.owner === seat) {
      points += buildingPoints(buildings[card.card].score, playerAt(state, seat));
    }
  }
  return points;
}

/** What a seat would score if the game ended now. */
export function scoreOf(state: GameState, seat: Seat): Score {
  const player = playerAt(state, seat);
  const parts = {
    track: player.iki,
    colours: COLOUR_POINTS[countColours(state, seat)] ?? 0,
    fish: fishPoints(state, player),
    pouches: pouchPoints(state, player),
    buildings: allBuildings(state, seat),
    koban: player.koban * KOBAN_POINTS,
    lumber: player.lumber * LUMBER_POINTS,
    mon: Math.floor(player.mon / MON_PER_POINT),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** What everybody would score if the game ended now. */
export const finalScores = (state: GameState): Score[] =>
  state.players.map((_, seat) => scoreOf(state, seat));

/** Most IKI wins; tied: higher firefighting, then higher in the stack (17.7). The brigade is in just that order. */
export function winnerOf(state: GameState, scores: readonly Score[]): Seat {
  const most = Math.max(...scores.map(({ total }) => total));
  const winner = state.brigade.find((seat) => scores[seat]?.total === most);
  if (winner === undefined) throw new Error('Somebody must have won.');
  return winner;
}

export function scoreGame({ state, events }: Play): Result {
  const scores = finalScores(state);
  const winners = [winnerOf(state, scores)];
  scores.forEach((score, player) => {
    events?.push({ type: 'scored', player, score });
  });
  events?.push({ type: 'gameEnded', winners });
  return { winners, scores };
}
