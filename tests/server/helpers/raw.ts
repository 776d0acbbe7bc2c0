import { io, type Socket } from 'socket.io-client';
import { onCleanUp } from './process';
import { GAME, type Seat } from './table';

export interface RefusedMessage {
  code: string;
  message: string;
  matchID?: string;
  [detail: string]: unknown;
}

/** A bare socket that sends what a test wants and remembers all that it gets. */
export interface RawClient {
  socket: Socket;
  received: { event: string; args: unknown[] }[];
  /** Emits one packet and resolves with the refusal, or null when none came while the server answered later packets. */
  attempt(event: string, ...args: unknown[]): Promise<RefusedMessage | null>;
  /** Syncs and resolves with what came back. */
  sync(matchID: string, seat: Seat | null): Promise<{ event: string; args: unknown[] }>;
  close(): void;
}

/** The next message of one of these kinds. */
function next(
  socket: Socket,
  events: readonly string[],
  ms = 60_000,
): Promise<{ event: string; args: unknown[] }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.offAny(look);
      reject(new Error(`none of ${events.join(', ')} came within ${ms} ms`));
    }, ms);
    const look = (event: string, ...args: unknown[]) => {
      if (!events.includes(event)) return;
      clearTimeout(timer);
      socket.offAny(look);
      resolve({ event, args });
    };
    socket.onAny(look);
  });
}

export async function rawClient(
  url: string,
  namespace = GAME,
  extraHeaders: Record<string, string> = {},
): Promise<RawClient> {
  const socket = io(`${url}/${namespace}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders,
  });
  onCleanUp(() => {
    socket.close();
  });
  const received: { event: string; args: unknown[] }[] = [];
  socket.onAny((event: string, ...args: unknown[]) => received.push({ event, args }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    received,
    attempt: async (event, ...args) => {
      const answer = next(socket, ['refused', 'patch', 'sync', 'chat']);
      const text = JSON.stringify([event, ...args]);
      if (text.includes('"deep:')) {
        const packet = text.replace(/"deep:(\d+)"/g, (_, n) => '['.repeat(Number(n)) + ']'.repeat(Number(n)));
        socket.io.engine.write(`2/${namespace},${packet}`);
      } else {
        socket.emit(event, ...args);
      }
      const { event: kind, args: payload } = await answer;
      return kind === 'refused' ? (payload[0] as RefusedMessage) : null;
    },
    sync: (matchID, seat) => {
      const answer = next(socket, ['refused', 'sync']);
      socket.emit('sync', matchID, seat?.playerID ?? null, seat?.credentials, 4);
      return answer;
    },
    close: () => socket.close(),
  };
}

/** A MAKE_MOVE action as boardgame.io's client builds it. */
export const makeMove = (seat: Seat, name: unknown, args: unknown) => ({
  type: 'MAKE_MOVE',
  payload: { type: name, args, playerID: seat.playerID, credentials: seat.credentials },
});
