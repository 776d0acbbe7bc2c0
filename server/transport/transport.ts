import { createServer, type Server as HttpServer } from 'node:http';
import type { Server } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/server';
import { type Config, ConfigError } from '../config';
import { type ConnectionServices, Connections } from '../http/connections';
import { Turns } from '../http/turns';
import type { Sockets } from './sockets';

/** Connections are kept longer than proxies keep theirs, so that it is never we who hang up on a new request. */
const HTTP_OPTIONS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
};
/** Somebody who neither sends nor takes anything for so long is gone; a polling socket hears of us every 25 s. */
const SILENCE_MS = 60_000;

/**
 * What boardgame.io's `Server` serves its sockets with. The stock transport trusts its clients (docs/decisions/0001);
 * of it only the place remains: `init` gets the app and decides how it listens, and our own sockets do the rest.
 */
export class Transport extends SocketIO {
  private connections: Connections | null = null;
  private fail: (error: Error) => void = () => undefined;
  /** Rejects when the port cannot be used, of which `Server` hears nothing. */
  readonly failed = new Promise<never>((_, reject) => {
    this.fail = reject;
  });

  constructor(
    private readonly sockets: Sockets,
    private readonly config: Config,
    private readonly visitors: Pick<ConnectionServices, 'log' | 'address'>,
  ) {
    super();
  }

  override init(app: Server.App): void {
    Object.assign(app, {
      listen: (port: number, done: () => void): HttpServer => {
        const { host, maxConnections, trustProxy } = this.config;
        const handle = app.callback();
        const http = createServer(HTTP_OPTIONS, (request, response) => {
          if (!connections.admits(request, response)) return;
          turns.take(request, response, () => void handle(request, response));
        });
        http.timeout = SILENCE_MS;
        const turns = new Turns(this.visitors.address);
        const limit = { most: maxConnections, proxied: trustProxy > 0 };
        const connections = new Connections(http, { ...this.visitors, ...limit });
        this.connections = connections;
        this.sockets.attach(http);
        const fail = (error: NodeJS.ErrnoException) => this.fail(isBadHost(error) ? badHost(host) : error);
        http.once('error', fail);
        return http.listen(port, host, () => {
          http.off('error', fail);
          done();
        });
      },
    });
  }

  /** Says goodbye to all sockets, then ends what is still connected. */
  async close(): Promise<void> {
    await this.sockets.close();
    await this.connections?.close();
  }
}

const isBadHost = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  syscall === 'getaddrinfo' || ['EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT'].includes(code ?? '');

const badHost = (host: string) =>
  new ConfigError(`HOST is not an address of this machine (it is ${JSON.stringify(host)})`);
