import { useCallback, useRef } from 'react';
import type { LogEntry } from '../log/entries';
import { TAKE_BACK } from './useSending';

/** Moves that were sent together: the log's length before them and after them, and the last one's id. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly last: number | undefined;
}

/**
 * What one press of undo takes back. Moves that were sent together, such as turning the die and building, are one step,
 * as they were one click; every other move is a step of its own. Where the screen was loaded in between, each is.
 */
export function useUndoSteps(log: readonly LogEntry<unknown>[]): {
  /** So many moves are sent now. */
  begin(moves: number): void;
  /** All that was sent has arrived. */
  arrived(): void;
  /** What takes the last step back. */
  takeBack(): readonly (typeof TAKE_BACK)[];
} {
  const steps = useRef<readonly Step[]>([]);
  const begun = useRef<number | null>(null);
  const latest = useRef(log);
  latest.current = log;

  const begin = useCallback((moves: number) => {
    begun.current = moves > 1 ? latest.current.length : null;
  }, []);
  const arrived = useCallback(() => {
    const { current: entries } = latest;
    const from = begun.current;
    begun.current = null;
    if (from === null) return;
    const standing = steps.current.filter(({ to }) => to <= from);
    steps.current = [...standing, { from, to: entries.length, last: entries.at(-1)?.id }];
  }, []);
  const takeBack = useCallback(() => {
    begun.current = null;
    const { current: entries } = latest;
    const step = steps.current.find(({ to, last }) => to === entries.length && last === entries.at(-1)?.id);
    return Array.from({ length: step ? step.to - step.from : 1 }, (): typeof TAKE_BACK => TAKE_BACK);
  }, []);
  return { begin, arrived, takeBack };
}
