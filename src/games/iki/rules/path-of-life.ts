/** Section 5, the Path of Life: who acts when, and how far each master walks. */
import { PATH_SPACES, type PathSpace, PLAYERS_WITH_X } from '../data';
import type { Move, MoveArguments } from './moves';
import type { Refusal } from './refusals';
import type { GameState, Seat } from './state';
import { type Play, playerAt } from './table';

const PLACE: readonly Move[] = PATH_SPACES.map((space) => ({ name: 'placeCylinder', arg: { space } }));

/** X is open with four players only (1.6, 18.1); with two, all four others are (18.4). */
const isOpen = (state: GameState, space: PathSpace): boolean =>
  space !== 'X' || state.players.length === PLAYERS_WITH_X;
const isTaken = (state: GameState, space: PathSpace): boolean =>
  state.players.some(({ cylinder }) => cylinder === space);

export function legalCylinders(state: GameState, moves: Move[]): void {
  PATH_SPACES.forEach((space, index) => {
    if (isOpen(state, space) && !isTaken(state, space)) moves.push(PLACE[index] as Move);
  });
}

export function whyNotCylinder(state: GameState, { space }: MoveArguments['placeCylinder']): Refusal | null {
  if (!isOpen(state, space)) return { code: 'pathSpaceClosed', space };
  return isTaken(state, space) ? { code: 'pathSpaceTaken', space } : null;
}

export function applyCylinder(
  { state, events }: Play,
  seat: Seat,
  { space }: MoveArguments['placeCylinder'],
): void {
  playerAt(state, seat).cylinder = space;
  events?.push({ type: 'cylinderPlaced', player: seat, space });
}

/** The order of turns of the month: X, 1, 2, 3, 4 (5.2). */
export const orderOfCylinders = (state: GameState): Seat[] =>
  PATH_SPACES.flatMap((space) => {
    const seat = state.players.findIndex(({ cylinder }) => cylinder === space);
    return seat < 0 ? [] : [seat];
  });
