import type { LogEntry, State } from 'boardgame.io';
import type { Bans } from '../admin/bans';
import { fittingHash } from '../credentials';
import { costOfLength } from '../limits';
import type { Line } from '../line';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { Refused } from '../refusal';
import {
  type BotTurn,
  botsMayMove,
  type LoadedMatch,
  type MatchRecord,
  type MatchStore,
  type MatchSummary,
  type Timing,
  type WriteAnswer,
  wordsOf,
} from '../storage/store';
import { Audience, type Connection } from './audience';
import { type Decision, timingAfterChange, timingAfterMove } from './clock';
import type { Engine, Outcome } from './engine';
import { botTurnAfter, type Others } from './others';
import { Present } from './present';
import { type Guarded, type PublishedMatch, Publisher } from './publisher';
import { Queue } from './queue';
import { mayAct, mayLook, rewindsAfter, type Submission } from './rights';
import { nameIsFree, seatOfProfile, sendAway } from './seats';
import { Talk } from './talk';
import { viewOfState } from './views';
import type { WholeMatches } from './whole';

export type { Connection } from './audience';
export type { Submission } from './rights';

export interface RoomServices {
  engine: Engine;
  store: MatchStore;
  metrics: Metrics;
  log: Log;
  now: () => number;
  /** Called after each stored state has been sent out, where a bot may be next to decide. */
  onStored(room: Room): void;
  /** Called after a move or a change of seats was stored, with the number of the turn and the time of the change. */
  onChanged?(match: LoadedMatch, turn: number, at: number): void;
  /** Called when nothing is queued any more. */
  onIdle(room: Room): void;
  /** Other processes on the same database; left out where there are none. */
  others?: Others;
  bans?: Bans;
  whole: WholeMatches;
  /** In which pages wait that open matches, each for its visitor's turn. */
  line: Line;
}

/**
 * Pays what it costs to be sent a whole match; to be asked when that is known. False when nobody wants it any more, and it
 * throws when it is too much.
 */
export type Pay = (cost: number) => Promise<boolean>;

/** What became of a change of the record: a match can also be removed by it, or need no change. */
export type ChangeAnswer = WriteAnswer | 'removed' | 'unchanged';
/** Stores a changed record with what becomes of the clock. */
type Write<T> = (
  match: MatchSummary,
  record: MatchRecord,
  answer: T,
  timing: Timing & BotTurn,
) => Promise<ChangeAnswer>;

const LONGEST_QUEUE = 200;
/** How often a move or a change of seats is tried again when another process was faster. */
const ATTEMPTS = 5;

/**
 * One match while somebody needs it. Everything that reads or changes it runs in its queue, and viewers are sent only
 * what the store has: so patches reach them in order, none is missing, and nothing is taken back.
 */
export class Room {
  private readonly queue: Queue;
  readonly audience: Audience;
  /** Null before the match was first read, and after it was removed: then nobody looks at it. */
  private current: PublishedMatch | null = null;
  readonly present: Present;
  private readonly publisher: Publisher;
  readonly talk: Talk;
  /** How many pages wait to be sent the match. */
  private waiting = 0;

  constructor(
    readonly id: string,
    private readonly services: RoomServices,
  ) {
    this.queue = new Queue(LONGEST_QUEUE, () => services.onIdle(this));
    this.audience = new Audience(id, services.engine.module);
    this.present = new Present(id, services, this.audience);
    const guarded: Guarded = (operation) => this.guarded(operation);
    this.talk = new Talk({ id, audience: this.audience, guarded, ...services });
    this.publisher = new Publisher({ audience: this.audience, present: this.present, guarded, ...services });
  }

  /** The id of the match's game. */
  get game(): string {
    return this.services.engine.id;
  }

  get unused(): boolean {
    return this.queue.idle && this.audience.empty && this.waiting === 0;
  }

  /** The state id and the record's version that all viewers have been sent; null when nothing was sent yet. */
  get published(): { stateID: number; version: number } | null {
    return this.current && { stateID: this.current.match.stateID, version: this.current.match.version };
  }

