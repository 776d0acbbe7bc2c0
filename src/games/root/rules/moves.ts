import { type Field, oneOf, passing, readArgument, type Shape, whole } from '../../move-shape';
import {
  type CardId,
  CHARACTERS,
  type CharacterId,
  CLEARINGS,
  type ClearingId,
  COLUMNS,
  type Column,
  type DeckCardId,
  ITEM_IDS,
  ITEM_KINDS,
  type ItemId,
  isDeckCard,
  isQuest,
  isVizier,
  LEADERS,
  type LeaderId,
  MAP_IDS,
  MAPS,
  MARQUISE_BUILDINGS,
  type MarquiseBuilding,
  PIECES,
  type PieceKind,
  type Place,
  type QuestId,
  SUITS,
  type Suit,
} from '../data';
import type { Seat, Standing } from './types';

export interface Allies {
  readonly player: Seat;
  readonly warriors: number;
}
/** A move of warriors or of the pawn. */
export interface MoveArgument {
  readonly from: Place;
  readonly to: Place;
  /** How many warriors; the pawn has none. */
  readonly warriors?: number;
  readonly ally?: Allies;
  readonly slip?: true;
  /** The Decree's card that it is for. */
  readonly decree?: CardId;
}
export interface BattleArgument {
  readonly clearing: ClearingId;
  readonly defender: Seat;
  readonly ally?: Seat;
  readonly decree?: CardId;
}
export type Option = string | number;
export type Nothing = { readonly [K in string]: never };
/** Wood by the number of the clearing that it comes from. */
export type WoodFrom = Readonly<Record<string, number>>;

export type SetUpArgument =
  | {
      readonly keep: ClearingId;
      readonly sawmill: ClearingId;
      readonly workshop: ClearingId;
      readonly recruiter: ClearingId;
    }
  | { readonly corner: ClearingId; readonly leader: LeaderId }
  | { readonly character: CharacterId; readonly forest: string };
export type DominanceArgument =
  | { readonly card: DeckCardId; readonly partner?: Seat }
  | { readonly take: DeckCardId; readonly spend: DeckCardId };
export type SpecialArgument =
  | { readonly player: Seat }
  | { readonly card: DeckCardId }
  | { readonly items: readonly ItemId[] };

/** The argument of every move (S). */
export interface MoveArguments {
  setUp: SetUpArgument;
  craft: { readonly card: DeckCardId; readonly use?: readonly Suit[] };
  useCard: {
    readonly card: DeckCardId;
    readonly player?: Seat;
    readonly clearing?: ClearingId;
    readonly move?: MoveArgument;
    readonly battle?: BattleArgument;
  };
  dominance: DominanceArgument;
  move: MoveArgument;
  battle: BattleArgument;
  recruit: { readonly clearing?: ClearingId; readonly decree?: CardId };
  build: {
    readonly clearing: ClearingId;
    readonly kind?: MarquiseBuilding;
    readonly wood?: WoodFrom;
    readonly decree?: CardId;
  };
  overwork: { readonly clearing: ClearingId; readonly card: DeckCardId };
  extraAction: { readonly card: DeckCardId };
  addToDecree: { readonly cards: readonly { readonly card: DeckCardId; readonly column: Column }[] };
  turmoil: { readonly decree: CardId };
  revolt: { readonly clearing: ClearingId; readonly supporters: readonly DeckCardId[] };
  spread: { readonly clearing: ClearingId; readonly supporters: readonly DeckCardId[] };
  mobilize: { readonly card: DeckCardId };
  train: { readonly card: DeckCardId };
  organize: { readonly clearing: ClearingId };
  explore: Nothing;
  quest: { readonly quest: QuestId };
  aid: {
    readonly item: ItemId;
    readonly card: DeckCardId;
    readonly player: Seat;
    readonly take?: ItemId;
  };
  strike: { readonly player: Seat; readonly piece: PieceKind | 'warrior' };
  repair: { readonly item: ItemId };
  special: SpecialArgument;
  choose: { readonly option: Option };
  standing: { readonly answers: Standing };
  done: Nothing;
}
export type MoveName = keyof MoveArguments;
/** A complete move: a name and its JSON argument. */
export type Move = {
  [Name in MoveName]: { readonly name: Name; readonly arg: MoveArguments[Name] };
}[MoveName];
export type MoveOf<Name extends MoveName> = Extract<Move, { name: Name }>;

const clearing = whole(1, CLEARINGS);
const seat = whole(0, 5);
const card = passing(isDeckCard);
const decree = passing((value) => isDeckCard(value) || isVizier(value));
const item = oneOf(ITEM_IDS);
const FORESTS = [...new Set(MAP_IDS.flatMap((map) => MAPS[map].forests.map(({ id }) => id)))];
const forest = oneOf(FORESTS);
const place: Field = (value) => clearing(value) ?? forest(value);
/** More than anybody has of anything. */
const count = whole(1, 99);

