import type { ChatMessage } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/multiplayer';
import { type BoardProps, Client } from 'boardgame.io/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { GameScreen, Move, Status } from '../../games/contract';
import { messageKey } from '../../protocol/admin';
import { SILENCE } from '../../protocol/heartbeat';
import type { TableProps } from '../../table/props';
import { isRecord } from '../../ui/storage';
import type { ChatRoom, SaidMessage } from './lobby';
import { PacedBoard } from './PacedBoard';
import { parseTable, type TableInfo } from './table-info';

/** A refusal of the server: a code that we have words for, and the server's own sentence. */
export interface ServerRefusal {
  readonly code: string;
  readonly message: string;
}

export interface TablePlayer {
  readonly id: number;
  readonly name: string | null;
  readonly connected: boolean;
  /** A level of the game's bots. */
  readonly bot: string | null;
  readonly lastSeen: number | null;
  /** The name of the person who may take the seat back. */
  readonly away: string | null;
  /** The profile that the seat belongs to. */
  readonly profile: string | null;
}

/** A chat message; `at` is the server's time, 0 where it did not send one. */
export interface TableMessage {
  readonly id: string;
  readonly room: ChatRoom;
  /** What the server calls the message. */
  readonly messageID: string;
  /** A seat's playerID; among spectators a profile. */
  readonly sender: string;
  readonly text: string;
  readonly at: number;
  /** Who said it: what they were called then, and their profile, where the server has written it down. */
  readonly name: string | null;
  readonly profile: string | null;
}

export interface MatchSnapshot {
  /** What this seat may see; null until the server has sent it. */
  readonly state: { readonly G: unknown; readonly status: Status } | null;
  /** Moves so far, undone ones included: 0 means that nobody has moved yet. */
  readonly stateID: number;
  readonly players: readonly TablePlayer[];
  /** The clock, and what else was agreed on. */
  readonly table: TableInfo;
  readonly connected: boolean;
  readonly chat: readonly TableMessage[];
  readonly refusal: ServerRefusal | null;
  /** A move has been sent and not been answered yet. */
  readonly busy: boolean;
}

/** How long we wait for an answer to a move before we ask for the state again. */
const PATIENCE = 8000;
/** Refusals that are about the connection: they are over when the server is heard again. */
const PASSING: readonly string[] = ['closing', 'no-answer'];
/** How long a connection may take that nobody waits for any more. */
const CONNECTING = 3000;
/** Refusals after which going on makes no sense: the page says so and offers a way out. */
export const FINAL_REFUSALS: readonly string[] = [
  'unknown-match',
  'unknown-game',
  'unauthorized',
  'unknown-seat',
  'seat-away',
  'banned',
];

/** The level of the bot on a seat, where the server says that one sits there: nobody else can. */
function botOf(player: object): string | null {
  if (!('isBot' in player) || player.isBot !== true) return null;
  const data = 'data' in player && isRecord(player.data) ? player.data : {};
  return typeof data.bot === 'string' ? data.bot : null;
}

/** What the server says about the person of a seat, here or away. */
function personOf(player: object): Pick<TablePlayer, 'lastSeen' | 'away' | 'profile'> {
  const { lastSeen, away, profile } = player as Readonly<Record<string, unknown>>;
  return {
    profile: typeof profile === 'string' ? profile : null,
    lastSeen: typeof lastSeen === 'number' ? lastSeen : null,
    away: typeof away === 'string' ? away : null,
  };
}

/** A web socket at once; polling where something on the way does not let it through. */
const SOCKET = { transports: ['websocket', 'polling'], tryAllTransports: true };

type ConnectionFactory = ReturnType<typeof SocketIO>;
type Connection = ReturnType<ConnectionFactory>;
type Manager = Connection['socket']['io'];
/** The part of boardgame.io's client that an online match uses. */
type MatchClient = InstanceType<ReturnType<typeof Client>>['client'];

/** What an online table takes in addition to the table's props. */
export interface CoverProps {
  /** Shown instead of the table while the match has not begun; the connection stays. */
  readonly cover: ReactNode;
}
export type OnlineTable = ComponentType<TableProps & CoverProps & MatchProps>;
interface MatchProps {
  readonly matchID?: string;
  readonly playerID?: string;
  readonly credentials?: string;
}

const NOTHING_YET: MatchSnapshot = {
  state: null,
  stateID: 0,
  players: [],
  table: parseTable(null),
  connected: false,
  chat: [],
  refusal: null,
  busy: false,
};

