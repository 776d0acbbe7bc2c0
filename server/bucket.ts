/** Time that only goes forward, whatever is done to the machine's clock. */
export const steadyNow = (): number => performance.now();

/** Holds so many tokens, full at first, and fills evenly. */
export class Bucket {
  private tokens: number;
  private at: number;

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    private readonly now: () => number = steadyNow,
  ) {
    this.tokens = size;
    this.at = now();
  }

  /**
   * Takes one token, or as many as something costs; the whole seconds to wait when there are too few, 0 when they were
   * taken. What costs more than the bucket holds takes all of it.
   */
  take(cost = 1): number {
    this.fill();
    const needed = Math.min(cost, this.size);
    if (this.tokens < needed) return Math.max(1, Math.ceil((needed - this.tokens) / this.perSecond));
    this.tokens -= needed;
    return 0;
  }

  /** Puts a token back that was taken and not used. */
  giveBack(): void {
    this.tokens = Math.min(this.size, this.tokens + 1);
  }

  get full(): boolean {
    this.fill();
    return this.tokens >= this.size;
  }

  private fill(): void {
    const now = this.now();
    this.tokens = Math.min(this.size, this.tokens + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}
