import type { Seat } from '../../contract';
import type { Clan, Face, Region } from '../data/board';
import type { TileId } from '../data/buildings';
import type { CustomerId } from '../data/customers';
import type { Effect } from '../data/effects';
import type { MasteryId } from '../data/masteries';
import type { MatchOptions } from '../data/options';
import type { PatronId } from '../data/patrons';
import type { RegionTileId } from '../data/region-tiles';
import type { Source } from './events';

export type { Seat } from '../../contract';

export const PHASES = ['clans', 'era1', 'emperorsVisit', 'era2', 'finalRound'] as const;
export type Phase = (typeof PHASES)[number];

/** A thing that the viewer of this state may not see is null: a card back. */
export type Hidden<T> = T | null;

export interface Player {
  clan: Clan | null;
  patron: PatronId | null;
  koku: number;
  silk: number;
  rice: number;
  porcelain: number;
  favor: number;
  favorLimit: number;
  points: number;
  /** Influence in regions 1 to 6, region r at index r - 1. */
  influence: number[];
  /** River spaces of the two ships; empty until they are placed at the end of the clans phase (2.6). */
  ships: number[];
  royalShip: 0 | 1 | null;
  /** The die for the next action; null while it is not rolled, or not known in a preview. */
  die: Face | null;
  delivered: CustomerId[];
}

/** A tile on the shore with its clan markers, oldest first (0 to 2 of them). */
export interface Built {
  tile: TileId;
  owners: Seat[];
}

/** What stands in the queue: the effects of the data tables and the few steps that only the rules know. */
export type Task =
  | Effect
  | { readonly kind: 'journeyBonus' }
  /** Merchants whose turn has not come yet (5.4). */
  | { readonly kind: 'merchants'; readonly customers: readonly CustomerId[] }
  | { readonly kind: 'discardEndOfRow' }
  | { readonly kind: 'discardCustomer' }
  | { readonly kind: 'firstDie' };

/** One thing still to happen to one player. Region: where its influence is gained. */
export interface Pending {
  player: Seat;
  task: Task;
  region: Region | null;
  source: Source;
}

/** What the Emperor's visit gave, in the order of the shore spaces, for the screen to show (9.2). */
export interface VisitGain {
  player: Seat;
  space: number;
  resource: 'koku' | 'silk' | 'rice' | 'porcelain' | 'favor' | 'points';
  amount: number;
  lost: number;
}
export interface EmperorsVisit {
  /** The turn at whose end the Emperor came. */
  turn: number;
  gains: VisitGain[];
}

/** The parts of one player's final score (section 10). */
export interface Score {
  duringGame: number;
  masteries: number;
  finalRound: number;
  /** Points of regions 1 to 6, elders included. */
  regions: number[];
  customers: number;
  merchants: number;
  artisans: number;
  nobles: number;
  total: number;
  /** Breaks ties (10.4). */
  favor: number;
}
export interface Result {
  winners: Seat[];
  scores: Score[];
}

/** The whole game, plain JSON. What players may not see is in `secrets` and nowhere else. */
export interface GameState {
  options: MatchOptions;
  phase: Phase;
  /** All seats in turn order, the first player first. */
  turnOrder: Seat[];
  /** Who decides now. With rule 3.4 that is always the player on turn. */
  current: Seat;
  /** Turns begun so far; 0 in the clans phase. */
  turn: number;
  /**
   * beforeAction: favor, trades, then the action. afterAction: its choices, trades, then endTurn.
   * settling: no turn is left; only choices that waited are answered (3.4). over: the game is scored.
   */
  step: 'clans' | 'beforeAction' | 'afterAction' | 'settling' | 'over';
  /** Whether the last move may be taken back: nothing hidden was seen and no die rolled by it. */
  canUndo: boolean;
  /** Patrons that may be picked in the clans phase. */
  patronsOffered: PatronId[];
  /** Scoring tiles of regions 1 to 6. */
  regionTiles: RegionTileId[];
  /** The masteries in play with the seats that claimed them, first claim first. */
  masteries: { id: MasteryId; claims: Seat[] }[];
  /** Shore spaces 1 to 30, space s at index s - 1. */
  shore: (Built | null)[];
  /** Positions 1 to 4 of the building row at index 0 to 3; null: a tile left this turn, or the stacks are empty. */
  row: Hidden<TileId>[];
  /** Tiles that left the row at the end of a journey. */
  discardedTiles: TileId[];
  customerDiscard: CustomerId[];
  players: Player[];
  /** What is still to happen this turn, head first. A head that needs a decision waits for `choose`. */
  queue: Pending[];
  /** Goods of choice gained on somebody else's turn (3.4). */
  waiting: Pending[];
  emperorsVisit: EmperorsVisit | null;
  /** Who brought the last Era 2 tile into the row, and the turns left after that player's (9.3). */
  finalRound: { by: Seat; turnsLeft: number } | null;
  result: Result | null;
  /** The last element of a stack or deck is its top. */
  secrets: {
    deck: Hidden<CustomerId>[];
    hands: Hidden<CustomerId>[][];
    era1: Hidden<TileId>[];
    era2: Hidden<TileId>[];
  };
}
