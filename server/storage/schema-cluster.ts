import type { Transaction } from 'kysely';
import type { Tables } from './schema';

/** Several processes: which of them lets the bots of a match decide (docs/cluster.md). */
export async function addBotTurns(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .createTable('bot_turns')
    .addColumn('match_id', 'text', (c) => c.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await trx.schema.createIndex('bot_turns_by_end').on('bot_turns').columns(['until']).execute();
}
