import { HAND_SIZE } from '../data/board';
import type { CustomerId } from '../data/customers';
import type { GameState, Hidden, Player, Seat } from './state';
import { abilities, type Play } from './table';

/** A player's usual hand: 2 customers, or 3 for Yoritomo (2.5, 11.3). */
export const handSize = (player: Player): number => abilities(player).handSize ?? HAND_SIZE;

export function handOf(state: GameState, seat: Seat): Hidden<CustomerId>[] {
  const hand = state.secrets.hands[seat];
  if (!hand) throw new Error(`There is no hand in seat ${seat}.`);
  return hand;
}

/** Draws from the deck; when it is empty the discards are shuffled and become the deck (6.4). Drawn is seen: no undo. */
export function drawCustomers(play: Play, seat: Seat, count: number): void {
  const { state, events } = play;
  const hand = handOf(state, seat);
  let drawn = 0;
  while (drawn < count) {
    if (state.secrets.deck.length === 0 && state.customerDiscard.length > 0) {
      state.secrets.deck = play.random.shuffle(state.customerDiscard);
      events?.push({ type: 'deckReshuffled', count: state.secrets.deck.length });
      state.customerDiscard = [];
    }
    const card = state.secrets.deck.pop();
    if (card === undefined) break;
    hand.push(card);
    drawn++;
  }
  if (drawn > 0) state.canUndo = false;
  events?.push({ type: 'drew', player: seat, count: drawn });
}

/** Puts a customer of a hand on the open discards (1.6). */
export function discardCustomer(play: Play, seat: Seat, card: CustomerId): void {
  removeFromHand(play.state, seat, card);
  play.state.customerDiscard.push(card);
  play.events?.push({ type: 'discarded', player: seat, customer: card });
}

export function removeFromHand(state: GameState, seat: Seat, card: CustomerId): void {
  const hand = handOf(state, seat);
  const index = hand.indexOf(card);
  if (index === -1) throw new Error(`Seat ${seat} does not hold ${card}.`);
  hand.splice(index, 1);
}
