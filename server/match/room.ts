import type { State } from 'boardgame.io';
import { opensSeat } from '../credentials';
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
import { Audience, type Connection, type Member, type Views } from './audience';
import type { Action, Engine, Outcome } from './engine';
import { Queue } from './queue';
import { type PublicSeat, type Viewer, viewOfLog, viewOfSeats, viewOfState } from './views';

export type { Connection } from './audience';

/** Who acts: somebody who holds credentials, or the bot that plays the seat on this server. */
export type Authority = { by: 'person'; credentials: unknown } | { by: 'bot' };

export interface Submission {
  seat: string;
  authority: Authority;
  /** The state that the action was made for. */
  stateID: number;
  action: Action;
}

export interface RoomServices {
  engine: Engine;
  store: MatchStore;
  metrics: Metrics;
  log: Log;
  /** Called after each stored state has been sent out, where a bot may be next to decide. */
  onStored(room: Room): void;
  /** Called when nothing is queued any more. */
  onIdle(room: Room): void;
}

/** The match as last read or stored, which is what every viewer was sent. It is replaced as a whole. */
interface PublishedMatch {
  readonly match: LoadedMatch;
  /** What viewers got of `match.state` by patches; a viewer who is not in here was sent the whole state. */
  readonly views: Views;
  /** Whether it can be used; otherwise the match is read again first, and all viewers are sent what is new. */
  readonly fresh: boolean;
}

/** What became of a change of the record: a match can also be removed by it, or need no change. */
export type ChangeAnswer = WriteAnswer | 'removed' | 'unchanged';

const LONGEST_QUEUE = 200;
/** How often a move or a change of seats is tried again when another process was faster. */
const ATTEMPTS = 5;
/** So many undos and redos fit into a turn. Each makes the log longer, and nobody who plays comes near it. */
const REWINDS_PER_TURN = 100;

/**
 * One match while somebody needs it. Everything that reads or changes it runs in its queue, and viewers are sent only
 * what the store has: so patches reach them in order, none is missing, and nothing is taken back.
 */
export class Room {
  private readonly queue: Queue;
  private readonly audience: Audience;
  /** Null before the match was first read, and after it was removed: then nobody looks at it. */
  private current: PublishedMatch | null = null;

  constructor(
    readonly id: string,
    private readonly services: RoomServices,
  ) {
    this.queue = new Queue(LONGEST_QUEUE, () => services.onIdle(this));
    this.audience = new Audience(id, services.engine.module);
  }

  /** The id of the match's game. */
  get game(): string {
    return this.services.engine.id;
  }

  get unused(): boolean {
    return this.queue.idle && this.audience.empty;
  }

  /** The state id and the record's version that all viewers have been sent; null when nothing was sent yet. */
  get published(): { stateID: number; version: number } | null {
    return this.current && { stateID: this.current.match.stateID, version: this.current.match.version };
  }

  drained(): Promise<void> {
    return this.queue.drained();
  }

  /** Sends a viewer the whole match and every change from then on, while the credentials open the seat. */
  enter(connection: Connection, credentials: unknown): Promise<void> {
    return this.queue.run(async () => {
      const { viewer } = connection;
      const { match } = await this.checked((found) => this.mayLook(found, viewer, credentials));
      const { seats } = match.record;
      const credentialsHash = viewer === null ? null : (seats[Number(viewer)]?.credentialsHash ?? null);
      const member = { connection, viewer, credentialsHash };
      const wasConnected = this.isConnected(viewer);
      await this.sendAll([member], match);
      this.audience.add(member);
      if (viewer !== null && !wasConnected) this.publishSeats(match);
    });
  }

  /** Sends one viewer everything again, for a page that has fallen behind. */
  resend(connection: Connection): Promise<void> {
    return this.queue.run(async () => {
      const { match } = await this.load();
      const member = this.audience.find(connection.id);
      if (member !== undefined) await this.sendAll([member], match);
    });
  }

  leave(connectionID: string): void {
    const member = this.audience.find(connectionID);
    if (member === undefined) return;
    this.audience.remove(member);
    const { viewer } = member;
    if (viewer !== null && !this.isConnected(viewer) && this.current !== null)
      this.publishSeats(this.current.match);
    if (this.unused) this.services.onIdle(this);
  }

