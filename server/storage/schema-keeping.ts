import { sql, type Transaction } from 'kysely';
import type { Tables } from './schema';

/** What is looked for again and again among many matches that are over: old ones, and how many there are. */
export async function addKeeping(trx: Transaction<Tables>): Promise<void> {
  // Most matches have no clock; with them in it, the index looked like the best way to find those without.
  await sql`drop index matches_by_deadline`.execute(trx);
  await sql`create index matches_by_deadline on matches (deadline) where deadline is not null`.execute(trx);
  // The oldest first, page after page.
  await sql`drop index matches_by_time`.execute(trx);
  await sql`create index matches_by_age on matches (updated_at, id)`.execute(trx);
  await sql`create index matches_unstarted on matches (updated_at, id)
    where state_id <= 1 and gameover is null`.execute(trx);
  // Nothing but what is counted, so that counting reads a few pages; a move changes none of them.
  await sql`create index matches_by_game on matches (game)`.execute(trx);
  await sql`create index matches_over on matches (game) where gameover is not null`.execute(trx);
  await sql`create index matches_waiting on matches (game)
    where gameover is null and state_id = 0`.execute(trx);
}
