import { type Kysely, type Selectable, sql } from 'kysely';
import type { Writer } from './kysely-store';
import type { Rating, RatingChange, ResultRow, ResultStore } from './results';
import type { Tables } from './schema';
import type { WriteAnswer } from './store';

const toRow = (row: Selectable<Tables['results']>): ResultRow => ({
  matchID: row.match_id,
  seat: row.seat,
  profileID: row.profile_id,
  game: row.game,
  players: row.players,
  place: row.place,
  score: JSON.parse(row.score),
  outcome: row.outcome === 'left' ? 'left' : 'played',
  rated: row.rated === 1,
  endedAt: row.ended_at,
});

/** Results in either database. */
export class KyselyResults implements ResultStore {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly writer: Writer,
  ) {}

  settle(
    { id, game, at }: { id: string; game: string; at: number },
    rows: readonly ResultRow[],
    changes: readonly RatingChange[],
  ): Promise<WriteAnswer> {
    const settled = this.db
      .updateTable('matches')
      .set({ settled: 1 })
      .where('id', '=', id)
      .where('settled', '=', 0);
    const results = rows.map((row) =>
      this.db.insertInto('results').values({
        match_id: row.matchID,
        seat: row.seat,
        profile_id: row.profileID,
        game: row.game,
        players: row.players,
        place: row.place,
        score: JSON.stringify(row.score),
        outcome: row.outcome,
        rated: row.rated ? 1 : 0,
        ended_at: row.endedAt,
      }),
    );
    // Changes are added to what is stored, so that matches which end at the same moment do not undo each other's.
    const ratings = changes.map(({ profileID, start, add, times }) =>
      this.db
        .insertInto('ratings')
        .values({
          profile_id: profileID,
          game,
          mu: start.mu + add,
          sigma: start.sigma * times,
          matches: 1,
          updated_at: at,
        })
        .onConflict((conflict) =>
          conflict.columns(['profile_id', 'game']).doUpdateSet({
            mu: sql<number>`ratings.mu + ${sql.lit(add)}`,
            sigma: sql<number>`ratings.sigma * ${sql.lit(times)}`,
            matches: sql<number>`ratings.matches + 1`,
            updated_at: at,
          }),
        ),
    );
    return this.writer.write(
      [settled, ...results, ...ratings].map((statement) => statement.compile()),
      true,
    );
  }

  async unsettled(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('settled', '=', 0)
      .where('gameover', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  async ratings(game: string, profileIDs: readonly string[]): Promise<Map<string, Rating>> {
    if (profileIDs.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('profile_id', 'in', profileIDs)
      .execute();
    return new Map(rows.map(({ profile_id, mu, sigma, matches }) => [profile_id, { mu, sigma, matches }]));
  }

  ratingsOf(profileID: string): Promise<(Rating & { game: string })[]> {
    return this.db
      .selectFrom('ratings')
      .select(['game', 'mu', 'sigma', 'matches'])
      .where('profile_id', '=', profileID)
      .orderBy('game')
      .execute();
  }

  leaders(game: string, limit: number): Promise<(Rating & { profileID: string; name: string })[]> {
    return this.db
      .selectFrom('ratings')
      .innerJoin('profiles', 'profiles.id', 'ratings.profile_id')
      .select(['profiles.id as profileID', 'profiles.name', 'mu', 'sigma', 'matches'])
      .where('game', '=', game)
      .orderBy(sql`mu - 3 * sigma`, 'desc')
      .orderBy('profiles.id')
      .limit(limit)
      .execute();
  }

  async history(profileID: string, limit: number): Promise<ResultRow[]> {
    const rows = await this.db
      .selectFrom('results')
      .selectAll()
      .where('profile_id', '=', profileID)
      .orderBy('ended_at', 'desc')
      .orderBy('match_id')
      .limit(limit)
      .execute();
    return rows.map(toRow);
  }

  async resultsIn(matchIDs: readonly string[]): Promise<(ResultRow & { name: string })[]> {
    if (matchIDs.length === 0) return [];
    const rows = await this.db
      .selectFrom('results')
      .innerJoin('profiles', 'profiles.id', 'results.profile_id')
      .selectAll('results')
      .select('profiles.name')
      .where('match_id', 'in', matchIDs)
      .orderBy('place')
      .execute();
    return rows.map((row) => ({ ...toRow(row), name: row.name }));
  }

  async block(profileID: string, blockedID: string, at: number): Promise<void> {
    const added = this.db
      .insertInto('blocks')
      .values({ profile_id: profileID, blocked_id: blockedID, at })
      .onConflict((conflict) => conflict.columns(['profile_id', 'blocked_id']).doNothing());
    await this.writer.write([added.compile()], false);
  }

  async unblock(profileID: string, blockedID: string): Promise<void> {
    const removed = this.db
      .deleteFrom('blocks')
      .where('profile_id', '=', profileID)
      .where('blocked_id', '=', blockedID);
    await this.writer.write([removed.compile()], false);
  }

  blocked(profileID: string): Promise<{ profileID: string; name: string }[]> {
    return this.db
      .selectFrom('blocks')
      .innerJoin('profiles', 'profiles.id', 'blocks.blocked_id')
      .select(['profiles.id as profileID', 'profiles.name'])
      .where('blocks.profile_id', '=', profileID)
      .orderBy('blocks.at')
      .execute();
  }

  async blocksAmong(profileIDs: readonly string[]): Promise<{ profileID: string; blockedID: string }[]> {
    if (profileIDs.length < 2) return [];
    return this.db
      .selectFrom('blocks')
      .select(['profile_id as profileID', 'blocked_id as blockedID'])
      .where('profile_id', 'in', profileIDs)
      .where('blocked_id', 'in', profileIDs)
      .execute();
  }
}
