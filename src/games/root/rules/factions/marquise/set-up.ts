import { CLEARINGS, type ClearingId, CORNERS, neighbours, oppositeOf } from '../../../data';
import type { Move } from '../../moves';
import { freeSlots, placePiece, placeWarriors } from '../../shared/pieces';
import type { Play } from '../../shared/play';
import type { GameState, Seat } from '../../types';

/** The keep in a corner, one of each building there and next to it where slots are free (6.3). */
export function legalSetUps(state: GameState): Move[] {
  const moves: Move[] = [];
  for (const keep of CORNERS) {
    const near = [keep, ...neighbours(state.options.map, keep)].filter(
      (place) => freeSlots(state, place) > 0,
    );
    const fits = (...places: ClearingId[]): boolean =>
      places.every((place) => places.filter((other) => other === place).length <= freeSlots(state, place));
    for (const sawmill of near) {
      for (const workshop of near) {
        for (const recruiter of near) {
          if (!fits(sawmill, workshop, recruiter)) continue;
          moves.push({ name: 'setUp', arg: { keep, sawmill, workshop, recruiter } });
        }
      }
    }
  }
  return moves;
}

export function setUp(play: Play, seat: Seat, move: Move | null): void {
  if (move?.name !== 'setUp' || !('keep' in move.arg)) throw new Error('The Marquise sets up with a keep.');
  const { keep, sawmill, workshop, recruiter } = move.arg;
  const { state, events } = play;
  events?.push({ type: 'setUp', player: seat, faction: 'marquise', at: keep });
  placePiece(play, keep, 'keep');
  const empty = oppositeOf(state.options.map, keep);
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    if (clearing !== empty) placeWarriors(play, seat, clearing, 1);
  }
  placePiece(play, sawmill, 'sawmill');
  placePiece(play, workshop, 'workshop');
  placePiece(play, recruiter, 'recruiter');
}
