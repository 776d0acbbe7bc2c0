import type { State } from 'boardgame.io';
import { opensSeat } from '../credentials';
import type { ServedGame } from '../game';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { Refused } from '../refusal';
import {
  botsMayMove,
  type LoadedMatch,
  type MatchRecord,
  type MatchStore,
  type MatchSummary,
  type WriteAnswer,
} from '../storage/store';
import { Audience, type Connection, type Guest, type Views } from './audience';
import type { Action, Engine, Outcome } from './engine';
import { Queue } from './queue';
import { type PublicSeat, type Viewer, viewOfLog, viewOfSeats, viewOfState } from './views';

export type { Connection } from './audience';

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

/** What is known of the match, which is what everybody who looks at it was told. It is replaced as a whole. */
interface Known {
  readonly match: LoadedMatch;
  /** What was told of `match.state` as patches; who is not in here was sent the whole state. */
  readonly views: Views;
  /** Whether it can be used; otherwise the match is read again first, and whoever looks is told what is new. */
  readonly current: boolean;
}

/** What became of a change of the record: a match can also be removed by it, or need no change. */
export type ChangeAnswer = WriteAnswer | 'removed' | 'unchanged';

const LONGEST_QUEUE = 200;
/** How often a move or a change of seats is tried again when another process was faster. */
const ATTEMPTS = 5;
/** So many undos and redos fit into a turn. Each makes the log longer, and nobody who plays comes near it. */
const REWINDS_PER_TURN = 100;

/**
 * One match while somebody needs it. Everything that reads or changes it runs in its queue, and what viewers are
 * told is told after the store has it: so patches reach them in order, none is missing, and nothing is taken back.
 */
export class Room {
  private readonly queue: Queue;
  private readonly audience: Audience;
  /** Null before the match was first read, and after it was removed: then nobody looks at it. */
  private known: Known | null = null;

  constructor(
    readonly id: string,
    private readonly services: RoomServices,
  ) {
    this.queue = new Queue(LONGEST_QUEUE, () => services.onIdle(this));
    this.audience = new Audience(id, services.served);
  }

  get unused(): boolean {
    return this.queue.idle && this.audience.empty;
  }

  /** The state id and the record's version that everybody here was told of, null when nobody was told anything. */
  get told(): { stateID: number; version: number } | null {
    return this.known && { stateID: this.known.match.stateID, version: this.known.match.version };
  }

  drained(): Promise<void> {
    return this.queue.drained();
  }

  /** Sends a viewer the whole match and every change from then on, while the credentials open the seat. */
  enter(connection: Connection, credentials: unknown): Promise<void> {
    return this.queue.run(async () => {
      const { viewer } = connection;
      const { known } = await this.checked((match) => this.mayLook(match, viewer, credentials));
      const { seats } = known.match.record;
      const credentialsHash = viewer === null ? null : (seats[Number(viewer)]?.credentialsHash ?? null);
      const guest = { connection, viewer, credentialsHash };
      const wasConnected = this.isConnected(viewer);
      await this.sendAll([guest], known.match);
      this.audience.admit(guest);
      if (viewer !== null && !wasConnected) this.publishSeats(known.match);
    });
  }

  /** Sends one viewer everything again, for a page that has fallen behind. */
  resend(connection: Connection): Promise<void> {
    return this.queue.run(async () => {
      const { match } = await this.load();
      const guest = this.audience.find(connection.id);
      if (guest !== undefined) await this.sendAll([guest], match);
    });
  }

  leave(connectionID: string): void {
    const guest = this.audience.find(connectionID);
    if (guest === undefined) return;
    this.audience.remove(guest);
    const { viewer } = guest;
    if (viewer !== null && !this.isConnected(viewer) && this.known !== null)
      this.publishSeats(this.known.match);
    if (this.unused) this.services.onIdle(this);
  }

