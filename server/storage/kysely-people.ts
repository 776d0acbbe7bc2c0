import type { Kysely, Selectable } from 'kysely';
import type { Writer } from './kysely-store';
import type {
  Device,
  NewDevice,
  Notice,
  PeopleStore,
  Profile,
  PushSubscription,
  Report,
  Token,
  TokenPurpose,
} from './people';
import type { Tables } from './schema';
import type { WriteAnswer } from './store';

/** So many notices are dealt with at once. */
const DUE_AT_ONCE = 200;
const REPORTS_LISTED = 1000;

const toProfile = (row: Selectable<Tables['profiles']>): Profile => ({
  id: row.id,
  name: row.name,
  hasRecovery: row.recovery_hash !== null,
  settings: JSON.parse(row.settings),
  createdAt: row.created_at,
  seenAt: row.seen_at,
});

const toDevice = (row: Selectable<Tables['devices']>): Device => ({
  id: row.id,
  profileID: row.profile_id,
  label: row.label,
  createdAt: row.created_at,
  seenAt: row.seen_at,
});

/** Profiles in either database. */
export class KyselyPeople implements PeopleStore {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly writer: Writer,
  ) {}

  async createProfile(
    profile: { id: string; name: string; createdAt: number },
    device: NewDevice,
  ): Promise<void> {
    const { id, name, createdAt } = profile;
    const made = this.db.insertInto('profiles').values({
      id,
      name,
      recovery_hash: null,
      settings: '{}',
      created_at: createdAt,
      seen_at: createdAt,
    });
    await this.writer.write([made.compile(), this.insertDevice(device)], false);
  }

  async profile(id: string): Promise<Profile | null> {
    const row = await this.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toProfile(row);
  }

  async byDevice(secretHash: string): Promise<{ profile: Profile; device: Device } | null> {
    const row = await this.db
      .selectFrom('devices')
      .selectAll()
      .where('secret_hash', '=', secretHash)
      .executeTakeFirst();
    if (row === undefined) return null;
    const profile = await this.profile(row.profile_id);
    return profile === null ? null : { profile, device: toDevice(row) };
  }

  async byRecovery(recoveryHash: string): Promise<Profile | null> {
    const row = await this.db
      .selectFrom('profiles')
      .selectAll()
      .where('recovery_hash', '=', recoveryHash)
      .executeTakeFirst();
    return row === undefined ? null : toProfile(row);
  }

  rename(id: string, name: string): Promise<void> {
    return this.change(id, { name });
  }

  saveSettings(id: string, settings: unknown): Promise<void> {
    return this.change(id, { settings: JSON.stringify(settings) });
  }

  saveRecovery(id: string, recoveryHash: string): Promise<void> {
    return this.change(id, { recovery_hash: recoveryHash });
  }

  async deleteProfile(id: string): Promise<void> {
    await this.writer.write([this.db.deleteFrom('profiles').where('id', '=', id).compile()], false);
  }

  async addDevice(device: NewDevice): Promise<void> {
    await this.writer.write([this.insertDevice(device)], false);
  }

  async devices(profileID: string): Promise<Device[]> {
    const rows = await this.db
      .selectFrom('devices')
      .selectAll()
      .where('profile_id', '=', profileID)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toDevice);
  }

  endDevice(profileID: string, deviceID: string): Promise<WriteAnswer> {
    const ended = this.db
      .deleteFrom('devices')
      .where('id', '=', deviceID)
      .where('profile_id', '=', profileID);
    return this.writer.write([ended.compile()], true);
  }

  async markDeviceSeen({ id, profileID }: Device, at: number): Promise<void> {
    const device = this.db.updateTable('devices').set({ seen_at: at }).where('id', '=', id);
    const profile = this.db.updateTable('profiles').set({ seen_at: at }).where('id', '=', profileID);
    await this.writer.write([profile.compile(), device.compile()], false);
  }

  async addToken(hash: string, { profileID, purpose, data, expiresAt }: Token): Promise<void> {
    const added = this.db
      .insertInto('tokens')
      .values({ hash, profile_id: profileID, purpose, data, expires_at: expiresAt });
    await this.writer.write([added.compile()], false);
  }

  async takeToken(hash: string, purpose: TokenPurpose, now: number): Promise<Token | null> {
    const row = await this.db
      .selectFrom('tokens')
      .selectAll()
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (row === undefined) return null;
    const taken = this.db.deleteFrom('tokens').where('hash', '=', hash);
    if ((await this.writer.write([taken.compile()], true)) === 'conflict') return null;
    return { profileID: row.profile_id, purpose, data: row.data, expiresAt: row.expires_at };
  }

  async removeTokensBefore(now: number): Promise<void> {
    const removed = this.db.deleteFrom('tokens').where('expires_at', '<=', now);
    await this.writer.write([removed.compile()], false);
  }

  async addPush(profileID: string, { endpoint, keys }: PushSubscription, at: number): Promise<void> {
    const values = { profile_id: profileID, keys: JSON.stringify(keys), created_at: at };
    const added = this.db
      .insertInto('push_subscriptions')
      .values({ endpoint, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values));
    await this.writer.write([added.compile()], false);
  }

  async pushes(profileID: string): Promise<PushSubscription[]> {
    const rows = await this.db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'keys'])
      .where('profile_id', '=', profileID)
      .orderBy('created_at')
      .execute();
    return rows.map(({ endpoint, keys }) => ({ endpoint, keys: JSON.parse(keys) }));
  }

  async removePush(profileID: string, endpoint: string): Promise<void> {
    const removed = this.db
      .deleteFrom('push_subscriptions')
      .where('profile_id', '=', profileID)
      .where('endpoint', '=', endpoint);
    await this.writer.write([removed.compile()], false);
  }

  async addNotice({ matchID, profileID, turn, dueAt }: Notice): Promise<void> {
    const added = this.db
      .insertInto('notices')
      .values({ match_id: matchID, profile_id: profileID, turn, due_at: dueAt, done: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['match_id', 'profile_id'])
          .doUpdateSet({ turn, due_at: dueAt, done: 0 })
          .where('notices.turn', '<>', turn),
      );
    await this.writer.write([added.compile()], false);
  }

  dueNotices(now: number): Promise<Notice[]> {
    return this.db
      .selectFrom('notices')
      .select(['match_id as matchID', 'profile_id as profileID', 'turn', 'due_at as dueAt'])
      .where('done', '=', 0)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(DUE_AT_ONCE)
      .execute();
  }

  claimNotice({ matchID, profileID, turn }: Notice): Promise<WriteAnswer> {
    const claimed = this.db
      .updateTable('notices')
      .set({ done: 1 })
      .where('match_id', '=', matchID)
      .where('profile_id', '=', profileID)
      .where('turn', '=', turn)
      .where('done', '=', 0);
    return this.writer.write([claimed.compile()], true);
  }

  async postponeNotices(profileID: string, now: number, until: number): Promise<void> {
    const postponed = this.db
      .updateTable('notices')
      .set({ due_at: until })
      .where('profile_id', '=', profileID)
      .where('done', '=', 0)
      .where('due_at', '<=', now);
    await this.writer.write([postponed.compile()], false);
  }

  seatsOf(profileID: string): Promise<{ id: string; game: string; seat: number }[]> {
    return this.db
      .selectFrom('profile_seats')
      .innerJoin('matches', 'matches.id', 'profile_seats.match_id')
      .select(['matches.id', 'matches.game', 'profile_seats.seat'])
      .where('profile_seats.profile_id', '=', profileID)
      .orderBy('matches.updated_at', 'desc')
      .orderBy('matches.id')
      .execute();
  }

  addReport({ matchID, reportedName, doneAt, ...report }: Report): Promise<WriteAnswer> {
    const added = this.db
      .insertInto('reports')
      .values({ ...report, match_id: matchID, reported_name: reportedName, done_at: doneAt })
      .onConflict((conflict) => conflict.column('id').doNothing());
    return this.writer.write([added.compile()], true);
  }

  async listReports(): Promise<Report[]> {
    const rows = await this.db
      .selectFrom('reports')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(REPORTS_LISTED)
      .execute();
    return rows.map(({ match_id, reported_name, done_at, ...report }) => ({
      ...report,
      matchID: match_id,
      reportedName: reported_name,
      doneAt: done_at,
    }));
  }

  private async change(
    id: string,
    values: Partial<Pick<Tables['profiles'], 'name' | 'settings' | 'recovery_hash'>>,
  ): Promise<void> {
    const changed = this.db.updateTable('profiles').set(values).where('id', '=', id);
    await this.writer.write([changed.compile()], false);
  }

  private insertDevice({ id, profileID, secretHash, label, createdAt }: NewDevice) {
    return this.db
      .insertInto('devices')
      .values({
        id,
        profile_id: profileID,
        secret_hash: secretHash,
        label,
        created_at: createdAt,
        seen_at: createdAt,
      })
      .compile();
  }
}
