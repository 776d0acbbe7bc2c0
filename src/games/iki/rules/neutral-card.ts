/** Section 18: with two players a neutral card comes into the street each month. */
import { PLACE_NEUTRAL } from './made-moves';
import type { Move, MoveArguments } from './moves';
import type { Refusal } from './refusals';
import { emptyStalls, put, whyNotStall } from './stalls';
import type { GameState, Seat } from './state';
import type { Play } from './table';

/** In odd months the first player of January, in even months the other (18.2). */
export const placerOf = ({ first, month }: GameState): Seat => (month % 2 === 1 ? first : 1 - first);

/** Any card of the offer on any open empty stall (18.2). */
export function legalNeutrals(state: GameState, moves: Move[]): void {
  const empty = emptyStalls(state);
  for (const { card } of state.offer) {
    for (const index of empty) moves.push(PLACE_NEUTRAL[card][index] as Move);
  }
}

export function whyNotNeutral(
  state: GameState,
  { card, stall }: MoveArguments['placeNeutral'],
): Refusal | null {
  if (!state.offer.some((offered) => offered.card === card)) return { code: 'cardNotOffered' };
  return whyNotStall(state, stall);
}

/** Its coins go to the bank, and nobody gains its firefighting symbols (18.2, 18.3). */
export function applyNeutral(
  play: Play,
  seat: Seat,
  { card, stall }: MoveArguments['placeNeutral'],
  automatic = false,
): void {
  const { state } = play;
  const index = state.offer.findIndex((offered) => offered.card === card);
  const coins = state.offer[index]?.coins ?? 0;
  state.offer.splice(index, 1);
  put(state, stall, { kind: 'occupation', card, owner: null, square: 0 });
  play.events?.push({ type: 'neutralPlaced', player: seat, card, stall, coins, automatic });
}