/**
 * One online match seen from one seat, or by a spectator: boardgame.io's React client, and what it does not know by
 * itself: refusals, moves under way, the chat so far. To be made once for each match and seat.
 */
export class OnlineMatch {
  /** Connects while it is on the page. */
  readonly Table: OnlineTable;
  private client: MatchClient | null = null;
  private connection: Connection | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly messages = new Map<string, TableMessage>();
  /** The keys of messages that a host has removed. */
  private readonly removed = new Set<string>();
  private waitingSince: number | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private cancelLeaving: (() => void) | null = null;
  private current: MatchSnapshot = NOTHING_YET;

  constructor(
    private readonly screen: GameScreen,
    readonly matchID: string,
    private readonly options: {
      /** Shown until the server has sent the state. */
      readonly Loading: ComponentType<{ match: OnlineMatch }>;
      /** How to connect; to the server that the page came from where it is left out. */
      readonly connection?: ConnectionFactory;
      /** Asks for what was said before, or while the connection was lost. */
      readonly said?: () => Promise<readonly SaidMessage[]>;
    },
  ) {
    this.Table = this.makeTable();
  }

  readonly snapshot = (): MatchSnapshot => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  play(move: Move): void {
    if (!this.ready()) return;
    this.begin();
    this.client?.moves[move.name]?.(move.arg);
  }

  undo(): void {
    const { client, connection } = this;
    if (!this.ready() || !client || client.playerID === null) return;
    this.begin();
    const { playerID, credentials } = client;
    // Past the client's own reducer, which would complain: only the server knows what can be taken back.
    connection?.sendAction(client.store.getState(), {
      type: 'UNDO',
      payload: { type: null, args: null, playerID, credentials },
    });
  }

  say(text: string): void {
    this.client?.sendChatMessage(text);
  }

  private makeTable(): OnlineTable {
    const { screen, options } = this;
    const { connection = SocketIO({ socketOpts: SOCKET }) } = options;
    const match = this;
    let made: Connection | null = null;
    const Base = Client<unknown, BoardProps<unknown> & TableProps & CoverProps>({
      game: screen.module.game,
      board: ({ cover, ...table }) =>
        cover ??
        createElement(PacedBoard, {
          Board: screen.Board,
          statusOf: screen.module.status,
          bots: (table.matchData ?? []).map((player) => botOf(player) !== null),
          table,
        }),
      loading: () => createElement(options.Loading, { match }),
      debug: false,
      multiplayer: (given) => {
        made = connection(given);
        return made;
      },
    });
    return class Table extends Base {
      /** The connection of this table's client, which was made a moment ago. */
      private readonly connection = made;
      private disconnect: (() => void) | null = null;

      override componentDidMount(): void {
        if (!match.stays()) super.componentDidMount();
        this.disconnect = match.connect(this.client, this.connection);
      }

      override componentWillUnmount(): void {
        this.disconnect?.();
        match.leave(() => super.componentWillUnmount());
      }
    };
  }

  /** Follows the client that the page has mounted; the answer ends that. */
  private connect(client: MatchClient, connection: Connection | null): () => void {
    this.client = client;
    this.connection = connection;
    const socket = connection?.socket;
    const refused = (refusal: unknown) => this.refused(refusal);
    const table = (matchID: unknown, info: unknown) => {
      if (matchID === this.matchID) this.publish({ table: parseTable(info) });
    };
    const unsaid = (matchID: unknown, key: unknown) => {
      if (matchID === this.matchID && typeof key === 'string') this.remove(key);
    };
    socket?.on('unsaid', unsaid);
    socket?.on('refused', refused);
    socket?.on('table', table);
    const endListening = socket?.io && this.listenForHeartbeat(socket.io);
    const unsubscribe = client.subscribe(() => this.happened(client));
    this.happened(client);
    return () => {
      endListening?.();
      clearTimeout(this.patience);
      clearTimeout(this.silence);
      socket?.off('unsaid', unsaid);
      socket?.off('refused', refused);
      socket?.off('table', table);
      unsubscribe();
    };
  }

