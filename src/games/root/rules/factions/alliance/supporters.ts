import {
  BASE_OF,
  type ClearingId,
  cardOf,
  type DeckCardId,
  matches,
  PIECES,
  SUITS,
  SUPPORTERS_WITHOUT_BASE,
  type Suit,
} from '../../../data';
import { becomeOpen, discard, remember } from '../../shared/cards';
import { countOnMap, hasPiece } from '../../shared/pieces';
import { type Play, playerAt } from '../../shared/play';
import type { AllianceBoard, GameState, Hidden, Seat } from '../../types';

export function boardOf(state: GameState, seat: Seat): AllianceBoard {
  const { board } = playerAt(state, seat);
  if (board?.faction !== 'alliance') throw new Error(`Seat ${seat} is not the Alliance.`);
  return board;
}
export const basesOnMap = (state: GameState): Suit[] =>
  SUITS.filter((suit) => countOnMap(state, BASE_OF[suit]) > 0);
export const isSympathetic = (state: GameState, clearing: ClearingId): boolean =>
  hasPiece(state, clearing, 'sympathy');
export const tokensOnMap = (state: GameState): number => countOnMap(state, 'sympathy');
export const tokensLeft = (state: GameState): number => PIECES.sympathy.count - tokensOnMap(state);

/** A card joins the supporters, or is discarded where it does not fit (8.2.3.I). `giver` knows the card afterwards. */
export function addSupporter(play: Play, seat: Seat, card: Hidden<DeckCardId>, giver: Seat | null): void {
  const { state, events } = play;
  const { supporters } = state.secret;
  if (basesOnMap(state).length === 0 && supporters.length >= SUPPORTERS_WITHOUT_BASE) {
    if (card !== null) events?.push({ type: 'discarded', player: seat, card });
    discard(play, card);
    return;
  }
  supporters.push(card);
  if (giver !== null) remember(play, giver, seat, 'outrage', [card]);
  events?.push({ type: 'supporters', player: seat, change: 1 });
}
/** The known supporters that match a suit. */
export function matchingSupporters({ secret }: GameState, suit: Suit): DeckCardId[] {
  return secret.supporters.filter(
    (card): card is DeckCardId => card !== null && matches(cardOf(card).suit, suit),
  );
}
export function discardSupporters(play: Play, seat: Seat, cards: readonly DeckCardId[]): void {
  const { secret } = play.state;
  for (const card of cards) {
    const at = secret.supporters.indexOf(card);
    if (at < 0) throw new Error(`${card} is not among the supporters.`);
    secret.supporters.splice(at, 1);
    becomeOpen(play.state, card);
    play.events?.push({ type: 'discarded', player: seat, card });
    discard(play, card);
  }
  if (cards.length > 0) play.events?.push({ type: 'supporters', player: seat, change: -cards.length });
}
