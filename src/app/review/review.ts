/** What a strong bot thinks of a finished match, turn by turn, as plain data that can be kept. */
import type { Move, Seat } from '../../games/contract';
import { isRecord, readStored, storageKey, writeStored } from '../../ui/storage';

/** A way to play a turn, and the final lead that it was expected to bring, in points. */
export interface Way {
  readonly plan: readonly Move[];
  readonly value: number;
}

export type Mark = 'mistake' | 'brilliant' | null;

export interface ReviewedTurn {
  readonly seat: Seat;
  readonly turn: number;
  /** The moment in which the player decided. */
  readonly from: number;
  readonly to: number;
  /** Each seat's expected share of the victory before the turn, as far as its player could know. */
  readonly shares: readonly number[];
  /** What was played, as far as it was decided at once. */
  readonly made: readonly Move[];
  /** The best ways that were found, best first. */
  readonly best: readonly Way[];
  /** What was played loses so much against the best: points of the lead, or shares where a game's bots think in them. */
  readonly loss: number;
  readonly unit: 'points' | 'share';
  readonly mark: Mark;
  /** What dice and drawn cards gave the player in this turn, as a share of the victory. */
  readonly chance: number;
}

/** A moment in which the match turned: whose share changed most, and what did it. */
export interface TurningPoint {
  readonly turn: number;
  readonly at: number;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** Who was on turn. */
  readonly mover: Seat;
  readonly reason: 'mistake' | 'chance' | 'play';
}

export interface Review {
  readonly version: number;
  /** How many moves the match had: another match of the same name is another review. */
  readonly moves: number;
  readonly turns: readonly ReviewedTurn[];
  readonly end: readonly number[];
  /** How long the bots thought, in seconds, all together. */
  readonly seconds: number;
}

/** A loss that counts: below it the bots may be wrong. */
const MISTAKE = { points: 5, share: 0.12 } as const;
/** How fast accuracy falls with what is lost. */
const SCALE = { points: 10, share: 0.25 } as const;
const TURNING_POINTS = 3;

/** A mistake loses much; brilliant is the one good way among several, found by the player. */
export function markOf(
  loss: number,
  unit: ReviewedTurn['unit'],
  best: readonly Way[],
  isBest: boolean,
): Mark {
  if (loss >= MISTAKE[unit]) return 'mistake';
  const [first, second] = best;
  const alone = first && second && first.value - second.value >= MISTAKE.points;
  return isBest && alone ? 'brilliant' : null;
}

/** How well each seat chose, from 0 to 100; null for a seat that never decided. */
export function accuracyOf({ turns }: Review, players: number): readonly (number | null)[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat && turn.best.length > 0);
    if (own.length === 0) return null;
    const sum = own.reduce((total, { loss, unit }) => total + Math.exp(-Math.max(0, loss) / SCALE[unit]), 0);
    return Math.round((sum / own.length) * 100);
  });
}

/** What chance gave or took from each seat over the whole match, in shares of the victory. */
export const luckOf = ({ turns }: Review, players: number): readonly number[] =>
  Array.from({ length: players }, (_, seat) =>
    turns.reduce((sum, turn) => sum + (turn.seat === seat ? turn.chance : 0), 0),
  );

/** The turns after which the chances had changed most, the first of the match first. */
export function turningPointsOf({ turns, end }: Review): readonly TurningPoint[] {
  const points = turns.map((turn, index): TurningPoint => {
    const after = turns[index + 1]?.shares ?? end;
    const changes = turn.shares.map((before, seat) => Math.abs((after[seat] ?? 0) - before));
    const seat = changes.indexOf(Math.max(...changes));
    const change = (after[turn.seat] ?? 0) - (turn.shares[turn.seat] ?? 0);
    const byChance =
      Math.sign(turn.chance) === Math.sign(change) && Math.abs(turn.chance) * 2 > Math.abs(change);
    return {
      turn: turn.turn,
      at: turn.to,
      seat,
      before: turn.shares[seat] ?? 0,
      after: after[seat] ?? 0,
      mover: turn.seat,
      reason: turn.mark === 'mistake' ? 'mistake' : byChance ? 'chance' : 'play',
    };
  });
  const swing = ({ before, after }: TurningPoint) => Math.abs(after - before);
  return points
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.at - b.at);
}

const REVIEW_VERSION = 1;
const keyOf = (id: string): string => storageKey('review', id);
export const newReview = (parts: Omit<Review, 'version'>): Review => ({ version: REVIEW_VERSION, ...parts });

/** The review of a match that was made before; null where there is none, or it is of another version or match. */
export function readReview(id: string, moves: number): Review | null {
  const stored = readStored(keyOf(id));
  if (!isRecord(stored) || stored.version !== REVIEW_VERSION || stored.moves !== moves) return null;
  // Nobody else writes there, and what was written by another version is not read.
  return Array.isArray(stored.turns) ? (stored as unknown as Review) : null;
}

export const keepReview = (id: string, review: Review): boolean => writeStored(keyOf(id), review);