  /** Checks, applies, stores and then publishes one action. */
  submit(submission: Submission): Promise<void> {
    const start = performance.now();
    return this.queue.run(async () => {
      // A conflict need not be a move: where another process has changed the seats only, this one still fits.
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const { known } = await this.checked((match) => this.mayAct(match, submission));
        if (submission.action.kind !== 'move') await this.mayRewind(known.match);
        const outcome = this.decide(known.match, submission);
        if ((await this.commit(known, outcome)) === 'conflict') continue;
        this.services.metrics.moved(submission.authority.by, (performance.now() - start) / 1000);
        this.wakePrograms(known.match.record);
        return;
      }
      throw this.overtaken();
    });
  }

  /** What the seat that is to decide may see now, for the program that may play it. */
  lookAsDecider(): Promise<{ view: State; record: MatchRecord }> {
    return this.queue.run(async () => {
      const { state, record } = (await this.load()).match;
      return { view: viewOfState(this.services.served, state, state.ctx.currentPlayer), record };
    });
  }

  /** Says something to everybody, in the name of the seat whose credentials are shown. */
  chat(seat: string, credentials: unknown, message: { id: string; payload: string }): Promise<void> {
    return this.queue.run(async () => {
      await this.checked((match) => this.mayLook(match, seat, credentials));
      const said = { id: message.id, sender: seat, payload: message.payload, at: Date.now() };
      await this.guarded(() => this.services.store.appendChat(this.id, said));
      this.audience.tell('chat', said);
    });
  }

  /**
   * Changes who sits where, or whatever else the record holds. `change` gets a copy to alter and may refuse; it runs
   * again on fresh data when another process was faster. `write` stores it, by default as a plain update. What was
   * stored is never followed by a refusal.
   */
  changeRecord<T>(
    change: (record: MatchRecord, match: MatchSummary) => T | Promise<T>,
    write: (match: MatchSummary, record: MatchRecord, answer: T) => Promise<ChangeAnswer> = (match, record) =>
      this.services.store.updateRecord(this.id, match.version, record, Date.now()),
  ): Promise<T> {
    return this.queue.run(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const { known, answer } = await this.checked(async (match) => {
          const record = structuredClone(match.record);
          return { record, answer: await change(record, match) };
        });
        switch (await this.guarded(() => write(known.match, answer.record, answer.answer))) {
          case 'stored':
            await this.adopt(known, answer.record);
            return answer.answer;
          case 'removed':
            this.end();
            return answer.answer;
          case 'unchanged':
            return answer.answer;
          case 'conflict':
            this.outdate();
        }
      }
      throw this.overtaken();
    });
  }

  /** Reads the match again and tells everybody, after another process has changed or removed it. */
  refresh(): Promise<void> {
    return this.queue.run(async () => {
      this.outdate();
      this.wakePrograms((await this.load()).match.record);
    });
  }

  seats(match: Pick<MatchSummary, 'record'>): PublicSeat[] {
    return viewOfSeats(match, (seat) => this.isConnected(String(seat)));
  }

  isConnected(viewer: Viewer): boolean {
    return this.audience.isConnected(viewer);
  }

  /** The match as last stored or read. Where it was read again and has changed, everybody is sent everything. */
  private async load(): Promise<Known> {
    const before = this.known;
    if (before?.current) return before;
    const match = await this.guarded(() => this.services.store.load(this.id));
    if (match === null) {
      this.end();
      throw new Refused('unknown-match', 'There is no such match.');
    }
    const { told } = this;
    if (told !== null && (told.stateID !== match.stateID || told.version !== match.version)) {
      this.audience.expel(match.record);
      await this.sendAll(this.audience.all(), match);
    }
    const known = { match, views: new Map(), current: true };
    this.known = known;
    return known;
  }

  /** Lets a check decide by what is in memory; before it refuses, by what is stored: another process may have changed it. */
  private async checked<T>(
    check: (match: LoadedMatch) => T | Promise<T>,
  ): Promise<{ known: Known; answer: T }> {
    const known = await this.load();
    try {
      return { known, answer: await check(known.match) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.outdate();
      const fresh = await this.load();
      return { known: fresh, answer: await check(fresh.match) };
    }
  }

  /** Goes on with a record that was just stored: whoever has lost his seat is told first, then everybody the seats. */
  private async adopt(known: Known, record: MatchRecord): Promise<void> {
    const match = { ...known.match, record, version: known.match.version + 1 };
    this.known = { ...known, match };
    const expelled = this.audience.expel(record);
    try {
      if (expelled.length > 0) await this.sendAll(expelled, match);
    } catch {
      // They cannot be sent what a spectator sees: then they see nothing more until they come again.
      for (const guest of expelled) this.audience.remove(guest);
    }
    this.publishSeats(match);
    this.wakePrograms(record);
  }

  private wakePrograms(record: MatchRecord): void {
    if (botsMayMove(record)) this.services.onStored(this);
  }

  /** From now on the match is read again before it is used. */
  private outdate(): void {
    this.known = this.known && { ...this.known, current: false };
  }

  /** The match is gone. */
  private end(): void {
    this.known = null;
    this.audience.dismiss();
  }

  private overtaken(): Refused {
    return new Refused('busy', 'Others change this match at the same moment; try again.');
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
        if (match.record.seats[Number(seat)]?.bot == null || !botsMayMove(match.record)) {
          throw new Refused('unauthorized', 'No program plays this seat now.');
        }
        break;
    }
    if (match.state._stateID !== stateID) {
      throw new Refused('stale', 'The match has moved on; here is its present state.');
    }
  }

  private async mayRewind({ state }: LoadedMatch): Promise<void> {
    const log = await this.guarded(() => this.services.store.log(this.id));
    const rewinds = log.filter(
      ({ turn, action }) => turn === state.ctx.turn && (action.type === 'UNDO' || action.type === 'REDO'),
    );
    if (rewinds.length >= REWINDS_PER_TURN) {
      throw new Refused('illegal', `No more than ${REWINDS_PER_TURN} undos and redos fit into a turn.`);
    }
  }

  private decide(match: LoadedMatch, { seat, action }: Submission): Outcome {
    try {
      return this.services.engine.apply(match.state, seat, action);
    } catch (error) {
      // The framework may have touched the state it refused to change.
      this.outdate();
      if (error instanceof Refused) throw error;
      this.services.log.error({ matchID: this.id, seat, action: action.kind, err: error }, 'a move failed');
      throw new Refused('internal', 'The server could not carry out this move; nothing has changed.');
    }
  }

  private async commit(known: Known, { state, log }: Outcome): Promise<WriteAnswer> {
    const { match } = known;
    const move = { id: this.id, version: match.version, state, log, at: Date.now() };
    const answer = await this.guarded(() => this.services.store.appendMove(move));
    if (answer === 'conflict') {
      this.outdate();
      return answer;
    }
    this.known = {
      match: {
        ...match,
        state,
        stateID: state._stateID,
        gameover: state.ctx.gameover,
        currentPlayer: state.ctx.currentPlayer,
        updatedAt: move.at,
      },
      views: this.audience.patch(known, state, viewOfLog(log)),
      current: true,
    };
    return answer;
  }

  private publishSeats(match: Pick<MatchSummary, 'record'>): void {
    this.audience.tell('matchData', this.seats(match));
  }

  private async sendAll(guests: readonly Guest[], match: LoadedMatch): Promise<void> {
    const { served, store } = this.services;
    const initial = await this.guarded(() => store.initialState(this.id));
    const log = viewOfLog(await this.guarded(() => store.log(this.id)));
    for (const { connection, viewer } of guests) {
      connection.send('sync', this.id, {
        state: viewOfState(served, match.state, viewer),
        log,
        filteredMetadata: this.seats(match),
        initialState: viewOfState(served, initial ?? match.state, viewer),
      });
    }
  }

  /** Turns a failing store into a refusal; what is in memory may be wrong then and is read again. */
  private async guarded<T>(operation: () => Promise<T>): Promise<T> {
    try {
      return await operation();
    } catch (error) {
      this.outdate();
      this.services.log.error({ matchID: this.id, err: error }, 'the storage failed');
      throw new Refused(
        'storage',
        'The server cannot store anything now; nothing has changed. Try again later.',
      );
    }
  }
}
