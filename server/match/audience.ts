import type { LogEntry, State } from 'boardgame.io';
import type { GameModule } from '../../src/games/contract';
import { seatOf } from '../../src/games/seats';
import { stillOpens } from '../credentials';
import { Refused } from '../refusal';
import type { LoadedMatch, MatchRecord } from '../storage/store';
import { diffViews, type SharedParts } from './diff';
import { Packet } from './packet';
import { publicLog, type Viewer, viewOfContext, viewOfState } from './views';

/** What everybody at a match is told in the same words. */
type EventForAll = 'matchData' | 'chat' | 'unsaid' | 'table';

/** One open page: where its messages go and as whom it asks to look. */
export interface Connection {
  readonly id: string;
  readonly viewer: Viewer;
  /** From where it is open. */
  readonly address?: string;
  send(packet: Packet): void;
}

/** A connection that was let in: as whom it looks now, and the hash of the credentials that opened its seat. */
export interface Member {
  readonly connection: Connection;
  readonly viewer: Viewer;
  readonly credentialsHash: string | null;
  /** The profile that the seat belonged to then. */
  readonly profile?: string | undefined;
}

/** What each kind of viewer was sent of a state. */
export type Views = ReadonlyMap<Viewer, State>;

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((part, i) => part === others[i]);

/** What a viewer is told of a change: the steps of a patch and the entries of the log, each as JSON. */
interface Told {
  readonly steps: readonly string[];
  readonly entries: readonly string[];
}

const LOST = new Refused('unauthorized', 'This seat is no longer yours; you can go on watching.');
export const AWAY = new Refused('seat-away', 'Your time was over. You can take the seat back.');

/** Those who look at one match. A page that has lost its seat gets a refusal and looks on as a spectator. */
export class Audience {
  private readonly members = new Map<string, Member>();

  constructor(
    private readonly matchID: string,
    private readonly module: GameModule,
  ) {}

  private get game(): string {
    return this.module.card.id;
  }

  get empty(): boolean {
    return this.members.size === 0;
  }

  all(): Member[] {
    return [...this.members.values()];
  }

  /** How a connection may look now; undefined when it was not let in, or has left. */
  find(connectionID: string): Member | undefined {
    return this.members.get(connectionID);
  }

  add(member: Member): void {
    this.members.set(member.connection.id, member);
  }

  remove({ connection }: Member): void {
    this.members.delete(connection.id);
  }

  isConnected(viewer: Viewer): boolean {
    return this.all().some((member) => member.viewer === viewer);
  }

  /** From where the pages of this viewer are open. */
  addressesOf(viewer: Viewer): string[] {
    const open = this.all().filter((member) => member.viewer === viewer);
    return [...new Set(open.flatMap(({ connection }) => connection.address ?? []))];
  }

  sendToAll(event: EventForAll, ...args: unknown[]): void {
    if (this.empty) return;
    const packet = Packet.of(this.game, event, this.matchID, ...args);
    for (const { connection } of this.members.values()) connection.send(packet);
  }

  sendTo({ connection }: Member, event: 'matchData' | 'table', ...args: unknown[]): void {
    connection.send(Packet.of(this.game, event, this.matchID, ...args));
  }

  /** Sends what spectators say among themselves; no page that plays gets it. */
  sendToSpectators(event: 'chat', ...args: unknown[]): void {
    const packet = Packet.of(this.game, event, this.matchID, ...args);
    for (const { connection, viewer } of this.members.values()) if (viewer === null) connection.send(packet);
  }

  /**
   * Makes spectators of those whose seat no longer opens to the credentials they came with. They must be sent the
   * whole match before the next patch, for they have seen more than a spectator's patch can build on.
   */
  expel(record: MatchRecord): Member[] {
    const lost = this.all().filter(
      ({ viewer, credentialsHash }) =>
        viewer !== null && !stillOpens(record.seats[Number(viewer)], credentialsHash),
    );
    return lost.map(({ connection, viewer, credentialsHash }) => {
      const spectator: Member = { connection, viewer: null, credentialsHash: null };
      const isAway = stillOpens(record.seats[Number(viewer)]?.away, credentialsHash);
      this.add(spectator);
      this.refuse(connection, isAway ? AWAY : LOST);
      return spectator;
    });
  }

  /** Tells everybody that the match is gone, and forgets them. */
  dismiss(): void {
    const refusal = new Refused('unknown-match', 'This match was removed.');
    for (const { connection } of this.members.values()) this.refuse(connection, refusal);
    this.members.clear();
  }

  /**
   * Sends every page what has changed for its viewer since the state before, which may be several moves ago, and gives
   * back what they have now. Those who are to be sent the whole match are left out.
   */
  patch(
    before: { match: LoadedMatch; views: Views },
    state: State,
    log: readonly LogEntry[],
    except: readonly Member[] = [],
  ): Views {
    const packets = new Map<Viewer, Packet>();
    const written: { told: Told; packet: Packet }[] = [];
    const views = new Map<Viewer, State>();
    const toldTo = this.told(before, state, log, views);
    const head = `["patch",${JSON.stringify(this.matchID)},${before.match.stateID},${state._stateID}`;
    for (const member of this.members.values()) {
      if (except.includes(member)) continue;
      const { connection, viewer } = member;
      let packet = packets.get(viewer);
      if (packet === undefined) {
        // Most moves look the same to everybody.
        const told = toldTo(viewer);
        const { steps, entries } = told;
        packet = written.find(
          (one) => isSame(one.told.steps, steps) && isSame(one.told.entries, entries),
        )?.packet;
        if (packet === undefined) {
          packet = Packet.ofJson(this.game, `${head},[${steps.join()}],[${entries.join()}]]`);
          written.push({ told, packet });
        }
        packets.set(viewer, packet);
      }
      connection.send(packet);
    }
    return views;
  }

  /** What a viewer is told; what several of them share is compared and written once. */
  private told(
    before: { match: LoadedMatch; views: Views },
    state: State,
    log: readonly LogEntry[],
    views: Map<Viewer, State>,
  ): (viewer: Viewer) => Told {
    const { module } = this;
    const parts: SharedParts = new Map();
    const entries = publicLog(log);
    const written = new Map<LogEntry, string>();
    const entryOf = (entry: LogEntry): string => {
      const text = written.get(entry) ?? JSON.stringify(entry);
      written.set(entry, text);
      return text;
    };
    const ctx = viewOfContext(state);
    let former: State['ctx'] | undefined;
    const ctxBefore = () => {
      former ??= viewOfContext(before.match.state);
      return former;
    };
    return (viewer) => {
      const old = before.views.get(viewer) ?? viewOfState(module, before.match.state, viewer, ctxBefore());
      const view = viewOfState(module, state, viewer, ctx);
      views.set(viewer, view);
      const seat = seatOf(viewer);
      return {
        steps: diffViews(old, view, parts),
        entries: entries.map((entry) => entryOf(module.logEntry(entry, seat))),
      };
    };
  }

  private refuse(connection: Connection, refusal: Refused): void {
    const { game, matchID } = this;
    connection.send(Packet.of(game, 'refused', { ...refusal.toJSON(), event: 'sync', matchID }));
  }
}
