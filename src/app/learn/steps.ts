import type { LessonStep } from '../../games/contract';
import type { RecordedMove } from '../../games/log';

/** A step that the learner has come to, and the moves that had been made by then. */
export interface Visit {
  readonly step: number;
  readonly moves: readonly RecordedMove[];
}

/** The first step from here on that still waits for something: for a click, or for a deed. */
export function waitingStep<S>(
  steps: readonly Pick<LessonStep<S>, 'done'>[],
  from: number,
  state: S,
  began: S,
): number {
  let index = from;
  while (steps[index]?.done?.(state, began)) index++;
  return index;
}

/** The way so far without the steps that were come to by moves which have been taken back; its first step stays. */
export function withoutUndone(way: readonly Visit[], moves: readonly RecordedMove[]): readonly Visit[] {
  const kept = way.filter((visit, at) => at === 0 || visit.moves.length <= moves.length);
  return kept.length === way.length ? way : kept;
}

/** The way with a further step, unless the learner is there already. */
export function withStep(
  way: readonly Visit[],
  step: number,
  moves: readonly RecordedMove[],
): readonly Visit[] {
  return way.at(-1)?.step === step ? way : [...way, { step, moves }];
}
