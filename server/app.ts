import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server } from 'boardgame.io/server';
import type { GameModule } from '../src/games/contract';
import { clientAddress } from './address';
import { Admin } from './admin/admin';
import { Bans } from './admin/bans';
import { keepOut } from './admin/keep-out';
import { adminRoutes } from './admin/routes';
import { BotRunner } from './bots/runner';
import type { SeatBots } from './bots/seat-bots';
import { Cluster, type OpenBus } from './cluster/cluster';
import { PostgresBus } from './cluster/postgres-bus';
import type { Config } from './config';
import { authenticateCredentials, newCredentials, newID } from './credentials';
import { withFiles } from './game-files';
import { gamesOf } from './games';
import { answerErrors, hasHungUp } from './http/errors';
import { crossOrigin, securityHeaders } from './http/headers';
import { Health } from './http/health';
import { lobbyRoutes } from './http/lobby-routes';
import { addRoutes } from './http/routes';
import { staticFiles } from './http/static';
import { statusRoutes } from './http/status-routes';
import { Keeping } from './keeping';
import { Limits } from './limits';
import { Lists } from './lobby/list';
import type { Log } from './log';
import { Rooms } from './match/rooms';
import { Metrics } from './metrics';
import { Notices } from './notify/notices';
import { noticeRoutes } from './notify/routes';
import { vapidKeys } from './notify/vapid';
import { Ways } from './notify/ways';
import { peopleRoutes } from './people/routes';
import { Profiles } from './profile/profiles';
import { Prover, profileRoutes } from './profile/routes';
import { Refused } from './refusal';
import { resultRoutes } from './results/routes';
import { Settling } from './results/settling';
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
  /** What time it is; the machine's clock where it is left out. */
  now?: () => number;
}

