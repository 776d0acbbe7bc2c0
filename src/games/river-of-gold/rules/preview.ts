import { applyMove } from './apply';
import { type ChoiceKind, choiceKind } from './choices';
import type { GameEvent } from './events';
import { isLegal } from './legal';
import type { Move } from './moves';
import { UNKNOWN_RANDOM } from './random';
import type { GameState, Seat } from './state';
import { playerView } from './view';

/** What a move would do, as far as it is known before dice and cards. */
export interface Preview {
  /** Everything that would happen, to everybody; `lost` says what a limit would take. */
  events: GameEvent[];
  /** The seat's view after it; cards drawn are null and a die rolled is null. */
  after: GameState;
  /** The choices of this seat that the move leads to, in order, as far as they are known. */
  choices: ChoiceKind[];
  unknown: { roll: boolean; cards: number };
}

/** What a legal move would give and lose; null for a move that is not legal. Works on a state and on a seat's view. */
export function previewMove(state: GameState, seat: Seat, move: Move): Preview | null {
  if (!isLegal(state, seat, move)) return null;
  const after = playerView(state, seat);
  const events: GameEvent[] = [];
  applyMove(after, move, UNKNOWN_RANDOM, events);
  return {
    events,
    after,
    choices: after.queue.flatMap(({ player, task }) => (player === seat ? (choiceKind(task) ?? []) : [])),
    unknown: {
      roll: events.some((event) => event.type === 'rolled' && event.face === null),
      cards: events.reduce((sum, event) => sum + (event.type === 'drew' ? event.count : 0), 0),
    },
  };
}
