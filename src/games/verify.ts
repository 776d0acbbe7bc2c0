/** Computes all chance of a finished match again from its secret, and compares it with what was played. */
import type { GameModule } from './contract';
import { commitmentOf } from './fair';
import { eventsOf, type LoggedAction, standingEntries } from './log';
import { initialStateOf, type MatchFile, MatchFileError, readMatchFile, replayMatch } from './match-file';

/** What was seen of a match while it was played. */
export interface Played {
  /** The game's state before the first move. */
  readonly set?: unknown;
  /** boardgame.io's log, with what every move made happen. */
  readonly log: readonly LoggedAction[];
}

/** Where a match and its secret disagree; `move` counts from 1. */
export type Verdict =
  | { readonly agrees: true; readonly moves: number }
  | { readonly agrees: false; readonly where: 'no-secret' | 'commitment' | 'set-up' | 'length' }
  | { readonly agrees: false; readonly where: 'move'; readonly move: number };

/** The same value whatever the order of fields, as text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/**
 * Whether commitment, set-up and everything that happened follow from the secret, the players' words and the moves.
 * Every roll, draw and shuffle that anybody could see is among the events of a move, so equal events are equal chance.
 */
export function verifyMatch(module: GameModule, file: MatchFile, played: Played): Verdict {
  const { secret, commitment } = file;
  if (secret === undefined || commitment === undefined) return { agrees: false, where: 'no-secret' };
  if (commitmentOf(secret) !== commitment) return { agrees: false, where: 'commitment' };
  // What the file says about the state is what is to be checked: it must not be used.
  const { initialState: _told, seed: _former, ...given } = file;
  const begun = initialStateOf(module, given);
  if (played.set !== undefined && canonical(begun.G) !== canonical(played.set)) {
    return { agrees: false, where: 'set-up' };
  }
  const entries = standingEntries(played.log);
  if (entries.length !== file.moves.length) return { agrees: false, where: 'length' };
  const steps = replayMatch(module, given);
  for (const [index, entry] of entries.entries()) {
    try {
      const step = steps.next().value;
      if (step && 'events' in step && canonical(step.events) === canonical(eventsOf(entry))) continue;
    } catch (error) {
      if (!(error instanceof MatchFileError)) throw error;
    }
    return { agrees: false, where: 'move', move: index + 1 };
  }
  return { agrees: true, moves: entries.length };
}

/** The same for an exported match as it was read from JSON; throws a MatchFileError where it is not one of this game. */
export function verifyExport(module: GameModule, exported: unknown): Verdict {
  const { file } = readMatchFile(exported, [module]);
  return verifyMatch(module, file, { set: file.initialState?.G, log: logOf(exported) });
}

/** The log that the writer of a file has put there for those who check. */
function logOf(exported: unknown): readonly LoggedAction[] {
  const log = typeof exported === 'object' && exported !== null && 'log' in exported ? exported.log : null;
  if (!Array.isArray(log)) throw new MatchFileError('The file has no log of what happened.');
  return log;
}
