import type { ReactNode } from 'react';
import type { Move } from '../../games/contract';
import type { Plan } from '../pick/plans';

/** What lists of plans need of the play: to show a plan while it is looked at, and to make it. */
export interface PlanList<M extends Move, P extends Plan<M>> {
  readonly shown: P | null;
  peekPlan(plan: P | null): void;
  perform(moves: readonly M[]): void;
}

interface Props<M extends Move, P extends Plan<M>> {
  readonly play: PlanList<M, P>;
  readonly plan: P;
  readonly children: ReactNode;
}

/** A plan as a button: looking at it lights its places up, picking it makes its moves. */
export function PlanButton<M extends Move, P extends Plan<M>>({ play, plan, children }: Props<M, P>) {
  const look = (): void => play.peekPlan(plan);
  const away = (): void => play.peekPlan(null);
  return (
    <button
      type="button"
      className="tk-move"
      onClick={() => play.perform(plan.moves)}
      onPointerEnter={look}
      onPointerLeave={away}
      onFocus={look}
      onBlur={away}
    >
      {children}
    </button>
  );
}
