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
  private running: Promise<void> | null = null;

  /** `run` answers the items in their order; when it fails, all of them have failed. */
  constructor(private readonly run: (items: readonly T[]) => Promise<readonly (A | Error)[]>) {}

  add(item: T): Promise<A> {
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
      this.running ??= this.runAll();
    });
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async runAll(): Promise<void> {
    // What comes in this same moment goes along.
    await new Promise((resolve) => setImmediate(resolve));
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
    this.running = null;
  }
}
