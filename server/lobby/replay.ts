import { setImmediate } from 'node:timers/promises';
import type { LogEntry, State } from 'boardgame.io';
import type { GameModule } from '../../src/games/contract';
import { chanceData } from '../../src/games/fair';
import { recordedMove, standingEntries } from '../../src/games/log';
import { initialStateOf, type MatchContents, MatchFileError, replayMatch } from '../../src/games/match-file';
import { diff, type Operation } from '../match/diff';
import { mayLook } from '../match/rights';
import { type Viewer, viewOfLog, viewOfState } from '../match/views';
import { Refused } from '../refusal';
import type { LoadedMatch, MatchStore } from '../storage/store';

/** After so many moves others get their turn. */
const MOVES_AT_ONCE = 20;

/** A match so far as one viewer saw it: what it looked like at first, and what each move has changed. */
interface ViewedMatch {
  players: number;
  names: (string | null)[];
  /** The playerID of the seat through whose eyes it is seen; null for a spectator's. */
  viewer: Viewer;
  initial: State;
  steps: { change: Operation[]; log: LogEntry[] }[];
}

/**
 * A match up to now, move by move, as a seat (with its credentials) or a spectator may see it. Every moment is a view of
 * that viewer, made like those that the viewer was sent when it happened: what was hidden then is hidden here.
 */
export async function replaySoFar(
  store: MatchStore,
  module: GameModule,
  matchID: string,
  viewer: Viewer,
  credentials: unknown,
): Promise<ViewedMatch> {
  const match = await store.load(matchID);
  if (match === null || match.record.gameName !== module.card.id) {
    throw new Refused('unknown-match', 'There is no such match.');
  }
  mayLook(match, viewer, credentials);
  const contents = await contentsOf(store, match);
  try {
    return await viewed(module, contents, match, viewer);
  } catch (error) {
    if (!(error instanceof MatchFileError)) throw error;
    throw new Refused('illegal', 'The rules of today do not accept this match from its beginning.');
  }
}

async function viewed(
  module: GameModule,
  contents: MatchContents,
  { record: { seats } }: LoadedMatch,
  viewer: Viewer,
): Promise<ViewedMatch> {
  const initial = viewOfState(module, initialStateOf(module, contents), viewer);
  const steps: ViewedMatch['steps'] = [];
  let before = initial;
  for (const { state } of replayMatch(module, contents)) {
    const view = viewOfState(module, state, viewer);
    const log = viewOfLog(module, state.deltalog ?? [], viewer);
    steps.push({ change: diff(before, view), log });
    before = view;
    if (steps.length % MOVES_AT_ONCE === 0) await setImmediate();
  }
  return { players: seats.length, names: seats.map(({ name }) => name), viewer, initial, steps };
}

/** What the match is made of; moves that were stored after it was read are not among its moves. */
async function contentsOf(
  store: MatchStore,
  { id, record, state, stateID }: LoadedMatch,
): Promise<MatchContents> {
  const initialState = await store.initialState(id);
  if (initialState === null) throw new Refused('unknown-match', 'There is no such match.');
  const log = await store.logBetween(id, 0, stateID);
  const words = chanceData(state)?.words;
  return {
    game: record.gameName,
    players: record.seats.length,
    options: record.setupData ?? {},
    initialState,
    ...(words === undefined ? {} : { words }),
    moves: standingEntries(log).map(recordedMove),
  };
}
