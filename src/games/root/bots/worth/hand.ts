import { cardOf, type DeckCardId, HAND_LIMIT, type Seat } from '../../rules';
import type { Sight } from './sight';

const CARD_BACK = 0.3;
/** A card more than the hand may hold is as good as gone. */
const BEYOND_LIMIT = 0.06;
const AMBUSH = 0.55;
const BIRD = 0.12;
const PLAIN = 0.17;

/** What a card in hand is worth before anybody knows what for. */
export function worthOfCard(id: DeckCardId): number {
  const { kind, suit, points } = cardOf(id);
  const worth = kind === 'ambush' ? AMBUSH : PLAIN + 0.07 * (points ?? 0);
  return suit === 'bird' ? worth + BIRD : worth;
}

export function worthOfHand({ state }: Sight, seat: Seat): number {
  const hand = state.secret.hands[seat] ?? [];
  let worth = 0;
  for (const id of hand) worth += id === null ? CARD_BACK : worthOfCard(id);
  const over = hand.length - HAND_LIMIT;
  return over <= 0 ? worth : worth * (HAND_LIMIT / hand.length) + over * BEYOND_LIMIT;
}
