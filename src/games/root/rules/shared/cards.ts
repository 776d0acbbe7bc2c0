import { type CardSuit, cardOf, DECK, type DeckCardId, type LastingEffect, matches } from '../../data';
import { hooksOf } from '../factions/hooks';
import { type Refusal, refuse } from '../refusals';
import type { GameState, Hidden, Seat, Seen } from '../types';
import { type Play, playerAt } from './play';

export function handOf({ secret }: GameState, seat: Seat): Hidden<DeckCardId>[] {
  const hand = secret.hands[seat];
  if (!hand) throw new Error(`There is no hand in seat ${seat}.`);
  return hand;
}

/** Why a card cannot leave a hand: it is not in it. */
export function whyNotHeld(state: GameState, seat: Seat, card: DeckCardId): Refusal | null {
  const hand = handOf(state, seat);
  if (hand.includes(card)) return null;
  return refuse(hand.length === 0 ? 'emptyHand' : 'notInHand', '1.2.1');
}

/** Cards of one suit and name are one and the same to choose from. */
export const sameCard = (one: DeckCardId, other: DeckCardId): boolean =>
  FIRST_COPY[one] === FIRST_COPY[other];
const FIRST_COPY: Readonly<Record<string, DeckCardId | undefined>> = Object.fromEntries(
  DECK.map(({ id, name, suit }) => [id, DECK.find((card) => card.name === name && card.suit === suit)?.id]),
);
/** The known cards of a list, one of each suit and name. */
export function different(cards: readonly Hidden<DeckCardId>[]): DeckCardId[] {
  const found: DeckCardId[] = [];
  for (const card of cards) {
    if (card !== null && !found.some((other) => sameCard(other, card))) found.push(card);
  }
  return found;
}
/** The known cards in hand that match a suit, one of each suit and name (2.1.1). */
export function matchingInHand(state: GameState, seat: Seat, suit: CardSuit): DeckCardId[] {
  return different(handOf(state, seat)).filter((card) => matches(cardOf(card).suit, suit));
}

/** What everybody can see is no longer anybody's secret. */
function forget({ secret, shown }: GameState, card: DeckCardId): void {
  shown.push(card);
  if (secret.seen.length === 0) return;
  secret.seen = secret.seen
    .map((entry) =>
      entry.cards.includes(card) ? { ...entry, cards: entry.cards.filter((other) => other !== card) } : entry,
    )
    .filter(({ cards }) => cards.length > 0);
}
/** The card lies open now: nobody knows more of it than others. */
export const becomeOpen = (state: GameState, card: Hidden<DeckCardId>): void => {
  if (card !== null) forget(state, card);
};
/** A seat has seen cards of somebody; an older sight of the same cards is replaced. */
export function remember(
  { state }: Play,
  viewer: Seat,
  of: Seat,
  how: Seen['how'],
  cards: readonly Hidden<DeckCardId>[],
): void {
  const open = cards.filter((card): card is DeckCardId => card !== null);
  const { secret } = state;
  secret.seen = secret.seen
    .map((entry) =>
      entry.viewer === viewer
        ? { ...entry, cards: entry.cards.filter((card) => !open.includes(card)) }
        : entry,
    )
    .filter((entry) => entry.cards.length > 0);
  if (open.length > 0) secret.seen.push({ viewer, of, how, turn: state.turn.number, cards: open });
}

/** So many sights are kept, more than a game among people has; of older ones everybody reads what is public. */
const MOST_SIGHTS = 100;

/** Those concerned keep the cards as they are now, whatever becomes of them; the number is for the event (R12). */
export function keepSight(
  { state }: Play,
  viewers: readonly Seat[],
  cards: readonly Hidden<DeckCardId>[],
): number {
  const { secret } = state;
  const sights = secret.sights ?? [];
  const number = (sights.at(-1)?.number ?? 0) + 1;
  secret.sights = [
    ...sights.slice(1 - MOST_SIGHTS),
    { number, viewers, cards: cards.filter((card) => card !== null) },
  ];
  return number;
}

/** To the discard pile, a dominance card beside the map (3.3.3, G.1.29). */
export function discard({ state }: Play, card: Hidden<DeckCardId>): void {
  if (card === null) return;
  forget(state, card);
  if (cardOf(card).kind === 'dominance') state.available.push(card);
  else state.discard.push(card);
}

/** Takes a card out of a hand. In a preview it may be a card back. */
export function leaveHand(state: GameState, seat: Seat, card: DeckCardId): void {
  const hand = handOf(state, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`Seat ${seat} does not hold ${card}.`);
  hand.splice(at, 1);
}
/** To spend a card is to discard it (G.1.34). */
export function spend(play: Play, seat: Seat, card: DeckCardId): void {
  leaveHand(play.state, seat, card);
  play.events?.push({ type: 'spent', player: seat, card });
  discard(play, card);
}

