import { connect, createServer, type Socket } from 'node:net';
import { onCleanUp } from './process';

/** A proxy for any protocol that can stop forwarding without closing anything, as a broken network does. */
export interface Forwarder {
  port: number;
  /** From now on bytes go nowhere, in both directions, and new connections are taken and left alone. */
  freeze(): void;
  /** New connections are forwarded again. Those from before stay dead: what they have lost cannot be made up for. */
  thaw(): void;
}

/** Forwards a free port to another one of this machine. */
export async function startForwarder(target: number): Promise<Forwarder> {
  const open = new Set<Socket>();
  let frozen = false;
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
  };
  const server = createServer((near) => {
    track(near);
    if (frozen) return;
    const far = connect(target, '127.0.0.1');
    track(far);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanUp(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    freeze: () => {
      frozen = true;
      for (const socket of open) {
        socket.unpipe();
        // Read and thrown away, so that not even a full buffer tells anybody.
        socket.resume();
        socket.removeAllListeners('end');
      }
    },
    thaw: () => {
      frozen = false;
    },
  };
}
