import { UNKNOWN_RANDOM } from '../../random';
import { carryOut } from './apply';
import type { GameEvent } from './events';
import { isLegal } from './explain';
import { hooksOf } from './factions/hooks';
import type { BattleArgument, Move } from './moves';
import { fixedExtraHits, newBattle, otherSide, rolledHits } from './shared/battle';
import { handOf } from './shared/cards';
import { playerAt, playOn } from './shared/play';
import type { Battle, GameState, Seat, Side } from './types';
import { playerView } from './view';

const FACES = [0, 1, 2, 3] as const;

/** One way a battle can go: hits that each side takes and does not waste, with its chance. */
export interface Outcome {
  readonly attackerLoses: number;
  readonly defenderLoses: number;
  /** From 0 to 1. */
  readonly chance: number;
}
/** What a battle would bring without an ambush and without cards that somebody may choose to use. */
export interface Odds {
  readonly clearing: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** The most rolled hits of each side, and extra hits that are sure. */
  readonly most: Record<Side, number>;
  readonly extra: Record<Side, number>;
  /** The likeliest first. */
  readonly outcomes: readonly Outcome[];
  /** Losses to be expected on average. */
  readonly expected: Record<Side, number>;
}
export interface Change {
  /** The marker leaves the track: there are no points to gain or lose any more (3.3.1). */
  readonly offTrack?: true;
  readonly score?: number;
  readonly cards?: number;
  /** Warriors in supply. */
  readonly supply?: number;
}
/** What a move would do, as far as the seat can know it. */
export interface Preview {
  /** Everything that would happen up to the next decision, the end of the turn or the first thing left to chance. */
  readonly events: readonly GameEvent[];
  /** By seat. */
  readonly changes: readonly Change[];
  /** For a move that begins a battle. */
  readonly odds: Odds | null;
  /** The state then. */
  readonly after: GameState;
}

/** The odds of a battle: all sixteen throws. */
export function battleOdds(
  state: GameState,
  attacker: Seat,
  { clearing, defender, ally }: BattleArgument,
): Odds {
  return oddsOf(state, newBattle(clearing, attacker, defender, ally ?? null));
}
function oddsOf(state: GameState, battle: Battle): Odds {
  const extra = fixedExtraHits(state, battle);
  const most = (side: Side): number => hooksOf(state, battle[side]).mostHits(state, battle, side);
  const capacity = (side: Side): number =>
    hooksOf(state, battle[side]).nextLosses(state, battle, side, []).capacity;
  const mosts = { attacker: most('attacker'), defender: most('defender') };
  const capacities = { attacker: capacity('attacker'), defender: capacity('defender') };
  const found = new Map<string, Outcome>();
  const expected = { attacker: 0, defender: 0 };
  const chance = 1 / (FACES.length * FACES.length);
  for (const one of FACES) {
    for (const other of FACES) {
      const rolled = rolledHits(state, battle, Math.max(one, other), Math.min(one, other));
      const loses = (side: Side): number =>
        Math.min(rolled[otherSide(side)] + extra[otherSide(side)], capacities[side]);
      const attackerLoses = loses('attacker');
      const defenderLoses = loses('defender');
      expected.attacker += attackerLoses * chance;
      expected.defender += defenderLoses * chance;
      const key = `${attackerLoses} ${defenderLoses}`;
      const before = found.get(key)?.chance ?? 0;
      found.set(key, { attackerLoses, defenderLoses, chance: before + chance });
    }
  }
  const { clearing, attacker, defender } = battle;
  const outcomes = [...found.values()].sort((one, other) => other.chance - one.chance);
  return { clearing, attacker, defender, most: mosts, extra, outcomes, expected };
}

/** How likely a battle goes in one of the ways that fit. */
export const chanceOf = ({ outcomes }: Odds, fits: (outcome: Outcome) => boolean): number =>
  outcomes.reduce((sum, outcome) => (fits(outcome) ? sum + outcome.chance : sum), 0);

/** The battle that a move begins. */
function battleOf(move: Move): BattleArgument | null {
  if (move.name === 'battle') return move.arg;
  return move.name === 'useCard' ? (move.arg.battle ?? null) : null;
}
function changeOf(before: GameState, after: GameState, seat: Seat): Change {
  const [was, is] = [playerAt(before, seat).score, playerAt(after, seat).score];
  const offTrack = was !== null && is === null;
  const score = was === null || is === null ? 0 : is - was;
  const cards = handOf(after, seat).length - handOf(before, seat).length;
  const supply = playerAt(after, seat).supply - playerAt(before, seat).supply;
  return {
    ...(offTrack && { offTrack }),
    ...(score && { score }),
    ...(cards && { cards }),
    ...(supply && { supply }),
  };
}

/** What a legal move would bring; null for a move that is not legal. Works on a state and on a view. */
export function previewMove(state: GameState, seat: Seat, move: Move): Preview | null {
  if (!isLegal(state, seat, move)) return null;
  const before = playerView(state, seat);
  const after = playerView(state, seat);
  const events: GameEvent[] = [];
  carryOut(playOn(after, UNKNOWN_RANDOM, events), move);
  const battle = battleOf(move);
  return {
    events,
    changes: before.players.map((_, other) => changeOf(before, after, other)),
    odds: battle && battleOdds(before, seat, battle),
    after,
  };
}
