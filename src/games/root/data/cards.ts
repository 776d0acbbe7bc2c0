import type { ItemKind } from './items';
import type { CardSuit, Suit } from './suits';

/** What a lasting card does from the play area (K). */
export type LastingEffect =
  | 'ignoreRolledHits'
  | 'extraHit'
  | 'extraHitForVp'
  | 'vpPerRuledClearing'
  | 'stealForVp'
  | 'warriorForCard'
  | 'battle'
  | 'drawAndGive'
  | 'move'
  | 'immuneToAmbush'
  | 'lookAtHand';
export type CardKind = 'ambush' | 'dominance' | 'item' | 'favor' | 'lasting';
/** A symbol of a crafting cost; "any" takes a piece of any suit. */
export type CostSymbol = Suit | 'any';

/** A card of the deck. `item` and `points` belong to item cards, `effect` to lasting ones. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly suit: CardSuit;
  readonly kind: CardKind;
  readonly cost: readonly CostSymbol[];
  readonly item?: ItemKind;
  readonly points?: number;
  readonly effect?: LastingEffect;
}

/** The 54 cards, a row for each copy. */
const ROWS = [
  { id: 'ambush-bird-1', name: 'Ambush', suit: 'bird', kind: 'ambush', cost: [] },
  { id: 'ambush-bird-2', name: 'Ambush', suit: 'bird', kind: 'ambush', cost: [] },
  { id: 'ambush-fox', name: 'Ambush', suit: 'fox', kind: 'ambush', cost: [] },
  { id: 'ambush-rabbit', name: 'Ambush', suit: 'rabbit', kind: 'ambush', cost: [] },
  { id: 'ambush-mouse', name: 'Ambush', suit: 'mouse', kind: 'ambush', cost: [] },
  { id: 'dominance-bird', name: 'Dominance', suit: 'bird', kind: 'dominance', cost: [] },
  { id: 'dominance-fox', name: 'Dominance', suit: 'fox', kind: 'dominance', cost: [] },
  { id: 'dominance-rabbit', name: 'Dominance', suit: 'rabbit', kind: 'dominance', cost: [] },
  { id: 'dominance-mouse', name: 'Dominance', suit: 'mouse', kind: 'dominance', cost: [] },
  {
    id: 'birdy-bindle',
    name: 'Birdy Bindle',
    suit: 'bird',
    kind: 'item',
    cost: ['mouse'],
    item: 'bag',
    points: 1,
  },
  {
    id: 'woodland-runners',
    name: 'Woodland Runners',
    suit: 'bird',
    kind: 'item',
    cost: ['rabbit'],
    item: 'boots',
    points: 1,
  },
  {
    id: 'arms-trader',
    name: 'Arms Trader',
    suit: 'bird',
    kind: 'item',
    cost: ['fox', 'fox'],
    item: 'sword',
    points: 2,
  },
  {
    id: 'crossbow-bird',
    name: 'Crossbow',
    suit: 'bird',
    kind: 'item',
    cost: ['fox'],
    item: 'crossbow',
    points: 1,
  },
  {
    id: 'gently-used-knapsack',
    name: 'Gently Used Knapsack',
    suit: 'fox',
    kind: 'item',
    cost: ['mouse'],
    item: 'bag',
    points: 1,
  },
  {
    id: 'root-tea-fox',
    name: 'Root Tea',
    suit: 'fox',
    kind: 'item',
    cost: ['mouse'],
    item: 'tea',
    points: 2,
  },
  {
    id: 'travel-gear-fox',
    name: 'Travel Gear',
    suit: 'fox',
    kind: 'item',
    cost: ['rabbit'],
    item: 'boots',
    points: 1,
  },
  {
    id: 'protection-racket',
    name: 'Protection Racket',
    suit: 'fox',
    kind: 'item',
    cost: ['rabbit', 'rabbit'],
    item: 'coins',
    points: 3,
  },
  {
    id: 'foxfolk-steel',
    name: 'Foxfolk Steel',
    suit: 'fox',
    kind: 'item',
    cost: ['fox', 'fox'],
    item: 'sword',
    points: 2,
  },
  { id: 'anvil', name: 'Anvil', suit: 'fox', kind: 'item', cost: ['fox'], item: 'hammer', points: 2 },
  {
    id: 'smugglers-trail',
    name: "Smuggler's Trail",
    suit: 'rabbit',
    kind: 'item',
    cost: ['mouse'],
    item: 'bag',
    points: 1,
  },
  {
    id: 'root-tea-rabbit',
    name: 'Root Tea',
    suit: 'rabbit',
    kind: 'item',
    cost: ['mouse'],
    item: 'tea',
    points: 2,
  },
  {
    id: 'a-visit-to-friends',
    name: 'A Visit to Friends',
    suit: 'rabbit',
    kind: 'item',
    cost: ['rabbit'],
    item: 'boots',
    points: 1,
  },
  {
    id: 'bake-sale',
    name: 'Bake Sale',
    suit: 'rabbit',
    kind: 'item',
    cost: ['rabbit', 'rabbit'],
    item: 'coins',
    points: 3,
  },
  {
    id: 'mouse-in-a-sack',
    name: 'Mouse-in-a-Sack',
    suit: 'mouse',
    kind: 'item',
    cost: ['mouse'],
    item: 'bag',
    points: 1,
  },
  {
    id: 'root-tea-mouse',
    name: 'Root Tea',
    suit: 'mouse',
    kind: 'item',
    cost: ['mouse'],
    item: 'tea',
    points: 2,
  },
  {
    id: 'travel-gear-mouse',
    name: 'Travel Gear',
    suit: 'mouse',
    kind: 'item',
    cost: ['rabbit'],
    item: 'boots',
    points: 1,
  },
  {
    id: 'investments',
    name: 'Investments',
    suit: 'mouse',
    kind: 'item',
    cost: ['rabbit', 'rabbit'],
    item: 'coins',
    points: 3,
  },
  {
    id: 'sword-mouse',
    name: 'Sword',
    suit: 'mouse',
    kind: 'item',
    cost: ['fox', 'fox'],
    item: 'sword',
    points: 2,
  },
  {
    id: 'crossbow-mouse',
    name: 'Crossbow',
    suit: 'mouse',
    kind: 'item',
    cost: ['fox'],
    item: 'crossbow',
    points: 1,
  },
  {
    id: 'armorers-1',
    name: 'Armorers',
    suit: 'bird',
    kind: 'lasting',
    cost: ['fox'],
    effect: 'ignoreRolledHits',
  },
  {
    id: 'armorers-2',
    name: 'Armorers',
    suit: 'bird',
    kind: 'lasting',
    cost: ['fox'],
    effect: 'ignoreRolledHits',
  },
  { id: 'sappers-1', name: 'Sappers', suit: 'bird', kind: 'lasting', cost: ['mouse'], effect: 'extraHit' },
  { id: 'sappers-2', name: 'Sappers', suit: 'bird', kind: 'lasting', cost: ['mouse'], effect: 'extraHit' },
  {
    id: 'brutal-tactics-1',
    name: 'Brutal Tactics',
    suit: 'bird',
    kind: 'lasting',
    cost: ['fox', 'fox'],
    effect: 'extraHitForVp',
  },
  {
    id: 'brutal-tactics-2',
    name: 'Brutal Tactics',
    suit: 'bird',
    kind: 'lasting',
    cost: ['fox', 'fox'],
    effect: 'extraHitForVp',
  },
  {
    id: 'royal-claim',
    name: 'Royal Claim',
    suit: 'bird',
    kind: 'lasting',
    cost: ['any', 'any', 'any', 'any'],
    effect: 'vpPerRuledClearing',
  },
  {
    id: 'stand-and-deliver-1',
    name: 'Stand and Deliver!',
    suit: 'fox',
    kind: 'lasting',
    cost: ['mouse', 'mouse', 'mouse'],
    effect: 'stealForVp',
  },
  {
    id: 'stand-and-deliver-2',
    name: 'Stand and Deliver!',
    suit: 'fox',
    kind: 'lasting',
    cost: ['mouse', 'mouse', 'mouse'],
    effect: 'stealForVp',
  },
  {
    id: 'tax-collector-1',
    name: 'Tax Collector',
    suit: 'fox',
    kind: 'lasting',
    cost: ['fox', 'rabbit', 'mouse'],
    effect: 'warriorForCard',
  },
  {
    id: 'tax-collector-2',
    name: 'Tax Collector',
    suit: 'fox',
    kind: 'lasting',
    cost: ['fox', 'rabbit', 'mouse'],
    effect: 'warriorForCard',
  },
  {
    id: 'tax-collector-3',
    name: 'Tax Collector',
    suit: 'fox',
    kind: 'lasting',
    cost: ['fox', 'rabbit', 'mouse'],
    effect: 'warriorForCard',
  },
  {
    id: 'favor-of-the-foxes',
    name: 'Favor of the Foxes',
    suit: 'fox',
    kind: 'favor',
    cost: ['fox', 'fox', 'fox'],
  },
  {
    id: 'command-warren-1',
    name: 'Command Warren',
    suit: 'rabbit',
    kind: 'lasting',
    cost: ['rabbit', 'rabbit'],
    effect: 'battle',
  },
  {
    id: 'command-warren-2',
    name: 'Command Warren',
    suit: 'rabbit',
    kind: 'lasting',
    cost: ['rabbit', 'rabbit'],
    effect: 'battle',
  },
  {
    id: 'better-burrow-bank-1',
    name: 'Better Burrow Bank',
    suit: 'rabbit',
    kind: 'lasting',
    cost: ['rabbit', 'rabbit'],
    effect: 'drawAndGive',
  },
  {
    id: 'better-burrow-bank-2',
    name: 'Better Burrow Bank',
    suit: 'rabbit',
    kind: 'lasting',
    cost: ['rabbit', 'rabbit'],
    effect: 'drawAndGive',
  },
  {
    id: 'cobbler-1',
    name: 'Cobbler',
    suit: 'rabbit',
    kind: 'lasting',
    cost: ['rabbit', 'rabbit'],
    effect: 'move',
  },
  {
    id: 'cobbler-2',
    name: 'Cobbler',
    suit: 'rabbit',
    kind: 'lasting',
    cost: ['rabbit', 'rabbit'],
    effect: 'move',
  },
  {
    id: 'favor-of-the-rabbits',
    name: 'Favor of the Rabbits',
    suit: 'rabbit',
    kind: 'favor',
    cost: ['rabbit', 'rabbit', 'rabbit'],
  },
  {
    id: 'scouting-party-1',
    name: 'Scouting Party',
    suit: 'mouse',
    kind: 'lasting',
    cost: ['mouse', 'mouse'],
    effect: 'immuneToAmbush',
  },
  {
    id: 'scouting-party-2',
    name: 'Scouting Party',
    suit: 'mouse',
    kind: 'lasting',
    cost: ['mouse', 'mouse'],
    effect: 'immuneToAmbush',
  },
  {
    id: 'codebreakers-1',
    name: 'Codebreakers',
    suit: 'mouse',
    kind: 'lasting',
    cost: ['mouse'],
    effect: 'lookAtHand',
  },
  {
    id: 'codebreakers-2',
    name: 'Codebreakers',
    suit: 'mouse',
    kind: 'lasting',
    cost: ['mouse'],
    effect: 'lookAtHand',
  },
  {
    id: 'favor-of-the-mice',
    name: 'Favor of the Mice',
    suit: 'mouse',
    kind: 'favor',
    cost: ['mouse', 'mouse', 'mouse'],
  },
] as const satisfies readonly Row[];

