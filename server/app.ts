import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { clientAddress } from './address';
import type { SeatPrograms } from './bots/program';
import { BotRunner } from './bots/runner';
import { type Config, ConfigError } from './config';
import type { ServedGame } from './game';
import { Connections } from './http/connections';
import { answerErrors, hasHungUp } from './http/errors';
import { crossOrigin, securityHeaders } from './http/headers';
import { lobbyRoutes } from './http/lobby-routes';
import { routes } from './http/router';
import { staticFiles } from './http/static';
import { statusRoutes } from './http/status-routes';
import { Limits } from './limits';
import { Lobby } from './lobby/lobby';
import type { Log } from './log';
import { Engine } from './match/engine';
import { Rooms } from './match/rooms';
import { Metrics } from './metrics';
import { Refused } from './refusal';
import { measured } from './storage/measured';
import { openPostgres } from './storage/postgres';
import { openSqlite } from './storage/sqlite';
import type { MatchStore } from './storage/store';
import { Sockets } from './transport/sockets';

export interface RunningServer {
  /** Where it can be reached, such as http://127.0.0.1:8000 */
  url: string;
  /** Finishes what is queued, tells the clients and closes the database. */
  close(): Promise<void>;
}

/** Connections are kept longer than proxies keep theirs, so that it is never we who hang up on a new request. */
const HTTP_OPTIONS = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 };
/** Somebody who neither sends nor takes anything for so long is gone; a polling socket hears of us every 25 s. */
const SILENCE_MS = 60_000;
const CATCH_UP_MS = 1000;
const SWEEP_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts everything on one port. Throws ConfigError, StoreUnusable or the listening error. */
export async function startServer(
  config: Config,
  log: Log,
  served: ServedGame,
  programs: SeatPrograms,
): Promise<RunningServer> {
  const opened = await openStore(config, log);
  const metrics = new Metrics({
    sockets: () => sockets.size,
    rooms: () => rooms.size,
    matches: () => opened.count(),
  });
  const store = measured(opened, (operation, seconds, failed) => metrics.stored(operation, seconds, failed));
  const engine = new Engine(served);
  const limits = new Limits(config.limits);
  const rooms: Rooms = new Rooms({
    served,
    engine,
    store,
    metrics,
    log,
    onStored: (room) => bots.wake(room.id),
  });
  const bots = new BotRunner({ served, rooms, store, programs, log, delayMs: config.botDelayMs });
  const lobby = new Lobby({ served, engine, store, rooms, programs });
  const address = (request: IncomingMessage) => clientAddress(request, config.trustProxy);
  const sockets = new Sockets({ config, served, rooms, limits, metrics, log, address });

  let closing = false;
  const app = new Koa();
  // What goes wrong while an answer is on its way; without a listener Koa prints it as it likes.
  app.on('error', (err: unknown) => {
    if (hasHungUp(err)) log.debug({ err }, 'a visitor hung up in the middle of an answer');
    else log.error({ err }, 'an answer could not be sent');
  });
  app.use(answerErrors(metrics, log));
  app.use(async (_, next) => {
    if (closing) throw new Refused('closing', 'The server is being restarted; try again in a moment.');
    await next();
  });
  app.use(securityHeaders);
  app.use(crossOrigin(config.origins));
  app.use(
    routes([...statusRoutes({ store, metrics, limits }), ...lobbyRoutes(served.name, lobby, limits)], {
      bodyLimit: config.bodyLimit,
      address,
    }),
  );
  const pages = staticFiles(config.clientDir);
  app.use(pages.serve);

  const http = createServer(HTTP_OPTIONS, app.callback());
  http.timeout = SILENCE_MS;
  const connections = new Connections(http);
  sockets.attach(http);
  try {
    await listen(http, config);
  } catch (error) {
    await store.close();
    throw error;
  }

  if (!pages.complete) {
    log.warn({ folder: config.clientDir }, 'CLIENT_DIR holds no built pages; none will be served');
  }
  const tidy = () => removeUnstarted(store, config.unstartedDays, log);
  const timers = [
    every(CATCH_UP_MS, () => rooms.catchUp(log), log),
    every(SWEEP_MS, async () => limits.sweep(), log),
    every(DAY_MS / 24, tidy, log),
  ];
  void tidy().catch((err) => log.warn({ err }, 'could not look for old matches'));
  void bots.wakeAll().catch((err) => log.warn({ err }, 'could not wake the programs'));

  return {
    url: urlOf(http, config.host),
    close: async () => {
      closing = true;
      for (const timer of timers) clearInterval(timer);
      http.close();
      // Whatever goes wrong on the way, the rest is closed too, the database last.
      for (const part of [bots, rooms, sockets, connections, store]) {
        await part.close().catch((err) => log.error({ err }, 'a part could not be closed in order'));
      }
    },
  };
}

function openStore(config: Config, log: Log): Promise<MatchStore> {
  if (config.databaseUrl === null) return openSqlite(config.dataDir);
  return openPostgres(config.databaseUrl, (err) => log.warn({ err }, 'a database connection was lost'));
}

async function removeUnstarted(store: MatchStore, days: number, log: Log): Promise<void> {
  const removed = await store.removeUnstartedBefore(Date.now() - days * DAY_MS);
  if (removed > 0) log.info({ removed }, 'matches that never started were removed');
}

/** Runs a task again and again, never twice at once; a failure is logged and tried again next time. */
function every(ms: number, task: () => Promise<void>, log: Log): NodeJS.Timeout {
  let running = false;
  return setInterval(async () => {
    if (running) return;
    running = true;
    try {
      await task();
    } catch (err) {
      log.warn({ err }, 'a regular task failed');
    } finally {
      running = false;
    }
  }, ms).unref();
}

function listen(http: HttpServer, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(isBadHost(error) ? badHost(config.host) : error);
    http.once('error', fail);
    http.listen(config.port, config.host, () => {
      http.off('error', fail);
      resolve();
    });
  });
}

const isBadHost = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  syscall === 'getaddrinfo' || ['EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT'].includes(code ?? '');

const badHost = (host: string) =>
  new ConfigError(`HOST is not an address of this machine (it is ${JSON.stringify(host)})`);

function urlOf(http: HttpServer, host: string): string {
  const { port } = http.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
