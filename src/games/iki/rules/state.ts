import type { Seat } from '../../contract';
import type {
  BuildingId,
  CardTable,
  Colour,
  FishId,
  Goods,
  Group,
  Nagaya,
  OccupationId,
  PathSpace,
  Season,
  Stall,
} from '../data';

export type { Seat } from '../../contract';

/** The phases of 20.1. `fire` and `payDay` end by themselves unless somebody has to decide. */
export const PHASES = [
  'startingOccupations',
  'pathOfLife',
  'actions',
  'neutralCard',
  'fire',
  'payDay',
  'newYear',
] as const;
export type Phase = (typeof PHASES)[number];

/**
 * What the deciding player decides now: the ids of section 19. `automatic`: a fire or a pay day is about to happen;
 * nobody ever sees such a state. `over`: the game is scored.
 */
export type Step =
  | 'startingOccupation'
  | 'pathOfLife'
  | 'stepA'
  | 'walk'
  | 'business'
  | 'neutralCard'
  | 'saveFromFire'
  | 'starve'
  | 'newYearSpace'
  | 'automatic'
  | 'over';

/** The options of a match, boardgame.io's setupData (20.3). */
export interface MatchOptions {
  /** Whether the 8 extra cards are in the decks (3.4). */
  readonly extras: boolean;
  /** A file of printed values that is played instead of ours; null: our own table. */
  readonly cards: CardTable | null;
}

/** A thing that is hidden from the one who looks at this state stands there as null: a card back. */
export type Hidden<T> = T | null;

export interface Player {
  mon: number;
  rice: number;
  sandals: number;
  lumber: number;
  koban: number;
  iki: number;
  /** The own number on the firefighting track (1.5). */
  fire: number;
  /** Kobun in supply. */
  kobun: number;
  /** Where the master stands: 1 to 8, or 0 for the start point. */
  at: number;
  /** The space of the Path of Life, from its choice to the end of the own turn. */
  cylinder: PathSpace | null;
  retired: OccupationId[];
  /** Retired cards whose rescue from fire is used up (14.6). */
  turned: OccupationId[];
  fish: FishId[];
  pipes: Colour[];
  pouches: Colour[];
}

/** What lies on a stall (1.4). A neutral occupation has no owner and stands on square 0 (18.3). */
export type Card =
  | {
      readonly kind: 'occupation';
      readonly card: OccupationId;
      readonly owner: Seat | null;
      readonly square: number;
    }
  | { readonly kind: 'building'; readonly card: BuildingId; readonly owner: Seat };
export type OccupationCard = Extract<Card, { kind: 'occupation' }>;

/** A card of the offer with the coins on it (13.1). */
export interface Offered {
  readonly card: OccupationId;
  readonly coins: number;
}

/** What a fire did on one stall. */
export interface FireStep {
  readonly stall: Stall;
  readonly strength: number;
  readonly outcome: 'empty' | 'stopped' | 'burnt' | 'saved';
  readonly card: OccupationId | BuildingId | null;
  readonly owner: Seat | null;
}
/** The last fire, for the screen; while it still burns `next` is the stall that it comes to. */
export interface FireRecord {
  readonly month: number;
  readonly nagaya: Nagaya;
  readonly strength: number;
  readonly steps: readonly FireStep[];
  readonly next: Stall | null;
}

/** The last pay day, for the screen: salaries, harmony and rice, one after the other (section 15). */
export interface PayDayRecord {
  readonly month: number;
  /** `stall` is null for a retired card. */
  readonly salaries: readonly {
    readonly player: Seat;
    readonly card: OccupationId;
    readonly stall: Stall | null;
    readonly gain: Goods;
  }[];
  readonly harmony: readonly {
    readonly player: Seat;
    readonly stall: Stall;
    readonly group: Group;
    readonly iki: number;
  }[];
  readonly feeding: readonly { readonly player: Seat; readonly eaten: number; readonly missing: number }[];
  readonly starved: readonly { readonly player: Seat; readonly card: OccupationId; readonly stall: Stall }[];
}

/** The last change of the season (13.2, 13.3), for the screen. `season` is the new one; null: the New Year has come. */
export interface SeasonRecord {
  readonly month: number;
  readonly season: Season | null;
  readonly leftOffer: readonly OccupationId[];
  readonly leftFish: readonly FishId[];
}

/** The parts of one player's final score (section 17). */
export interface Score {
  /** IKI on the track. */
  track: number;
  colours: number;
  fish: number;
  pouches: number;
  buildings: number;
  koban: number;
  lumber: number;
  mon: number;
  total: number;
}
export interface Result {
  winners: Seat[];
  scores: Score[];
}

/** The whole game, plain JSON. What nobody may see is in `secrets` and nowhere else. */
export interface GameState {
  options: MatchOptions;
  phase: Phase;
  step: Step;
  /** The first player of January (3.1). */
  first: Seat;
  /** All seats in the turn order of this phase. */
  order: Seat[];
  /** Who is on turn and decides; they are always the same here. */
  current: Seat;
  /** Turns begun so far. */
  turn: number;
  /** 1 to 12; 13 is the New Year. */
  month: number;
  /** Whether the last move may be taken back (section 21). */
  canUndo: boolean;
  /** How often the player on turn has used the shop, and whether an occupation (8.2). */
  shopUses: number;
  occupationUsed: boolean;
  players: Player[];
  /** All seats in firefighting order: the highest number first, within a stack the top first (1.5). */
  brigade: Seat[];
  /** What lies on the 16 stalls, in the order of `STALLS`. */
  stalls: (Card | null)[];
  /** Starting occupations that nobody has taken yet. */
  starting: OccupationId[];
  offer: Offered[];
  openBuildings: BuildingId[];
  fishOnSale: FishId[];
  /** What the Tobacco Shop still has, the top first. */
  pipes: Colour[];
  pouches: Colour[];
  /** All that has left the game. */
  out: { occupations: OccupationId[]; buildings: BuildingId[]; fish: FishId[] };
  /** Who still has to choose what starves, and how many cards (15.3). */
  starving: { readonly player: Seat; readonly missing: number }[];
  fire: FireRecord | null;
  payDay: PayDayRecord | null;
  season: SeasonRecord | null;
  result: Result | null;
  /** The last element of a deck is its top. */
  secrets: { decks: Record<Season, Hidden<OccupationId>[]> };
}
