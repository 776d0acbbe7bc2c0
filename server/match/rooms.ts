import type { Log } from '../log';
import { Refused } from '../refusal';
import { Room, type RoomServices } from './room';

/** The matches that are needed now, one room each; a room without people and work is forgotten. */
export class Rooms {
  private readonly rooms = new Map<string, Room>();
  private closing = false;

  constructor(private readonly services: Omit<RoomServices, 'onIdle'>) {}

  get size(): number {
    return this.rooms.size;
  }

  /** The room of a match. The match need not exist: an unknown one is refused inside and its room is freed. */
  of(id: string): Room {
    if (this.closing) throw new Refused('closing', 'The server is being restarted; try again in a moment.');
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const room = new Room(id, { ...this.services, onIdle: (idle) => this.maybeFree(idle) });
    this.rooms.set(id, room);
    return room;
  }

  /** The room of a match if it is in memory. */
  peek(id: string): Room | undefined {
    return this.rooms.get(id);
  }

  /** Reads again what another process on the same database has changed or removed. */
  async catchUp(log: Log): Promise<void> {
    const told = [...this.rooms.values()].filter((room) => room.told !== null);
    for (let from = 0; from < told.length; from += 500) {
      const some = told.slice(from, from + 500);
      const stored = new Map(
        (await this.services.store.versions(some.map((room) => room.id))).map((row) => [row.id, row]),
      );
      for (const room of some) {
        const now = stored.get(room.id);
        const then = room.told;
        if (then === null) continue;
        if (now === undefined || now.stateID > then.stateID || now.version > then.version) {
          await room.refresh().catch((error) => {
            if (error instanceof Refused && error.code === 'unknown-match') return;
            log.warn({ matchID: room.id, err: error }, 'could not catch up');
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
    if (room.unused && this.rooms.get(room.id) === room) this.rooms.delete(room.id);
  }
}
