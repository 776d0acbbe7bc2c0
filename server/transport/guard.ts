import type { ServerResponse } from 'node:http';
import { Bucket } from '../bucket';
import type { EngineSocket, EngineTransport } from './engine';

/** No client needs more: boardgame.io's sends one packet per click. */
const PACKETS = { atOnce: 1000, perSecond: 200 };
/** A page that is refused this often does not listen, or does not mean well. */
const REFUSALS = { atOnce: 200, perSecond: 10 };
/** What may wait for a client in addition to the longest message: a match on sync can be long, and lines are slow. */
const UNREAD_BYTES = 1_000_000;

export type Misconduct = 'too many packets' | 'too many refusals' | 'does not read';

/**
 * Watches one connection below the protocol, whatever it sends and however it is sent, and hangs up on a client that
 * floods the server or lets its answers pile up in the server's memory.
 */
export class Guard {
  private readonly packets = new Bucket(PACKETS.atOnce, PACKETS.perSecond);
  private readonly refusals = new Bucket(REFUSALS.atOnce, REFUSALS.perSecond);
  /** Bytes that wait for the transport, and the longest message since nothing waited. */
  private queued = 0;
  private longest = 0;
  /** Answers to a polling client that it has not taken yet. */
  private readonly untaken = new Map<ServerResponse, number>();
  /** The WebSocket that a polling client tries. */
  private tried: EngineTransport | null = null;
  private ended = false;

  constructor(
    private readonly raw: EngineSocket,
    private readonly onHangUp: (why: Misconduct) => void,
  ) {
    raw.on('packet', () => this.received());
    raw.on('upgrading', (transport) => {
      this.tried = transport;
      this.received();
    });
    raw.on('upgrade', () => this.answerPings());
    this.answerPings();
    raw.on('packetCreate', ({ data }) => this.willSend(data?.length ?? 0));
    raw.on('flush', () => this.flushed());
  }

  /** Whether the client was hung up on. */
  get over(): boolean {
    return this.ended;
  }

  /** Whether a refusal may still be answered. */
  mayRefuse(): boolean {
    if (this.ended) return false;
    if (this.refusals.take() === 0) return true;
    this.hangUp('too many refusals');
    return false;
  }

  private received(): void {
    if (this.packets.take() > 0) this.hangUp('too many packets');
  }

  /** The answers to a WebSocket's own pings count like everything else; without us they would be sent unseen. */
  private answerPings(): void {
    const { socket } = this.raw.transport;
    socket?.on('ping', (data) => {
      this.received();
      if (!this.ended && socket.bufferedAmount === 0) socket.pong(data);
    });
  }

  private get waiting(): number {
    let sum = this.queued + (this.raw.transport.socket?.bufferedAmount ?? 0);
    for (const bytes of this.untaken.values()) sum += bytes;
    return sum;
  }

  /** Counts a message that was put on the WebSocket at once. */
  sent(bytes: number): void {
    const { waiting } = this;
    this.watch(Math.max(0, waiting - bytes), bytes);
  }

  private willSend(bytes: number): void {
    const before = this.waiting;
    this.queued += bytes;
    this.watch(before, bytes);
  }

  /** Hangs up on a client for whom too much waits in addition to the longest message. */
  private watch(before: number, bytes: number): void {
    this.longest = before === 0 ? bytes : Math.max(this.longest, bytes);
    if (before + bytes - this.longest > UNREAD_BYTES) this.hangUp('does not read');
  }

  private flushed(): void {
    const { res } = this.raw.transport;
    if (res != null) {
      this.untaken.set(res, this.queued);
      for (const event of ['finish', 'close']) res.once(event, () => this.untaken.delete(res));
    }
    this.queued = 0;
  }

  /** Ends the connection at once and without a goodbye: it would wait behind all that is not read. */
  private hangUp(why: Misconduct): void {
    if (this.ended) return;
    this.ended = true;
    this.onHangUp(why);
    // Not in the middle of a message to everybody: leaving tells the others too.
    setImmediate(() => {
      const { socket } = this.raw.transport;
      this.raw.close(true);
      socket?.terminate();
      this.tried?.socket?.terminate();
      for (const res of this.untaken.keys()) res.destroy();
    });
  }
}
