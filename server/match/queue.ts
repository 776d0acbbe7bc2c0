import { Refused } from '../refusal';

/** One task after the other. A match's queue is short or somebody is attacking it: then new tasks are refused. */
export class Queue {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly longest: number,
    private readonly onIdle: () => void,
  ) {}

  get idle(): boolean {
    return this.waiting === 0;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.longest) {
      return Promise.reject(new Refused('busy', 'Too many requests for this match; try again in a moment.'));
    }
    this.waiting++;
    const answer = this.last.then(task);
    this.last = answer.then(
      () => this.done(),
      () => this.done(),
    );
    return answer;
  }

  /** Resolves when everything queued so far is done. */
  drained(): Promise<void> {
    return this.last;
  }

  private done(): void {
    this.waiting--;
    if (this.waiting === 0) this.onIdle();
  }
}
