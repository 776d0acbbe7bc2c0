import type { Budget } from '../../contract';
import { THINKING_MS } from '../../thinking';

/**
 * How much of a budget is used up. It is looked at between the moves of a game in thought and between the plans of a
 * turn, so that a decision ends in time on any machine: late by no more than one look. A budget in steps has no time
 * limit, so that the same steps give the same decision everywhere.
 */
export class Clock {
  private readonly start = performance.now();
  private readonly milliseconds: number;
  /** The games in thought that are allowed; without end where only the time counts. */
  readonly steps: number;
  /** The games in thought that were played. */
  taken = 0;

  /** A decision may deserve only a part of the budget; where nothing was said, the usual time is given. */
  constructor(budget: Budget | undefined, part = 1) {
    const { milliseconds, steps } = budget ?? {};
    const usual = steps === undefined ? THINKING_MS : Number.POSITIVE_INFINITY;
    this.milliseconds = (milliseconds ?? usual) * part;
    this.steps = steps === undefined ? Number.POSITIVE_INFINITY : Math.floor(steps * part);
  }

  private time(): number {
    return this.milliseconds === Number.POSITIVE_INFINITY
      ? 0
      : (performance.now() - this.start) / this.milliseconds;
  }

  /** The used part of the budget, 1 and more when it is used up. */
  used(): number {
    return Math.max(this.steps === 0 ? 1 : this.taken / this.steps, this.time());
  }

  /** Whether this part of the time is over. */
  isPast(part: number): boolean {
    return this.time() >= part;
  }
}
