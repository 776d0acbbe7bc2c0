import type { LogEntry, State } from 'boardgame.io';
import type { CompiledQuery, Kysely } from 'kysely';
import { packChange, unpackChange } from './change';
import { packState, unpackState } from './pack';
import type { Tables } from './schema';
import type { ClockState, StoredMove } from './store';

/**
 * The whole state is stored with every so many moves, and with all that are not ordinary; in between, what a move has
 * changed. That is a twentieth of the bytes, and a state is read from the last whole one and the changes after it.
 */
const WHOLE_EVERY = 20;

/** A move as it is stored. */
export interface MoveRow {
  id: string;
  /** The version of the record that it was made with. */
  version: number;
  stateID: number;
  gameover: string | null;
  decider: string | null;
  rewinds: number;
  at: number;
  deadline: number | null;
  clock: string | null;
  /** The state as a whole, or null and what has changed. */
  state: string | null;
  change: string | null;
  entries: readonly string[];
}

export const clockText = (clock: ClockState | null): string | null =>
  clock === null ? null : JSON.stringify(clock);

export function rowOfMove({ state, log, timing, before, ...move }: StoredMove): MoveRow {
  const { _stateID: stateID, ctx } = state;
  const { gameover } = ctx;
  const whole = before === undefined || gameover !== undefined || stateID % WHOLE_EVERY === 0;
  const { id, version, decider, rewinds, at } = move;
  return {
    ...{ id, version, stateID, decider, rewinds, at },
    gameover: gameover === undefined ? null : JSON.stringify(gameover),
    deadline: timing?.deadline ?? null,
    clock: clockText(timing?.clock ?? null),
    state: whole || log.length === 0 ? packState(state) : null,
    change: whole || log.length === 0 ? null : packChange(before, state),
    entries: log.map((entry) => JSON.stringify(entry)),
  };
}

/**
 * The statements of a move, built once: putting them together takes longer than running them. Parameters come in the
 * order in which they stand here. The match's row comes first, as in every write, so that two writers meet there and
 * never lock crosswise.
 */
export function statementsOfMove(db: Kysely<Tables>): (move: MoveRow) => CompiledQuery[] {
  const once = (query: { compile(): CompiledQuery }) => {
    const compiled = query.compile();
    return (parameters: readonly unknown[]): CompiledQuery => ({ ...compiled, parameters });
  };
  const match = once(
    db
      .updateTable('matches')
      .set({
        state_id: 1,
        gameover: '',
        current_player: '',
        rewinds: 0,
        updated_at: 1,
        deadline: 1,
        clock: '',
      })
      .where('id', '=', '')
      .where('state_id', '=', 0)
      .where('version', '=', 0),
  );
  const whole = once(db.updateTable('states').set({ state: '', state_id: 1 }).where('match_id', '=', ''));
  const entry = once(
    db.insertInto('log').values({ match_id: '', state_id: 1, part: 0, entry: '', change: '' }),
  );
  /** When a game is over, nobody needs the way to its end any more. */
  const forget = once(
    db.updateTable('log').set({ change: null }).where('match_id', '=', '').where('change', 'is not', null),
  );
  return ({ id, stateID, version, state, change, ...move }) => [
    match([
      stateID,
      move.gameover,
      move.decider,
      move.rewinds,
      move.at,
      move.deadline,
      move.clock,
      id,
      stateID - 1,
      version,
    ]),
    ...(state === null ? [] : [whole([state, stateID, id])]),
    ...(move.gameover === null ? [] : [forget([null, id])]),
    ...move.entries.map((text, part) => entry([id, stateID, part, text, part === 0 ? change : null])),
  ];
}

/** How often a match is read again that was changed while it was read. */
const ATTEMPTS = 5;

/** A match's row and its state. */
export async function loadRow(db: Kysely<Tables>, id: string) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await db
      .selectFrom('matches')
      .innerJoin('states', 'states.match_id', 'matches.id')
      .selectAll('matches')
      .select(['states.state', 'states.state_id as whole_id'])
      .where('matches.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return null;
    const state = await readOn(db, id, unpackState(row.state), row.whole_id, row.state_id);
    if (state !== null) return { row, state };
  }
  throw new Error(`the changes of match ${id} do not lead from its last whole state to its present one`);
}

/** The state after the changes since the whole one; null where one is gone: the game was ended meanwhile. */
async function readOn(
  db: Kysely<Tables>,
  id: string,
  whole: State,
  from: number,
  to: number,
): Promise<State | null> {
  if (from >= to) return whole;
  const rows = await db
    .selectFrom('log')
    .select(['state_id', 'entry', 'change'])
    .where('match_id', '=', id)
    .where('part', '=', 0)
    .where('state_id', '>', from)
    .where('state_id', '<=', to)
    .orderBy('state_id')
    .execute();
  let state = whole;
  for (const { state_id, entry, change } of rows) {
    if (change === null || state_id !== state._stateID + 1) return null;
    state = unpackChange(state, change, JSON.parse(entry) as LogEntry);
  }
  return state._stateID === to ? state : null;
}
