import { type DeckCardId, WINNING_POINTS } from '../../data';
import type { PointsFor } from '../events';
import type { GameState, Reason, Result, Seat, Work } from '../types';
import { isOver, type Play, playerAt } from './play';

export interface Points {
  readonly seat: Seat;
  readonly points: number;
  readonly why: PointsFor;
}

/** The two of a coalition win together (9.2.8). */
function resultOf({ players }: GameState, winner: Seat, reason: Reason): Result {
  const winners = [winner];
  for (const [seat, player] of players.entries()) if (player.partner === winner) winners.push(seat);
  return { winners, scores: players.map(({ score }) => ({ total: score ?? 0 })), reason };
}

/** The card that something under way holds until it is discarded. */
function heldBy(task: Work): DeckCardId | null {
  if (task.type === 'battle') return task.ambush;
  return task.type === 'discard' ? task.card : null;
}
/** The game ends at once: no more hits, triggers or questions (R9); cards that were being played are discarded. */
export function endGame(play: Play, winner: Seat, reason: Reason): void {
  const { state, events } = play;
  state.result = resultOf(state, winner, reason);
  state.questions = [];
  for (const task of state.work) {
    const card = heldBy(task);
    if (card !== null) state.discard.push(card);
  }
  state.work = [];
  play.barrier = true;
  events?.push({ type: 'gameOver', winners: state.result.winners, reason });
}

/** Points that come together are added together, then it is seen whether somebody has won (R6, R9). */
export function scoreTogether(play: Play, all: readonly Points[]): void {
  const { state, events } = play;
  if (isOver(state)) return;
  for (const { seat, points, why } of all) {
    const player = playerAt(state, seat);
    if (player.score === null || points === 0) continue;
    const before = player.score;
    player.score = Math.max(0, before + points);
    if (player.score !== before) {
      events?.push({ type: 'scored', player: seat, points: player.score - before, why });
    }
  }
  const count = state.players.length;
  for (let i = 0; i < count; i++) {
    const seat = (state.turn.of + i) % count;
    if ((state.players[seat]?.score ?? 0) >= WINNING_POINTS) {
      endGame(play, seat, 'points');
      return;
    }
  }
}
export const score = (play: Play, seat: Seat, points: number, why: PointsFor): void =>
  scoreTogether(play, [{ seat, points, why }]);

/** A player activates a dominance card or forms a coalition: the score marker leaves the track (3.3.1). */
export function leaveTrack(play: Play, seat: Seat, card: DeckCardId, partner: Seat | null): void {
  const player = playerAt(play.state, seat);
  player.score = null;
  player.dominance = card;
  player.partner = partner;
  play.events?.push({ type: 'dominance', player: seat, card, partner });
}