/** A list of at most so many values. */
const list =
  (field: Field, least: number, most: number, { different = true, sorted = false } = {}): Field =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return undefined;
    const clean = value.map(field);
    if (clean.includes(undefined)) return undefined;
    if (different && new Set(clean).size !== clean.length) return undefined;
    return sorted ? clean.sort() : clean;
  };
const object =
  (shape: Shape): Field =>
  (value) =>
    (value === undefined || value === null ? null : readArgument(value, [shape])) ?? undefined;
const CLEARING_KEYS = Array.from({ length: CLEARINGS }, (_, i) => String(i + 1));
const wood: Field = (value) =>
  object(Object.fromEntries(CLEARING_KEYS.map((key) => [`${key}?`, whole(1, 8)])))(value);

const MOVE: Shape = {
  from: place,
  to: place,
  'warriors?': count,
  'ally?': object({ player: seat, warriors: count }),
  'slip?': oneOf([true]),
  'decree?': decree,
};
const BATTLE: Shape = { clearing, defender: seat, 'ally?': seat, 'decree?': decree };
const never: Field = (value) =>
  value === 'ask' || value === 'never' ? value : list(clearing, 1, CLEARINGS, { sorted: false })(value);
const STANDING: Shape = {
  ambush: never,
  foil: never,
  hospitals: (value) => (value === 'ask' || value === 'never' ? value : whole(1, 25)(value)),
  effects: oneOf(['ask', 'never']),
  losses: list(oneOf(Object.keys(PIECES)), 0, 10),
  items: list(oneOf(ITEM_KINDS), 0, ITEM_KINDS.length),
  until: oneOf(['nextTurn', 'always']),
};
const LONGEST_OPTION = 40;
const option: Field = (value) =>
  typeof value === 'string' && value.length <= LONGEST_OPTION ? value : whole(0, CLEARINGS)(value);

const addition = list(object({ card, column: oneOf(COLUMNS) }), 1, 2);
/** One or two different cards in any order; a move has them by id. */
const additions: Field = (value) => {
  const clean = addition(value) as { card: DeckCardId }[] | undefined;
  if (clean?.[0]?.card === clean?.[1]?.card) return undefined;
  return clean?.sort((one, other) => (one.card < other.card ? -1 : 1));
};

/** The shapes that each argument may have: exactly these fields. */
const SHAPES: Readonly<Record<MoveName, readonly Shape[]>> = {
  setUp: [
    { keep: clearing, sawmill: clearing, workshop: clearing, recruiter: clearing },
    { corner: clearing, leader: oneOf(LEADERS) },
    { character: oneOf(CHARACTERS), forest },
  ],
  craft: [{ card, 'use?': list(oneOf(SUITS), 1, 4, { different: false, sorted: true }) }],
  useCard: [
    { card, 'player?': seat, 'clearing?': clearing, 'move?': object(MOVE), 'battle?': object(BATTLE) },
  ],
  dominance: [
    { card, 'partner?': seat },
    { take: card, spend: card },
  ],
  move: [MOVE],
  battle: [BATTLE],
  recruit: [{ 'clearing?': clearing, 'decree?': decree }],
  build: [{ clearing, 'kind?': oneOf(MARQUISE_BUILDINGS), 'wood?': wood, 'decree?': decree }],
  overwork: [{ clearing, card }],
  extraAction: [{ card }],
  addToDecree: [{ cards: additions }],
  turmoil: [{ decree }],
  revolt: [{ clearing, supporters: list(card, 1, 8, { sorted: true }) }],
  spread: [{ clearing, supporters: list(card, 1, 8, { sorted: true }) }],
  mobilize: [{ card }],
  train: [{ card }],
  organize: [{ clearing }],
  explore: [{}],
  quest: [{ quest: passing(isQuest) }],
  aid: [{ item, card, player: seat, 'take?': item }],
  strike: [{ player: seat, piece: oneOf([...Object.keys(PIECES), 'warrior']) }],
  repair: [{ item }],
  special: [{ player: seat }, { card }, { items: list(item, 1, 3, { sorted: true }) }],
  choose: [{ option }],
  standing: [{ answers: object(STANDING) }],
  done: [{}],
};

export const MOVE_NAMES = Object.keys(SHAPES) as readonly MoveName[];
export const isMoveName = (name: unknown): name is MoveName =>
  typeof name === 'string' && Object.hasOwn(SHAPES, name);

/** The move that a name and an argument of any kind stand for, or null where the shape is wrong. Never throws. */
export function parseMove(name: unknown, arg?: unknown): Move | null {
  if (!isMoveName(name)) return null;
  const clean = readArgument(arg, SHAPES[name]);
  return clean && ({ name, arg: clean } as Move);
}

/**
 * Whether two values of JSON are the same, whatever the order of their fields; a field without a value is none. It looks no
 * further than to the first difference: a list of thousands of moves is searched with it.
 */
function sameValue(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  for (const name in one) if (!sameValue(one[name], other[name])) return false;
  for (const name in other) if (other[name] !== undefined && one[name] === undefined) return false;
  return true;
}
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** Whether two parsed moves are the same. */
export const sameMove = (one: Move, other: Move): boolean =>
  one.name === other.name && sameValue(one.arg, other.arg);
