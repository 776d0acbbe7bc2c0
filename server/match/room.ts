import type { State } from 'boardgame.io';
import { opensSeat } from '../credentials';
import type { ServedGame } from '../game';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { Refused } from '../refusal';
import type { LoadedMatch, MatchRecord, MatchStore, MatchSummary } from '../storage/store';
import { diff } from './diff';
import type { Action, Engine, Outcome } from './engine';
import { Queue } from './queue';
import { type PublicSeat, type Viewer, viewOfLog, viewOfSeats, viewOfState } from './views';

/** One open page: where its messages go and who looks at it. */
export interface Connection {
  readonly id: string;
  readonly viewer: Viewer;
  send(event: 'sync' | 'patch' | 'matchData' | 'chat', ...args: unknown[]): void;
}

/** Who acts: somebody who holds credentials, or the program that plays the seat on this server. */
export type Authority = { by: 'person'; credentials: unknown } | { by: 'program' };

export interface Submission {
  seat: string;
  authority: Authority;
  /** The state that the action was made for. */
  stateID: number;
  action: Action;
}

export interface RoomServices {
  served: ServedGame;
  engine: Engine;
  store: MatchStore;
  metrics: Metrics;
  log: Log;
  /** Called after each stored state has been sent out, where a program may be next to decide. */
  onStored(room: Room): void;
  /** Called when nothing is queued any more. */
  onIdle(room: Room): void;
}

const LONGEST_QUEUE = 200;
/** How often a change of seats is tried again when another process was faster. */
const RECORD_ATTEMPTS = 5;

/**
 * One match while somebody needs it. Everything that reads or changes it runs in its queue, and what viewers are
 * told is told after the store has it: so patches reach them in order, none is missing, and nothing is taken back.
 */
export class Room {
  private readonly queue: Queue;
  private readonly connections = new Map<string, Connection>();
  /** The match as last stored or read; null when it must be read again. */
  private match: LoadedMatch | null = null;
  /** Which state and which seats the connections were last told of. */
  private told: { stateID: number; version: number } | null = null;
  /** What each kind of viewer was last told of `match`. */
  private readonly views = new Map<Viewer, State>();

  constructor(
    readonly id: string,
    private readonly services: RoomServices,
  ) {
    this.queue = new Queue(LONGEST_QUEUE, () => services.onIdle(this));
  }

  get unused(): boolean {
    return this.queue.idle && this.connections.size === 0;
  }

  /** State id and record version in memory, null when nothing is held. */
  get held(): { stateID: number; version: number } | null {
    return this.match && { stateID: this.match.state._stateID, version: this.match.version };
  }

  drained(): Promise<void> {
    return this.queue.drained();
  }

  /** Sends a viewer the whole match and every change from then on. */
  enter(connection: Connection, credentials: unknown): Promise<void> {
    return this.queue.run(async () => {
      const match = await this.load();
      this.mayLook(match, connection.viewer, credentials);
      const wasConnected = this.isConnected(connection.viewer);
      await this.sendAll(connection, match);
      this.connections.set(connection.id, connection);
      if (connection.viewer !== null && !wasConnected) this.publishSeats(match);
    });
  }

  /** Sends one viewer everything again, for a page that has fallen behind. */
  resend(connection: Connection): Promise<void> {
    return this.queue.run(async () => this.sendAll(connection, await this.load()));
  }

  leave(connectionID: string): void {
    const connection = this.connections.get(connectionID);
    if (connection === undefined) return;
    this.connections.delete(connectionID);
    const { viewer } = connection;
    if (viewer !== null && !this.isConnected(viewer) && this.match !== null) this.publishSeats(this.match);
    if (this.unused) this.services.onIdle(this);
  }

  /** Checks, applies, stores and then publishes one action. */
  submit(submission: Submission): Promise<void> {
    const start = performance.now();
    return this.queue.run(async () => {
      const match = await this.load();
      this.mayAct(match, submission);
      const outcome = this.decide(match, submission);
      await this.commit(match, outcome);
      this.services.metrics.moved(submission.authority.by, (performance.now() - start) / 1000);
      this.wakePrograms(match.record);
    });
  }

  /** What the seat that is to decide may see now, for the program that may play it. */
  lookAsDecider(): Promise<{ view: State; record: MatchRecord }> {
    return this.queue.run(async () => {
      const { state, record } = await this.load();
      return { view: viewOfState(this.services.served, state, state.ctx.currentPlayer), record };
    });
  }

  /** Says something to everybody, in the name of the seat whose credentials are shown. */
  chat(seat: string, credentials: unknown, message: { id: string; payload: string }): Promise<void> {
    return this.queue.run(async () => {
      const match = await this.load();
      this.mayLook(match, seat, credentials);
      const said = { id: message.id, sender: seat, payload: message.payload, at: Date.now() };
      await this.guarded(() => this.services.store.appendChat(this.id, said));
      for (const connection of this.connections.values()) connection.send('chat', this.id, said);
    });
  }

  /**
   * Changes who sits where, or whatever else the record holds. `change` gets a copy to alter and may refuse; it runs
   * again on fresh data when another process was faster. `write` stores it, by default as a plain update.
   */
  changeRecord<T>(
    change: (record: MatchRecord, match: MatchSummary) => T,
    write: (match: MatchSummary, record: MatchRecord, answer: T) => Promise<'stored' | 'conflict'> = (
      match,
      record,
    ) => this.services.store.updateRecord(this.id, match.version, record, Date.now()),
  ): Promise<T> {
    return this.queue.run(async () => {
      for (let attempt = 0; attempt < RECORD_ATTEMPTS; attempt++) {
        const match = await this.load();
        const record = structuredClone(match.record);
        const answer = change(record, match);
        this.forget();
        if ((await this.guarded(() => write(match, record, answer))) === 'stored') {
          const fresh = await this.guarded(() => this.services.store.summary(this.id));
          if (fresh !== null) this.publishSeats(fresh);
          if (fresh !== null && this.told !== null) this.told.version = fresh.version;
          this.wakePrograms(record);
          return answer;
        }
      }
      throw new Refused('busy', 'Others change this match at the same moment; try again.');
    });
  }

