import type { Log } from '../log';
import type { MatchStore, MatchSummary } from '../storage/store';
import type { Audience } from './audience';
import type { Others } from './others';
import { Seen } from './seen';
import { type PublicSeat, type Viewer, viewOfSeats } from './views';

interface PresentServices {
  engine: { readonly id: string };
  store: MatchStore;
  log: Log;
  now(): number;
  others?: Others;
}

/** Who of a match's seats has a page open, here or at another process, and when the others were last here. */
export class Present {
  private readonly seen: Seen;

  constructor(
    private readonly id: string,
    private readonly services: PresentServices,
    private readonly audience: Audience,
  ) {
    this.seen = new Seen(id, services);
  }

  /** Whether a page of this viewer is open, here or at another process. */
  isConnected(viewer: Viewer): boolean {
    if (this.audience.isConnected(viewer)) return true;
    return viewer !== null && (this.services.others?.isConnected(this.id, Number(viewer)) ?? false);
  }

  /** The seats whose people have a page of this match open at this process. */
  connectedSeats(): number[] {
    const seats = this.audience.all().flatMap(({ viewer }) => (viewer === null ? [] : [Number(viewer)]));
    return [...new Set(seats)];
  }

  /** Notes that a seat's person has just been here. */
  mark(viewer: Viewer): void {
    this.seen.mark(viewer);
  }

  /** A page of this viewer was opened or closed: other processes are told. */
  changed(viewer: Viewer): void {
    this.mark(viewer);
    if (viewer !== null) this.announce();
  }

  /** Tells other processes which seats are connected here. */
  announce(): void {
    const { others, engine } = this.services;
    others?.tell({ kind: 'here', game: engine.id, id: this.id, seats: this.connectedSeats() });
  }

  /** Reads what other processes have written down. */
  read(): Promise<void> {
    return this.seen.read();
  }

  /** When a seat's person was last here, as far as any process knows: now for somebody who is. */
  async lastSeen(seat: number): Promise<number | null> {
    if (this.isConnected(String(seat))) return this.services.now();
    await this.read();
    return this.seen.of(seat);
  }

  seats(match: Pick<MatchSummary, 'record'>): PublicSeat[] {
    return viewOfSeats(match, {
      isConnected: (seat) => this.isConnected(String(seat)),
      lastSeen: (seat) => this.seen.of(seat),
    });
  }
}
