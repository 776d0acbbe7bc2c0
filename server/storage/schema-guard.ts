import { sql, type Transaction } from 'kysely';
import type { Tables } from './schema';
import { freeSeats } from './store';

/** What keeps one visitor from stalling the others: lists that find their matches at once, and requests done once. */
export async function addGuards(trx: Transaction<Tables>): Promise<void> {
  await countFreeSeats(trx);
  // The lobby's pages: of one game, open, full or finished, newest first. Private matches are in none of them.
  await sql`drop index matches_by_update`.execute(trx);
  await sql`create index matches_open on matches (game, updated_at, id)
    where unlisted = 0 and gameover is null and free_seats > 0`.execute(trx);
  await sql`create index matches_full on matches (game, updated_at, id)
    where unlisted = 0 and gameover is null and free_seats = 0`.execute(trx);
  await sql`create index matches_finished on matches (game, updated_at, id)
    where unlisted = 0 and gameover is not null`.execute(trx);
  // A row that is written to find out whether anything can be written.
  await trx.schema
    .createTable('health')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('beats', 'bigint', (c) => c.notNull())
    .execute();
  await trx.insertInto('health').values({ id: 1, beats: 0 }).execute();
  // Requests that were given a key, so that one which is sent again is not done again.
  await trx.schema
    .createTable('requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await trx.schema.createIndex('requests_by_time').on('requests').columns(['at']).execute();
  // Who said it under which id; messages of former versions have none.
  await trx.schema.alterTable('chat').addColumn('said_id', 'text').execute();
  await trx.schema
    .createIndex('chat_once')
    .on('chat')
    .columns(['match_id', 'room', 'said_id'])
    .unique()
    .execute();
}

/** Of matches that are over nobody asks. */
async function countFreeSeats(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .alterTable('matches')
    .addColumn('free_seats', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  const running = await trx
    .selectFrom('matches')
    .select(['id', 'record'])
    .where('gameover', 'is', null)
    .execute();
  for (const { id, record } of running) {
    const free_seats = freeSeats(JSON.parse(record));
    await trx.updateTable('matches').set({ free_seats }).where('id', '=', id).execute();
  }
}
