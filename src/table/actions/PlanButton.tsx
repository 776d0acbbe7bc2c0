import { type ReactNode, useEffect, useRef } from 'react';
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

/**
 * A plan as a button: looking at it lights its places up, picking it makes its moves. A button that goes away, with its
 * list or without, is not looked at any more: the browser tells nobody that the pointer or the focus has left it.
 */
export function PlanButton<M extends Move, P extends Plan<M>>({ play, plan, children }: Props<M, P>) {
  const { peekPlan } = play;
  const looking = useRef(false);
  const look = (): void => {
    looking.current = true;
    peekPlan(plan);
  };
  const away = (): void => {
    looking.current = false;
    peekPlan(null);
  };
  useEffect(
    () => () => {
      if (looking.current) peekPlan(null);
    },
    [peekPlan],
  );
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