const CATCH_UP_MS = 1000;
/** How often bots are looked for whose process has died. */
const TAKE_OVER_MS = 2000;
/** How often matches are looked for whose time is over. */
const DEADLINES_MS = 1000;
/** How often it is written down who is at the table. */
const SEEN_MS = 60_000;
const SWEEP_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts everything on one port. Throws ConfigError, StoreUnusable or the listening error. */
export async function startServer(config: Config, log: Log, served: Served): Promise<RunningServer> {
  const { now = Date.now } = served;
  const games = gamesOf(withFiles(served.games, config.gameFiles));
  const opened = await openStore(config, log, served.games);
  const metrics = new Metrics({
    games: [...games.keys()],
    sockets: () => sockets.size,
    rooms: () => rooms.sizes(),
    matches: () => opened.count(),
  });
  const store = measured(opened, (operation, seconds, failed) => metrics.stored(operation, seconds, failed));
  const limits = new Limits(config.limits);
  const bans = new Bans({ admin: store.admin, now, onChanged: () => sockets.endBanned() });
  const cluster = new Cluster({ store, rooms: () => rooms, log, now, open: busOf(config, log) });
  const rooms: Rooms = new Rooms({
    others: cluster,
    bans,
    games,
    store,
    metrics,
    log,
    now,
    onStored: (room) => bots.wake(room.game, room.id),
    onChanged: (match, turn, at) => {
      notices.look(match, turn, at);
      settling.look(match);
      if (match.gameover !== undefined) lists.changed();
    },
  });
  const lists = new Lists({ store, rooms, now });
  const { lease } = cluster;
  const bots = new BotRunner({
    games,
    rooms,
    store,
    bots: served.bots,
    log,
    delayMs: config.botDelayMs,
    lease,
  });
  const keys = vapidKeys(config.dataDir);
  const ways = new Ways({
    people: store.people,
    keys,
    smtpUrl: config.smtpUrl,
    mailFrom:
      config.mailFrom ??
      `games@${config.publicUrl === null ? 'localhost' : new URL(config.publicUrl).hostname}`,
    publicUrl: publicUrl(config),
    allowPrivate: config.privateHosts,
    log,
  });
  const delayMs = config.noticeDelayMs;
  const settling: Settling = new Settling({ games, store, log, now });
  const notices: Notices = new Notices({ games, rooms, store, ways, log, delayMs, now });
  const address = (request: Pick<IncomingMessage, 'socket' | 'headers'>) =>
    clientAddress(request, config.trustProxy);
  const sockets = new Sockets({ config, games, rooms, limits, bans, metrics, log, address });
  const transport = new Transport(sockets, config, { log, address });

  const server = Server({
    games: served.games.map(({ game }) => game),
    db: new StorageForFramework(store, games),
    transport,
    origins: [...config.origins],
    uuid: newID,
    generateCredentials: newCredentials,
    authenticateCredentials,
  });
  const { app, router } = server;
  let welcoming = true;
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
  app.use(keepOut(bans, address));
  const pages = staticFiles(config.clientDir);
  app.use(pages.serve);
  const profiles = new Profiles({ store, rooms, now });
  const prover = new Prover(profiles, limits, bans);
  const admin = new Admin({ games, store, rooms, cluster, bans, lists, now });
  const { adminToken, metricsToken } = config;
  const { people } = store;
  const noticeServices = { people, prover, limits, ways, keys, now, allowPrivate: config.privateHosts };
  addRoutes(
    router,
    [
      ...statusRoutes({
        store,
        health: new Health(store),
        welcoming: () => welcoming,
        metrics,
        limits,
        build: pages.build,
        metricsToken,
      }),
      ...lobbyRoutes({
        games,
        store,
        rooms,
        limits,
        prover,
        bans,
        lists,
        now,
        invite: (matchID, profileIDs) => notices.invite(matchID, profileIDs, now()),
      }),
      ...profileRoutes({ profiles, prover, limits }),
      ...noticeRoutes(noticeServices),
      ...resultRoutes({ games, store, prover, limits }),
      ...peopleRoutes({ games, store, rooms, prover, limits, log, now }),
      ...(adminToken === null ? [] : adminRoutes(admin, adminToken, limits)),
    ],
    { bodyLimit: config.bodyLimit, address },
  );
  const listen = () => Promise.race([server.run({ port: config.port }), transport.failed]);
  const running = await bans
    .read()
    .then(listen)
    .catch(async (error) => {
      await cluster.close();
      await store.close();
      throw error;
    });

  if (!pages.complete) {
    log.warn({ folder: config.clientDir }, 'CLIENT_DIR holds no built pages; none will be served');
  }
  const { unstartedDays, keepDays, keepExportDir: exportDir } = config;
  const keeping = new Keeping({ store, log, now, unstartedDays, keepDays, exportDir });
  const tidy = async () => {
    await keeping.tidy();
    await store.people.removeTokensBefore(now());
    await store.removeRequestsBefore(now() - DAY_MS);
  };
  const timers = [
    every(CATCH_UP_MS, () => cluster.round(), log),
    every(CATCH_UP_MS, () => bans.read(), log),
    every(TAKE_OVER_MS, () => bots.takeOver(), log),
    every(DEADLINES_MS, () => rooms.endTimes(), log),
    every(DEADLINES_MS, () => notices.sendDue(), log),
    every(SEEN_MS, () => rooms.noteSeen(), log),
    every(SWEEP_MS, async () => limits.sweep(), log),
    every(DAY_MS / 24, tidy, log),
  ];
  void tidy().catch((err) => log.warn({ err }, 'could not look for old matches'));
  void settling.catchUp().catch((err) => log.warn({ err }, 'could not look for unwritten results'));
  void bots.wakeAll().catch((err) => log.warn({ err }, 'could not wake the bots'));

  return {
    url: urlOf(running.appServer.address(), config.host),
    close: async () => {
      welcoming = false;
      if (config.drainMs > 0) await sleep(config.drainMs);
      closing = true;
      for (const timer of timers) clearInterval(timer);
      ways.close();
      server.kill(running);
      // Even if a part fails to close, the rest is closed too, the database last.
      for (const part of [keeping, bots, rooms, cluster, settling, transport, store]) {
        await part.close().catch((err) => log.error({ err }, 'a part could not be closed in order'));
      }
    },
  };
}

function openStore(config: Config, log: Log, games: readonly GameModule[]): Promise<MatchStore> {
  const former = games[0] && formerNames(games[0].card.id);
  if (config.databaseUrl === null) return openSqlite(config.dataDir, former);
  const onLost = (err: Error) => log.warn({ err }, 'a database connection was lost');
  const onBack = () => log.info('the database answers again');
  return openPostgres(config.databaseUrl, onLost, former, onBack);
}

/** How processes hear of each other: PostgreSQL carries notes, SQLite does not. */
function busOf({ databaseUrl }: Config, log: Log): OpenBus {
  if (databaseUrl === null) return null;
  return (self, events) => new PostgresBus(databaseUrl, self, events, log);
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

/** Where visitors find the pages; without a setting, where they are served from. */
const publicUrl = ({ publicUrl, port, host }: Config): string =>
  publicUrl ?? urlOf({ port, address: host, family: '' }, host);

function urlOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' ? address?.port : address;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
