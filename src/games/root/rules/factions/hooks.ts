import type { CardId, ClearingId, DeckCardId, FactionId, ItemId, Suit } from '../../data';
import type { BattleArgument, Move, MoveArgument, MoveName, Option } from '../moves';
import type { Refusal } from '../refusals';
import type { Play } from '../shared/play';
import type { Removal } from '../shared/removal';
import type { Points } from '../shared/score';
import type {
  Battle,
  Board,
  FactionTask,
  GameState,
  Loss,
  Question,
  Seat,
  Side,
  Step,
  Trigger,
  Triggers,
  TurnPhase,
} from '../types';
import { FACTION_TABLE } from './table';

/** What can be lost to hits. */
export interface Losses {
  /** What the next hit can take. */
  readonly options: readonly Loss[];
  /** How many more hits can be taken. */
  readonly capacity: number;
}

/** How a faction's turn runs. */
export interface FactionTurn {
  /** Its steps in each phase, without the one at the start that all have (T). */
  readonly steps: Readonly<Record<TurnPhase, readonly Step[]>>;
  /** The step that each of its moves belongs to. */
  readonly stepOf: Readonly<Partial<Record<MoveName, Step>>>;
  /** The number of the rule that each of its moves stands in, and of the one for each phase: refusals cite them. */
  readonly ruleOf: Readonly<Partial<Record<MoveName, string>>>;
  readonly phaseRule: Readonly<Record<TurnPhase, string>>;
  newBoard(players: number, seat: Seat): Board;
  /** All ways to set up; none where there is nothing to decide. */
  legalSetUps(state: GameState, seat: Seat): Move[];
  setUp(play: Play, seat: Seat, move: Move | null): void;
  /** What a step does by itself when it begins. It may ask. */
  enter(play: Play, seat: Seat, step: Step): void;
  /** Whether a step needs a decision or `done`. */
  waits(state: GameState, seat: Seat, step: Step): boolean;
  /** Whether something must be done before the step can be left. */
  compulsory(state: GameState, seat: Seat, step: Step): boolean;
  /** The moves of a step. */
  legal(state: GameState, seat: Seat, step: Step, moves: Move[]): void;
  act(play: Play, seat: Seat, move: Move): void;
  /**
   * What stands against a move of its own in a step that is open now: first what it costs, then the place, then against
   * whom; null where nothing does.
   */
  whyNot(state: GameState, seat: Seat, move: Move): Refusal | null;
  /** What may be answered to a question that is this faction's own. */
  options(state: GameState, question: Question): readonly Option[];
  answer(play: Play, question: Question, option: Option): void;
  /** Goes on with what is under way, until it asks or takes it off the stack. */
  goOn(play: Play, task: FactionTask): void;
  /** Cards drawn in the Evening. */
  draws(state: GameState, seat: Seat): number;
}

/** What shared rules ask of a faction. A new faction fills these and nothing else. */
export interface Faction extends FactionTurn {
  readonly id: FactionId;
  /** Whether it rules where it ties for the most (7.2.2). */
  readonly rulesTies: boolean;
  /** Whether it has the higher die when it defends (8.2.2). */
  readonly higherAsDefender: boolean;
  /** Where its pawn is, if it has one in a clearing. */
  pawnAt(state: GameState, seat: Seat): ClearingId | null;
  /** Whether a card lies open on its board. */
  showsCard(state: GameState, seat: Seat, card: CardId): boolean;
  /** Nobody else may place pieces there (6.2.2). */
  forbidsPlacing(state: GameState, seat: Seat, clearing: ClearingId): boolean;

  /** Crafting pieces by suit (4.1.1). */
  craftingPieces(state: GameState, seat: Seat): Readonly<Record<Suit, number>>;
  /** Every way to pay for a card: suits for "any", or nothing to say (4.1.1, 9.2.1). */
  craftPayments(state: GameState, seat: Seat, card: DeckCardId): readonly (readonly Suit[] | null)[];
  payCraft(play: Play, seat: Seat, card: DeckCardId, use: readonly Suit[] | null): void;
  /** Points for a crafted item (3.2.2, 7.2.3). */
  itemPoints(state: GameState, seat: Seat, printed: number): number;
  gainItem(play: Play, seat: Seat, item: ItemId): void;
  /** Whether it may win by dominance; else it may only form a coalition (9.2.8). */
  readonly winsByDominance: boolean;
  /** It has formed a coalition with that seat. */
  onCoalition(play: Play, seat: Seat, partner: Seat): void;

  /** Moves and battles at no cost, by a card. */
  freeMoves(state: GameState, seat: Seat): readonly MoveArgument[];
  freeBattles(state: GameState, seat: Seat): readonly BattleArgument[];
  /** What stands against a move or a battle apart from what it costs. */
  whyNotMove(state: GameState, seat: Seat, arg: MoveArgument): Refusal | null;
  whyNotBattle(state: GameState, seat: Seat, arg: BattleArgument): Refusal | null;
  makeFreeMove(play: Play, seat: Seat, arg: MoveArgument): void;

  /** The most rolled hits of a side (4.3.2.I, 9.2.6). */
  mostHits(state: GameState, battle: Battle, side: Side): number;
  defenseless(state: GameState, battle: Battle): boolean;
  /** Extra hits that a side deals in every battle (7.8.3). */
  fixedHits(state: GameState, seat: Seat, side: Side): number;
  nextLosses(state: GameState, battle: Battle, side: Side, chosen: readonly Loss[]): Losses;
  /** Takes the hits that are no pieces of its own on the map. */
  takeOwnLosses(play: Play, battle: Battle, side: Side, losses: readonly Loss[]): void;
  afterBattle(play: Play, seat: Seat, battle: Battle): void;

  /** Pieces have left and points are not counted yet: who becomes hostile (R6). */
  beforePoints(play: Play, seat: Seat, removal: Removal): void;
  /** Points apart from those of 3.2.1. */
  removalPoints(state: GameState, seat: Seat, removal: Removal): readonly Points[];
  onRemoval(state: GameState, seat: Seat, removal: Removal): readonly Trigger[];
  /** Somebody has moved warriors into a clearing. */
  onMoveIn(state: GameState, seat: Seat, mover: Seat, clearing: ClearingId): readonly Trigger[];
  /** Goes on with its trigger; true when that is finished, false where it asks. */
  resolve(play: Play, trigger: Trigger, frame: Triggers): boolean;
}

/** The faction of a seat; nobody asks before all have one. */
export function hooksOf({ players }: GameState, seat: Seat): Faction {
  const faction = players[seat]?.faction;
  if (!faction) throw new Error(`Seat ${seat} has no faction.`);
  return FACTION_TABLE[faction];
}