  /** Reads the match again and tells everybody, after another process has changed it. */
  refresh(): Promise<void> {
    return this.queue.run(async () => {
      this.forget();
      this.wakePrograms((await this.load()).record);
    });
  }

  seats(match: Pick<MatchSummary, 'record'>): PublicSeat[] {
    return viewOfSeats(match, (seat) => this.isConnected(String(seat)));
  }

  isConnected(viewer: Viewer): boolean {
    for (const connection of this.connections.values()) if (connection.viewer === viewer) return true;
    return false;
  }

  private async load(): Promise<LoadedMatch> {
    if (this.match === null) {
      const match = await this.guarded(() => this.services.store.load(this.id));
      if (match === null) throw new Refused('unknown-match', 'There is no such match.');
      this.match = match;
      await this.tellIfMoved(match);
    }
    return this.match;
  }

  /** Sends everybody everything when a match that was read again is not the one they know. */
  private async tellIfMoved(match: LoadedMatch): Promise<void> {
    const { told } = this;
    if (told?.stateID === match.stateID && told.version === match.version) return;
    if (told !== null)
      for (const connection of this.connections.values()) await this.sendAll(connection, match);
    this.told = { stateID: match.stateID, version: match.version };
  }

  private wakePrograms(record: MatchRecord): void {
    if (record.seats.some((seat) => seat.bot !== null)) this.services.onStored(this);
  }

  private forget(): void {
    this.match = null;
    this.views.clear();
  }

  private mayLook(match: LoadedMatch, viewer: Viewer, credentials: unknown): void {
    if (viewer === null) return;
    if (!opensSeat(match.record.seats[Number(viewer)], credentials)) {
      throw new Refused('unauthorized', 'These credentials do not open this seat.');
    }
  }

  private mayAct(match: LoadedMatch, { seat, authority, stateID }: Submission): void {
    switch (authority.by) {
      case 'person':
        this.mayLook(match, seat, authority.credentials);
        break;
      case 'program':
        if (match.record.seats[Number(seat)]?.bot == null) {
          throw new Refused('unauthorized', 'No program plays this seat.');
        }
        break;
    }
    if (match.state._stateID !== stateID) {
      throw new Refused('stale', 'The match has moved on; here is its present state.');
    }
  }

  private decide(match: LoadedMatch, { seat, action }: Submission): Outcome {
    try {
      return this.services.engine.apply(match.state, seat, action);
    } catch (error) {
      // The framework may have touched the state it refused to change.
      this.match = null;
      if (error instanceof Refused) throw error;
      this.services.log.error({ matchID: this.id, seat, action: action.kind, err: error }, 'a move failed');
      throw new Refused('internal', 'The server could not carry out this move; nothing has changed.');
    }
  }

  private async commit(match: LoadedMatch, { state, log }: Outcome): Promise<void> {
    const at = Date.now();
    this.match = null;
    const answer = await this.guarded(() => this.services.store.appendMove({ id: this.id, state, log, at }));
    if (answer === 'conflict') {
      this.forget();
      throw new Refused('stale', 'The match has moved on; here is its present state.');
    }
    this.publish(match, state, viewOfLog(log));
    this.told = { stateID: state._stateID, version: match.version };
    this.match = {
      ...match,
      state,
      stateID: state._stateID,
      gameover: state.ctx.gameover,
      currentPlayer: state.ctx.currentPlayer,
      updatedAt: at,
    };
  }

  private publish(before: LoadedMatch, state: State, log: unknown[]): void {
    const { served } = this.services;
    const patches = new Map<Viewer, unknown>();
    const views = new Map<Viewer, State>();
    for (const connection of this.connections.values()) {
      const { viewer } = connection;
      if (!patches.has(viewer)) {
        const old = this.views.get(viewer) ?? viewOfState(served, before.state, viewer);
        const view = viewOfState(served, state, viewer);
        views.set(viewer, view);
        patches.set(viewer, diff(old, view));
      }
      connection.send('patch', this.id, state._stateID - 1, state._stateID, patches.get(viewer), log);
    }
    this.views.clear();
    for (const [viewer, view] of views) this.views.set(viewer, view);
  }

  private publishSeats(match: Pick<MatchSummary, 'record'>): void {
    const seats = this.seats(match);
    for (const connection of this.connections.values()) connection.send('matchData', this.id, seats);
  }

  private async sendAll(connection: Connection, match: LoadedMatch): Promise<void> {
    const { served, store } = this.services;
    const { viewer } = connection;
    const initial = await this.guarded(() => store.initialState(this.id));
    const log = await this.guarded(() => store.log(this.id));
    connection.send('sync', this.id, {
      state: viewOfState(served, match.state, viewer),
      log: viewOfLog(log),
      filteredMetadata: this.seats(match),
      initialState: viewOfState(served, initial ?? match.state, viewer),
    });
  }

  /** Turns a failing store into a refusal; what is in memory may be wrong then and is read again. */
  private async guarded<T>(operation: () => Promise<T>): Promise<T> {
    try {
      return await operation();
    } catch (error) {
      this.forget();
      this.services.log.error({ matchID: this.id, err: error }, 'the storage failed');
      throw new Refused(
        'storage',
        'The server cannot store anything now; nothing has changed. Try again later.',
      );
    }
  }
}
