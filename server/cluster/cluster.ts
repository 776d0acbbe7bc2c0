import { randomBytes } from 'node:crypto';
import { steadyNow } from '../bucket';
import type { Log } from '../log';
import type { Others } from '../match/others';
import type { Rooms } from '../match/rooms';
import type { BotLease, MatchStore } from '../storage/store';
import { type Bus, type BusEvents, NO_BUS, type Note } from './bus';
import { Elsewhere } from './presence';

/** How long a bot's turn belongs to a process that does not renew it. */
const LEASE_MS = 6000;
/** While nobody is heard the database is asked each time, otherwise seldom: a note may have been lost. */
const SELDOM = 10;
/** Clocks of several machines differ, and a message is stored a moment after its time. */
const CHAT_MARGIN_MS = 10_000;

/** Makes the way in which this process hears others; null where the database has none. */
export type OpenBus = ((self: string, events: BusEvents) => Bus) | null;

interface ClusterServices {
  store: MatchStore;
  rooms(): Rooms;
  log: Log;
  now(): number;
  open: OpenBus;
}

/**
 * This process as one of several on the same database: what happens here is told to the others, and what they tell is
 * shown to the viewers here. Notes may be lost, so that the database is asked too: once a second while nobody is heard.
 */
export class Cluster implements Others {
  readonly lease: BotLease | null;
  private readonly elsewhere = new Elsewhere(steadyNow);
  private readonly bus: Bus;
  private rounds = 0;
  /** Since when chat messages may have been missed; null while others are heard. */
  private missedSince: number;

  constructor(private readonly services: ClusterServices) {
    const self = randomBytes(9).toString('base64url');
    this.missedSince = services.now();
    this.lease = services.open === null ? null : { holder: self, ms: LEASE_MS };
    const events: BusEvents = {
      onNote: (from, note) => this.hear(from, note),
      onHeard: () => {
        this.announce();
        void this.catchUp().catch((err) => services.log.warn({ err }, 'could not catch up'));
      },
      onDeaf: () => {
        this.missedSince = services.now();
      },
    };
    this.bus = services.open?.(self, events) ?? NO_BUS;
  }

  isConnected(id: string, seat: number): boolean {
    return this.elsewhere.isConnected(id, seat);
  }

  tell(note: Note): void {
    this.bus.tell(note);
  }

  /** To be called once a second: what was missed is asked for, and processes that are silent are forgotten. */
  async round(): Promise<void> {
    this.showPresence(this.elsewhere.forgetSilent());
    this.rounds++;
    if (!this.bus.hears || this.rounds % SELDOM === 0) await this.catchUp();
  }

  async close(): Promise<void> {
    const { store } = this.services;
    if (this.lease !== null) await store.releaseBotTurns(this.lease.holder).catch(() => undefined);
    await this.bus.close();
  }

  /** Reads what other processes have stored and this one may not have heard of. */
  private async catchUp(): Promise<void> {
    const { rooms, log, now } = this.services;
    const since = this.missedSince;
    this.missedSince = now();
    try {
      await rooms().catchUp(log, since - CHAT_MARGIN_MS);
    } catch (error) {
      this.missedSince = since;
      throw error;
    }
  }

  /** Tells the others where people are here, all of it: what they were told before may be lost, at either end. */
  private announce(): void {
    this.tell({ kind: 'all-here', part: 'begin' });
    this.services.rooms().announce();
    this.tell({ kind: 'all-here', part: 'end' });
  }

  private showPresence(ids: readonly string[]): void {
    for (const id of ids) this.services.rooms().find(id)?.hearPresence();
  }

  private hear(from: string, note: Note): void {
    const { log } = this.services;
    const rooms = this.services.rooms();
    this.elsewhere.heard(from);
    switch (note.kind) {
      case 'changed': {
        const room = rooms.peek(note.game, note.id);
        if (room === undefined) return;
        room.hearChange(note.now).catch((err) => {
          log.warn({ game: note.game, matchID: note.id, err }, 'could not read what another process stored');
        });
        return;
      }
      case 'chat':
        rooms.peek(note.game, note.id)?.talk.hear(note.message);
        return;
      case 'unsaid':
        rooms.peek(note.game, note.id)?.audience.sendToAll('unsaid', note.message);
        return;
      case 'here':
        this.elsewhere.set(from, note.id, note.seats);
        rooms.peek(note.game, note.id)?.hearPresence();
        return;
      case 'hello':
        this.announce();
        return;
      case 'all-here':
        if (note.part === 'begin') this.elsewhere.begin(from);
        else this.showPresence(this.elsewhere.end(from));
        return;
      case 'alive':
        return;
    }
  }
}
