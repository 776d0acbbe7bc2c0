/** Section 6, step A: hire a card of the offer, or take income. */
import { INCOME, INNER_CORNER_SURCHARGE, IS_INNER_CORNER, type OccupationId, STALL_INDEX } from '../data';
import { gain, pay } from './goods';
import { HIRE, INCOME_MOVE } from './made-moves';
import type { Move, MoveArguments } from './moves';
import type { Refusal } from './refusals';
import { emptyStalls, put, surchargeOf, whyNotStall } from './stalls';
import type { GameState, Offered, Player, Seat } from './state';
import { countRetired, type Play, playerAt, tableOf } from './table';

/** The square on which a card's kobun begins: 3 steps on square 1, 2 steps on square 2 (2.3). */
export const firstSquare = (state: GameState, card: OccupationId): number =>
  4 - tableOf(state).occupations[card].steps;

/** What a card costs this player, without a corner's 2 mon: 1 mon less for every retired discount, not below 0 (11.5). */
export function hireCost(state: GameState, player: Player, card: OccupationId): number {
  const discount = countRetired(state, player, 'hireDiscount');
  return Math.max(0, tableOf(state).occupations[card].cost - discount);
}

/** The coins on the card may pay any part of it, the corner too (6.3). */
const monAfterCard = (state: GameState, player: Player, { card, coins }: Offered): number =>
  player.mon + coins - hireCost(state, player, card);

/** Whether any card can be hired: then step A is a choice (section 19). */
export function canHire(state: GameState, seat: Seat): boolean {
  const player = playerAt(state, seat);
  if (player.kobun === 0) return false;
  const empty = emptyStalls(state);
  if (empty.length === 0) return false;
  const cheapest = empty.some((index) => !IS_INNER_CORNER[index]) ? 0 : INNER_CORNER_SURCHARGE;
  return state.offer.some((offered) => monAfterCard(state, player, offered) >= cheapest);
}

export function legalStepA(state: GameState, seat: Seat, moves: Move[]): void {
  moves.push(INCOME_MOVE);
  const player = playerAt(state, seat);
  if (player.kobun === 0) return;
  const empty = emptyStalls(state);
  for (const offered of state.offer) {
    const left = monAfterCard(state, player, offered);
    if (left < 0) continue;
    const hires = HIRE[offered.card];
    for (const index of empty) if (left >= surchargeOf(index)) moves.push(hires[index] as Move);
  }
}

export function whyNotHire(
  state: GameState,
  seat: Seat,
  { card, stall }: MoveArguments['hire'],
): Refusal | null {
  const player = playerAt(state, seat);
  const offered = state.offer.find((other) => other.card === card);
  if (!offered) return { code: 'cardNotOffered' };
  if (player.kobun === 0) return { code: 'noKobun' };
  const refusal = whyNotStall(state, stall);
  if (refusal) return refusal;
  const need = hireCost(state, player, card) + surchargeOf(STALL_INDEX[stall]);
  const have = player.mon + offered.coins;
  return have < need ? { code: 'notEnough', resource: 'mon', need, have } : null;
}

export function takeIncome(play: Play, seat: Seat, automatic: boolean): void {
  play.events?.push({ type: 'incomeTaken', player: seat, automatic });
  gain(play, seat, { mon: INCOME }, { from: 'income' });
}

/** Takes the coins, pays, puts the card on its stall with a kobun, and gains its firefighting symbols (6.3, 6.4). */
export function applyHire(play: Play, seat: Seat, { card, stall }: MoveArguments['hire']): void {
  const { state } = play;
  const player = playerAt(state, seat);
  const source = { from: 'hire', card } as const;
  const index = state.offer.findIndex((offered) => offered.card === card);
  const coins = state.offer[index]?.coins ?? 0;
  const cost = hireCost(state, player, card) + surchargeOf(STALL_INDEX[stall]);
  state.offer.splice(index, 1);
  play.events?.push({ type: 'hired', player: seat, card, stall, cost, coins });
  gain(play, seat, { mon: coins }, source);
  pay(play, seat, { mon: cost }, source);
  player.kobun--;
  put(state, stall, { kind: 'occupation', card, owner: seat, square: firstSquare(state, card) });
  gain(play, seat, { fire: tableOf(state).occupations[card].fire }, source);
}
