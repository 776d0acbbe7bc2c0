import {
  BASE_OF,
  CLEARINGS,
  type ClearingId,
  MARTIAL_LAW,
  neighbours,
  REVOLT_COST,
  SYMPATHY_COST,
  SYMPATHY_POINTS,
} from '../../../data';
import type { Move, MoveArguments } from '../../moves';
import { choicesOf } from '../../shared/cards';
import { canPlace, countOnMap, placePiece, placeWarriors } from '../../shared/pieces';
import { clearingAt, type Play, playerAt } from '../../shared/play';
import { sweep } from '../../shared/removal';
import { score } from '../../shared/score';
import type { GameState, Seat } from '../../types';
import {
  boardOf,
  discardSupporters,
  isSympathetic,
  matchingSupporters,
  tokensLeft,
  tokensOnMap,
} from './supporters';

/** Sympathetic clearings whose suit's base is still on the board, and where it can be placed (8.4.1.I). */
function revoltPlaces(state: GameState, seat: Seat): ClearingId[] {
  const found: ClearingId[] = [];
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    if (!isSympathetic(state, clearing)) continue;
    const { suit } = clearingAt(state, clearing);
    if (countOnMap(state, BASE_OF[suit]) === 0 && canPlace(state, seat, clearing)) found.push(clearing);
  }
  return found;
}
export function legalRevolts(state: GameState, seat: Seat, moves: Move[]): void {
  for (const clearing of revoltPlaces(state, seat)) {
    const matching = matchingSupporters(state, clearingAt(state, clearing).suit);
    for (const supporters of choicesOf(matching, REVOLT_COST)) {
      moves.push({ name: 'revolt', arg: { clearing, supporters } });
    }
  }
}
/** Whether public facts alone allow a revolt (T). */
export const mayRevolt = (state: GameState, seat: Seat): boolean =>
  state.secret.supporters.length >= REVOLT_COST && revoltPlaces(state, seat).length > 0;

/** All enemy pieces leave, then the base comes, warriors and an officer (8.4.1.III). */
export function revolt(play: Play, seat: Seat, { clearing, supporters }: MoveArguments['revolt']): void {
  play.events?.push({ type: 'revolt', player: seat, clearing });
  discardSupporters(play, seat, supporters);
  play.state.work.push({ type: 'revolt', seat, clearing });
  sweep(play, seat, [clearing]);
}
export function finishRevolt(play: Play, seat: Seat, clearing: ClearingId): void {
  const { state } = play;
  state.work.pop();
  const { suit } = clearingAt(state, clearing);
  placePiece(play, clearing, BASE_OF[suit]);
  const sympathetic = state.clearings.filter(
    (other, i) => other.suit === suit && isSympathetic(state, i + 1),
  ).length;
  placeWarriors(play, seat, clearing, sympathetic);
  gainOfficer(play, seat);
}
/** A warrior of the supply becomes an officer. */
export function gainOfficer({ state, events }: Play, seat: Seat): void {
  const player = playerAt(state, seat);
  if (player.supply === 0) return;
  const board = boardOf(state, seat);
  player.supply--;
  board.officers++;
  events?.push({ type: 'officer', player: seat, officers: board.officers });
}

/** What a token in a clearing costs: one more under martial law (8.4.2.II). */
export function sympathyCost(state: GameState, seat: Seat, clearing: ClearingId): number {
  const crowded = clearingAt(state, clearing).warriors.some(
    (count, other) => other !== seat && count >= MARTIAL_LAW.warriors,
  );
  return (SYMPATHY_COST[tokensOnMap(state)] ?? 0) + (crowded ? MARTIAL_LAW.extra : 0);
}
/** Unsympathetic clearings next to a sympathetic one; any while the map has no token (8.4.2.I). */
function spreadPlaces(state: GameState, seat: Seat): ClearingId[] {
  if (tokensLeft(state) === 0) return [];
  const first = tokensOnMap(state) === 0;
  const found: ClearingId[] = [];
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    if (isSympathetic(state, clearing) || !canPlace(state, seat, clearing)) continue;
    if (first || neighbours(state.options.map, clearing).some((next) => isSympathetic(state, next))) {
      found.push(clearing);
    }
  }
  return found;
}
export function legalSpreads(state: GameState, seat: Seat, moves: Move[]): void {
  for (const clearing of spreadPlaces(state, seat)) {
    const matching = matchingSupporters(state, clearingAt(state, clearing).suit);
    for (const supporters of choicesOf(matching, sympathyCost(state, seat, clearing))) {
      moves.push({ name: 'spread', arg: { clearing, supporters } });
    }
  }
}
export const maySpread = (state: GameState, seat: Seat): boolean =>
  spreadPlaces(state, seat).some(
    (clearing) => sympathyCost(state, seat, clearing) <= state.secret.supporters.length,
  );
export function spread(play: Play, seat: Seat, { clearing, supporters }: MoveArguments['spread']): void {
  discardSupporters(play, seat, supporters);
  placeSympathy(play, seat, clearing);
}
/** A token comes to the map and scores by those that were there before (8.4.2.III). */
export function placeSympathy(play: Play, seat: Seat, clearing: ClearingId): void {
  const points = SYMPATHY_POINTS[tokensOnMap(play.state)] ?? 0;
  placePiece(play, clearing, 'sympathy');
  score(play, seat, points, 'sympathy');
}