function reshuffle(play: Play): void {
  const { state, random, events } = play;
  if (state.discard.length === 0) return;
  state.secret.deck = random.shuffle(state.discard);
  state.discard = [];
  play.barrier = true;
  events?.push({ type: 'reshuffled', cards: state.secret.deck.length });
}
/** The top card of the deck; undefined where there is none, not even after a shuffle (R10). */
export function takeTop(play: Play): Hidden<DeckCardId> | undefined {
  const { secret } = play.state;
  if (secret.deck.length === 0) reshuffle(play);
  const card = play.state.secret.deck.pop();
  if (card === undefined) return undefined;
  play.barrier = true;
  if (play.state.secret.deck.length === 0) reshuffle(play);
  return card;
}
/** Draws cards, as many as there are. */
export function draw(play: Play, seat: Seat, cards: number): void {
  let drawn = 0;
  for (; drawn < cards; drawn++) {
    const card = takeTop(play);
    if (card === undefined) break;
    handOf(play.state, seat).push(card);
  }
  if (drawn > 0) play.events?.push({ type: 'drew', player: seat, cards: drawn });
}

/** Takes a random card of a hand; both players know it afterwards (R12). */
export function steal(play: Play, thief: Seat, from: Seat): void {
  const { state, random, events } = play;
  const hand = handOf(state, from);
  const [card] = hand.splice(random.index(hand.length), 1);
  if (card === undefined) return;
  play.barrier = true;
  handOf(state, thief).push(card);
  remember(play, from, thief, 'stolen', [card]);
  const sight = keepSight(play, [thief, from], [card]);
  events?.push({ type: 'cardStolen', player: thief, from, sight });
}

/** Whether a card lies where everybody can see it. */
function liesOpen(state: GameState, card: DeckCardId): boolean {
  const { discard: pile, available, players, work } = state;
  if (pile.includes(card) || available.includes(card)) return true;
  for (let seat = 0; seat < players.length; seat++) {
    const { playArea, dominance } = playerAt(state, seat);
    if (dominance === card || playArea.includes(card)) return true;
    if (hooksOf(state, seat).showsCard(state, seat, card)) return true;
  }
  return work.some(
    (task) =>
      (task.type === 'battle' && task.ambush === card) || (task.type === 'discard' && task.card === card),
  );
}
/** Whether a seat could hold one of these cards, as far as everybody knows (R3). */
export function couldHold(state: GameState, seat: Seat, wanted: (card: DeckCardId) => boolean): boolean {
  if (handOf(state, seat).length === 0) return false;
  const gone = state.players.length === 2;
  return DECK.some(({ id, kind }) => wanted(id) && !(gone && kind === 'dominance') && !liesOpen(state, id));
}
/** A card that matches this suit (2.1.1). */
export const cardMatching =
  (suit: CardSuit) =>
  (card: DeckCardId): boolean =>
    matches(cardOf(card).suit, suit);

/** A lasting card with this effect in a play area. */
export function cardWithEffect(state: GameState, seat: Seat, effect: LastingEffect): DeckCardId | null {
  return playerAt(state, seat).playArea.find((card) => cardOf(card).effect === effect) ?? null;
}
/** A lasting card leaves the play area for the discard pile. */
export function discardFromPlay(play: Play, seat: Seat, card: DeckCardId): void {
  const player = playerAt(play.state, seat);
  player.playArea = player.playArea.filter((other) => other !== card);
  // What is used up need not be remembered, and in a new deck it must not be: nobody sees a deck's cards.
  play.state.turn.used = play.state.turn.used.filter((other) => other !== card);
  play.events?.push({ type: 'discarded', player: seat, card });
  discard(play, card);
}

/** From so many cards on they are told apart by suit and kind only: nobody could read the list of all choices. */
const MOST_BY_NAME = 7;
const sameSort = (one: DeckCardId, other: DeckCardId): boolean => {
  const sortOf = (card: DeckCardId): string => {
    const { suit, kind } = cardOf(card);
    return kind === 'ambush' || kind === 'dominance' ? `${suit} ${kind}` : suit;
  };
  return sortOf(one) === sortOf(other);
};
/**
 * Every choice of so many cards of a list, one for each different set of suits and names; ids in alphabetical order. Of
 * many cards, sets that differ in names only are one choice, except for ambushes and dominance cards.
 */
export function choicesOf(cards: readonly DeckCardId[], count: number): DeckCardId[][] {
  const same = cards.length > MOST_BY_NAME ? sameSort : sameCard;
  const groups: DeckCardId[][] = [];
  for (const card of cards.slice().sort()) {
    const group = groups.find(([first]) => first !== undefined && same(first, card));
    if (group) group.push(card);
    else groups.push([card]);
  }
  const found: DeckCardId[][] = [];
  const choose = (at: number, chosen: readonly DeckCardId[]): void => {
    if (chosen.length === count) {
      found.push(chosen.slice().sort());
      return;
    }
    const group = groups[at];
    if (!group) return;
    for (let taken = Math.min(group.length, count - chosen.length); taken >= 0; taken--) {
      choose(at + 1, [...chosen, ...group.slice(0, taken)]);
    }
  };
  choose(0, []);
  return found;
}
