import { SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from './schema';

/**
 * What every move changes stands in no index any more. PostgreSQL then writes the row of a match next to the former one
 * and touches none of its indexes, for which it needs room on the page.
 */
export async function addBegun(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .alterTable('matches')
    .addColumn('begun', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update matches set begun = case when state_id > 1 then 2 else state_id end`.execute(trx);
  await sql`drop index matches_unstarted`.execute(trx);
  await sql`create index matches_unstarted on matches (updated_at, id)
    where begun <= 1 and gameover is null`.execute(trx);
  await sql`drop index matches_waiting`.execute(trx);
  await sql`create index matches_waiting on matches (game)
    where gameover is null and begun = 0`.execute(trx);
  if (trx.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`alter table matches set (fillfactor = 70)`.execute(trx);
}
