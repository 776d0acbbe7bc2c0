import type { Log } from '../log';
import type { MatchStore } from '../storage/store';

/** When the people of one match were last at the table, as far as any process knows. */
export class Seen {
  private readonly times = new Map<number, number>();

  constructor(
    private readonly matchID: string,
    private readonly services: { store: MatchStore; log: Log; now(): number },
  ) {}

  of(seat: number): number | null {
    return this.times.get(seat) ?? null;
  }

  async read(): Promise<void> {
    for (const { seat, at } of await this.services.store.seen([this.matchID])) {
      this.times.set(seat, Math.max(at, this.times.get(seat) ?? 0));
    }
  }

  /** Notes that a seat is or was here until now. Nobody waits for it: who stays is written down again every minute. */
  mark(viewer: string | null): void {
    if (viewer === null) return;
    const { store, log, now } = this.services;
    const [seat, at] = [Number(viewer), now()];
    this.times.set(seat, at);
    store
      .markSeen([{ id: this.matchID, seat }], at)
      .catch((err) => log.warn({ matchID: this.matchID, err }, 'could not note who was here'));
  }
}
