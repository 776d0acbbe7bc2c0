import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { type GameState, type Move, RiverOfGold } from '../../games/river-of-gold';
import { type BotLevel, isBotLevel } from '../../games/river-of-gold/bots/types';
import { isRecord } from '../../ui/storage';
import type { SaidMessage } from './lobby';
import type { OwnSeat } from './seats';

/** A refusal of the server: a code that we have words for, and the server's own sentence. */
export interface ServerRefusal {
  readonly code: string;
  readonly message: string;
}

export interface TablePlayer {
  readonly id: number;
  readonly name: string | null;
  readonly connected: boolean;
  readonly bot: BotLevel | null;
}

/** A chat message; `at` is the server's time, 0 where it did not tell one. */
export interface TableMessage {
  readonly id: string;
  readonly sender: string;
  readonly text: string;
  readonly at: number;
}

export interface MatchSnapshot {
  /** What this seat may see; null until the server has told us. */
  readonly state: GameState | null;
  /** Moves so far, undone ones included: 0 means that nobody has moved yet. */
  readonly stateID: number;
  readonly log: readonly LogEntry[];
  readonly players: readonly TablePlayer[];
  readonly connected: boolean;
  readonly chat: readonly TableMessage[];
  readonly refusal: ServerRefusal | null;
  /** A move has been sent and not been answered yet. */
  readonly busy: boolean;
}

/** How long we wait for an answer to a move before we ask for the state again. */
const PATIENCE = 8000;
/** How long a connection may take that nobody waits for any more. */
const CONNECTING = 3000;
/** Refusals after which going on makes no sense: the page says so and offers a way out. */
export const FINAL_REFUSALS: readonly string[] = [
  'unknown-match',
  'unknown-game',
  'unauthorized',
  'unknown-seat',
];

/** The level of the bot on a seat; the server tells it beside the name. */
function botOf(player: object): BotLevel | null {
  const data = 'data' in player && isRecord(player.data) ? player.data : {};
  return isBotLevel(data.bot) ? data.bot : null;
}

/** A web socket at once; polling where something on the way does not let it through. */
const SOCKET = { transports: ['websocket', 'polling'], tryAllTransports: true };

type Factory = ReturnType<typeof SocketIO>;
type Transport = ReturnType<Factory>;

/** One online match seen from one seat, or from nowhere (a spectator): a stock boardgame.io client and our manners. */
export class OnlineMatch {
  private readonly client;
  private transport: Transport | null = null;
  private readonly listeners = new Set<() => void>();
  private refusal: ServerRefusal | null = null;
  private readonly talk = new Map<string, TableMessage>();
  private wasConnected = false;
  private waitingSince: number | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private current: MatchSnapshot;

  constructor(
    readonly matchID: string,
    readonly seat: OwnSeat | null,
    private readonly options: {
      readonly server?: string;
      /** Asks for what was said before, or while the connection was lost. */
      readonly said?: () => Promise<readonly SaidMessage[]>;
    } = {},
  ) {
    const connect = SocketIO({ server: options.server, socketOpts: SOCKET });
    this.client = Client<GameState>({
      game: RiverOfGold,
      debug: false,
      matchID,
      playerID: seat?.playerID,
      credentials: seat?.credentials,
      multiplayer: (options) => {
        const transport = connect(options);
        this.transport = transport;
        return transport;
      },
    });
    this.current = this.read();
    this.client.subscribe(() => this.happened());
  }

  /** Connects; the client then syncs by itself, after every lost connection too. */
  start(): void {
    this.client.start();
    this.transport?.socket.on('refused', (told: unknown) => this.refused(told));
    this.happened();
  }

  /** Ends the connection. One that is still being made is ended once it is there, for browsers complain otherwise. */
  stop(): void {
    clearTimeout(this.patience);
    this.listeners.clear();
    const socket = this.transport?.socket;
    if (!socket) return;
    if (socket.connected) {
      this.client.stop();
      return;
    }
    const end = () => {
      clearTimeout(late);
      this.client.stop();
    };
    const late = setTimeout(end, CONNECTING);
    socket.once('connect', end);
  }

  readonly snapshot = (): MatchSnapshot => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  play(move: Move): void {
    if (!this.ready()) return;
    this.begin();
    this.client.moves[move.name]?.(move.arg);
  }

  undo(): void {
    if (!this.ready()) return;
    this.begin();
    this.client.undo();
  }

  say(text: string): void {
    this.client.sendChatMessage(text);
  }

  forgetRefusal(): void {
    this.refusal = null;
    this.publish();
  }

  private ready(): boolean {
    return this.current.connected && this.current.state !== null && !this.current.busy;
  }

  private begin(): void {
    this.refusal = null;
    this.waitingSince = this.current.stateID;
    clearTimeout(this.patience);
    // An answer that never comes must not lock the table: ask for the state and let the player try again.
    this.patience = setTimeout(() => {
      this.waitingSince = null;
      this.transport?.requestSync();
      this.publish();
    }, PATIENCE);
    this.publish();
  }

  private refused(told: unknown): void {
    if (!isRecord(told) || typeof told.code !== 'string') return;
    if (typeof told.matchID === 'string' && told.matchID !== this.matchID) return;
    this.refusal = { code: told.code, message: typeof told.message === 'string' ? told.message : told.code };
    this.waitingSince = null;
    clearTimeout(this.patience);
    if (!FINAL_REFUSALS.includes(told.code)) this.transport?.requestSync();
    this.publish();
  }

  /** The talk so far; messages that came by socket are heard as well, and each is kept once. */
  private async hearTalk(): Promise<void> {
    try {
      for (const message of (await this.options.said?.()) ?? []) this.hear(message);
      this.publish();
    } catch {
      // The next connection asks again; what is said from now on comes by itself.
    }
  }

  private hear(message: { id: string; sender: string; payload: unknown; at?: unknown }): void {
    if (typeof message.payload !== 'string') return;
    const at = typeof message.at === 'number' ? message.at : 0;
    const key = `${message.sender} ${message.id}`;
    this.talk.set(key, { id: key, sender: message.sender, text: message.payload, at });
  }

  private happened(): void {
    const client = this.client.getState();
    for (const message of this.client.chatMessages) this.hear(message);
    const connected = client?.isConnected === true;
    if (connected && !this.wasConnected) void this.hearTalk();
    this.wasConnected = connected;
    if (this.waitingSince !== null && (!client?.isConnected || client._stateID !== this.waitingSince)) {
      this.waitingSince = null;
      clearTimeout(this.patience);
    }
    this.publish();
  }

  private publish(): void {
    this.current = this.read();
    for (const listener of this.listeners) listener();
  }

  private read(): MatchSnapshot {
    const client = this.client.getState();
    return {
      state: client?.G ?? null,
      stateID: client?._stateID ?? 0,
      log: client?.log ?? [],
      players: (this.client.matchData ?? []).map((player) => ({
        id: player.id,
        name: player.name ?? null,
        connected: player.isConnected === true,
        bot: botOf(player),
      })),
      connected: client?.isConnected ?? false,
      chat: [...this.talk.values()].sort((a, b) => a.at - b.at),
      refusal: this.refusal,
      busy: this.waitingSince !== null,
    };
  }
}
