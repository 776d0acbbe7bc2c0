import type { State } from 'boardgame.io';
import type { ServedGame } from '../game';
import { Refused } from '../refusal';
import type { LoadedMatch, MatchRecord } from '../storage/store';
import { diffViews, type SharedParts } from './diff';
import { type Viewer, viewOfState } from './views';

/** One open page: where its messages go and as whom it asks to look. */
export interface Connection {
  readonly id: string;
  readonly viewer: Viewer;
  send(event: 'sync' | 'patch' | 'matchData' | 'chat' | 'refused', ...args: unknown[]): void;
}

/** A connection that was let in: as whom it looks now, and the hash of the credentials that opened its seat. */
export interface Guest {
  readonly connection: Connection;
  readonly viewer: Viewer;
  readonly credentialsHash: string | null;
}

/** What each kind of viewer was told of a state. */
export type Views = ReadonlyMap<Viewer, State>;

/** Those who look at one match. Whoever has lost the seat he looks from is told so and looks on as a spectator. */
export class Audience {
  private readonly guests = new Map<string, Guest>();

  constructor(
    private readonly matchID: string,
    private readonly served: ServedGame,
  ) {}

  get empty(): boolean {
    return this.guests.size === 0;
  }

  all(): Guest[] {
    return [...this.guests.values()];
  }

  /** How a connection may look now; undefined when it was not let in, or has left. */
  find(connectionID: string): Guest | undefined {
    return this.guests.get(connectionID);
  }

  admit(guest: Guest): void {
    this.guests.set(guest.connection.id, guest);
  }

  remove({ connection }: Guest): void {
    this.guests.delete(connection.id);
  }

  isConnected(viewer: Viewer): boolean {
    return this.all().some((guest) => guest.viewer === viewer);
  }

  tell(event: 'matchData' | 'chat', ...args: unknown[]): void {
    for (const { connection } of this.guests.values()) connection.send(event, this.matchID, ...args);
  }

  /**
   * Makes spectators of those whose seat no longer opens to the credentials they came with. They must be sent the
   * whole match before the next patch, for they know more than a spectator's patch can build on.
   */
  expel(record: MatchRecord): Guest[] {
    const lost = this.all().filter(
      ({ viewer, credentialsHash }) =>
        viewer !== null && record.seats[Number(viewer)]?.credentialsHash !== credentialsHash,
    );
    const refusal = new Refused('unauthorized', 'This seat is no longer yours; you can go on watching.');
    return lost.map(({ connection }) => {
      const spectator: Guest = { connection, viewer: null, credentialsHash: null };
      this.admit(spectator);
      this.refuse(connection, refusal);
      return spectator;
    });
  }

  /** Tells everybody that the match is gone, and forgets them. */
  dismiss(): void {
    const refusal = new Refused('unknown-match', 'This match was removed.');
    for (const { connection } of this.guests.values()) this.refuse(connection, refusal);
    this.guests.clear();
  }

  /** Sends everybody what a move has changed for him, and gives back what they know now. */
  patch(before: { match: LoadedMatch; views: Views }, state: State, log: unknown[]): Views {
    const { served } = this;
    const patches = new Map<Viewer, unknown>();
    const views = new Map<Viewer, State>();
    const parts: SharedParts = new Map();
    for (const { connection, viewer } of this.guests.values()) {
      if (!patches.has(viewer)) {
        const old = before.views.get(viewer) ?? viewOfState(served, before.match.state, viewer);
        const view = viewOfState(served, state, viewer);
        views.set(viewer, view);
        patches.set(viewer, diffViews(old, view, parts));
      }
      connection.send('patch', this.matchID, state._stateID - 1, state._stateID, patches.get(viewer), log);
    }
    return views;
  }

  private refuse(connection: Connection, refusal: Refused): void {
    connection.send('refused', { ...refusal.toJSON(), event: 'sync', matchID: this.matchID });
  }
}
