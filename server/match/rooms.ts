import type { Games } from '../games';
import type { Log } from '../log';
import { Refused } from '../refusal';
import { Room, type RoomServices } from './room';

/** The matches that are needed now, one room each; a room without people and work is forgotten. */
export class Rooms {
  private readonly rooms = new Map<string, Room>();
  private closing = false;

  constructor(private readonly services: Omit<RoomServices, 'onIdle' | 'engine'> & { games: Games }) {}

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
      room = new Room(id, { ...this.services, engine, onIdle: (idle) => this.maybeFree(idle) });
      this.rooms.set(key, room);
    }
    return room;
  }

  /** The room of a match if it is in memory. */
  peek(game: string, id: string): Room | undefined {
    return this.rooms.get(keyOf(game, id));
  }

  /** Reads again what another process on the same database has changed or removed. */
  async catchUp(log: Log): Promise<void> {
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
          await room.refresh().catch((error) => {
            if (error instanceof Refused && error.code === 'unknown-match') return;
            log.warn({ game: room.game, matchID: room.id, err: error }, 'could not catch up');
          });
        }
      }
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
