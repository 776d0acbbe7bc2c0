import type { IncomingMessage, ServerResponse } from 'node:http';
import { Line } from '../line';
import { refuseTooMany } from './connections';

/** So many requests of one visitor may wait for their turn: more than any limit lets through in one moment. */
const MOST_WAITING = 2000;

/**
 * Requests begin one at a time, with time for moves in between, and visitors take turns: one who sends a thousand at once,
 * which a single connection can, would be answered all of them before anybody's move otherwise.
 */
export class Turns {
  private readonly line = new Line();

  constructor(
    private readonly address: (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string,
    private readonly most = MOST_WAITING,
  ) {}

  /** Lets a request be handled when its turn comes, unless its visitor has hung up until then. */
  take(request: Pick<IncomingMessage, 'socket' | 'headers'>, response: ServerResponse, handle: () => void) {
    const visitor = this.address(request);
    if (this.line.waitingOf(visitor) >= this.most) {
      refuseTooMany(response);
      return;
    }
    void this.line.run(visitor, async () => {
      if (!request.socket.destroyed) handle();
    });
  }
}
