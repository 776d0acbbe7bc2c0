import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { type AdminAct, type AuditLine, type Ban, type BanKind, messageKey } from '../../src/protocol/admin';
import type { AdminStore, ProfileRow } from './admin';
import { toSummary, type Writer } from './kysely-store';
import type { Tables } from './schema';
import type { ChatMessage, MatchSummary, WriteAnswer } from './store';

/** The statement that adds a line to the audit, to be written together with what it tells of. */
export const auditStatement = (db: Kysely<Tables>, line: AuditLine): CompiledQuery =>
  db
    .insertInto('audit')
    .values({ ...line, details: JSON.stringify(line.details) })
    .compile();

/** A pattern for everything that holds this text. */
const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What a host sees and does, in either database. */
export class KyselyAdmin implements AdminStore {
  constructor(
    private readonly kind: 'sqlite' | 'postgres',
    private readonly db: Kysely<Tables>,
    private readonly writer: Writer,
  ) {}

  async findMatches(words: string, limit: number): Promise<MatchSummary[]> {
    let query = this.db.selectFrom('matches').selectAll();
    if (words !== '') {
      // As the name begins inside the record's JSON.
      const named = holding(`"name":${JSON.stringify(words).slice(0, -1)}`);
      const ofProfile = this.db
        .selectFrom('profile_seats')
        .select('match_id')
        .where('profile_id', '=', words);
      query = query.where((eb) =>
        eb.or([eb('id', '=', words), eb('id', 'in', ofProfile), this.like('record', named)]),
      );
    }
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map(toSummary);
  }

  findProfiles(words: string, limit: number): Promise<ProfileRow[]> {
    let query = this.db
      .selectFrom('profiles')
      .select(['id', 'name', 'created_at as createdAt', 'seen_at as seenAt'])
      .select(sql<number>`(select count(*) from profile_seats where profile_id = profiles.id)`.as('matches'));
    if (words !== '') {
      query = query.where((eb) => eb.or([eb('id', '=', words), this.like('name', holding(words).slice(1))]));
    }
    return query.orderBy('seen_at', 'desc').orderBy('id').limit(limit).execute();
  }

  async removeMessage(matchID: string, key: string, line: AuditLine): Promise<WriteAnswer> {
    const said = await this.db.selectFrom('chat').select('message').where('match_id', '=', matchID).execute();
    const texts = said
      .map(({ message }) => message)
      .filter((message) => messageKey(JSON.parse(message) as ChatMessage) === key);
    if (texts.length === 0) return 'conflict';
    const removed = this.db.deleteFrom('chat').where('match_id', '=', matchID).where('message', 'in', texts);
    return this.writer.write([removed.compile(), auditStatement(this.db, line)], false);
  }

  async renameInChat(
    by: { matchID: string; sender: string } | { profile: string },
    name: string,
  ): Promise<void> {
    const query = this.db.selectFrom('chat').select(['match_id', 'message']);
    const rows = await ('matchID' in by
      ? query.where('match_id', '=', by.matchID)
      : query.where(this.like('message', holding(`"profile":${JSON.stringify(by.profile)}`)))
    ).execute();
    const statements = rows.flatMap(({ match_id, message }) => {
      const said = JSON.parse(message) as ChatMessage;
      const fits = 'sender' in by ? said.sender === by.sender : said.profile === by.profile;
      if (!fits || said.name === undefined) return [];
      const renamed = this.db
        .updateTable('chat')
        .set({ message: JSON.stringify({ ...said, name }) })
        .where('match_id', '=', match_id)
        .where('message', '=', message);
      return [renamed.compile()];
    });
    if (statements.length > 0) await this.writer.write(statements, false);
  }

  renameProfile(id: string, name: string, line: AuditLine): Promise<WriteAnswer> {
    const renamed = this.db.updateTable('profiles').set({ name }).where('id', '=', id);
    return this.writer.write([renamed.compile(), auditStatement(this.db, line)], true);
  }

  removeMatch(id: string, line: AuditLine): Promise<WriteAnswer> {
    const removed = this.db.deleteFrom('matches').where('id', '=', id);
    return this.writer.write([removed.compile(), auditStatement(this.db, line)], true);
  }

  async addBan(ban: Ban, line: AuditLine): Promise<void> {
    const added = this.db.insertInto('bans').values({ ...ban });
    await this.writer.write([added.compile(), auditStatement(this.db, line)], false);
  }

  endBan(id: string, now: number, line: AuditLine): Promise<WriteAnswer> {
    const ended = this.db
      .updateTable('bans')
      .set({ until: now })
      .where('id', '=', id)
      .where('until', '>', now);
    return this.writer.write([ended.compile(), auditStatement(this.db, line)], true);
  }

  async bans(now: number): Promise<Ban[]> {
    const rows = await this.db
      .selectFrom('bans')
      .selectAll()
      .where('until', '>', now)
      .orderBy('until')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, kind: row.kind as BanKind }));
  }

  closeReport(id: string, at: number, line: AuditLine): Promise<WriteAnswer> {
    const closed = this.db
      .updateTable('reports')
      .set({ done_at: at })
      .where('id', '=', id)
      .where('done_at', 'is', null);
    return this.writer.write([closed.compile(), auditStatement(this.db, line)], true);
  }

  async audit(limit: number, before?: number): Promise<AuditLine[]> {
    let query = this.db.selectFrom('audit').selectAll();
    if (before !== undefined) query = query.where('at', '<', before);
    const rows = await query.orderBy('at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map((row) => ({
      ...row,
      act: row.act as AdminAct,
      details: JSON.parse(row.details) as AuditLine['details'],
    }));
  }

  /** Whether a column fits a pattern, capital letters or not. */
  private like(column: 'record' | 'name' | 'message', pattern: string) {
    const operator = sql.raw(this.kind === 'postgres' ? 'ilike' : 'like');
    return sql<boolean>`${sql.ref(column)} ${operator} ${pattern} escape '\\'`;
  }
}
