import { type ClearingId, CORNERS, EYRIE_START, LEADERS, oppositeOf } from '../../../data';
import type { Move } from '../../moves';
import { clearingsWith, placePiece, placeWarriors } from '../../shared/pieces';
import type { Play } from '../../shared/play';
import type { GameState, Seat } from '../../types';
import { boardOf, takeLeader } from './decree';

/** Corners where somebody has started already. */
const startedAt = (state: GameState): readonly ClearingId[] => clearingsWith(state, 'keep');

/** A free corner, opposite another's if possible, and a leader (7.3). */
export function legalSetUps(state: GameState): Move[] {
  const started = startedAt(state);
  const free = CORNERS.filter((corner) => !started.includes(corner));
  const opposite = free.filter((corner) => started.includes(oppositeOf(state.options.map, corner)));
  return (opposite.length > 0 ? opposite : free).flatMap((corner) =>
    LEADERS.map((leader): Move => ({ name: 'setUp', arg: { corner, leader } })),
  );
}
export function setUp(play: Play, seat: Seat, move: Move | null): void {
  if (move?.name !== 'setUp' || !('corner' in move.arg)) throw new Error('The Eyrie sets up in a corner.');
  const { corner, leader } = move.arg;
  play.events?.push({ type: 'setUp', player: seat, faction: 'eyrie', at: corner, leader });
  placePiece(play, corner, 'roost');
  placeWarriors(play, seat, corner, EYRIE_START);
  boardOf(play.state, seat).faceUp = [...LEADERS];
  takeLeader(play, seat, leader);
}
