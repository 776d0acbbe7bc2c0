import type { RandomSource } from '../../random';
import { type RetiredEffect, STALL_INDEX, STALLS, type Stall, type Table, tableFor } from '../data';
import type { GameEvent } from './events';
import type { Card, GameState, OccupationCard, Player, Seat } from './state';

/** What a rule function works on: the state that it changes, where luck comes from, and who listens (or nobody). */
export interface Play {
  readonly state: GameState;
  readonly random: RandomSource;
  readonly events: GameEvent[] | null;
}

/** The player in a seat; an empty seat is a bug. */
export function playerAt(state: GameState, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`There is no player in seat ${seat}.`);
  return player;
}

/** The values of cards and tokens that this match is played with. */
export const tableOf = (state: GameState): Table => tableFor(state.options.cards);

export const stallAt = (index: number): Stall => STALLS[index] as Stall;
export const cardOn = (state: GameState, stall: Stall): Card | null =>
  state.stalls[STALL_INDEX[stall]] ?? null;

/** The occupation on a stall; null where nothing or a building is. */
export function occupationOn(state: GameState, stall: Stall): OccupationCard | null {
  const card = cardOn(state, stall);
  return card?.kind === 'occupation' ? card : null;
}

export const isOwnOccupation = (card: Card | null | undefined, seat: Seat): card is OccupationCard =>
  card?.kind === 'occupation' && card.owner === seat;

/** How many occupations a seat has on the board. */
export function countOwnOccupations(state: GameState, seat: Seat): number {
  let count = 0;
  for (const card of state.stalls) if (isOwnOccupation(card, seat)) count++;
  return count;
}

/** How many retired cards of a player have this effect (11.5). */
export function countRetired(state: GameState, player: Player, effect: RetiredEffect): number {
  const { occupations } = tableOf(state);
  let count = 0;
  for (const card of player.retired) if (occupations[card].retired === effect) count++;
  return count;
}

/** The seat that comes after this one in the order of the phase; null after the last. */
export function nextInOrder(state: GameState, seat: Seat): Seat | null {
  return state.order[state.order.indexOf(seat) + 1] ?? null;
}
