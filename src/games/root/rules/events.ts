import type {
  CardId,
  CharacterId,
  ClearingId,
  Column,
  DeckCardId,
  FactionId,
  ItemId,
  LeaderId,
  PieceKind,
  Place,
  QuestId,
} from '../data';
import type { Loss, QuestionKind, Reason, Relationship, Seat, Side, Step, TurnPhase } from './types';

/** Why points came or went. */
export type PointsFor =
  | 'build'
  | 'sympathy'
  | 'roosts'
  | 'item'
  | 'removal'
  | 'despot'
  | 'infamy'
  | 'turmoil'
  | 'royalClaim'
  | 'standAndDeliver'
  | 'brutalTactics'
  | 'explore'
  | 'relationship'
  | 'aid'
  | 'quest';

/**
 * Everything that happens, in order. Events hold nothing hidden: they are sent to everybody. `sight` is the number under
 * which those concerned find the cards (`secret.sights`).
 */
export type GameEvent =
  | { type: 'factionPicked'; player: Seat; faction: FactionId }
  | {
      type: 'setUp';
      player: Seat;
      faction: FactionId;
      at: Place | null;
      leader?: LeaderId;
      character?: CharacterId;
    }
  | { type: 'turnBegan'; player: Seat; turn: number }
  | { type: 'phaseBegan'; player: Seat; phase: TurnPhase }
  | { type: 'stepLeft'; player: Seat; step: Step }
  /** Somebody is asked; what may be answered is not told. */
  | { type: 'asked'; player: Seat; question: QuestionKind; clearing: ClearingId | null }
  | { type: 'scored'; player: Seat; points: number; why: PointsFor }
  | { type: 'drew'; player: Seat; cards: number }
  | { type: 'reshuffled'; cards: number }
  | { type: 'discarded'; player: Seat | null; card: DeckCardId }
  | { type: 'spent'; player: Seat; card: DeckCardId }
  | { type: 'crafted'; player: Seat; card: DeckCardId; item: ItemId | null }
  | { type: 'cardUsed'; player: Seat; card: DeckCardId; target: Seat | null }
  | { type: 'placed'; player: Seat; piece: PieceKind | 'warrior'; count: number; clearing: ClearingId }
  | { type: 'moved'; player: Seat; from: Place; to: Place; warriors: number; by: Seat }
  | { type: 'removed'; player: Seat; by: Seat; clearing: ClearingId; warriors: number; pieces: PieceKind[] }
  | { type: 'woodSpent'; player: Seat; clearing: ClearingId; wood: number }
  | { type: 'battleBegan'; attacker: Seat; defender: Seat; clearing: ClearingId; ally: Seat | null }
  | { type: 'ambushed'; player: Seat; card: DeckCardId; clearing: ClearingId }
  | { type: 'foiled'; player: Seat; card: DeckCardId; clearing: ClearingId }
  | { type: 'rolled'; dice: [number, number]; attacker: number; defender: number }
  | { type: 'extraHit'; player: Seat; why: 'defenseless' | 'leader' | DeckCardId }
  | { type: 'effectUsed'; player: Seat; card: DeckCardId; side: Side }
  | { type: 'hits'; player: Seat; side: Side; losses: Loss[] }
  | { type: 'battleEnded'; clearing: ClearingId }
  | { type: 'hospitals'; player: Seat; clearing: ClearingId; warriors: number; to: ClearingId | null }
  | {
      type: 'outrage';
      payer: Seat;
      player: Seat;
      clearing: ClearingId;
      paid: 'card' | 'deck';
      sight?: number;
    }
  | { type: 'handShown'; player: Seat; to: Seat; sight?: number }
  | { type: 'cardGiven'; player: Seat; to: Seat; sight?: number }
  | { type: 'cardStolen'; player: Seat; from: Seat; sight?: number }
  | { type: 'baseLost'; player: Seat; officers: number }
  | { type: 'supporters'; player: Seat; change: number }
  | { type: 'officer'; player: Seat; officers: number }
  | { type: 'revolt'; player: Seat; clearing: ClearingId }
  | { type: 'actionsGained'; player: Seat; actions: number }
  | { type: 'decreeAdded'; player: Seat; card: CardId; column: Column }
  | { type: 'decreeDone'; player: Seat; card: CardId; column: Column }
  | { type: 'turmoil'; player: Seat; card: CardId }
  | { type: 'leaderChosen'; player: Seat; leader: LeaderId }
  | {
      type: 'items';
      player: Seat;
      change: 'exhausted' | 'refreshed' | 'damaged' | 'repaired' | 'lost' | 'taken';
      items: ItemId[];
    }
  | { type: 'explored'; player: Seat; clearing: ClearingId; item: ItemId | null }
  | { type: 'relationship'; player: Seat; with: Seat; now: Relationship }
  | { type: 'questDone'; player: Seat; quest: QuestId; reward: 'cards' | 'points' | null }
  | { type: 'cardTaken'; player: Seat; card: DeckCardId }
  | { type: 'dominance'; player: Seat; card: DeckCardId; partner: Seat | null }
  | { type: 'gameOver'; winners: readonly Seat[]; reason: Reason };
