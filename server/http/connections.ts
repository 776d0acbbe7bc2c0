import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log';
import { Refused } from '../refusal';

/** How long open connections may take to end by themselves when the server closes. */
const GOODBYE_MS = 1000;
const LOOK_AGAIN_MS = 20;
/** Refused connections are told of once in so long, all addresses together: a flood must not fill the log. */
const TELL_AGAIN_MS = 10_000;

export interface ConnectionServices {
  log: Log;
  /** How many one address may hold open at once; 0 is no limit. */
  most: number;
  /** Whether a proxy stands in front: then all connections are the proxy's, and a visitor's open requests are counted. */
  proxied: boolean;
  /** Whom limits count as one visitor. */
  address(request: Pick<IncomingMessage, 'socket' | 'headers'>): string;
}

/** Answers a request of somebody who has too many of them at the same time. */
export function refuseTooMany(response: ServerResponse): void {
  const refusal = new Refused('rate-limited', 'Too many requests at once.', { retryAfter: 1 });
  const headers = { 'Content-Type': 'application/json', 'Retry-After': '1' };
  response.writeHead(refusal.status, headers).end(JSON.stringify(refusal));
}

/** All connections to the port, WebSockets and those that never said anything included: a server alone forgets both. */
export class Connections {
  private readonly open = new Set<Socket>();
  private readonly held = new Map<string, number>();
  /** How many were refused since that was told last. */
  private refused = 0;
  private lastRefused = '';
  /** Set while it is too soon to tell of it again. */
  private pause: NodeJS.Timeout | undefined;

  constructor(
    private readonly http: HttpServer,
    private readonly services: ConnectionServices,
  ) {
    http.on('connection', (socket: Socket) => {
      if (!services.proxied && !this.mayHold(services.address({ socket, headers: {} }), socket)) {
        // Nothing was read of it, and nothing is said to it.
        socket.destroy();
        return;
      }
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /** Whether a request may be handled; one that may not has been answered. Direct ones were counted when they connected. */
  admits(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.services.proxied || this.mayHold(this.services.address(request), response)) return true;
    refuseTooMany(response);
    return false;
  }

  /** Lets requests be answered and clients say goodbye for a moment, then hangs up on those that are left. */
  async close(): Promise<void> {
    const latest = performance.now() + GOODBYE_MS;
    while (this.open.size > 0 && performance.now() < latest) {
      this.http.closeIdleConnections();
      await sleep(LOOK_AGAIN_MS);
    }
    for (const socket of this.open) socket.destroy();
  }

  /** Counts one more for an address until it is closed; false when it has too many already. */
  private mayHold(address: string, held: Pick<Socket | ServerResponse, 'once'>): boolean {
    const { most } = this.services;
    const count = this.held.get(address) ?? 0;
    if (most > 0 && count >= most) {
      this.tellRefused(address);
      return false;
    }
    this.held.set(address, count + 1);
    held.once('close', () => {
      const left = (this.held.get(address) ?? 1) - 1;
      if (left > 0) this.held.set(address, left);
      else this.held.delete(address);
    });
    return true;
  }

  private tellRefused(address: string): void {
    this.refused++;
    this.lastRefused = address;
    if (this.pause === undefined) this.tell();
  }

  /** Writes a line now, and another one after a while where more were refused until then. */
  private tell(): void {
    const { most, log } = this.services;
    const { refused, lastRefused: address } = this;
    this.pause = undefined;
    if (refused === 0) return;
    log.warn({ address, most, refused }, 'an address holds too many connections');
    this.refused = 0;
    this.pause = setTimeout(() => this.tell(), TELL_AGAIN_MS).unref();
  }
}
