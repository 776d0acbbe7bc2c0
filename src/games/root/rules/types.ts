import type { Seat } from '../../contract';
import type {
  CardId,
  CharacterId,
  ClearingId,
  Column,
  DeckCardId,
  FactionId,
  ItemId,
  ItemKind,
  LeaderId,
  MatchOptions,
  PieceKind,
  Place,
  QuestId,
  Suit,
} from '../data';

export type { Seat } from '../../contract';

/** A thing that is hidden from the one who looks at this state stands there as null: a card back. */
export type Hidden<T> = T | null;

/** boardgame.io's phases; the three phases of a turn all belong to `play`. */
export const GAME_PHASES = ['factions', 'setUp', 'play'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];
export const TURN_PHASES = ['birdsong', 'daylight', 'evening'] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];
export type Phase = 'factions' | 'setUp' | TurnPhase;

/** The steps of T. */
export type Step =
  | 'pickFaction'
  | 'setUp'
  | 'bStart'
  | 'wood'
  | 'emergency'
  | 'addDecree'
  | 'newRoost'
  | 'revolt'
  | 'spread'
  | 'refresh'
  | 'slip'
  | 'dStart'
  | 'craft'
  | 'actions'
  | 'decree'
  | 'eStart'
  | 'operations'
  | 'score'
  | 'rest'
  | 'draw'
  | 'handLimit'
  | 'itemLimit';

/** What a seat may be asked (T). */
export type QuestionKind =
  | 'ambush'
  | 'foil'
  | 'effects'
  | 'losses'
  | 'damage3'
  | 'hospitals'
  | 'outrage'
  | 'order'
  | 'supporters5'
  | 'bank'
  | 'woodWhere'
  | 'recruitWhere'
  | 'newRoost'
  | 'leader'
  | 'refresh'
  | 'questReward'
  | 'handLimit'
  | 'itemLimit'
  | 'pickFaction';

/** A question to one seat. What it may answer is computed from the state; several things are chosen one by one. */
export interface Question {
  readonly kind: QuestionKind;
  readonly seat: Seat;
  readonly clearing: ClearingId | null;
  /** How many more are to be chosen, this one included. */
  readonly left: number;
}

/** Of a faction that has no board of its own to remember anything on. */
export interface MarquiseBoard {
  readonly faction: 'marquise';
}
export interface EyrieBoard {
  readonly faction: 'eyrie';
  /** null before set-up, and while a new one is chosen. */
  leader: LeaderId | null;
  /** The leaders that can be chosen next. */
  faceUp: LeaderId[];
  decree: Record<Column, CardId[]>;
}
export interface AllianceBoard {
  readonly faction: 'alliance';
  officers: number;
}
export interface Item {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly exhausted: boolean;
  readonly damaged: boolean;
}
/** 0 Indifferent, 1, 2, 3 Allied; or Hostile (9.2.9). */
export type Relationship = 0 | 1 | 2 | 3 | 'hostile';
export interface VagabondBoard {
  readonly faction: 'vagabond';
  character: CharacterId | null;
  /** Where the pawn is; null before set-up. */
  at: Place | null;
  items: Item[];
  /** By seat; null for the own one. */
  relationships: (Relationship | null)[];
  /** Completed quests. */
  quests: QuestId[];
}
export type Board = MarquiseBoard | EyrieBoard | AllianceBoard | VagabondBoard;

export interface Player {
  /** null while factions are picked. */
  faction: FactionId | null;
  /** null: no marker on the track any more (3.3.1). */
  score: number | null;
  /** Warriors in supply. */
  supply: number;
  /** Lasting cards. */
  playArea: DeckCardId[];
  /** Crafted items; the Vagabond's are on his board. */
  crafted: ItemId[];
  dominance: DeckCardId | null;
  /** The other one of a coalition, on the Vagabond's side only (9.2.8). */
  partner: Seat | null;
  board: Board | null;
}

export interface Clearing {
  readonly suit: Suit;
  ruin: boolean;
  /** By seat. */
  warriors: number[];
  /** Buildings and tokens; a kind belongs to one faction. Equal kinds are listed as often as they are there. */
  pieces: PieceKind[];
}

export interface Turn {
  /** Turns begun so far. */
  number: number;
  of: Seat;
  phase: Phase;
  step: Step;
  /** Whether what the step does by itself is done. */
  entered: boolean;
  /** The Marquise's actions left. */
  actions: number;
  /** Moves left of a March under way. */
  march: number;
  recruited: boolean;
  slipped: boolean;
  /** Crafting pieces activated, by suit. */
  activated: Record<Suit, number>;
  /** Lasting cards used in this turn. */
  used: DeckCardId[];
  /** The Alliance's operations done. */
  operations: number;
  /** The Vagabond's aids by seat, since the last step of that relationship. */
  aids: number[];
  /** Cards of the Decree that are done. */
  decree: CardId[];
}

export type Side = 'attacker' | 'defender';
export type BattleStep =
  | 'ambush'
  | 'foil'
  | 'ambushHits'
  | 'afterAmbush'
  | 'roll'
  | 'effects'
  | 'hits'
  | 'end';
/** What a hit takes: a warrior, a kind of piece, an item, or an Allied faction's warrior. */
export type Loss = 'warrior' | 'ally' | PieceKind | ItemId;

