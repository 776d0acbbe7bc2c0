import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Tables } from './schema';
import type { BotLease, BotTurn } from './store';

/** Which process lets the bots of a match decide, in either database. */
export class KyselyBotTurns {
  constructor(
    private readonly kind: 'sqlite' | 'postgres',
    private readonly db: Kysely<Tables>,
  ) {}

  /** Takes or renews the lease on a match's bots' turn; false while another process has it. */
  async take(id: string, { holder, ms }: BotLease): Promise<boolean> {
    const until = sql<number>`${this.clock} + ${ms}`;
    const taken = await this.db
      .insertInto('bot_turns')
      .columns(['match_id', 'holder', 'until'])
      .expression((eb) =>
        eb
          .selectFrom('matches')
          .select(['id', sql<string>`${holder}`.as('holder'), until.as('until')])
          .where('id', '=', id),
      )
      .onConflict((conflict) =>
        conflict
          .column('match_id')
          .doUpdateSet({ holder, until })
          .where((eb) =>
            eb.or([
              eb('bot_turns.holder', '=', holder),
              eb('bot_turns.until', '<', sql<number>`${this.clock}`),
            ]),
          ),
      )
      .executeTakeFirst();
    return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** Running matches in which a bot is to decide and whose lease is over. */
  expired(limit: number): Promise<{ id: string; game: string }[]> {
    return this.db
      .selectFrom('bot_turns')
      .innerJoin('matches', 'matches.id', 'bot_turns.match_id')
      .select(['matches.id', 'matches.game'])
      .where('bot_turns.until', '<', sql<number>`${this.clock}`)
      .where('matches.gameover', 'is', null)
      .limit(limit)
      .execute();
  }

  /** Ends all leases of a process. */
  async release(holder: string): Promise<void> {
    await this.db.updateTable('bot_turns').set({ until: 0 }).where('holder', '=', holder).execute();
  }

  /** What is written of a bot's turn together with a move or a change of the record. */
  statements(id: string, { botTurn }: BotTurn = {}): CompiledQuery[] {
    if (botTurn === undefined) return [];
    const table = 'bot_turns';
    if (botTurn === 'none') return [this.db.deleteFrom(table).where('match_id', '=', id).compile()];
    const { holder, ms } = botTurn;
    const until = sql<number>`${this.clock} + ${ms}`;
    return [
      this.db
        .insertInto(table)
        .values({ match_id: id, holder, until })
        .onConflict((conflict) => conflict.column('match_id').doUpdateSet({ holder, until }))
        .compile(),
    ];
  }

  /** The time of the database, which all processes share. */
  private get clock() {
    return this.kind === 'postgres'
      ? sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
      : sql`cast(unixepoch('subsec') * 1000 as integer)`;
  }
}