  /** Checks, applies, stores and then publishes one action. */
  submit(submission: Submission): Promise<void> {
    const start = performance.now();
    return this.queue.run(async () => {
      // A conflict need not be a move: where another process has changed the seats only, this one still fits.
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const current = await this.checked((match) => this.mayAct(match, submission));
        const outcome = this.apply(current.match, submission);
        const rewinds = this.rewindsAfter(current.match, submission.action, outcome);
        if ((await this.commit(current, outcome, rewinds)) === 'conflict') continue;
        const seconds = (performance.now() - start) / 1000;
        this.services.metrics.moved(this.game, submission.authority.by, seconds);
        this.wakeBots(current.match.record);
        return;
      }
      throw this.tooManyConflicts();
    });
  }

  /** What the seat that is to decide may see now, for the bot that may play it; no seat when the game is over. */
  lookAsDecider(): Promise<{ decider: string | null; view: State; record: MatchRecord }> {
    return this.queue.run(async () => {
      const { engine } = this.services;
      const { state, record } = (await this.load()).match;
      const decider = engine.decider(state);
      return { decider, view: viewOfState(engine.module, state, decider), record };
    });
  }

  /** Says something to everybody, in the name of the seat whose credentials are shown. */
  chat(seat: string, credentials: unknown, message: { id: string; payload: string }): Promise<void> {
    return this.queue.run(async () => {
      await this.checked((match) => this.mayLook(match, seat, credentials));
      const said = { id: message.id, sender: seat, payload: message.payload, at: Date.now() };
      await this.guarded(() => this.services.store.appendChat(this.id, said));
      this.audience.sendToAll('chat', said);
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
        const { answer: changed, ...current } = await this.checked(async (match) => {
          const record = structuredClone(match.record);
          return { record, answer: await change(record, match) };
        });
        const { record, answer } = changed;
        switch (await this.guarded(() => write(current.match, record, answer))) {
          case 'stored':
            await this.publishRecord(current, record);
            return answer;
          case 'removed':
            this.end();
            return answer;
          case 'unchanged':
            return answer;
          case 'conflict':
            this.markStale();
        }
      }
      throw this.tooManyConflicts();
    });
  }

  /** Reads the match again and tells everybody, after another process has changed or removed it. */
  refresh(): Promise<void> {
    return this.queue.run(async () => {
      this.markStale();
      this.wakeBots((await this.load()).match.record);
    });
  }

  seats(match: Pick<MatchSummary, 'record'>): PublicSeat[] {
    return viewOfSeats(match, (seat) => this.isConnected(String(seat)));
  }

  isConnected(viewer: Viewer): boolean {
    return this.audience.isConnected(viewer);
  }

  /** The match as last stored or read. Where it was read again and has changed, all viewers are sent everything. */
  private async load(): Promise<PublishedMatch> {
    const before = this.current;
    if (before?.fresh) return before;
    const match = await this.guarded(() => this.services.store.load(this.id));
    // A match of another game is as unknown here as none at all.
    if (match === null || match.record.gameName !== this.game) {
      this.end();
      throw new Refused('unknown-match', 'There is no such match.');
    }
    const { published } = this;
    if (published !== null && (published.stateID !== match.stateID || published.version !== match.version)) {
      this.audience.expel(match.record);
      await this.sendAll(this.audience.all(), match);
    }
    const current = { match, views: new Map(), fresh: true };
    this.current = current;
    return current;
  }

  /** Lets a check decide by what is in memory; before it refuses, by what is stored: another process may have changed it. */
  private async checked<T>(
    check: (match: LoadedMatch) => T | Promise<T>,
  ): Promise<PublishedMatch & { answer: T }> {
    const current = await this.load();
    try {
      return { ...current, answer: await check(current.match) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.markStale();
      const stored = await this.load();
      return { ...stored, answer: await check(stored.match) };
    }
  }

  /** Goes on with a record that was just stored: those who have lost their seats hear first, then all about the seats. */
  private async publishRecord({ match: before, views }: PublishedMatch, record: MatchRecord): Promise<void> {
    const match = { ...before, record, version: before.version + 1 };
    this.current = { match, views, fresh: true };
    const expelled = this.audience.expel(record);
    try {
      if (expelled.length > 0) await this.sendAll(expelled, match);
    } catch {
      // They cannot be sent what a spectator sees: then they see nothing more until they come again.
      for (const member of expelled) this.audience.remove(member);
    }
    this.publishSeats(match);
    this.wakeBots(record);
  }

  private wakeBots(record: MatchRecord): void {
    if (botsMayMove(record)) this.services.onStored(this);
  }

  /** From now on the match is read again before it is used. */
  private markStale(): void {
    this.current = this.current && { ...this.current, fresh: false };
  }

  /** The match is gone. */
  private end(): void {
    this.current = null;
    this.audience.dismiss();
  }

  private tooManyConflicts(): Refused {
    return new Refused('busy', 'Others change this match at the same moment; try again.');
  }

  private mayLook(match: LoadedMatch, viewer: Viewer, credentials: unknown): void {
    if (viewer === null) return;
    if (!opensSeat(match.record.seats[Number(viewer)], credentials)) {
      throw new Refused('unauthorized', 'These credentials do not open this seat.');
    }
  }

  private mayAct(match: LoadedMatch, { seat, authority, stateID, action }: Submission): void {
    switch (authority.by) {
      case 'person':
        this.mayLook(match, seat, authority.credentials);
        break;
      case 'bot':
        if (match.record.seats[Number(seat)]?.bot == null || !botsMayMove(match.record)) {
          throw new Refused('unauthorized', 'No bot plays this seat now.');
        }
        break;
    }
    if (match.state._stateID !== stateID) {
      throw new Refused('stale', 'The match has moved on; here is its present state.');
    }
    if (action.kind !== 'move' && match.rewinds >= REWINDS_PER_TURN) {
      throw new Refused('illegal', `No more than ${REWINDS_PER_TURN} undos and redos fit into a turn.`);
    }
  }

  /** How many undos and redos the turn has seen after an action. */
  private rewindsAfter({ state, rewinds }: LoadedMatch, action: Action, outcome: Outcome): number {
    if (action.kind !== 'move') return rewinds + 1;
    const { engine } = this.services;
    return engine.status(outcome.state).turn === engine.status(state).turn ? rewinds : 0;
  }

  private apply(match: LoadedMatch, { seat, action }: Submission): Outcome {
    try {
      return this.services.engine.apply(match.state, seat, action);
    } catch (error) {
      // The framework may have touched the state it refused to change.
      this.markStale();
      if (error instanceof Refused) throw error;
      const where = { game: this.game, matchID: this.id, seat, action: action.kind };
      this.services.log.error({ ...where, err: error }, 'a move failed');
      throw new Refused('internal', 'The server could not carry out this move; nothing has changed.');
    }
  }

  private async commit(
    current: PublishedMatch,
    { state, log }: Outcome,
    rewinds: number,
  ): Promise<WriteAnswer> {
    const { match } = current;
    const decider = this.services.engine.decider(state);
    const at = Date.now();
    const move = { id: this.id, version: match.version, state, decider, rewinds, log, at };
    const answer = await this.guarded(() => this.services.store.appendMove(move));
    if (answer === 'conflict') {
      this.markStale();
      return answer;
    }
    this.current = {
      match: {
        ...match,
        state,
        stateID: state._stateID,
        gameover: state.ctx.gameover,
        decider,
        rewinds,
        updatedAt: at,
      },
      views: this.audience.patch(current, state, log),
      fresh: true,
    };
    return answer;
  }

  private publishSeats(match: Pick<MatchSummary, 'record'>): void {
    this.audience.sendToAll('matchData', this.seats(match));
  }

  private async sendAll(members: readonly Member[], match: LoadedMatch): Promise<void> {
    const { engine, store } = this.services;
    const initial = await this.guarded(() => store.initialState(this.id));
    const log = await this.guarded(() => store.log(this.id));
    for (const { connection, viewer } of members) {
      connection.send('sync', this.id, {
        state: viewOfState(engine.module, match.state, viewer),
        log: viewOfLog(engine.module, log, viewer),
        filteredMetadata: this.seats(match),
        initialState: viewOfState(engine.module, initial ?? match.state, viewer),
      });
    }
  }

  /** Turns a failing store into a refusal; what is in memory may be wrong then and is read again. */
  private async guarded<T>(operation: () => Promise<T>): Promise<T> {
    try {
      return await operation();
    } catch (error) {
      this.markStale();
      this.services.log.error({ game: this.game, matchID: this.id, err: error }, 'the storage failed');
      throw new Refused(
        'storage',
        'The server cannot store anything now; nothing has changed. Try again later.',
      );
    }
  }
}
