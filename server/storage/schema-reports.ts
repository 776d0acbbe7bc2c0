import { sql, type Transaction } from 'kysely';
import type { Tables } from './schema';

/** Reports about people and what they wrote, which a host can close. Those about messages that exist are kept. */
export async function addReports(trx: Transaction<Tables>): Promise<void> {
  await trx.schema.alterTable('reports').renameTo('former_reports').execute();
  await trx.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('match_id', 'text')
    .addColumn('reporter', 'text')
    .addColumn('reported', 'text')
    .addColumn('reported_name', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  const former = await sql<{
    id: string;
    match_id: string;
    message: string;
    reporter_id: string;
    at: number;
  }>`
    select id, match_id, message, reporter_id, at from former_reports
  `.execute(trx);
  for (const { id, match_id, message, reporter_id, at } of former.rows) {
    const { payload } = JSON.parse(message) as { payload: string };
    await trx
      .insertInto('reports')
      .values({
        id,
        at,
        match_id,
        reporter: reporter_id,
        reported: null,
        reported_name: '',
        message: payload,
        note: '',
        done_at: null,
      })
      .execute();
  }
  await trx.schema.dropTable('former_reports').execute();
  await trx.schema.createIndex('reports_by_time').on('reports').columns(['done_at', 'at']).execute();
}