export type DeckCardId = (typeof ROWS)[number]['id'];
/** The Loyal Viziers are bird cards that never leave the Decree (7.3.4). */
export const VIZIERS = ['vizier-1', 'vizier-2'] as const;
export type VizierId = (typeof VIZIERS)[number];
export type CardId = DeckCardId | VizierId;

export interface Card extends Row {
  readonly id: DeckCardId;
}
export const DECK: readonly Card[] = ROWS;
export const DECK_IDS: readonly DeckCardId[] = DECK.map(({ id }) => id);

const BY_ID: Readonly<Record<string, Card>> = Object.fromEntries(DECK.map((card) => [card.id, card]));

export const isDeckCard = (id: unknown): id is DeckCardId =>
  typeof id === 'string' && Object.hasOwn(BY_ID, id);
export const isVizier = (id: unknown): id is VizierId => VIZIERS.some((vizier) => vizier === id);

/** The row of a card of the deck. */
export function cardOf(id: DeckCardId): Card {
  const card = BY_ID[id];
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}
/** The suit of a card; the Viziers, which are in no deck, are birds. */
export const suitOf = (id: CardId): CardSuit => BY_ID[id]?.suit ?? 'bird';

export const AMBUSHES: readonly Card[] = DECK.filter(({ kind }) => kind === 'ambush');
