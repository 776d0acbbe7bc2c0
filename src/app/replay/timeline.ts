/** A match as moments that can be looked at one after another: the rules play it again, nothing else knows how. */
import type { Game, LogEntry, State } from 'boardgame.io';
import type { GameModule, Seat } from '../../games/contract';
import type { RecordedMove } from '../../games/log';
import { gameOf, initialStateOf, type MatchContents, replayMatch } from '../../games/match-file';
import type { Turning } from '../../table/replay/ReplayBar';

/** Where a match stood after one of its moves, or before the first. */
export interface Moment {
  readonly state: State;
  /** The move that led to it; null before the first. */
  readonly move: RecordedMove | null;
  /** What the move left in the log, with everything that it made happen. */
  readonly entry: LogEntry | null;
  /** How many entries the log had. */
  readonly logged: number;
  readonly turn: number;
  readonly phase: string;
}

export interface Timeline {
  readonly game: Game;
  readonly moments: readonly [Moment, ...Moment[]];
  readonly log: readonly LogEntry[];
  /** Nothing is secret any more. */
  readonly over: boolean;
}

export function momentOf(
  module: GameModule,
  state: State,
  move: RecordedMove | null,
  entry: LogEntry | null,
  logged: number,
): Moment {
  const { turn, phase } = module.status(state.G);
  return { state: { ...state, _undo: [], _redo: [] }, move, entry, logged, turn, phase };
}

/** Plays a match again from its beginning. Throws a MatchFileError where a move is not legal. */
export function timelineOf(module: GameModule, file: MatchContents): Timeline {
  const log: LogEntry[] = [];
  const moments: [Moment, ...Moment[]] = [momentOf(module, initialStateOf(module, file), null, null, 0)];
  for (const { state, move } of replayMatch(module, file)) {
    const entries = state.deltalog ?? [];
    log.push(...entries);
    moments.push(momentOf(module, state, move, entries[0] ?? null, log.length));
  }
  const last = moments[moments.length - 1] ?? moments[0];
  return { game: gameOf(module, file), moments, log, over: module.status(last.state.G).over };
}

/** Where turns and phases begin, for the bar. */
export function turningsOf(
  { moments }: Timeline,
  phases: Readonly<Record<string, string>>,
): readonly Turning[] {
  const turnings: Turning[] = [];
  for (const [at, moment] of moments.entries()) {
    const before = moments[at - 1];
    if (before === undefined) continue;
    const phase = moment.phase === before.phase ? null : (phases[moment.phase] ?? null);
    if (moment.turn !== before.turn || phase !== null) turnings.push({ at, turn: moment.turn, phase });
  }
  return turnings;
}

/** The log as a viewer may read it, the same list for the same viewer. */
export function logFor(
  module: GameModule,
  { log }: Timeline,
): (viewer: Seat | null, logged: number) => LogEntry[] {
  const read = new Map<Seat | null, readonly LogEntry[]>();
  return (viewer, logged) => {
    const entries = read.get(viewer) ?? log.map((entry) => module.logEntry(entry, viewer));
    read.set(viewer, entries);
    return entries.slice(0, logged);
  };
}
