import { CALENDAR, type GameState, isOpen, NAGAYA, type Nagaya, type Seat, STALLS_OF_NAGAYA } from '../rules';
import type { Weights } from './weights';

/** How likely an owner stops a fire of this strength: certain this month, a hope for later ones. */
function chanceToStop(fire: number, strength: number, monthsAway: number, w: Weights): number {
  if (monthsAway === 0) return fire >= strength ? 1 : 0;
  const ahead = fire + w.fireGrowth * monthsAway - strength;
  return Math.max(0, Math.min(1, 0.5 + (ahead + 0.5) / (1 + monthsAway)));
}

/**
 * What fires that may still come are expected to cost a seat, if `loss` says what its card on a stall is worth. Every
 * row is as likely as another to burn (14.2). Who asks about one row only need not wait for the others.
 */
export function expectedLoss(
  state: GameState,
  seat: Seat,
  loss: (index: number) => number,
  w: Weights,
  rows: readonly Nagaya[] = NAGAYA,
): number {
  let sum = 0;
  // A fire of this month is over once its phase has begun, but for the card that is in danger now.
  const from = state.phase === 'fire' || state.phase === 'payDay' ? state.month + 1 : state.month;
  for (const { month, fire } of CALENDAR) {
    if (fire === undefined || month < from) continue;
    for (const nagaya of rows) {
      let comes = 1 / NAGAYA.length;
      let strength = fire;
      for (const index of STALLS_OF_NAGAYA[nagaya]) {
        if (!isOpen(state.players.length, index)) continue;
        const card = state.stalls[index];
        if (card && card.owner !== null) {
          const owner = state.players[card.owner];
          comes *= 1 - chanceToStop(owner?.fire ?? 0, strength, month - state.month, w);
          if (card.owner === seat) sum += comes * loss(index);
        }
        if (comes === 0) break;
        strength--;
      }
    }
  }
  return sum;
}
