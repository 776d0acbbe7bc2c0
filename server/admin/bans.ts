import type { Ban, BanKind } from '../../src/protocol/admin';
import { Refused } from '../refusal';
import type { AdminStore } from '../storage/admin';

interface BanServices {
  admin: AdminStore;
  now(): number;
  /** Called when somebody may have been banned who is connected. */
  onChanged(): void;
}

/**
 * Who is banned, as last read from the database: all processes read it once a second, so that a ban holds everywhere
 * within that time. Each ends by itself.
 */
export class Bans {
  private running: readonly Ban[] = [];

  constructor(private readonly services: BanServices) {}

  async read(): Promise<void> {
    const before = new Set(this.running.map(({ id }) => id));
    this.running = await this.services.admin.bans(this.services.now());
    if (this.running.some(({ id }) => !before.has(id))) this.services.onChanged();
  }

  refuseAddress(address: string): void {
    this.refuse('address', address);
  }

  /** Refuses a profile; somebody without one passes. */
  refuseProfile(profileID: string | undefined): void {
    if (profileID !== undefined) this.refuse('profile', profileID);
  }

  /** When the last ban of somebody ends; null where there is none. */
  until(kind: BanKind, who: string): number | null {
    const now = this.services.now();
    const ends = this.running
      .filter((ban) => ban.kind === kind && ban.who === who && ban.until > now)
      .map(({ until }) => until);
    return ends.length === 0 ? null : Math.max(...ends);
  }

  private refuse(kind: BanKind, who: string): void {
    const until = this.until(kind, who);
    if (until === null) return;
    const day = new Date(until).toISOString().slice(0, 16).replace('T', ' ');
    throw new Refused('banned', `The host of this server has banned you until ${day} UTC.`, { until });
  }
}
