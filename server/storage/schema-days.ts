import type { Transaction } from 'kysely';
import type { Tables } from './schema';

/** Matches over days: profiles and their devices, clocks, notices, results (docs/days.md). */
export async function addDays(trx: Transaction<Tables>): Promise<void> {
  await addClock(trx);
  await addProfiles(trx);
  await addNotices(trx);
  await addResults(trx);
}

async function addClock(trx: Transaction<Tables>): Promise<void> {
  await trx.schema.alterTable('matches').addColumn('deadline', 'bigint').execute();
  await trx.schema.alterTable('matches').addColumn('clock', 'text').execute();
  await trx.schema
    .alterTable('matches')
    .addColumn('settled', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // Nobody in them has a profile, so there is nothing to write.
  await trx.updateTable('matches').set({ settled: 1 }).where('gameover', 'is not', null).execute();
  await trx.schema.createIndex('matches_by_deadline').on('matches').columns(['deadline']).execute();
  await trx.schema
    .createTable('seen')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('seen_key', ['match_id', 'seat'])
    .execute();
}

async function addProfiles(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .createTable('profiles')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('recovery_hash', 'text', (c) => c.unique())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
  await trx.schema
    .createTable('devices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('profile_id', 'text', (c) => c.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
  await trx.schema.createIndex('devices_by_profile').on('devices').columns(['profile_id']).execute();
  await trx.schema
    .createTable('tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('profile_id', 'text', (c) => c.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  // No reference to profiles: the record decides, and this table only finds what the record says.
  await trx.schema
    .createTable('profile_seats')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('profile_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('profile_seats_key', ['match_id', 'seat'])
    .execute();
  await trx.schema
    .createIndex('profile_seats_by_profile')
    .on('profile_seats')
    .columns(['profile_id'])
    .execute();
}

async function addNotices(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .createTable('push_subscriptions')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('profile_id', 'text', (c) => c.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('keys', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await trx.schema
    .createTable('notices')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('profile_id', 'text', (c) => c.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_key', ['match_id', 'profile_id'])
    .execute();
  await trx.schema.createIndex('notices_by_time').on('notices').columns(['done', 'due_at']).execute();
}

async function addResults(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .createTable('results')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('profile_id', 'text', (c) => c.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('score', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('results_key', ['match_id', 'seat', 'profile_id'])
    .execute();
  await trx.schema
    .createIndex('results_by_profile')
    .on('results')
    .columns(['profile_id', 'ended_at'])
    .execute();
  await trx.schema
    .createTable('ratings')
    .addColumn('profile_id', 'text', (c) => c.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('matches', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['profile_id', 'game'])
    .execute();
  await trx.schema
    .createTable('blocks')
    .addColumn('profile_id', 'text', (c) => c.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('blocked_id', 'text', (c) => c.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['profile_id', 'blocked_id'])
    .execute();
  await trx.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('reporter_id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
}
