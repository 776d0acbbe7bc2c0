import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from './schema';
import type { ListFilter, UntouchedFilter } from './store';

type MatchRow = Selectable<Tables['matches']>;

/** What a match can be for a list, each with an index of its own; nobody can join one that is over. */
const KINDS = [
  { over: false, open: true },
  { over: false, open: false },
  { over: true, open: false },
];

/** The newest first, as the indexes have them. */
const newestFirst = (a: MatchRow, b: MatchRow): number =>
  b.updated_at - a.updated_at || (a.id < b.id ? 1 : -1);

/**
 * The rows of matches that a filter asks for. The public ones are read game by game and kind by kind: each is a
 * piece of an index, however many matches there are. Numbers that the indexes name must stand in the
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
  const kinds = KINDS.filter(
    ({ over, open }) => over === (filter.isGameover ?? over) && open === (filter.open ?? open),
  );
  if (ids !== undefined) {
    const rows = await matches().where('game', 'in', games).where('id', 'in', ids).execute();
    return rows.filter((row) =>
      kinds.some(
        ({ over, open }) => over === (row.gameover !== null) && (over || open === row.free_seats > 0),
      ),
    );
  }
  const found: MatchRow[] = [];
  for (const game of games) {
    for (const { over, open } of kinds) {
      const listed = matches()
        .where('game', '=', game)
        .where('unlisted', '=', sql.lit(0))
        .where('gameover', over ? 'is not' : 'is', null);
      const query = over ? listed : listed.where('free_seats', open ? '>' : '=', sql.lit(0));
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
