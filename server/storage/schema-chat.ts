import type { Transaction } from 'kysely';
import type { Tables } from './schema';

/** A chat of two rooms: what was said before was said by players. */
export async function addChatRooms(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .alterTable('chat')
    .addColumn('room', 'text', (c) => c.notNull().defaultTo('players'))
    .execute();
  await trx.schema.createIndex('chat_by_room').on('chat').columns(['match_id', 'room', 'said_at']).execute();
}
