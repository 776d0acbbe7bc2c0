import type { Budget } from '../../contract';
import { THINKING_MS } from '../../thinking';

/** A budget that is one: where nothing was said, the usual time. */
export function budgetOf(budget: Budget | undefined): Budget {
  const { milliseconds, steps } = budget ?? {};
  return milliseconds === undefined && steps === undefined
    ? { milliseconds: THINKING_MS }
    : { milliseconds, steps };
}

/** Says how much of a decision's budget is used up, from its first thought on. It is looked at between two games. */
export class Clock {
  private readonly start = performance.now();
  /** Games played on in thought so far. */
  steps = 0;

  constructor(private readonly budget: Budget) {}

  /** The used part of the budget: of its steps or of its time, whichever is more. 1 is all. */
  used(): number {
    const { steps, milliseconds } = this.budget;
    const bySteps = steps === undefined ? 0 : this.steps / steps;
    const byTime = milliseconds === undefined ? 0 : (performance.now() - this.start) / milliseconds;
    return Math.max(bySteps, byTime);
  }

  /** Games that may still be played until this part of the budget is used up, as far as they are counted. */
  stepsUntil(part: number): number {
    const { steps } = this.budget;
    return steps === undefined ? Number.POSITIVE_INFINITY : Math.floor(part * steps) - this.steps;
  }
}
