import { steadyNow } from './bucket';

interface Entry<T> {
  readonly value: T;
  /** What it was made of. */
  readonly stamp: string;
  readonly bytes: number;
  until: number;
}

/**
 * What was made with much work and may be asked for again: kept while somebody asks for it now and then, and until there
 * is too much of it.
 */
export class Kept<T> {
  /** Those that were asked for last come last. */
  private readonly entries = new Map<string, Entry<T>>();
  private bytes = 0;
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly most: { readonly bytes: number; readonly ms: number },
    private readonly now: () => number = steadyNow,
  ) {}

  /** What is kept under a key, if it was made of the same. */
  get(key: string, stamp: string): T | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.forget(key, entry);
    if (entry.stamp !== stamp || this.now() >= entry.until) return undefined;
    this.add(key, entry);
    return entry.value;
  }

  set(key: string, stamp: string, value: T, bytes: number): void {
    const former = this.entries.get(key);
    if (former !== undefined) this.forget(key, former);
    this.add(key, { value, stamp, bytes, until: 0 });
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.most.bytes) break;
      this.forget(oldest, entry);
    }
  }

  /** How many bytes are kept, for tests. */
  get size(): number {
    return this.bytes;
  }

  private add(key: string, entry: Entry<T>): void {
    entry.until = this.now() + this.most.ms;
    this.entries.set(key, entry);
    this.bytes += entry.bytes;
    this.sweeping ??= setInterval(() => this.sweep(), this.most.ms).unref();
  }

  /** Forgets what nobody has asked for lately. */
  private sweep(): void {
    for (const [key, entry] of this.entries) if (this.now() >= entry.until) this.forget(key, entry);
    if (this.entries.size > 0) return;
    clearInterval(this.sweeping);
    this.sweeping = undefined;
  }

  private forget(key: string, entry: Entry<T>): void {
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }
}
