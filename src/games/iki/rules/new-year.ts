/** Section 16, the New Year: the master goes to any of the eight spaces; it is never a passing of the start. */
import type { MoveArguments } from './moves';
import type { Seat } from './state';
import { type Play, playerAt } from './table';

export function applyGoTo({ state, events }: Play, seat: Seat, { space }: MoveArguments['goTo']): void {
  const player = playerAt(state, seat);
  events?.push({ type: 'wentTo', player: seat, from: player.at, to: space });
  player.at = space;
}
