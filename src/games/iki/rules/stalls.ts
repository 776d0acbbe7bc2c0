import {
  INNER_CORNER_SURCHARGE,
  IS_INNER_CORNER,
  OUTERMOST_STALLS,
  STALL_INDEX,
  STALLS,
  type Stall,
} from '../data';
import type { Refusal } from './refusals';
import type { Card, GameState } from './state';

/** With two players the inner corners are closed (18.1). */
export const isOpen = (players: number, index: number): boolean => players > 2 || !IS_INNER_CORNER[index];

/** Places of `STALLS` that are open and empty, in order. */
export function emptyStalls(state: GameState): number[] {
  const empty: number[] = [];
  const players = state.players.length;
  for (let index = 0; index < STALLS.length; index++) {
    if (state.stalls[index] === null && isOpen(players, index)) empty.push(index);
  }
  return empty;
}

/** Free outermost stalls, for starting occupations (3.6). */
export const emptyOutermostStalls = (state: GameState): number[] =>
  OUTERMOST_STALLS.map((stall) => STALL_INDEX[stall]).filter((index) => state.stalls[index] === null);

/** What a stall costs in addition to a card: 2 mon on an inner corner (6.3, 12.1). */
export const surchargeOf = (index: number): number => (IS_INNER_CORNER[index] ? INNER_CORNER_SURCHARGE : 0);

/** Why nothing can be put on this stall now. */
export function whyNotStall(state: GameState, stall: Stall): Refusal | null {
  const index = STALL_INDEX[stall];
  if (!isOpen(state.players.length, index)) return { code: 'stallClosed' };
  return state.stalls[index] === null ? null : { code: 'stallTaken' };
}

export function put(state: GameState, stall: Stall, card: Card): void {
  state.stalls[STALL_INDEX[stall]] = card;
}
export function clear(state: GameState, stall: Stall): void {
  state.stalls[STALL_INDEX[stall]] = null;
}
