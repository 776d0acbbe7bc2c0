import type { LogEntry, State } from 'boardgame.io';
import { type CompiledQuery, type Kysely, type Selectable, sql } from 'kysely';
import { packChange, unpackChange } from './change';
import { prepared } from './guarded-pool';
import { packState, unpackState } from './pack';
import type { Tables } from './schema';
import type { ClockState, StoredMove } from './store';

/**
 * The whole state is stored with every so many moves, and with all that are not ordinary; in between, what a move has
 * changed. That is a twentieth of the bytes, and a state is read from the last whole one and the changes after it.
 */
const WHOLE_EVERY = 50;
/** The time of the last change, by which lists are in order, is renewed when it is older than this. */
const LISTED_MS = 60_000;

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
  /** The time of the last change stays as it is if it is later than this. */
  listedAfter: number;
  begun: number;
  deadline: number | null;
  clock: string | null;
  /** The state as a whole, or null and what has changed. */
  state: string | null;
  change: string | null;
  entries: readonly string[];
}

export const clockText = (clock: ClockState | null): string | null =>
  clock === null ? null : JSON.stringify(clock);

// Field by field: put together from parts of other objects it takes several times as long.
export function rowOfMove(move: StoredMove): MoveRow {
  const { state, log, timing, before, at } = move;
  const { _stateID: stateID, ctx } = state;
  const { gameover } = ctx;
  const whole = before === undefined || gameover !== undefined || stateID % WHOLE_EVERY === 0;
  return {
    id: move.id,
    version: move.version,
    stateID,
    gameover: gameover === undefined ? null : JSON.stringify(gameover),
    decider: move.decider,
    rewinds: move.rewinds,
    at,
    listedAfter: gameover === undefined ? at - LISTED_MS : at,
    begun: Math.min(stateID, 2),
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
        updated_at: sql<number>`case when updated_at > ${0} then updated_at else ${1} end`,
        deadline: 1,
        clock: '',
        begun: 1,
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
  return (move) => [
    match([
      move.stateID,
      move.gameover,
      move.decider,
      move.rewinds,
      move.listedAfter,
      move.at,
      move.deadline,
      move.clock,
      move.begun,
      move.id,
      move.stateID - 1,
      move.version,
    ]),
    ...(move.state === null ? [] : [whole([move.state, move.stateID, move.id])]),
    ...(move.gameover === null ? [] : [forget([null, move.id])]),
    ...move.entries.map((text, part) =>
      entry([move.id, move.stateID, part, text, part === 0 ? move.change : null]),
    ),
  ];
}

/** How often a match is read again that was changed while it was read. */
const ATTEMPTS = 5;

type WholeRow = Selectable<Tables['matches']> & { state: string; whole_id: number };

/** Reads a match's row and its state, by a statement that is built once. */
export function loaderOf(db: Kysely<Tables>) {
  const query = db
    .selectFrom('matches')
    .innerJoin('states', 'states.match_id', 'matches.id')
    .selectAll('matches')
    .select(['states.state', 'states.state_id as whole_id'])
    .where('matches.id', '=', '')
    .compile();
  return async (id: string) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const [row] = (await db.executeQuery<WholeRow>({ ...query, parameters: [id] })).rows;
      if (row === undefined) return null;
      const state = await readOn(db, id, unpackState(row.state), row.whole_id, row.state_id);
      if (state !== null) return { row, state };
    }
    throw new Error(`the changes of match ${id} do not lead from its last whole state to its present one`);
  };
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

/** A match's row with one line of what was logged since, or with none. */
type RowSince = Selectable<Tables['matches']> & {
  [K in 'state_id' | 'entry' | 'change' as `log_${K}`]: Selectable<Tables['log']>[K] | null;
};

/** A match's row and what was logged after a state that is known. */
export interface ReadSince {
  row: Selectable<Tables['matches']>;
  log: LogEntry[];
  /** Null where the changes since do not lead from that state to the present one. */
  state: State | null;
}

/**
 * Reads what has become of a match since a state that is known, in one statement: of a move made elsewhere no more than
 * what it has changed. Null where the match is gone.
 */
export function readerSince(db: Kysely<Tables>): (id: string, known: State) => Promise<ReadSince | null> {
  const query = db
    .selectFrom('matches')
    .leftJoin('log', (join) => join.on('log.state_id', '>', 0).onRef('log.match_id', '=', 'matches.id'))
    .selectAll('matches')
    .select(['log.state_id as log_state_id', 'log.entry as log_entry', 'log.change as log_change'])
    .where('matches.id', '=', '')
    .orderBy('log.state_id')
    .orderBy('log.part')
    .compile();
  const once = { ...query, sql: `${prepared('since')} ${query.sql}` };
  return async (id, known) => {
    const { rows } = await db.executeQuery({ ...once, parameters: [known._stateID, id] });
    const [row] = rows as RowSince[];
    if (row === undefined) return null;
    const log: LogEntry[] = [];
    let state: State | null = known;
    for (const { log_state_id, log_entry, log_change } of rows as RowSince[]) {
      if (log_state_id === null || log_entry === null) break;
      const entry = JSON.parse(log_entry) as LogEntry;
      log.push(entry);
      // A move's first line holds its change; further lines are of the same move.
      if (state === null || log_state_id === state._stateID) continue;
      if (log_change === null || log_state_id !== state._stateID + 1) state = null;
      else state = unpackChange(state, log_change, entry);
    }
    return { row, log, state: state?._stateID === row.state_id ? state : null };
  };
}
