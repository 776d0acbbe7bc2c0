interface Waiting<T, A> {
  item: T;
  done(answer: A): void;
  failed(error: unknown): void;
}

/**
 * Gathers what comes while a batch is under way into the next one: the busier it is, the more go together, and nothing
 * waits for company when it is quiet.
 */
export class Batches<T, A> {
  private waiting: Waiting<T, A>[] = [];
  /** Set while what comes in the same moment is gathered. */
  private gathering = false;
  /** How many lanes are in use, in each of which one batch follows the other. */
  private running = 0;
  private whenIdle: (() => void)[] = [];

  /**
   * `run` answers the items in their order; when it fails, all of them have failed. So many batches as there are lanes
   * are under way at once; their items must not depend on each other.
   */
  constructor(
    private readonly run: (items: readonly T[]) => Promise<readonly (A | Error)[]>,
    private readonly lanes = 1,
  ) {}

  add(item: T): Promise<A> {
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
      if (!this.gathering && this.running < this.lanes) void this.runAll();
    });
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    if (this.running === 0) return Promise.resolve();
    return new Promise((resolve) => this.whenIdle.push(resolve));
  }

  private async runAll(): Promise<void> {
    this.running++;
    // What comes in this same moment goes along.
    this.gathering = true;
    await new Promise((resolve) => setImmediate(resolve));
    this.gathering = false;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        const answers = await this.run(batch.map(({ item }) => item));
        for (const [i, { done, failed }] of batch.entries()) {
          const answer = answers[i];
          if (answer === undefined || answer instanceof Error) failed(answer ?? new Error('no answer'));
          else done(answer);
        }
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    // In the same moment in which nothing waits: what comes next begins again.
    this.running--;
    if (this.running === 0) for (const resolve of this.whenIdle.splice(0)) resolve();
  }
}
