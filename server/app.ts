import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import type { GameModule } from '../src/games/contract';
import { clientAddress } from './address';
import { BotRunner } from './bots/runner';
import type { SeatBots } from './bots/seat-bots';
import type { Config } from './config';
import { authenticateCredentials, newCredentials, newMatchID } from './credentials';
import { gamesOf } from './games';
import { answerErrors, hasHungUp } from './http/errors';
import { crossOrigin, securityHeaders } from './http/headers';
import { lobbyRoutes } from './http/lobby-routes';
import { addRoutes } from './http/routes';
import { staticFiles } from './http/static';
import { statusRoutes } from './http/status-routes';
import { Limits } from './limits';
import type { Log } from './log';
import { Rooms } from './match/rooms';
import { Metrics } from './metrics';
import { Refused } from './refusal';
import { formerNames } from './storage/former';
import { measured } from './storage/measured';
import { openPostgres } from './storage/postgres';
import { openSqlite } from './storage/sqlite';
import { StorageForFramework } from './storage/storage-api';
import type { MatchStore } from './storage/store';
import { Sockets } from './transport/sockets';
import { Transport } from './transport/transport';

export interface RunningServer {
  /** Where it can be reached, such as http://127.0.0.1:8000 */
  url: string;
  /** Finishes what is queued, tells the clients and closes the database. */
  close(): Promise<void>;
}

/** What is served: the rules sides of the games, the main one first, and the bots that play seats in them. */
export interface Served {
  games: readonly GameModule[];
  bots: SeatBots;
}

const CATCH_UP_MS = 1000;
const SWEEP_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts everything on one port. Throws ConfigError, StoreUnusable or the listening error. */
export async function startServer(config: Config, log: Log, served: Served): Promise<RunningServer> {
  const games = gamesOf(served.games);
  const opened = await openStore(config, log, served.games);
  const metrics = new Metrics({
    games: [...games.keys()],
    sockets: () => sockets.size,
    rooms: () => rooms.sizes(),
    matches: () => opened.count(),
  });
  const store = measured(opened, (operation, seconds, failed) => metrics.stored(operation, seconds, failed));
  const limits = new Limits(config.limits);
  const rooms: Rooms = new Rooms({
    games,
    store,
    metrics,
    log,
    onStored: (room) => bots.wake(room.game, room.id),
  });
  const bots = new BotRunner({ games, rooms, store, bots: served.bots, log, delayMs: config.botDelayMs });
  const address = (request: IncomingMessage) => clientAddress(request, config.trustProxy);
  const sockets = new Sockets({ config, games, rooms, limits, metrics, log, address });
  const transport = new Transport(sockets, config);

  const server = Server({
    games: served.games.map(({ game }) => game),
    db: new StorageForFramework(store, games),
    transport,
    origins: [...config.origins],
    uuid: newMatchID,
    generateCredentials: newCredentials,
    authenticateCredentials,
  });
  const { app, router } = server;
  let closing = false;
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
  const pages = staticFiles(config.clientDir);
  app.use(pages.serve);
  addRoutes(
    router,
    [...statusRoutes({ store, metrics, limits }), ...lobbyRoutes({ games, store, rooms, limits })],
    { bodyLimit: config.bodyLimit, address },
  );
  const running = await Promise.race([server.run({ port: config.port }), transport.failed]).catch(
    async (error) => {
      await store.close();
      throw error;
    },
  );

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
  void bots.wakeAll().catch((err) => log.warn({ err }, 'could not wake the bots'));

  return {
    url: urlOf(running.appServer.address(), config.host),
    close: async () => {
      closing = true;
      for (const timer of timers) clearInterval(timer);
      server.kill(running);
      // Even if a part fails to close, the rest is closed too, the database last.
      for (const part of [bots, rooms, transport, store]) {
        await part.close().catch((err) => log.error({ err }, 'a part could not be closed in order'));
      }
    },
  };
}

function openStore(config: Config, log: Log, games: readonly GameModule[]): Promise<MatchStore> {
  const former = games[0] && formerNames(games[0].card.id);
  if (config.databaseUrl === null) return openSqlite(config.dataDir, former);
  const onLost = (err: Error) => log.warn({ err }, 'a database connection was lost');
  return openPostgres(config.databaseUrl, onLost, former);
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

function urlOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' ? address?.port : address;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
