import { BASE_OF, CLEARINGS, type ClearingId } from '../../../data';
import type { Move } from '../../moves';
import { warriorBattles } from '../../shared/battle';
import { warriorMoves } from '../../shared/move';
import { canPlace, clearingsWith, takeWarriors, warriorsAt } from '../../shared/pieces';
import { type Play, playerAt } from '../../shared/play';
import type { GameState, Seat } from '../../types';
import { placeSympathy } from './birdsong';
import { basesOnMap, boardOf, isSympathetic, tokensLeft } from './supporters';

/** Operations, one for each officer there is now (8.6.1, R19). */
export function legalOperations(state: GameState, seat: Seat, moves: Move[]): void {
  if (state.turn.operations >= boardOf(state, seat).officers) return;
  warriorMoves(state, seat, moves);
  for (const arg of warriorBattles(state, seat)) moves.push({ name: 'battle', arg });
  if (playerAt(state, seat).supply > 0) {
    for (const suit of basesOnMap(state)) {
      for (const clearing of clearingsWith(state, BASE_OF[suit])) {
        if (canPlace(state, seat, clearing)) moves.push({ name: 'recruit', arg: { clearing } });
      }
    }
  }
  if (tokensLeft(state) === 0) return;
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    if (warriorsAt(state, clearing, seat) === 0 || isSympathetic(state, clearing)) continue;
    if (canPlace(state, seat, clearing)) moves.push({ name: 'organize', arg: { clearing } });
  }
}
/** A warrior makes way for a token (8.6.1.IV). */
export function organize(play: Play, seat: Seat, clearing: ClearingId): void {
  takeWarriors(play.state, clearing, seat, 1);
  placeSympathy(play, seat, clearing);
}
/** One card, and one for each base on the map (8.6.2). */
export const draws = (state: GameState): number => 1 + basesOnMap(state).length;
