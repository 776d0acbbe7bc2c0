import { SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from './schema';

/** What a host does to look after the server: who is banned, and a list of all that was done, which only grows. */
export async function addAdmin(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .createTable('bans')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await trx.schema.createIndex('bans_by_end').on('bans').columns(['until']).execute();
  await trx.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .execute();
  await trx.schema.createIndex('audit_by_time').on('audit').columns(['at']).execute();
  await lockAudit(trx);
}

/** The database itself refuses to change or remove a line of the audit, also to other programs. */
async function lockAudit(trx: Transaction<Tables>): Promise<void> {
  if (trx.getExecutor().adapter instanceof SqliteAdapter) {
    for (const [name, when] of [
      ['audit_keeps_lines', 'update'],
      ['audit_keeps_all', 'delete'],
    ] as const) {
      await sql`create trigger ${sql.ref(name)} before ${sql.raw(when)} on audit
        begin select raise(abort, 'the audit only grows'); end`.execute(trx);
    }
    // "insert or replace" removes the former line without asking the trigger above.
    await sql`create trigger audit_adds_lines before insert on audit
      when exists (select 1 from audit where id = new.id)
      begin select raise(abort, 'the audit only grows'); end`.execute(trx);
    return;
  }
  await sql`create or replace function audit_only_grows() returns trigger language plpgsql as
    $$ begin raise exception 'the audit only grows'; end $$`.execute(trx);
  await sql`create trigger audit_only_grows before update or delete or truncate on audit
    for each statement execute function audit_only_grows()`.execute(trx);
}

/**
 * Two ways round that lock are closed: in SQLite "insert or replace" with the hidden number of a row, in PostgreSQL a
 * session that has switched triggers off for itself.
 */
export async function closeAudit(trx: Transaction<Tables>): Promise<void> {
  if (trx.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`drop trigger audit_adds_lines`.execute(trx);
    await sql`create trigger audit_adds_lines before insert on audit
      when exists (select 1 from audit where id = new.id or rowid = new.rowid)
      begin select raise(abort, 'the audit only grows'); end`.execute(trx);
    return;
  }
  await sql`alter table audit enable always trigger audit_only_grows`.execute(trx);
}
