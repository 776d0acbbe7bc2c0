/** A match's log as a reader wants it: the moves that still stand, oldest first, each with what it made happen. */
import { eventsOf, type LoggedAction, standingEntries } from '../../games/log';

/** What one move did. */
export interface LogEntry<E> {
  readonly events: readonly E[];
  /** boardgame.io's state id of the move; a stable key for lists. */
  readonly id?: number;
}

/**
 * The entries of boardgame.io's log. E are the events that the game's own moves have put into it: nobody else writes
 * there, so that they are taken for what they are.
 */
export const logEntries = <E>(log: readonly LoggedAction[]): LogEntry<E>[] =>
  standingEntries(log).map((entry) => ({ events: eventsOf(entry) as readonly E[], id: entry._stateID }));
