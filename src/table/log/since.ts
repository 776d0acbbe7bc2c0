/** What happened since a player's last turn: for the line that greets them when it is their turn again. */
import type { Seat } from '../../games/contract';
import type { LogEntry } from './entries';

/** What the events of a game say about turns. */
export interface TurnMarks<E> {
  /** Whose turn an event begins; null for other events. */
  beginsTurn(event: E): Seat | null;
  /** Something between two turns that everybody wants to know of. */
  isInterlude(event: E): boolean;
  /** Whose move an event belongs to, in a game whose first turn began at set-up, before anything was logged. */
  actsFirst(event: E): Seat | null;
}

/**
 * The events since a player's last turn ended, up to the turn that is theirs now. None in the first round, where there
 * is no last turn, and when nobody else has moved.
 */
export function sinceLastTurn<E>(
  log: readonly LogEntry<E>[],
  seat: Seat,
  { beginsTurn, isInterlude, actsFirst }: TurnMarks<E>,
): readonly E[] {
  const events = log.flatMap((entry) => entry.events);
  const beginsElsewhere = (event: E): boolean => {
    const turnOf = beginsTurn(event);
    return isInterlude(event) || (turnOf !== null && turnOf !== seat);
  };
  const elsewhereAfter = (from: number): number =>
    events.findIndex((event, index) => index > from && beginsElsewhere(event));
  const own = events.flatMap((event, index) => (beginsTurn(event) === seat ? [index] : []));
  const now = own.at(-1);
  if (now === undefined) return [];
  const othersAfter = elsewhereAfter(now);
  const [first] = events;
  const beganAtSetUp = first !== undefined && actsFirst(first) === seat;
  const from = othersAfter >= 0 ? now : (own.at(-2) ?? (beganAtSetUp ? -1 : undefined));
  if (from === undefined) return [];
  const start = elsewhereAfter(from);
  if (start < 0) return [];
  return events.slice(start, othersAfter >= 0 ? undefined : now);
}
