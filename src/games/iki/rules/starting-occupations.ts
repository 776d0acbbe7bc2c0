/** 3.6, the starting occupations: from the last player to the first, one card each on an outermost stall. */
import { isOutermost, type OccupationId, type Stall } from '../data';
import { CHOOSE_START } from './made-moves';
import type { Move, MoveArguments } from './moves';
import type { Refusal } from './refusals';
import { emptyOutermostStalls, put, whyNotStall } from './stalls';
import type { GameState, Seat } from './state';
import { firstSquare } from './step-a';
import { type Play, playerAt, stallAt } from './table';

export function legalStarts(state: GameState, moves: Move[]): void {
  const stalls = emptyOutermostStalls(state);
  for (const card of state.starting) {
    for (const index of stalls) moves.push(CHOOSE_START[card][index] as Move);
  }
}

/** The one start that is left, where there is no choice (section 19). */
export function onlyStart(state: GameState): { card: OccupationId; stall: Stall } | null {
  const [card, ...otherCards] = state.starting;
  const [index, ...otherStalls] = emptyOutermostStalls(state);
  if (card === undefined || index === undefined || otherCards.length + otherStalls.length > 0) return null;
  return { card, stall: stallAt(index) };
}

export function whyNotStart(state: GameState, { card, stall }: MoveArguments['chooseStart']): Refusal | null {
  if (!state.starting.includes(card)) return { code: 'cardNotOffered' };
  return isOutermost(stall) ? whyNotStall(state, stall) : { code: 'notOutermost' };
}

/** It costs nothing; its kobun stands on the card's first square. */
export function applyStart(
  { state, events }: Play,
  seat: Seat,
  { card, stall }: MoveArguments['chooseStart'],
  automatic = false,
): void {
  state.starting.splice(state.starting.indexOf(card), 1);
  playerAt(state, seat).kobun--;
  put(state, stall, { kind: 'occupation', card, owner: seat, square: firstSquare(state, card) });
  events?.push({ type: 'startChosen', player: seat, card, stall, automatic });
}
