import type { Transaction } from 'kysely';
import type { Tables } from './schema';

/** Most moves are stored by what they have changed, next to their entry in the log; former ones have their whole state. */
export async function addChanges(trx: Transaction<Tables>): Promise<void> {
  await trx.schema.alterTable('log').addColumn('change', 'text').execute();
}
