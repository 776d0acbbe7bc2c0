import { type CardId, CLEARINGS, type ClearingId, neighbours } from '../../data';
import { hooksOf } from '../factions/hooks';
import type { Move, MoveArgument } from '../moves';
import type { GameState, Seat, Trigger } from '../types';
import { walk } from './made-moves';
import { allRulers, warriorsAt } from './pieces';
import { clearingAt, type Play } from './play';
import { pushTriggers } from './removal';

/**
 * Lists every group of warriors that a seat may move from a clearing to an adjacent one: it must rule one of the two
 * (4.2.1).
 */
export function warriorMoves(
  state: GameState,
  seat: Seat,
  moves: Move[],
  decree: CardId | null = null,
  allowed: ((from: ClearingId) => boolean) | null = null,
): void {
  const rulers = allRulers(state);
  for (let from = 1; from <= CLEARINGS; from++) {
    const most = warriorsAt(state, from, seat);
    if (most === 0 || (allowed && !allowed(from))) continue;
    for (const to of neighbours(state.options.map, from)) {
      if (rulers[from] !== seat && rulers[to] !== seat) continue;
      for (let warriors = 1; warriors <= most; warriors++) moves.push(walk(from, to, warriors, decree));
    }
  }
}
/** The same at no cost, for a card. */
export function freeWarriorMoves(state: GameState, seat: Seat): MoveArgument[] {
  const moves: Move[] = [];
  warriorMoves(state, seat, moves);
  return moves.flatMap((move) => (move.name === 'move' ? [move.arg] : []));
}

/** Warriors walk from one clearing to another, and what that triggers is worked off. `by`: who makes them go. */
export function moveWarriors(
  play: Play,
  seat: Seat,
  from: ClearingId,
  to: ClearingId,
  count: number,
  by: Seat = seat,
): void {
  const { state, events } = play;
  const left = clearingAt(state, from).warriors;
  const entered = clearingAt(state, to).warriors;
  left[seat] = (left[seat] ?? 0) - count;
  entered[seat] = (entered[seat] ?? 0) + count;
  events?.push({ type: 'moved', player: seat, from, to, warriors: count, by });
  const triggers: Trigger[] = [];
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) triggers.push(...hooksOf(state, other).onMoveIn(state, other, seat, to));
  }
  pushTriggers(play, triggers, false);
}
