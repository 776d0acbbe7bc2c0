import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from './schema';
import type { ListFilter, UntouchedFilter } from './store';

type MatchRow = Selectable<Tables['matches']>;

/** The newest first, as the indexes have them. */
const newestFirst = (a: MatchRow, b: MatchRow): number =>
  b.updated_at - a.updated_at || (a.id < b.id ? 1 : -1);

/**
 * The rows of matches that a filter asks for. The public ones are read game by game, running and finished ones apart: each
 * is the beginning of an index, however many matches there are. Numbers that the indexes name must stand in the
 * statement itself to be recognised.
 */
export async function listedRows(db: Kysely<Tables>, filter: ListFilter): Promise<MatchRow[]> {
  const { ids, games, limit } = filter;
  if (ids?.length === 0 || games.length === 0) return [];
  const matches = () => {
    let query = db.selectFrom('matches').selectAll();
    const { updatedBefore, updatedAfter, after } = filter;
    if (updatedBefore !== undefined) query = query.where('updated_at', '<', updatedBefore);
    if (updatedAfter !== undefined) query = query.where('updated_at', '>', updatedAfter);
    if (after !== undefined) {
      query = query.where(sql<boolean>`(updated_at, id) < (${after.updatedAt}, ${after.id})`);
    }
    return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit);
  };
  const over = [false, true].filter((each) => each === (filter.isGameover ?? each));
  if (ids !== undefined) {
    const rows = await matches().where('game', 'in', games).where('id', 'in', ids).execute();
    return rows.filter(({ gameover }) => over.includes(gameover !== null));
  }
  const found: MatchRow[] = [];
  for (const game of games) {
    for (const each of over) {
      const query = matches()
        .where('game', '=', game)
        .where('unlisted', '=', sql.lit(0))
        .where('gameover', each ? 'is not' : 'is', null);
      found.push(...(await query.execute()));
    }
  }
  return found.sort(newestFirst).slice(0, limit);
}

/**
 * The rows of matches that nothing has happened to, and nobody has looked at, since a time. Where a clock runs somebody may
 * still be thinking within their time.
 */
export function untouchedRows(
  db: Kysely<Tables>,
  { before, begun, limit }: UntouchedFilter,
): Promise<MatchRow[]> {
  const matches = db
    .selectFrom('matches')
    .selectAll()
    .where('updated_at', '<', before)
    .where('deadline', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seen')
            .select('seen.seat')
            .whereRef('seen.match_id', '=', 'matches.id')
            .where('seen.at', '>=', before),
        ),
      ),
    );
  const some = begun
    ? matches.where(({ or, eb }) => or([eb('state_id', '>', 1), eb('gameover', 'is not', null)]))
    : matches.where('state_id', '<=', 1).where('gameover', 'is', null);
  return some.orderBy('updated_at').limit(limit).execute();
}
