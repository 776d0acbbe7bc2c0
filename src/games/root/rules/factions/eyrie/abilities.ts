import type { CardId } from '../../../data';
import { areEnemies } from '../../shared/play';
import type { Removal } from '../../shared/removal';
import type { Points } from '../../shared/score';
import type { GameState, Seat, Side } from '../../types';
import { boardOf } from './decree';

/** Disdain for Trade: one point, except under the Builder (7.2.3, 7.8.1). */
export const itemPoints = (state: GameState, seat: Seat, printed: number): number =>
  boardOf(state, seat).leader === 'builder' ? printed : 1;
/** The Commander's extra hit (7.8.3). */
export const fixedHits = (state: GameState, seat: Seat, side: Side): number =>
  side === 'attacker' && boardOf(state, seat).leader === 'commander' ? 1 : 0;
/** The Despot: a point more for each removal of enemy buildings or tokens in battle (7.8.4). */
export function removalPoints(state: GameState, seat: Seat, { lost, battle }: Removal): Points[] {
  if (!battle || boardOf(state, seat).leader !== 'despot') return [];
  const removed = lost.some(
    (loss) => loss.by === seat && loss.pieces.length > 0 && areEnemies(state, seat, loss.seat),
  );
  return removed ? [{ seat, points: 1, why: 'despot' }] : [];
}
export const showsCard = (state: GameState, seat: Seat, card: CardId): boolean =>
  Object.values(boardOf(state, seat).decree).some((column) => column.includes(card));
