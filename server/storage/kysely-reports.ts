import { type Kysely, sql } from 'kysely';
import type { Writer } from './kysely-store';
import type { Report, ReportStore } from './reports';
import type { Tables } from './schema';
import type { WriteAnswer } from './store';

/** So many reports are listed. */
const LISTED = 500;

/** Reports in either database. */
export class KyselyReports implements ReportStore {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly writer: Writer,
  ) {}

  async addReport(report: Omit<Report, 'doneAt'>): Promise<void> {
    const { id, at, matchID, reporter, reported, reportedName, message, note } = report;
    const added = this.db.insertInto('reports').values({
      id,
      at,
      match_id: matchID,
      reporter,
      reported,
      reported_name: reportedName,
      message,
      note,
      done_at: null,
    });
    await this.writer.write([added.compile()], false);
  }

  listReports(): Promise<Report[]> {
    return this.db
      .selectFrom('reports')
      .select(['id', 'at', 'match_id as matchID', 'reporter', 'reported', 'reported_name as reportedName'])
      .select(['message', 'note', 'done_at as doneAt'])
      .orderBy(sql`case when done_at is null then 0 else 1 end`)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(LISTED)
      .execute();
  }

  closeReport(id: string, at: number): Promise<WriteAnswer> {
    const closed = this.db
      .updateTable('reports')
      .set({ done_at: at })
      .where('id', '=', id)
      .where('done_at', 'is', null);
    return this.writer.write([closed.compile()], true);
  }
}
