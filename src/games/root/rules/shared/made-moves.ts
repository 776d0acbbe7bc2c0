/** Moves are values that never change, so each is made once: lists of legal moves are asked for all the time. */
import type { CardId, ClearingId } from '../../data';
import type { MoveOf } from '../moves';

type Made = Map<number, MoveOf<'move'>>;
const plain: Made = new Map();
const byDecree = new Map<CardId, Made>();

/** Warriors walk from one clearing to another, perhaps for a card of the Decree. */
export function walk(
  from: ClearingId,
  to: ClearingId,
  warriors: number,
  decree: CardId | null,
): MoveOf<'move'> {
  let made = decree === null ? plain : byDecree.get(decree);
  if (!made) {
    made = new Map();
    byDecree.set(decree as CardId, made);
  }
  const key = (from * 16 + to) * 32 + warriors;
  let move = made.get(key);
  if (!move) {
    move = { name: 'move', arg: decree === null ? { from, to, warriors } : { from, to, warriors, decree } };
    made.set(key, move);
  }
  return move;
}
