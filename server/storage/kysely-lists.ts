import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from './schema';
import type { ListFilter, MatchCounts, UntouchedFilter } from './store';

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
 * The rows of matches that nothing has happened to, and nobody has looked at, since a time, the oldest first. Where a
 * clock runs somebody may still be thinking within their time.
 */
export function untouchedRows(
  db: Kysely<Tables>,
  { before, begun, limit, after }: UntouchedFilter,
): Promise<MatchRow[]> {
  let matches = db
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
  if (after !== undefined) {
    matches = matches.where(sql<boolean>`(updated_at, id) > (${after.updatedAt}, ${after.id})`);
  }
  const some = begun
    ? matches.where(({ or, eb }) => or([eb('state_id', '>', 1), eb('gameover', 'is not', null)]))
    : matches
        .where('begun', '<=', sql.lit(1))
        // A process of a former version does not write `begun`, and what it has played must not be removed.
        .where('state_id', '<=', 1)
        .where('gameover', 'is', null);
  return some.orderBy('updated_at').orderBy('id').limit(limit).execute();
}

/** How many matches of each kind every game has, counted game by game in indexes that hold nothing else. */
export async function countedMatches(db: Kysely<Tables>): Promise<MatchCounts[]> {
  const counts: MatchCounts[] = [];
  for (let game = await gameAfter(db, ''); game !== null; game = await gameAfter(db, game)) {
    const matches = db
      .selectFrom('matches')
      .select(sql<number>`count(*)`.as('count'))
      .where('game', '=', game);
    const [all, over, unstarted] = [
      await matches.executeTakeFirstOrThrow(),
      await matches.where('gameover', 'is not', null).executeTakeFirstOrThrow(),
      await matches.where('gameover', 'is', null).where('begun', '=', sql.lit(0)).executeTakeFirstOrThrow(),
    ];
    const [finished, waiting] = [over.count, unstarted.count];
    // Something may have been removed in between.
    counts.push({ game, waiting, playing: Math.max(0, all.count - finished - waiting), finished });
  }
  return counts;
}

/** The next game, in the order of their names, of which there is a match. */
async function gameAfter(db: Kysely<Tables>, game: string): Promise<string | null> {
  const next = db
    .selectFrom('matches')
    .select(({ fn }) => fn.min('game').as('game'))
    .where('game', '>', game);
  return (await next.executeTakeFirstOrThrow()).game as string | null;
}