/** A battle under way (R5). */
export interface Battle {
  readonly type: 'battle';
  readonly clearing: ClearingId;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** Whose warriors fight for the Vagabond (9.2.9.IIc). */
  readonly ally: Seat | null;
  step: BattleStep;
  /** The ambush played, until it is discarded. */
  ambush: DeckCardId | null;
  /** Higher, lower. */
  dice: [number, number] | null;
  /** Rolled hits that a side deals, and extra ones. */
  rolled: Record<Side, number>;
  extra: Record<Side, number>;
  /** Cards that work once in a battle and stay, and were used in it. */
  used: DeckCardId[];
  /** Who is asked for effects, how many passes in a row, and whether the attacker has let the defender begin. */
  asking: Side;
  passes: number;
  begun: boolean;
  /** What each side has chosen to lose. */
  losses: Record<Side, Loss[]>;
  /** Hits taken so far on an ally's warriors, and on items. */
  allyHits: number;
  itemHits: number;
}

export type TriggerKind = 'damage3' | 'hospitals' | 'base' | 'outrage';
export interface Trigger {
  readonly kind: TriggerKind;
  /** Whose ability or loss it is. */
  readonly seat: Seat;
  readonly clearing: ClearingId;
  /** Who pays for it, where somebody does. */
  readonly payer: Seat | null;
  /** Warriors that can be saved, where it is about them. */
  readonly warriors: number;
}
/** What a removal or a move has triggered and is not worked off yet (R6, R7). */
export interface Triggers {
  readonly type: 'triggers';
  readonly inBattle: boolean;
  list: Trigger[];
  /** What the first of the list still needs, such as items to damage; null where it has not begun. */
  left: number | null;
  /** Pairs whose order has been decided. */
  ordered: TriggerKind[];
}
/** What goes on after a removal: a base is placed, a card is discarded, cards are drawn, pieces are placed. */
export type After =
  | { readonly type: 'discard'; readonly card: DeckCardId }
  | { readonly type: 'draw'; readonly seat: Seat; readonly cards: number }
  | FactionTask;
/** What only the faction of the seat knows how to go on with. */
export type FactionTask =
  | { readonly type: 'revolt'; readonly seat: Seat; readonly clearing: ClearingId }
  | {
      readonly type: 'place';
      readonly what: 'wood' | 'warrior';
      readonly seat: Seat;
      readonly left: number;
      readonly clearings: readonly ClearingId[];
    };
export type Work = Battle | Triggers | After;

/** Answers that stand (R4): only "no" and orders, and none looks at a hand. */
export interface Standing {
  /** `never` everywhere, or in these clearings. */
  readonly ambush: 'ask' | 'never' | readonly ClearingId[];
  readonly foil: 'ask' | 'never' | readonly ClearingId[];
  /** `never`, or a number: ask from so many warriors. */
  readonly hospitals: 'ask' | 'never' | number;
  readonly effects: 'ask' | 'never';
  /** What is lost first; nothing: ask. */
  readonly losses: readonly PieceKind[];
  readonly items: readonly ItemKind[];
  readonly until: 'nextTurn' | 'always';
}

/** Cards of somebody else that a seat has seen or given, until they are public (R12). */
export interface Seen {
  readonly viewer: Seat;
  /** Whose they were then. */
  readonly of: Seat;
  readonly how: 'codebreakers' | 'outrage' | 'aid' | 'stolen';
  readonly turn: number;
  readonly cards: readonly DeckCardId[];
}

/** Cards as they were when somebody saw or gave them. The event of that moment has the same number (R12). */
export interface Sight {
  readonly number: number;
  readonly viewers: readonly Seat[];
  readonly cards: readonly DeckCardId[];
}

export interface Secret {
  /** The last element of a deck is its top. */
  deck: Hidden<DeckCardId>[];
  /** By seat. */
  hands: Hidden<DeckCardId>[][];
  supporters: Hidden<DeckCardId>[];
  quests: Hidden<QuestId>[];
  /** Under the ruins, by the clearing's number; nothing without a Vagabond. */
  ruins: Record<string, Hidden<ItemId>>;
  /** By seat; in a view only the own ones. */
  standing: (Standing | null)[];
  seen: Seen[];
  /** Oldest first; in a view only the own ones. Nothing before the first one. */
  sights?: readonly Sight[];
}

export interface Score {
  readonly total: number;
}
export type Reason = 'points' | 'dominance';
export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly Score[];
  readonly reason: Reason;
}

/** The whole game, plain JSON. What somebody may not see is in `secret` and nowhere else. */
export interface GameState {
  options: MatchOptions;
  phase: GamePhase;
  first: Seat;
  players: Player[];
  /** Clearing n is `clearings[n - 1]`. */
  clearings: Clearing[];
  turn: Turn;
  questions: Question[];
  /** What is under way; the last one goes on first. */
  work: Work[];
  discard: DeckCardId[];
  /** Dominance cards beside the map. */
  available: DeckCardId[];
  /** Cards that the last move has shown to everybody, wherever they are now. */
  shown: DeckCardId[];
  /** Items that can be crafted, and items that left the game. */
  items: ItemId[];
  lostItems: ItemId[];
  /** Open quests. */
  quests: Hidden<QuestId>[];
  canUndo: boolean;
  result: Result | null;
  secret: Secret;
}
