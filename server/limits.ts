import { setTimeout as sleep } from 'node:timers/promises';
import { Bucket, steadyNow } from './bucket';
import { LIMIT_KINDS, type LimitKind } from './config';
import { Refused } from './refusal';

/** What costs more than one request waits for its limit no longer than this. */
const LONGEST_WAIT_MS = 60_000;

/** What it costs to be sent a whole match, or its replay, in addition to asking for it: by the length of its log. */
export const costOfLength = ({ stateID }: { readonly stateID: number }): number => Math.floor(stateID / 100);

/**
 * How often one address may do one kind of thing: a bucket that holds a minute's worth and fills evenly.
 * Buckets that are full again are forgotten, so that visitors leave nothing behind.
 */
export class Limits {
  private readonly buckets = Object.fromEntries(
    LIMIT_KINDS.map((kind) => [kind, new Map<string, Bucket>()]),
  ) as Record<LimitKind, Map<string, Bucket>>;

  constructor(
    private readonly perMinute: Readonly<Record<LimitKind, number>>,
    private readonly now: () => number = steadyNow,
  ) {}

  /** Takes one token, or as many as it costs; the seconds to wait when there are too few, 0 when they were taken. */
  take(kind: LimitKind, address: string, cost = 1): number {
    const rate = this.perMinute[kind];
    if (rate === 0) return 0;
    const buckets = this.buckets[kind];
    let bucket = buckets.get(address);
    if (bucket === undefined) {
      bucket = new Bucket(rate, rate / 60, this.now);
      buckets.set(address, bucket);
    }
    return bucket.take(cost);
  }

  /** Takes what something costs or refuses with the seconds to wait. */
  spend(kind: LimitKind, address: string, cost = 1): void {
    const retryAfter = this.take(kind, address, cost);
    if (retryAfter > 0) throw rateLimited(retryAfter);
  }

  /**
   * Takes what something costs as soon as there is enough of it, where that is not too long to wait for. False when
   * nobody wants it any more.
   */
  async afford(kind: LimitKind, address: string, cost: number, wanted = () => true): Promise<boolean> {
    const latest = this.now() + LONGEST_WAIT_MS;
    while (wanted()) {
      const retryAfter = this.take(kind, address, cost);
      if (retryAfter === 0) return true;
      if (this.now() + retryAfter * 1000 > latest) throw rateLimited(retryAfter);
      await sleep(retryAfter * 1000, undefined, { ref: false });
    }
    return false;
  }

  /** Puts a token back that was spent on something which does not count after all. */
  giveBack(kind: LimitKind, address: string): void {
    this.buckets[kind].get(address)?.giveBack();
  }

  /** Forgets the addresses whose buckets are full again. */
  sweep(): void {
    for (const buckets of Object.values(this.buckets)) {
      for (const [address, bucket] of buckets) if (bucket.full) buckets.delete(address);
    }
  }

  /** How many buckets are held, for tests and metrics. */
  get size(): number {
    let sum = 0;
    for (const buckets of Object.values(this.buckets)) sum += buckets.size;
    return sum;
  }
}

const rateLimited = (retryAfter: number): Refused =>
  new Refused('rate-limited', `Too many requests; try again in ${retryAfter} s.`, { retryAfter });
