import type { Status } from '../../contract';
import { deciderOf, isOver } from './shared/play';
import type { GameState, QuestionKind } from './types';

/** Questions that are answered without looking at a hand. */
const OPEN: ReadonlySet<QuestionKind> = new Set([
  'effects',
  'losses',
  'damage3',
  'order',
  'woodWhere',
  'recruitWhere',
  'newRoost',
  'leader',
  'refresh',
  'itemLimit',
  'pickFaction',
]);

/** What the platform knows of a state. */
export function status(state: GameState): Status {
  const question = state.questions.at(-1);
  return {
    decider: deciderOf(state),
    onTurn: state.turn.of,
    turn: state.turn.number,
    phase: state.turn.phase,
    over: isOver(state),
    canUndo: state.canUndo,
    inTheOpen: question !== undefined && OPEN.has(question.kind),
  };
}
