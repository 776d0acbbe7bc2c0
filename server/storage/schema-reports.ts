import type { Transaction } from 'kysely';
import type { Tables } from './schema';

/** What a report held before it said who had written the message, and whether the host is done with it. */
type Former = { id: string; match_id: string; message: string; reporter_id: string; at: number };

/** The fields of a chat message that a former report holds as JSON. */
function formerMessage(text: string): { sender: string; words: string } {
  try {
    const { sender, payload } = JSON.parse(text) as { sender?: unknown; payload?: unknown };
    return { sender: String(sender ?? ''), words: typeof payload === 'string' ? payload : text };
  } catch {
    return { sender: '', words: text };
  }
}

/** Messages that were reported to the host, with who wrote them, a note, and when the host was done with them. */
export async function addReports(trx: Transaction<Tables>): Promise<void> {
  const db = trx.withTables<{ former_reports: Former }>();
  await db.schema.alterTable('reports').renameTo('former_reports').execute();
  await db.schema
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
  for (const { id, at, match_id, message, reporter_id } of await db
    .selectFrom('former_reports')
    .selectAll()
    .execute()) {
    const { sender, words } = formerMessage(message);
    await trx
      .insertInto('reports')
      .values({
        id,
        at,
        match_id,
        reporter: reporter_id,
        reported: null,
        reported_name: sender,
        message: words,
        note: '',
        done_at: null,
      })
      .execute();
  }
  await db.schema.dropTable('former_reports').execute();
  await trx.schema.createIndex('reports_by_time').on('reports').columns(['at']).execute();
}
