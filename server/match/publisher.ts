import type { LogEntry } from 'boardgame.io';
import type { LoadedMatch, MatchRecord, MatchStore, MatchSummary } from '../storage/store';
import type { Audience, Member, Views } from './audience';
import type { Engine } from './engine';
import type { Present } from './present';
import { viewOfTable } from './views';
import type { WholeMatches } from './whole';

/** Turns a failing store into a refusal. */
export type Guarded = <T>(operation: () => Promise<T>) => Promise<T>;

/** The match as last read or stored, which is what every viewer was sent. It is replaced as a whole. */
export interface PublishedMatch {
  readonly match: LoadedMatch;
  /** What viewers got of `match.state` by patches; a viewer who is not in here was sent the whole state. */
  readonly views: Views;
  /** Whether it can be used; otherwise the match is read again first, and all viewers are sent what is new. */
  readonly fresh: boolean;
  /** Whether the state in memory may differ from what viewers were sent, so that no patch can be made from it. */
  readonly spoilt?: true;
}

interface PublisherServices {
  engine: Engine;
  store: MatchStore;
  whole: WholeMatches;
  audience: Audience;
  present: Present;
  guarded: Guarded;
  now(): number;
}

/** Sends the pages of one match what they may see of it, in addition to the patches of each move. */
export class Publisher {
  constructor(private readonly services: PublisherServices) {}

  /** How the clock stands, and who wants a bot on whose seat. */
  table(match: MatchSummary): void {
    const { audience, now } = this.services;
    audience.sendToAll('table', viewOfTable(match, now()));
  }

  seats(match: Pick<MatchSummary, 'record'>): void {
    const { audience, present } = this.services;
    audience.sendToAll('matchData', present.seats(match));
  }

  /** Sends these viewers the whole match. */
  async sendAll(members: readonly Member[], match: LoadedMatch): Promise<void> {
    const { engine, store, whole, audience, present, guarded, now } = this.services;
    const reads: Pick<MatchStore, 'initialState' | 'logBetween'> = {
      initialState: (...args) => guarded(() => store.initialState(...args)),
      logBetween: (...args) => guarded(() => store.logBetween(...args)),
    };
    for (const member of members) {
      const before = present.seats(match);
      const { packet, seats } = await whole.of(engine.module, match, member.viewer, before, reads);
      member.connection.send(packet);
      const after = present.seats(match);
      if (JSON.stringify(after) !== seats) audience.sendTo(member, 'matchData', after);
      audience.sendTo(member, 'table', viewOfTable(match, now()));
    }
  }

  /**
   * Sends viewers what another process has made of the match: moves as patches, as if they had been made here. Who has
   * lost a seat hears first and gets a spectator's view. Gives back what viewers have now.
   */
  async change(
    before: PublishedMatch,
    match: LoadedMatch,
    log: readonly LogEntry[] | undefined,
  ): Promise<Views> {
    const { audience } = this.services;
    const then = before.match;
    const moved = match.stateID !== then.stateID;
    const changed = match.version !== then.version;
    if (!moved && !changed) return before.spoilt ? new Map() : before.views;
    const patched = match.stateID > then.stateID && log !== undefined;
    const lost = changed ? audience.expel(match.record) : [];
    let views: Views = before.spoilt ? new Map() : before.views;
    if (patched) views = audience.patch(before, match.state, log, lost);
    const whole = moved && !patched ? audience.all() : lost;
    try {
      if (whole.length > 0) await this.sendAll(whole, match);
    } catch (error) {
      // They cannot be sent what they may see: then they see nothing more until they come again.
      for (const member of whole) audience.remove(member);
      throw error;
    }
    if (changed) this.seats(match);
    if (changed || match.record.clock !== undefined) this.table(match);
    return views;
  }

  /** Sends viewers a record that was just stored: those who have lost their seats hear first, then all about the seats. */
  async record(match: LoadedMatch, record: MatchRecord): Promise<void> {
    const { audience } = this.services;
    const expelled = audience.expel(record);
    try {
      if (expelled.length > 0) await this.sendAll(expelled, match);
    } catch {
      // They cannot be sent what a spectator sees: then they see nothing more until they come again.
      for (const member of expelled) audience.remove(member);
    }
    this.seats(match);
    this.table(match);
  }
}
