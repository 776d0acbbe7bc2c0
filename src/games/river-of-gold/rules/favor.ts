import type { Face } from '../data/board';
import { FACES, turnsBetween } from './die';
import { pay } from './gains';
import type { Move, MoveOf } from './moves';
import type { Refusal } from './refusals';
import type { GameState, Seat } from './state';
import { type Play, playerAt } from './table';

const MOVES: readonly MoveOf<'spendFavor'>[] = FACES.map((face) => ({ name: 'spendFavor', arg: { face } }));

/** Turning the die before the action, one favor for each face, the shortest way round (3.1). */
export function legalFavor(state: GameState, seat: Seat, moves: Move[]): void {
  const { die, favor } = playerAt(state, seat);
  if (die === null || favor === 0) return;
  for (const move of MOVES) {
    const price = turnsBetween(die, move.arg.face);
    if (price > 0 && price <= favor) moves.push(move);
  }
}

export function whyNotFavor(state: GameState, seat: Seat, face: Face): Refusal | null {
  const { die, favor } = playerAt(state, seat);
  if (die === null || die === face) return { code: 'sameFace' };
  const need = turnsBetween(die, face);
  return need > favor ? { code: 'notEnoughFavor', need, have: favor } : null;
}

export function applyFavor(play: Play, seat: Seat, face: Face): void {
  const player = playerAt(play.state, seat);
  const price = player.die === null ? 0 : turnsBetween(player.die, face);
  pay(play, seat, 'favor', price, { from: 'die' });
  player.die = face;
  play.events?.push({ type: 'favorSpent', player: seat, favor: price, face });
}
