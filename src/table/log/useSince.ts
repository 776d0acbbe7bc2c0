import { useMemo, useState } from 'react';
import type { Seat } from '../../games/contract';
import type { LogEntry } from './entries';
import { sinceLastTurn, type TurnMarks } from './since';

interface Options<E> {
  readonly log: readonly LogEntry<E>[];
  /** Whose turn has just begun, at this screen; null while nobody's has. */
  readonly seat: Seat | null;
  readonly turn: number;
  /** The same object at every drawing. */
  readonly marks: TurnMarks<E>;
}

const NOTHING: readonly never[] = [];

/** What happened since the player's last turn, until they dismiss it. */
export function useSince<E>({ log, seat, turn, marks }: Options<E>): {
  readonly since: readonly E[];
  dismiss(): void;
} {
  const [dismissed, setDismissed] = useState(0);
  const since = useMemo(
    () => (seat !== null && dismissed !== turn ? sinceLastTurn(log, seat, marks) : NOTHING),
    [log, seat, turn, dismissed, marks],
  );
  return { since, dismiss: () => setDismissed(turn) };
}
