/** Computes all chance of a finished match again from its secret, and compares it with what was played. */
import type { State } from 'boardgame.io';
import type { GameModule } from './contract';
import { chanceData, commitmentOf } from './fair';
import { eventsOf, type LoggedAction, recordedMove, standingEntries } from './log';
import { initialStateOf, type MatchFile, MatchFileError, readMatchFile, replayMatch } from './match-file';

/** What was seen of a match while it was played. */
export interface Played {
  /** The state before the first move; undefined where nothing tells it. */
  readonly initial?: State;
  /** boardgame.io's log, with what every move made happen. */
  readonly log: readonly LoggedAction[];
  /** How it ended; undefined where nothing tells it. */
  readonly result?: unknown;
}

/**
 * What somebody knows of a match from before its end. The writer of a file knows the secret and can make everything
 * in it fit together; only this was out of their hands.
 */
export interface Known {
  /** The commitment as it was published before the first move. */
  readonly commitment?: string;
  /** Words that were added, by seat. */
  readonly words?: Readonly<Record<number, string>>;
}

/**
 * Where a match disagrees with its secret or with what is known of it; `move` counts from 1. `published`: it has another
 * commitment than the one that is known. `no-set-up`: all moves agree, but the file does not say how the match was set up.
 */
export type Verdict =
  | { readonly agrees: true; readonly moves: number }
  | {
      readonly agrees: false;
      readonly where:
        | 'no-secret'
        | 'commitment'
        | 'published'
        | 'words'
        | 'set-up'
        | 'length'
        | 'result'
        | 'no-set-up';
    }
  | { readonly agrees: false; readonly where: 'move'; readonly move: number };

/** The same value whatever the order of fields, as text. */
function canonical(value: unknown): string {
  try {
    return JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    );
  } catch (error) {
    // Nothing that follows from moves is nested so deep.
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** What of a state before the first move says how the match was set up and what its chance comes from. */
function setUp(state: State): unknown {
  const { secret, drawn } = chanceData(state) ?? {};
  return [state.G, state.ctx, secret, drawn];
}

/** Whether a log entry tells of this move. */
function tells(
  module: GameModule,
  entry: LoggedAction,
  move: MatchFile['moves'][number] | undefined,
): boolean {
  const { player, name, arg } = recordedMove(entry);
  return isSame({ ...module.parseMove(name, arg), player }, move);
}

/**
 * Whether commitment, set-up, everything that happened and the result follow from the secret, the players' words and the
 * moves. Every roll, draw and shuffle that anybody could see is among the events of a move, so equal events are equal chance.
 */
export function verifyMatch(module: GameModule, file: MatchFile, played: Played, known: Known = {}): Verdict {
  const { secret, commitment, words = [] } = file;
  if (secret === undefined || commitment === undefined) return { agrees: false, where: 'no-secret' };
  if (commitment !== (known.commitment ?? commitment)) return { agrees: false, where: 'published' };
  if (commitmentOf(secret) !== commitment) return { agrees: false, where: 'commitment' };
  const missing = Object.entries(known.words ?? {}).some(([seat, word]) => words[Number(seat)] !== word);
  if (missing) return { agrees: false, where: 'words' };
  // What the file says about the state is what is to be checked: it must not be used.
  const { initialState: _told, seed: _former, ...given } = file;
  const begun = initialStateOf(module, given);
  if (played.initial !== undefined && !isSame(setUp(begun), setUp(played.initial))) {
    return { agrees: false, where: 'set-up' };
  }
  const entries = standingEntries(played.log);
  if (entries.length !== file.moves.length) return { agrees: false, where: 'length' };
  const steps = replayMatch(module, given);
  let last = begun;
  for (const [index, entry] of entries.entries()) {
    try {
      const step = steps.next().value;
      if (step && 'events' in step && isSame(step.events, eventsOf(entry))) {
        last = step.state;
        if (tells(module, entry, file.moves[index])) continue;
      }
    } catch (error) {
      if (!(error instanceof MatchFileError)) throw error;
    }
    return { agrees: false, where: 'move', move: index + 1 };
  }
  if (played.result !== undefined && !isSame(last.ctx.gameover, played.result)) {
    return { agrees: false, where: 'result' };
  }
  return played.initial === undefined
    ? { agrees: false, where: 'no-set-up' }
    : { agrees: true, moves: entries.length };
}

/** The same for an exported match as it was read from JSON; throws a MatchFileError where it is not one of this game. */
export function verifyExport(module: GameModule, exported: unknown, known: Known = {}): Verdict {
  const { file } = readMatchFile(exported, [module]);
  return verifyMatch(module, file, { initial: file.initialState, ...told(exported) }, known);
}

/** What the writer of a file has put there for those who check. */
function told(exported: unknown): Omit<Played, 'initial'> {
  const { log, gameover } = exported as { readonly log?: unknown; readonly gameover?: unknown };
  if (!Array.isArray(log)) throw new MatchFileError('The file has no log of what happened.');
  if (!log.every(isLogged)) throw new MatchFileError('The log in the file holds something else than moves.');
  return { log, result: gameover ?? undefined };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isLogged(entry: unknown): entry is LoggedAction {
  if (!isObject(entry) || !('action' in entry) || !isObject(entry.action)) return false;
  const { action } = entry;
  return (
    'type' in action && typeof action.type === 'string' && 'payload' in action && isObject(action.payload)
  );
}
