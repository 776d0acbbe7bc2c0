import { LIMIT_KINDS, type LimitKind } from './config';
import { Refused } from './refusal';

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * How often one address may do one kind of thing: a bucket that holds a minute's worth and fills evenly.
 * Buckets that are full again are forgotten, so that visitors leave nothing behind.
 */
export class Limits {
  private readonly buckets = new Map<LimitKind, Map<string, Bucket>>();

  constructor(
    private readonly perMinute: Readonly<Record<LimitKind, number>>,
    private readonly now: () => number = Date.now,
  ) {
    for (const kind of LIMIT_KINDS) this.buckets.set(kind, new Map());
  }

  /** Takes one token; the seconds to wait when there is none, 0 when it was taken. */
  take(kind: LimitKind, address: string): number {
    const rate = this.perMinute[kind];
    if (rate === 0) return 0;
    const now = this.now();
    const buckets = this.buckets.get(kind) ?? new Map<string, Bucket>();
    const bucket = buckets.get(address) ?? { tokens: rate, at: now };
    const tokens = Math.min(rate, bucket.tokens + ((now - bucket.at) * rate) / 60_000);
    const taken = tokens >= 1;
    buckets.set(address, { tokens: taken ? tokens - 1 : tokens, at: now });
    return taken ? 0 : Math.max(1, Math.ceil(((1 - tokens) * 60) / rate));
  }

  /** Takes one token or refuses with the seconds to wait. */
  spend(kind: LimitKind, address: string): void {
    const retryAfter = this.take(kind, address);
    if (retryAfter > 0) {
      throw new Refused('rate-limited', `Too many requests; try again in ${retryAfter} s.`, { retryAfter });
    }
  }

  /** Forgets the addresses whose buckets are full again. */
  sweep(): void {
    const now = this.now();
    for (const [kind, buckets] of this.buckets) {
      const rate = this.perMinute[kind];
      for (const [address, bucket] of buckets) {
        if (bucket.tokens + ((now - bucket.at) * rate) / 60_000 >= rate) buckets.delete(address);
      }
    }
  }

  /** How many buckets are held, for tests and metrics. */
  get size(): number {
    let sum = 0;
    for (const buckets of this.buckets.values()) sum += buckets.size;
    return sum;
  }
}
