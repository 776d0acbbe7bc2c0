import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { steadyNow } from './bucket';
import type { RefusalCode } from './refusal';

export type MatchCounts = Readonly<Record<'waiting' | 'playing' | 'finished', number>>;

/** Counting looks at every match, so it is not done again for each question. */
const COUNT_KEPT_MS = 5000;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What `/metrics` shows, in Prometheus format. */
export class Metrics {
  readonly registry = new Registry();
  private readonly moves: Counter<'by'>;
  private readonly moveSeconds: Histogram;
  private readonly storageSeconds: Histogram<'operation'>;
  private readonly storageFailures: Counter<'operation'>;
  private readonly refusals: Counter<'code'>;

  constructor(sources: { sockets(): number; rooms(): number; matches(): Promise<MatchCounts> }) {
    const registers = [this.registry];
    const matches = keptFor(COUNT_KEPT_MS, () => sources.matches());
    collectDefaultMetrics({ register: this.registry });
    this.moves = new Counter({
      name: 'river_moves_total',
      help: 'Moves stored, by people and by programs',
      labelNames: ['by'],
      registers,
    });
    this.moveSeconds = new Histogram({
      name: 'river_move_seconds',
      help: 'From a move received to everybody told',
      buckets: SECONDS,
      registers,
    });
    this.storageSeconds = new Histogram({
      name: 'river_storage_seconds',
      help: 'Duration of storage operations',
      labelNames: ['operation'],
      buckets: SECONDS,
      registers,
    });
    this.storageFailures = new Counter({
      name: 'river_storage_failures_total',
      help: 'Storage operations that failed',
      labelNames: ['operation'],
      registers,
    });
    this.refusals = new Counter({
      name: 'river_refusals_total',
      help: 'Requests and packets refused',
      labelNames: ['code'],
      registers,
    });
    new Gauge({
      name: 'river_sockets',
      help: 'Connected sockets',
      registers,
      collect() {
        this.set(sources.sockets());
      },
    });
    new Gauge({
      name: 'river_rooms',
      help: 'Matches held in memory',
      registers,
      collect() {
        this.set(sources.rooms());
      },
    });
    new Gauge({
      name: 'river_matches',
      help: 'Matches stored',
      labelNames: ['state'],
      registers,
      // Without an answer of the database this one is left out: the others matter most just then.
      async collect() {
        const counts = await matches().catch(() => null);
        this.reset();
        if (counts === null) return;
        for (const state of ['waiting', 'playing', 'finished'] as const) this.set({ state }, counts[state]);
      },
    });
  }

  moved(by: 'person' | 'program', seconds: number): void {
    this.moves.inc({ by });
    this.moveSeconds.observe(seconds);
  }

  refused(code: RefusalCode): void {
    this.refusals.inc({ code });
  }

  stored(operation: string, seconds: number, failed: boolean): void {
    this.storageSeconds.observe({ operation }, seconds);
    if (failed) this.storageFailures.inc({ operation });
  }
}

/** The same answer, or the same failure, for everybody who asks within so many milliseconds. */
function keptFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | null = null;
  return () => {
    const now = steadyNow();
    if (kept === null || now >= kept.until) kept = { answer: ask(), until: now + ms };
    return kept.answer;
  };
}
