import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long open connections may take to end by themselves when the server closes. */
const GOODBYE_MS = 1000;
const LOOK_AGAIN_MS = 20;

/** All connections to the port, WebSockets and those that never said anything included: a server alone forgets both. */
export class Connections {
  private readonly open = new Set<Socket>();

  constructor(private readonly http: HttpServer) {
    http.on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
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
}