  drained(): Promise<void> {
    return this.queue.drained();
  }

  /** Sends a viewer the whole match and every change from then on, while the credentials open the seat. */
  enter(connection: Connection, credentials: unknown, pay: Pay): Promise<void> {
    const { viewer } = connection;
    const { bans } = this.services;
    const look = (found: LoadedMatch) => mayLook(found, viewer, credentials, bans);
    return this.whenPaid(connection, look, pay, async () => {
      // Another process may have given the seat to somebody else a moment ago, whose cards this viewer must not see.
      this.markStale();
      const { match } = await this.checked(look);
      const { seats } = match.record;
      const seat = viewer === null ? undefined : seats[Number(viewer)];
      const credentialsHash = fittingHash(seat, credentials);
      const member = { connection, viewer, credentialsHash, profile: seat?.profile };
      const wasConnected = this.present.isConnected(viewer);
      await this.guarded(() => this.present.read());
      await this.publisher.sendAll([member], match);
      this.audience.add(member);
      this.present.changed(viewer);
      if (viewer !== null && !wasConnected) this.publisher.seats(match);
    });
  }

  /** Sends one viewer everything again, for a page that has fallen behind. */
  resend(connection: Connection, pay: Pay): Promise<void> {
    return this.whenPaid(
      connection,
      () => undefined,
      pay,
      async () => {
        const { match } = await this.load();
        const member = this.audience.find(connection.id);
        if (member !== undefined) await this.publisher.sendAll([member], match);
      },
    );
  }

  /**
   * Lets a page be sent the whole match when it has paid for its length and its turn has come. It waits outside of the
   * match's queue, so that the match goes on meanwhile.
   */
  private async whenPaid(
    { id, address = id }: Connection,
    check: (match: LoadedMatch) => void,
    pay: Pay,
    send: () => Promise<void>,
  ): Promise<void> {
    this.waiting++;
    try {
      const { match } = await this.queue.run(() => this.checked(check));
      if (await pay(costOfLength(match))) {
        await this.services.line.run(address, () => this.queue.run(send));
      }
    } finally {
      this.waiting--;
      if (this.unused) this.services.onIdle(this);
    }
  }

  leave(connectionID: string): void {
    const member = this.audience.find(connectionID);
    if (member === undefined) return;
    this.audience.remove(member);
    const { viewer } = member;
    this.present.changed(viewer);
    if (viewer !== null && !this.present.isConnected(viewer) && this.current !== null)
      this.publisher.seats(this.current.match);
    if (this.unused) this.services.onIdle(this);
  }

