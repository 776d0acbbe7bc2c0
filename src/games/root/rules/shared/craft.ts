import { type CostSymbol, cardOf, type DeckCardId, kindOf, SUITS, type Suit } from '../../data';
import { hooksOf } from '../factions/hooks';
import type { Move } from '../moves';
import { type Refusal, refuse } from '../refusals';
import type { GameState, Seat } from '../types';
import { becomeOpen, different, discard, handOf, leaveHand } from './cards';
import { type Play, playerAt } from './play';
import { sweep } from './removal';
import { score } from './score';

/** The crafting pieces that a seat has, by suit (4.1). */
export const craftingPieces = (state: GameState, seat: Seat): Record<Suit, number> =>
  hooksOf(state, seat).craftingPieces(state, seat);

/** The crafting pieces that a seat has not activated yet, by suit (4.1.1). */
function freePieces(state: GameState, seat: Seat): Record<Suit, number> {
  const all = craftingPieces(state, seat);
  const { activated } = state.turn;
  return {
    fox: all.fox - activated.fox,
    rabbit: all.rabbit - activated.rabbit,
    mouse: all.mouse - activated.mouse,
  };
}
/** How many pieces of each suit a cost without "any" needs. */
function needed(cost: readonly CostSymbol[]): Record<Suit, number> {
  const need = { fox: 0, rabbit: 0, mouse: 0 };
  for (const symbol of cost) if (symbol !== 'any') need[symbol]++;
  return need;
}
/** Every way to take so many pieces out of the free ones; suits in alphabetical order. */
function choices(free: Readonly<Record<Suit, number>>, count: number): Suit[][] {
  const found: Suit[][] = [];
  for (let fox = 0; fox <= Math.min(count, free.fox); fox++) {
    for (let mouse = 0; mouse <= Math.min(count - fox, free.mouse); mouse++) {
      const rabbit = count - fox - mouse;
      if (rabbit > free.rabbit) continue;
      const repeat = (suit: Suit, times: number): Suit[] => Array.from({ length: times }, () => suit);
      found.push([...repeat('fox', fox), ...repeat('mouse', mouse), ...repeat('rabbit', rabbit)]);
    }
  }
  return found;
}
/** Ways to pay with crafting pieces; `null`: there is nothing to say. */
export function piecePayments(state: GameState, seat: Seat, card: DeckCardId): (readonly Suit[] | null)[] {
  const { cost } = cardOf(card);
  const free = freePieces(state, seat);
  const need = needed(cost);
  for (const suit of SUITS) if (free[suit] < need[suit]) return [];
  const any = cost.filter((symbol) => symbol === 'any').length;
  return any === 0 ? [null] : choices(free, any);
}
export function activatePieces({ state }: Play, card: DeckCardId, use: readonly Suit[] | null): void {
  const { activated } = state.turn;
  const need = needed(cardOf(card).cost);
  for (const suit of SUITS) activated[suit] += need[suit];
  for (const suit of use ?? []) activated[suit]++;
}

/** Why a card cannot be crafted apart from its cost: no item in the supply, a second one of a name (4.1.2, 4.1.4). */
export function whyNotCraftable(state: GameState, seat: Seat, id: DeckCardId): Refusal | null {
  const card = cardOf(id);
  switch (card.kind) {
    case 'ambush':
      return refuse('notCraftable', '2.1.2');
    case 'dominance':
      return refuse('notCraftable', '2.1.3');
    case 'item':
      return state.items.some((item) => kindOf(item) === card.item) ? null : refuse('itemGone', '4.1.2');
    case 'favor':
      return null;
    case 'lasting': {
      const { playArea } = playerAt(state, seat);
      return playArea.some((other) => cardOf(other).name === card.name)
        ? refuse('sameInPlay', '4.1.4')
        : null;
    }
  }
}
/** The cards in hand that can be crafted now, with every way to pay. */
export function legalCrafts(state: GameState, seat: Seat, moves: Move[]): void {
  const faction = hooksOf(state, seat);
  for (const card of different(handOf(state, seat))) {
    if (whyNotCraftable(state, seat, card)) continue;
    for (const use of faction.craftPayments(state, seat, card)) {
      moves.push({ name: 'craft', arg: use === null ? { card } : { card, use } });
    }
  }
}

/** Crafts a card: its effect happens at once, or it stays in the play area (4.1.2, 4.1.3). */
export function craft(play: Play, seat: Seat, id: DeckCardId, use: readonly Suit[] | null): void {
  const { state, events } = play;
  const faction = hooksOf(state, seat);
  const card = cardOf(id);
  leaveHand(state, seat, id);
  faction.payCraft(play, seat, id, use);
  if (card.kind === 'lasting') {
    becomeOpen(state, id);
    playerAt(state, seat).playArea.push(id);
    events?.push({ type: 'crafted', player: seat, card: id, item: null });
  } else if (card.kind === 'favor') {
    events?.push({ type: 'crafted', player: seat, card: id, item: null });
    state.work.push({ type: 'discard', card: id });
    const clearings = state.clearings.flatMap(({ suit }, i) => (suit === card.suit ? [i + 1] : []));
    sweep(play, seat, clearings);
  } else {
    const item = state.items.find((other) => kindOf(other) === card.item);
    if (!item) throw new Error(`There is no ${card.item} to craft.`);
    state.items = state.items.filter((other) => other !== item);
    events?.push({ type: 'crafted', player: seat, card: id, item });
    discard(play, id);
    faction.gainItem(play, seat, item);
    score(play, seat, faction.itemPoints(state, seat, card.points ?? 0), 'item');
  }
}
