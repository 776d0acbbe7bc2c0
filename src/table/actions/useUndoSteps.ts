import { useCallback, useEffect, useRef } from 'react';
import type { LogEntry } from '../log/entries';
import { TAKE_BACK } from './useSending';

/** Moves that were sent together: the log's length before them and after them. */
interface Span {
  readonly from: number;
  readonly to: number;
}
/** A span that is in the log, with the id of its last move: other moves of the same number are another step. */
interface Step extends Span {
  readonly last: number | undefined;
}

/** What is kept over a reload, for this tab and this page: where storage is forbidden, each move is a step again. */
const keyOfPage = (): string => `games.undo.${window.location.hash}`;

const isSpan = (value: unknown): value is Span =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'to' in value &&
  Number.isInteger(value.from) &&
  Number.isInteger(value.to);

function readSpans(): readonly Span[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOfPage()) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSpan) : [];
  } catch {
    return [];
  }
}

function writeSpans(steps: readonly Step[]): void {
  try {
    window.sessionStorage.setItem(keyOfPage(), JSON.stringify(steps.map(({ from, to }) => ({ from, to }))));
  } catch {
    // A browser that stores nothing plays as well.
  }
}

type Entries = readonly LogEntry<unknown>[];

/** Moves have other ids after a reload, but none of those that are kept was taken back. */
const stepsIn = (entries: Entries): readonly Step[] =>
  readSpans()
    .filter(({ to }) => to <= entries.length)
    .map(({ from, to }) => ({ from, to, last: entries[to - 1]?.id }));

/**
 * What one press of undo takes back. Moves that were sent together, such as turning the die and building, are one step,
 * as they were one click, also after a reload; every other move is a step of its own.
 */
export function useUndoSteps(log: Entries): {
  /** So many moves are sent now. */
  begin(moves: number): void;
  /** All that was sent has arrived. */
  arrived(): void;
  /** What takes the last step back. */
  takeBack(): readonly (typeof TAKE_BACK)[];
} {
  const steps = useRef<readonly Step[] | null>(null);
  steps.current ??= stepsIn(log);
  const begun = useRef<number | null>(null);
  const latest = useRef(log);
  latest.current = log;

  const keep = useCallback((next: readonly Step[]) => {
    steps.current = next;
    writeSpans(next);
  }, []);
  // What was taken back is no step any more, whatever is done in its place.
  useEffect(() => {
    const now = steps.current ?? [];
    const standing = now.filter(({ to, last }) => to <= log.length && log[to - 1]?.id === last);
    if (standing.length < now.length) keep(standing);
  }, [log, keep]);

  const begin = useCallback((moves: number) => {
    begun.current = moves > 1 ? latest.current.length : null;
  }, []);
  const arrived = useCallback(() => {
    const { current: entries } = latest;
    const from = begun.current;
    begun.current = null;
    if (from === null) return;
    const standing = (steps.current ?? []).filter(({ to }) => to <= from);
    keep([...standing, { from, to: entries.length, last: entries.at(-1)?.id }]);
  }, [keep]);
  const takeBack = useCallback(() => {
    begun.current = null;
    const { current: entries } = latest;
    const step = steps.current?.find(({ to, last }) => to === entries.length && last === entries.at(-1)?.id);
    return Array.from({ length: step ? step.to - step.from : 1 }, (): typeof TAKE_BACK => TAKE_BACK);
  }, []);
  return { begin, arrived, takeBack };
}
