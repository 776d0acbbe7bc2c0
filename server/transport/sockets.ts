import { type Server as HttpServer, type IncomingMessage, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'socket.io';
import { HEARTBEAT } from '../../src/protocol/heartbeat';
import type { Bans } from '../admin/bans';
import type { Config } from '../config';
import type { Games } from '../games';
import { originAllowed } from '../http/headers';
import type { Limits } from '../limits';
import { Line } from '../line';
import type { Log } from '../log';
import type { Engine } from '../match/engine';
import { type Packet, WINDOW_BITS } from '../match/packet';
import type { Connection } from '../match/room';
import type { Rooms } from '../match/rooms';
import type { Metrics } from '../metrics';
import { Refused } from '../refusal';
import { type EngineServer, type EngineSocket, sendAtOnce } from './engine';
import { Guard } from './guard';
import { Pace } from './pace';
import { readChat, readSync, readUpdate } from './packets';

interface SocketServices {
  config: Config;
  games: Games;
  rooms: Rooms;
  limits: Limits;
  bans: Bans;
  metrics: Metrics;
  log: Log;
  address(request: IncomingMessage): string;
}

/**
 * What the WebSockets agree on with their clients. Our messages are compressed where they are written (match/packet.ts),
 * once for all who get the same; the WebSockets themselves compress nothing, so no message can overtake another.
 */
const COMPRESSION = {
  threshold: Number.POSITIVE_INFINITY,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: WINDOW_BITS,
  zlibInflateOptions: { chunkSize: 2048 },
};

/** The match and seat that a socket has synced for; a socket looks at one match at a time. */
interface OpenMatch {
  matchID: string;
  connection: Connection;
}

/** A socket that is served. */
interface Visit {
  socket: Socket;
  game: string;
  address: string;
  opened(): OpenMatch | null;
}

/**
 * boardgame.io's socket protocol, spoken by its stock clients, in a namespace for each game. Packets are read by
 * schemas, rights are checked in the match's queue, and what cannot be done is answered with `refused` and a code.
 */
export class Sockets {
  private readonly io: SocketServer;
  private readonly visits = new Set<Visit>();
  private readonly perAddress = new Map<string, number>();
  /** In which the packets of floods wait. */
  private readonly line = new Line();
  /** By the connection below a socket. */
  private readonly guards = new WeakMap<object, Guard>();

  constructor(private readonly services: SocketServices) {
    const { config, games } = services;
    this.io = new SocketServer({
      serveClient: false,
      maxHttpBufferSize: config.packetLimit,
      connectTimeout: 10_000,
      pingInterval: HEARTBEAT,
      perMessageDeflate: COMPRESSION,
      allowRequest: (request, answer) => {
        const allowed = originAllowed(request, config.origins);
        answer(allowed ? null : 'origin not allowed', allowed);
      },
      ...(config.origins.length > 0 ? { cors: { origin: [...config.origins] } } : {}),
    });
    for (const engine of games.values()) {
      this.io.of(`/${engine.id}`).on('connection', (socket) => this.serve(socket, engine));
    }
  }

  get size(): number {
    return this.io.engine?.clientsCount ?? 0;
  }

  attach(server: HttpServer): void {
    this.io.attach(server);
    // After engine.io's own listener, which makes a new server of WebSockets.
    server.once('listening', () => {
      const { ws, opts } = this.io.engine as unknown as EngineServer;
      ws.options.autoPong = false; // the guards answer pings
      opts.perMessageDeflate = false; // of engine.io alone, which would not send ready frames otherwise
    });
    // Handshakes are counted here, in front of everything: a refusal costs next to nothing and clients try again.
    this.io.engine.use(
      (request: IncomingMessage & { _query?: { sid?: string } }, response: unknown, next: () => void) => {
        // An empty sid is a new handshake, to engine.io and so to us.
        if (request._query?.sid) return next();
        const retryAfter = this.mayConnect(this.services.address(request));
        if (retryAfter === 0) return next();
        this.services.metrics.refused('rate-limited');
        refuseHandshake(request, response, retryAfter);
      },
    );
    this.io.engine.on('connection', (raw: EngineSocket) => {
      const address = this.services.address(raw.request);
      this.guards.set(raw, this.guard(raw));
      this.perAddress.set(address, (this.perAddress.get(address) ?? 0) + 1);
      raw.on('close', () => {
        const left = (this.perAddress.get(address) ?? 1) - 1;
        if (left > 0) this.perAddress.set(address, left);
        else this.perAddress.delete(address);
      });
    });
  }

  /** Tells those who have been banned, and hangs up. */
  endBanned(): void {
    const { bans, rooms } = this.services;
    for (const { socket, game, address, opened } of this.visits) {
      const match = opened();
      const member = match && rooms.peek(game, match.matchID)?.audience.find(match.connection.id);
      try {
        bans.refuseAddress(address);
        bans.refuseProfile(member?.profile);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        socket.emit('refused', { ...error.toJSON(), event: 'sync', matchID: match?.matchID });
        socket.disconnect(true);
      }
    }
  }

  /** Tells all clients that the server goes away for a moment; they come back by themselves. */
  async close(): Promise<void> {
    const message = 'The server is being restarted; the match goes on in a moment.';
    for (const game of this.services.games.keys()) {
      this.io.of(`/${game}`).emit('refused', { code: 'closing', message });
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    // It would wait for every client to answer, and one that is gone never does: the connections are ended elsewhere.
    void this.io.close();
  }

  private guard(raw: EngineSocket): Guard {
    const { metrics, log } = this.services;
    return new Guard(raw, (why) => {
      metrics.refused('rate-limited');
      log.info({ why }, 'a socket was hung up on');
    });
  }

  private mayConnect(address: string): number {
    if ((this.perAddress.get(address) ?? 0) >= this.services.config.maxSockets) return 10;
    return this.services.limits.take('connect', address);
  }

  private serve(socket: Socket, { id: game, module }: Engine): void {
    const { rooms, limits, bans } = this.services;
    const address = this.services.address(socket.request);
    const raw = socket.conn as unknown as EngineSocket;
    const guard = this.guards.get(raw);
    const send = (packet: Packet) => {
      const compress = raw.transport.socket?.extensions === 'permessage-deflate';
      const frame = packet.frame(compress);
      if (sendAtOnce(raw, frame)) guard?.sent(frame.length);
      else raw.write(packet.text, { wsPreEncodedFrame: [frame] });
    };
    let opened: OpenMatch | null = null;
    const visit: Visit = { socket, game, address, opened: () => opened };
    this.visits.add(visit);
    const paced = { socket, pace: new Pace(socket.id, this.line) };
    const leave = () => {
      if (opened !== null) rooms.peek(game, opened.matchID)?.leave(opened.connection.id);
      opened = null;
    };

    this.on(paced, 'sync', async (args) => {
      bans.refuseAddress(address);
      limits.spend('sync', address);
      const { matchID, viewer, credentials } = readSync(args);
      leave();
      const connection: Connection = { id: socket.id, viewer, address, send };
      const entering: OpenMatch = { matchID, connection };
      opened = entering;
      try {
        const isWanted = () => socket.connected && opened === entering;
        const pay = (cost: number) => limits.afford('sync', address, cost, isWanted);
        await rooms.of(game, matchID).enter(connection, credentials, pay);
      } catch (error) {
        if (opened === entering) opened = null;
        throw error;
      }
      // The page may have closed, or asked for another match, while this one was read.
      if (socket.disconnected || opened !== entering) rooms.peek(game, matchID)?.leave(connection.id);
    });

    this.on(paced, 'update', async (args) => {
      bans.refuseAddress(address);
      limits.spend('move', address);
      const { matchID, seat, credentials, stateID, action } = readUpdate(args, module);
      const { connection } = this.synced(opened, matchID);
      if (connection.viewer !== seat) throw new Refused('unauthorized', 'You do not sit on this seat.');
      const room = rooms.of(game, matchID);
      try {
        await room.submit({ seat, authority: { by: 'person', credentials }, stateID, action });
      } catch (error) {
        if (error instanceof Refused && error.code === 'stale') {
          limits.spend('sync', address);
          const isWanted = () => socket.connected && opened?.connection === connection;
          await room.resend(connection, (cost) => limits.afford('sync', address, cost, isWanted));
        }
        throw error;
      }
    });

    this.on(paced, 'chat', async (args) => {
      bans.refuseAddress(address);
      limits.spend('chat', address);
      const { matchID, id, text, credentials } = readChat(args);
      const { connection } = this.synced(opened, matchID);
      if (connection.viewer === null) {
        throw new Refused('unauthorized', 'Spectators write among themselves, with a profile.');
      }
      await rooms.of(game, matchID).chat(connection.viewer, credentials, { id, payload: text });
    });

    socket.on('disconnect', () => {
      this.visits.delete(visit);
      leave();
    });
  }

  private synced(opened: OpenMatch | null, matchID: string): OpenMatch {
    if (opened?.matchID !== matchID) throw new Refused('not-synced', 'Open the match first.');
    return opened;
  }

  /** Handles one kind of packet; nothing that happens inside can reach the process. */
  private on(
    { socket, pace }: { socket: Socket; pace: Pace },
    event: string,
    handle: (args: unknown[]) => Promise<void>,
  ): void {
    const { metrics, log } = this.services;
    const guard = this.guards.get(socket.conn);
    socket.on(event, async (...args: unknown[]) => {
      const turn = pace.next();
      if (turn !== null) await turn;
      // Of a flood that has ended its socket nobody wants the rest.
      if (guard?.over) return;
      try {
        await handle(args);
      } catch (error) {
        if (!(error instanceof Refused)) log.error({ event, err: error }, 'a packet failed');
        const refusal = error instanceof Refused ? error : new Refused('internal', 'The server has failed.');
        metrics.refused(refusal.code);
        if (guard?.mayRefuse() === false) return;
        socket.emit('refused', { ...refusal.toJSON(), event, ...matchIDOf(event, args) });
        if (refusal.code === 'banned') socket.disconnect(true);
      }
    });
  }
}

/** The match that a refused packet was about, if it named one in the right place. */
function matchIDOf(event: string, args: unknown[]): { matchID?: string } {
  const matchID = args[event === 'update' ? 2 : 0];
  return typeof matchID === 'string' && matchID.length <= 64 ? { matchID } : {};
}

/** Answers a handshake with 429. Where it is an upgrade, engine.io has nothing to answer with: it is done by hand. */
function refuseHandshake({ socket }: IncomingMessage, response: unknown, retryAfter: number): void {
  const body = JSON.stringify({ code: 'rate-limited', message: 'Too many connections.', retryAfter });
  const headers = { 'Retry-After': String(retryAfter), 'Content-Type': 'application/json' };
  if (response instanceof ServerResponse) {
    response.writeHead(429, headers).end(body);
    return;
  }
  const lines = Object.entries({ ...headers, 'Content-Length': body.length, Connection: 'close' });
  const head = ['HTTP/1.1 429 Too Many Requests', ...lines.map(([name, value]) => `${name}: ${value}`)];
  // Nobody else listens to this connection any more, and a client need not close its end.
  socket.on('error', () => undefined);
  socket.end([...head, '', body].join('\r\n'), () => socket.destroy());
}