  /** Says when nothing has been heard for a while, also to somebody who only waits; the answer ends that. */
  private listenForHeartbeat(manager: Manager): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.current.connected && this.silent(), SILENCE);
      const { refusal, busy } = this.current;
      if (refusal?.code === 'no-answer' && !busy) this.publish({ refusal: null });
    };
    const stop = () => clearTimeout(timer);
    if (manager.engine?.readyState === 'open') heard();
    manager.on('open', heard);
    manager.on('ping', heard);
    manager.on('close', stop);
    return () => {
      stop();
      manager.off('open', heard);
      manager.off('ping', heard);
      manager.off('close', stop);
    };
  }

  private silent(): void {
    this.publish({ refusal: { code: 'no-answer', message: 'The server does not answer.' } });
  }

  /** Ends the connection. One that is still being made is ended once it is there, because browsers complain otherwise. */
  private leave(end: () => void): void {
    const socket = this.connection?.socket;
    if (!socket || socket.connected) {
      end();
      return;
    }
    const late = () => {
      this.stays();
      end();
    };
    const timer = setTimeout(late, CONNECTING);
    socket.once('connect', late);
    this.cancelLeaving = () => {
      clearTimeout(timer);
      socket.off('connect', late);
    };
  }

  /** Whether a connection that was about to be ended is wanted after all, as when React mounts a table twice. */
  private stays(): boolean {
    const leaving = this.cancelLeaving !== null;
    this.cancelLeaving?.();
    this.cancelLeaving = null;
    return leaving;
  }

  private ready(): boolean {
    return this.current.connected && this.current.state !== null && !this.current.busy;
  }

  private begin(): void {
    this.waitingSince = this.current.stateID;
    clearTimeout(this.patience);
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.silent(), SILENCE);
    // An answer that never comes must not lock the table: ask for the state and let the player try again.
    this.patience = setTimeout(() => {
      this.answered();
      this.connection?.requestSync();
    }, PATIENCE);
    this.publish({ refusal: null, busy: true });
  }

  private answered(): void {
    this.waitingSince = null;
    clearTimeout(this.patience);
    clearTimeout(this.silence);
    this.publish({ busy: false });
  }

  private refused(refusal: unknown): void {
    if (!isRecord(refusal) || typeof refusal.code !== 'string') return;
    const { code, message, matchID } = refusal;
    if (typeof matchID === 'string' && matchID !== this.matchID) return;
    this.answered();
    this.publish({ refusal: { code, message: typeof message === 'string' ? message : code } });
    if (!FINAL_REFUSALS.includes(code)) this.connection?.requestSync();
  }

  /** The chat so far; messages that came by socket are kept as well, and each once. */
  private async fetchChat(): Promise<void> {
    try {
      this.receive((await this.options.said?.()) ?? []);
    } catch {
      // The next connection asks again; what is said from now on comes by itself.
    }
  }

  private receive(messages: readonly (ChatMessage & Partial<SaidMessage>)[]): void {
    let changed = false;
    for (const { id, sender, payload, at: time, ...said } of messages) {
      const key = messageKey({ sender, id });
      if (this.removed.has(key)) continue;
      const at = typeof time === 'number' ? time : 0;
      if (typeof payload !== 'string' || (this.messages.get(key)?.at ?? -1) >= at) continue;
      const room = said.room === 'spectators' ? 'spectators' : 'players';
      const { name = null, profile = null } = said;
      this.messages.set(key, { id: key, room, messageID: id, sender, text: payload, at, name, profile });
      changed = true;
    }
    if (!changed) return;
    this.publish({ chat: [...this.messages.values()].sort((a, b) => a.at - b.at) });
  }

  /** A host has removed a message; boardgame.io's client still has it. */
  private remove(key: string): void {
    this.removed.add(key);
    if (!this.messages.delete(key)) return;
    this.publish({ chat: this.current.chat.filter(({ id }) => id !== key) });
  }

  private happened(client: MatchClient): void {
    const state = client.getState();
    const connected = state?.isConnected === true;
    const stateID = state?._stateID ?? 0;
    this.receive(client.chatMessages);
    const { refusal } = this.current;
    const back = connected && !this.current.connected;
    if (back) void this.fetchChat();
    // A restart is over with the next connection; silence is over when anything is heard.
    const heard = refusal?.code === 'no-answer' ? connected : back;
    if (refusal && heard && PASSING.includes(refusal.code)) this.publish({ refusal: null });
    if (this.waitingSince !== null && (!connected || stateID !== this.waitingSince)) this.answered();
    this.publish({
      connected,
      stateID,
      players: (client.matchData ?? []).map((player) => ({
        id: player.id,
        name: player.name ?? null,
        connected: player.isConnected === true,
        bot: botOf(player),
        ...personOf(player),
      })),
      ...(state && { state: { G: state.G, status: this.screen.module.status(state.G) } }),
    });
  }

  private publish(change: Partial<MatchSnapshot>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
