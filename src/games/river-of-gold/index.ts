/** What the rest of the program may import of River of Gold. */

import { seatOf } from './game';
import type { GameState, Move, Preview, Refusal, Seat } from './rules';
import * as rules from './rules';

export * from './data';
export { RiverOfGold, seatOf } from './game';
export type {
  Built,
  Choice,
  ChoiceKind,
  EmperorsVisit,
  GameEvent,
  GameState,
  Hidden,
  Losable,
  Losses,
  MatchOptions,
  Move,
  MoveArguments,
  MoveName,
  MoveOf,
  Option,
  Pending,
  Phase,
  Player,
  Preview,
  RandomSource,
  Refusal,
  RefusalCode,
  Result,
  Score,
  Seat,
  Source,
  Task,
  VisitGain,
} from './rules';
export {
  applyMove,
  buildCost,
  CHOICE_KINDS,
  CLAN_MODES,
  checkInvariants,
  choiceKind,
  cloneState,
  createState,
  customerPoints,
  DEFAULT_OPTIONS,
  destination,
  endAbility,
  endOfRow,
  FACES,
  finalScores,
  fulfils,
  GOODS_PER_GOOD,
  handSize,
  hasAnotherTurn,
  isMoveName,
  KOKU_PER_FAVOR,
  MOVE_NAMES,
  neighbours,
  PATRON_MODES,
  PHASES,
  parseMove,
  pendingChoice,
  playerView,
  sameMove,
  scoreRegion,
  scoringLines,
  seededRandom,
  turnsBetween,
  UNKNOWN_RANDOM,
  validateOptions,
  voyage,
  winnersOf,
} from './rules';

/** A seat number or boardgame.io's playerID for it. */
export type PlayerRef = Seat | string;
/** Whoever is no seat, a spectator for one, may do nothing. */
const NOBODY = -1;
const seat = (player: PlayerRef): Seat => (typeof player === 'number' ? player : (seatOf(player) ?? NOBODY));

/** Everything that a player may do now, as complete moves; nothing if somebody else decides. */
export const legalMoves = (state: GameState, player: PlayerRef): Move[] =>
  rules.legalMoves(state, seat(player));

/** Why a player may not make this move now, or null if it is legal. */
export const explain = (state: GameState, player: PlayerRef, move: unknown): Refusal | null =>
  rules.explain(state, seat(player), move);

/** What a legal move would give and lose to everybody, as far as it is known; null if it is not legal. */
export const previewMove = (state: GameState, player: PlayerRef, move: Move): Preview | null =>
  rules.previewMove(state, seat(player), move);