  /** Checks, applies, stores and then publishes one action. */
  submit(submission: Submission): Promise<void> {
    const start = performance.now();
    return this.queue.run(async () => {
      // A conflict need not be a move: where another process has changed the seats only, this one still fits.
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const current = await this.checked((match) => mayAct(match, submission, this.services.bans));
        const outcome = this.apply(current.match, submission);
        const rewinds = rewindsAfter(this.services.engine, current.match, submission.action, outcome);
        if ((await this.commit(current, outcome, rewinds)) === 'conflict') continue;
        const seconds = (performance.now() - start) / 1000;
        this.services.metrics.moved(this.game, submission.authority.by, seconds);
        this.wakeBots(current.match.record);
        return;
      }
      throw new Refused('busy', 'Others change this match at the same moment; try again.');
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

  /** Says something to players and spectators, in the name of the seat whose credentials are shown. */
  chat(seat: string, credentials: unknown, message: { id: string; payload: string }): Promise<void> {
    return this.queue.run(async () => {
      this.markStale();
      const { bans } = this.services;
      const { match } = await this.checked((found) => mayLook(found, seat, credentials, bans));
      const { name, profile } = match.record.seats[Number(seat)] ?? {};
      await this.talk.tell({
        id: message.id,
        sender: seat,
        payload: message.payload,
        at: this.services.now(),
        room: 'players',
        ...(name == null ? {} : { name }),
        ...(profile === undefined ? {} : { profile }),
      });
    });
  }

  /** Says something to the other spectators, in the name of a profile that has no seat here. */
  chatAsSpectator(
    { id, name }: { id: string; name: string },
    said: { id: string; payload: string },
  ): Promise<void> {
    return this.queue.run(async () => {
      this.markStale();
      await this.checked(({ record }) => {
        if (seatOfProfile(record, id) !== null) {
          throw new Refused('unauthorized', 'Who plays does not write to the spectators.');
        }
        nameIsFree(record, null, name, this.services.engine.module.card);
      });
      const at = this.services.now();
      const message = { ...said, sender: id, at, name, profile: id };
      await this.talk.tell({ ...message, room: 'spectators' });
    });
  }

  /** Sends all viewers who is connected, after that has changed at another process. */
  hearPresence(): void {
    if (this.current !== null) this.publisher.seats(this.current.match);
  }

  /**
   * Changes who sits where, or whatever else the record holds. `change` gets a copy to alter and may refuse; it runs
   * again on fresh data when another process was faster. `write` stores it, by default as a plain update. What was
   * stored is never followed by a refusal. It is read first, for not every change writes, and credentials may have been
   * given back at another process a moment ago.
   */
  changeRecord<T>(
    change: (record: MatchRecord, match: MatchSummary) => T | Promise<T>,
    write: Write<T> = (match, record, _, timing) =>
      this.services.store.updateRecord(this.id, match.version, record, this.services.now(), timing),
  ): Promise<T> {
    return this.queue.run(async () => {
      this.markStale();
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const { answer: changed, ...current } = await this.checked(async (match) => {
          const record = structuredClone(match.record);
          return { record, answer: await change(record, match) };
        });
        const { record, answer } = changed;
        const timing = timingAfterChange(current.match, record, this.services.now());
        const { decider } = current.match;
        const before = current.match.record;
        const botTurn = botTurnAfter(this.services.others, [before, decider], [record, decider]);
        switch (await this.guarded(() => write(current.match, record, answer, { ...timing, ...botTurn }))) {
          case 'stored':
            await this.publishRecord(current, record, timing);
            return answer;
          case 'removed':
            this.end();
            this.services.others?.tell({ kind: 'changed', game: this.game, id: this.id, now: null });
            return answer;
          case 'unchanged':
            return answer;
          case 'conflict':
            this.markStale();
        }
      }
      throw new Refused('busy', 'Others change this match at the same moment; try again.');
    });
  }

  /**
   * Sends all viewers what another process has made of the match: it is read again, unless what it is at now was
   * published already. Null where the other process has removed it.
   */
  hearChange(now: { stateID: number; version: number } | null): Promise<void> {
    return this.queue.run(async () => {
      const { published } = this;
      if (published === null) return;
      if (now !== null && now.stateID <= published.stateID && now.version <= published.version) return;
      this.markStale();
      try {
        this.wakeBots((await this.load()).match.record);
      } catch (error) {
        // It is gone, and all viewers were told.
        if (!(error instanceof Refused) || error.code !== 'unknown-match') throw error;
      }
    });
  }

  /**
   * Lets happen what was agreed on for a decider whose time is over; nothing where it is not. The write names the state,
   * so that a move which another process has stored in time wins.
   */
  timeOver(): Promise<void> {
    return this.changeRecord(
      (record, match) => {
        const { decider, deadline } = match;
        if (decider === null || deadline === null || deadline > this.services.now()) return false;
        sendAway(record, Number(decider), record.timeOver ?? { do: 'open' });
        return true;
      },
      async ({ version, stateID }, record, happens, timing) =>
        happens
          ? this.services.store.updateRecord(this.id, version, record, this.services.now(), {
              ...timing,
              stateID,
            })
          : 'unchanged',
    ).then(() => undefined);
  }

  /** When a seat's person was last here, as far as any process knows: now for somebody who is. */
  lastSeen(seat: number): Promise<number | null> {
    return this.guarded(() => this.present.lastSeen(seat));
  }

  /** The match as last stored or read. Where it was read again and has changed, all viewers are sent what is new. */
  private async load(): Promise<PublishedMatch> {
    const before = this.current;
    if (before?.fresh) return before;
    const { match, log } = (await this.read(before)) ?? {};
    // A match of another game is as unknown here as none at all.
    if (match === undefined || match.record.gameName !== this.game) {
      this.end();
      throw new Refused('unknown-match', 'There is no such match.');
    }
    const views = before === null ? new Map() : await this.publisher.change(before, match, log);
    const current = { match, views, fresh: true };
    this.current = current;
    return current;
  }

  /** The match as it is stored; where what it was can be trusted, read from there on and with the log since. */
  private read(before: PublishedMatch | null): Promise<{ match: LoadedMatch; log?: LogEntry[] } | null> {
    const { store } = this.services;
    return this.guarded(async () => {
      if (before !== null && !before.spoilt) return store.loadSince(before.match);
      const match = await store.load(this.id);
      return match && { match };
    });
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
  private async publishRecord(
    { match: before, views }: PublishedMatch,
    record: MatchRecord,
    timing: Timing,
  ): Promise<void> {
    const match = { ...before, ...timing, record, version: before.version + 1 };
    this.current = { match, views, fresh: true };
    await this.publisher.record(match, record);
    this.wakeBots(record);
    this.changed(match, this.services.now());
  }

  private changed(match: LoadedMatch, at: number): void {
    const { stateID, version } = match;
    this.services.others?.tell({ kind: 'changed', game: this.game, id: this.id, now: { stateID, version } });
    this.services.onChanged?.(match, this.services.engine.status(match.state).turn, at);
  }

  private wakeBots(record: MatchRecord): void {
    if (botsMayMove(record)) this.services.onStored(this);
  }

  /** From now on the match is read again before it is used. */
  private markStale(): void {
    this.current = this.current && { ...this.current, fresh: false };
  }

  /** The state in memory may have been touched: it is read again, and viewers are sent the whole of what comes next. */
  private markSpoilt(): void {
    this.current = this.current && { ...this.current, fresh: false, spoilt: true };
  }

  /** The match is gone. */
  private end(): void {
    this.current = null;
    this.audience.dismiss();
  }

  private apply(match: LoadedMatch, { seat, action }: Submission): Outcome {
    try {
      return this.services.engine.apply(match.state, seat, action, wordsOf(match.record));
    } catch (error) {
      // The framework may have touched the state it refused to change.
      this.markSpoilt();
      if (error instanceof Refused) throw error;
      const where = { game: this.game, matchID: this.id, seat, action: action.kind };
      this.services.log.error({ ...where, err: error }, 'a move failed');
      throw new Refused('internal', 'The server could not carry out this move; nothing has changed.');
    }
  }

  private async commit(
    current: PublishedMatch,
    { state, log, ordinary }: Outcome,
    rewinds: number,
  ): Promise<WriteAnswer> {
    const { match } = current;
    const decider = this.services.engine.decider(state);
    const at = this.services.now();
    const timing = timingAfterMove(match, this.decisionIn(match.state), this.decisionIn(state), at);
    const { record } = match;
    const botTurn = botTurnAfter(this.services.others, [record, match.decider], [record, decider]);
    const stored = { ...timing, ...botTurn };
    const before = ordinary ? match.state : undefined;
    const { version } = match;
    const move = { id: this.id, version, state, before, decider, rewinds, log, at, timing: stored };
    const answer = await this.guarded(() => this.services.store.appendMove(move));
    if (answer === 'conflict') {
      this.markStale();
      return answer;
    }
    this.current = {
      match: {
        id: this.id,
        record,
        version,
        state,
        stateID: state._stateID,
        gameover: state.ctx.gameover,
        decider,
        rewinds,
        updatedAt: at,
        deadline: timing.deadline,
        clock: timing.clock,
      },
      views: this.audience.patch(current, state, log),
      fresh: true,
    };
    if (match.record.clock !== undefined) this.publisher.table(this.current.match);
    this.changed(this.current.match, at);
    return answer;
  }

  private decisionIn(state: State): Decision & { stateID: number } {
    const { engine } = this.services;
    return {
      decider: engine.decider(state),
      turn: engine.status(state).turn,
      stateID: state._stateID,
    };
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
