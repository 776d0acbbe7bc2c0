import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { steadyNow } from './bucket';
import type { RefusalCode } from './refusal';
import type { MatchCounts } from './storage/store';

/** Counting looks at every match, so it is not done again for each question. */
const COUNT_KEPT_MS = 5000;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What `/metrics` shows, in Prometheus format. */
export class Metrics {
  readonly registry = new Registry();
  private readonly moves: Counter<'game' | 'by'>;
  private readonly moveSeconds: Histogram<'game'>;
  private readonly storageSeconds: Histogram<'operation'>;
  private readonly storageFailures: Counter<'operation'>;
  private readonly refusals: Counter<'code'>;
  // Labels are put together once, not with every move.
  private readonly movesBy = kept((game, by) => this.moves.labels(game, by));
  private readonly secondsOf = kept((game) => this.moveSeconds.labels(game));
  private readonly storageOf = kept((operation) => this.storageSeconds.labels(operation));

  constructor(sources: {
    /** The ids of the games that are served. */
    games: readonly string[];
    sockets(): number;
    /** By game. */
    rooms(): ReadonlyMap<string, number>;
    matches(): Promise<readonly MatchCounts[]>;
  }) {
    const registers = [this.registry];
    const matches = keptFor(COUNT_KEPT_MS, () => sources.matches());
    collectDefaultMetrics({ register: this.registry });
    this.moves = new Counter({
      name: 'table_moves_total',
      help: 'Moves stored, by people and by bots',
      labelNames: ['game', 'by'],
      registers,
    });
    this.moveSeconds = new Histogram({
      name: 'table_move_seconds',
      help: 'From a move received to all viewers sent',
      labelNames: ['game'],
      buckets: SECONDS,
      registers,
    });
    this.storageSeconds = new Histogram({
      name: 'table_storage_seconds',
      help: 'Duration of storage operations',
      labelNames: ['operation'],
      buckets: SECONDS,
      registers,
    });
    this.storageFailures = new Counter({
      name: 'table_storage_failures_total',
      help: 'Storage operations that failed',
      labelNames: ['operation'],
      registers,
    });
    this.refusals = new Counter({
      name: 'table_refusals_total',
      help: 'Requests and packets refused',
      labelNames: ['code'],
      registers,
    });
    new Gauge({
      name: 'table_sockets',
      help: 'Connected sockets',
      registers,
      collect() {
        this.set(sources.sockets());
      },
    });
    new Gauge({
      name: 'table_rooms',
      help: 'Matches held in memory',
      labelNames: ['game'],
      registers,
      collect() {
        for (const [game, rooms] of sources.rooms()) this.set({ game }, rooms);
      },
    });
    new Gauge({
      name: 'table_matches',
      help: 'Matches stored',
      labelNames: ['game', 'state'],
      registers,
      // Without an answer of the database this one is left out: the others matter most just then.
      async collect() {
        const counts = await matches().catch(() => null);
        this.reset();
        if (counts === null) return;
        for (const game of sources.games) {
          const found = counts.find((count) => count.game === game);
          for (const state of ['waiting', 'playing', 'finished'] as const) {
            this.set({ game, state }, found?.[state] ?? 0);
          }
        }
      },
    });
  }

  moved(game: string, by: 'person' | 'bot', seconds: number): void {
    this.movesBy(game, by).inc();
    this.secondsOf(game).observe(seconds);
  }

  refused(code: RefusalCode): void {
    this.refusals.inc({ code });
  }

  stored(operation: string, seconds: number, failed: boolean): void {
    this.storageOf(operation).observe(seconds);
    if (failed) this.storageFailures.inc({ operation });
  }
}

/** What is made for these labels, once. There are few: games, operations. */
function kept<T, L extends string[]>(make: (...labels: L) => T): (...labels: L) => T {
  const made = new Map<string, T>();
  return (...labels) => {
    const key = labels.join(' ');
    let one = made.get(key);
    if (one === undefined) {
      one = make(...labels);
      made.set(key, one);
    }
    return one;
  };
}

/** The same answer, or the same failure, to all who ask within so many milliseconds. */
function keptFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | null = null;
  return () => {
    const now = steadyNow();
    if (kept === null || now >= kept.until) kept = { answer: ask(), until: now + ms };
    return kept.answer;
  };
}
