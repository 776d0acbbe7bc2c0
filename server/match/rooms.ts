import type { Games } from '../games';
import { Line } from '../line';
import type { Log } from '../log';
import { Refused } from '../refusal';
import { Room, type RoomServices } from './room';
import { WholeMatches } from './whole';

/** The matches that are needed now, one room each; a room without people and work is forgotten. */
export class Rooms {
  private readonly rooms = new Map<string, Room>();
  private closing = false;
  private readonly whole = new WholeMatches();
  private readonly line = new Line();

  constructor(
    private readonly services: Omit<RoomServices, 'onIdle' | 'engine' | 'whole' | 'line'> & { games: Games },
  ) {}

  /** How many rooms each game has. */
  sizes(): Map<string, number> {
    const sizes = new Map([...this.services.games.keys()].map((game) => [game, 0]));
    for (const { game } of this.rooms.values()) sizes.set(game, (sizes.get(game) ?? 0) + 1);
    return sizes;
  }

  /** The room of a match. The match need not exist: an unknown one is refused inside and its room is freed. */
  of(game: string, id: string): Room {
    if (this.closing) throw new Refused('closing', 'The server is being restarted; try again in a moment.');
    const engine = this.services.games.get(game);
    if (engine === undefined) throw new Refused('unknown-game', 'There is no such game.');
    const key = keyOf(game, id);
    let room = this.rooms.get(key);
    if (room === undefined) {
      const { whole, line } = this;
      const onIdle = (idle: Room) => this.maybeFree(idle);
      room = new Room(id, { ...this.services, engine, whole, line, onIdle });
      this.rooms.set(key, room);
    }
    return room;
  }

  /** The room of a match if it is in memory. */
  peek(game: string, id: string): Room | undefined {
    return this.rooms.get(keyOf(game, id));
  }

  /** The room of a match of any game if it is in memory. */
  find(id: string): Room | undefined {
    for (const game of this.services.games.keys()) {
      const room = this.peek(game, id);
      if (room !== undefined) return room;
    }
    return undefined;
  }

  /** Whether a page of that seat is open, here or at another process. */
  isConnected(id: string, seat: number): boolean {
    const { others } = this.services;
    return this.find(id)?.present.isConnected(String(seat)) ?? others?.isConnected(id, seat) ?? false;
  }

  /** Tells other processes who is connected here. */
  announce(): void {
    for (const room of this.rooms.values()) {
      if (room.present.connectedSeats().length > 0) room.present.announce();
    }
  }

  /** Reads again what another process on the same database has changed, removed or, since a time, said. */
  async catchUp(log: Log, chatSince: number): Promise<void> {
    const published = [...this.rooms.values()].filter((room) => room.published !== null);
    for (let from = 0; from < published.length; from += 500) {
      const some = published.slice(from, from + 500);
      const stored = new Map(
        (await this.services.store.versions(some.map((room) => room.id))).map((row) => [row.id, row]),
      );
      for (const room of some) {
        const now = stored.get(room.id);
        const then = room.published;
        if (then === null) continue;
        if (now === undefined || now.stateID > then.stateID || now.version > then.version) {
          await room.hearChange(now ?? null).catch((err) => {
            log.warn({ game: room.game, matchID: room.id, err }, 'could not catch up');
          });
        }
      }
      const ids = some.map((room) => room.id);
      for (const { id, message } of await this.services.store.chatSince(ids, chatSince)) {
        this.find(id)?.talk.hear(message);
      }
    }
  }

  /** Writes down who is here, so that another process and a later one know it too. */
  async noteSeen(): Promise<void> {
    const here = [...this.rooms.values()].flatMap((room) =>
      room.present.connectedSeats().map((seat) => ({ id: room.id, seat })),
    );
    await this.services.store.markSeen(here, this.services.now());
  }

  /** Lets the matches go on whose decider's time is over. */
  async endTimes(): Promise<void> {
    const { store, games, now, log } = this.services;
    for (const { game, id } of await store.due(now())) {
      if (!games.has(game)) continue;
      await this.of(game, id)
        .timeOver()
        .catch((err) => log.warn({ game, matchID: id, err }, 'could not end the time of a seat'));
    }
  }

  /** Takes nothing new and resolves when all that was queued is done. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.all([...this.rooms.values()].map((room) => room.drained()));
  }

  private maybeFree(room: Room): void {
    const key = keyOf(room.game, room.id);
    if (room.unused && this.rooms.get(key) === room) this.rooms.delete(key);
  }
}

/** A match that is asked for under another game's name has a room of its own, in which it is unknown. */
const keyOf = (game: string, id: string): string => `${game}/${id}`;
