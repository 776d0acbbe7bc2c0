import { type Kysely, sql } from 'kysely';
import { Batches } from './batches';
import { prepared } from './guarded-pool';
import type { MoveRow } from './kysely-moves';
import type { Writer } from './kysely-store';
import type { Tables } from './schema';
import type { WriteAnswer } from './store';

/**
 * Moves of different matches that come at the same moment go to PostgreSQL as one statement: one way there and back and
 * one wait for the disk for all of them, and no more for one that comes alone. Each counts by itself: a match that
 * another process has changed meanwhile is left as it is. The rows of the matches are locked in the order of their ids,
 * so that two processes never wait for each other crosswise.
 */
export function appendTogether(
  db: Kysely<Tables>,
  alone: (move: MoveRow) => Promise<WriteAnswer>,
): Required<Writer>['append'] {
  const batches = new Batches<MoveRow, WriteAnswer>(async (moves) => {
    try {
      const stored = await append(db, moves);
      return moves.map(({ id }) => (stored.has(id) ? 'stored' : 'conflict'));
    } catch (error) {
      if (moves.length === 1) throw error;
      // What is wrong with one of them must not be the others' loss.
      return Promise.all(moves.map((move) => alone(move).catch(asError)));
    }
  });
  return (move) => batches.add(move);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The ids of the matches whose moves were stored. */
async function append(db: Kysely<Tables>, moves: readonly MoveRow[]): Promise<Set<string>> {
  const column = <K extends keyof MoveRow>(key: K) => moves.map((move) => move[key]);
  const entries = moves.flatMap(({ id, stateID, change, entries }) =>
    entries.map((entry, part) => ({ id, stateID, part, entry, change: part === 0 ? change : null })),
  );
  const entryColumn = <K extends keyof (typeof entries)[number]>(key: K) => entries.map((one) => one[key]);
  const { rows } = await sql<{ id: string }>`${sql.raw(prepared('moves'))}
    with given as (
      select * from unnest(
        ${column('id')}::text[], ${column('stateID')}::integer[], ${column('version')}::integer[],
        ${column('gameover')}::text[], ${column('decider')}::text[], ${column('rewinds')}::integer[],
        ${column('at')}::bigint[], ${column('listedAfter')}::bigint[], ${column('begun')}::integer[],
        ${column('deadline')}::bigint[], ${column('clock')}::text[], ${column('state')}::text[]
      ) as given (
        id, state_id, version, gameover, decider, rewinds, at, listed_after, begun, deadline, clock, state
      )
    ), locked as (
      select id from matches where id = any(${column('id')}::text[]) order by id for update
    ), moved as (
      update matches
      set state_id = given.state_id, gameover = given.gameover, current_player = given.decider,
        rewinds = given.rewinds, begun = given.begun,
        updated_at = case when updated_at > given.listed_after then updated_at else given.at end,
        deadline = given.deadline, clock = given.clock
      from given join locked on locked.id = given.id
      where matches.id = given.id and matches.state_id = given.state_id - 1 and matches.version = given.version
      returning matches.id
    ), kept as (
      update states set state = given.state, state_id = given.state_id
      from given join moved on moved.id = given.id
      where states.match_id = given.id and given.state is not null
    ), logged as (
      insert into log (match_id, state_id, part, entry, change)
      select entries.* from unnest(
        ${entryColumn('id')}::text[], ${entryColumn('stateID')}::integer[], ${entryColumn('part')}::integer[],
        ${entryColumn('entry')}::text[], ${entryColumn('change')}::text[]
      ) as entries (match_id, state_id, part, entry, change) join moved on moved.id = entries.match_id
    )
    select id from moved`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
