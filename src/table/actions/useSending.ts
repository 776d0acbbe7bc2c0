import { useCallback, useEffect, useRef, useState } from 'react';
import type { Move, Refusal, Seat } from '../../games/contract';

/** In the place of a move: takes the last one back. */
export const TAKE_BACK = 'take back';
export type Sendable<M extends Move> = M | typeof TAKE_BACK;

interface Line<S, M extends Move> {
  readonly left: readonly Sendable<M>[];
  /** The state on which the last one was sent; the next one waits for another. */
  readonly sentAt: S;
}

interface Options<S, M extends Move> {
  readonly state: S;
  readonly viewer: Seat | null;
  readonly busy: boolean;
  readonly refusal: string | null | undefined;
  /** Why a move is not legal; null if it is. */
  explain(state: S, seat: Seat, move: M): Refusal | null;
  /** Whether the last move may be taken back. */
  mayTakeBack(state: S, seat: Seat): boolean;
  onMove(move: M): void;
  onUndo(): void;
  /** Several were sent, and all of them have arrived. */
  onArrived(): void;
}

/** How long the next move waits for the one before it, in milliseconds. */
const PATIENCE = 5000;

/**
 * Sends several moves one after another, or takes several back, each when the one before it has arrived. If one is
 * refused, or is not legal any more, the rest is dropped: nothing is ever sent that the player did not mean.
 */
export function useSending<S, M extends Move>(
  options: Options<S, M>,
): { send(moves: readonly Sendable<M>[]): void; readonly sending: boolean } {
  const { state, viewer, busy, refusal, explain, mayTakeBack, onMove, onUndo, onArrived } = options;
  const [line, setLine] = useState<Line<S, M> | null>(null);
  /** The state on which the last of several was sent. */
  const lastSentAt = useRef<S | null>(null);
  const wasBusy = useRef(busy);
  const lastRefusal = useRef(refusal);

  const go = useCallback(
    (what: Sendable<M>) => (what === TAKE_BACK ? onUndo() : onMove(what)),
    [onMove, onUndo],
  );

  useEffect(() => {
    const refused = Boolean(refusal) && refusal !== lastRefusal.current;
    const sentAt = line?.sentAt ?? lastSentAt.current;
    const cameBackEmpty = wasBusy.current && !busy && sentAt === state;
    wasBusy.current = busy;
    lastRefusal.current = refusal;
    if (sentAt === null) return;
    if (refused || cameBackEmpty || viewer === null) {
      setLine(null);
      lastSentAt.current = null;
      return;
    }
    if (busy || sentAt === state) return;
    lastSentAt.current = null;
    const [next, ...left] = line?.left ?? [];
    if (!next) {
      onArrived();
      return;
    }
    const may = next === TAKE_BACK ? mayTakeBack(state, viewer) : explain(state, viewer, next) === null;
    setLine(may && left.length > 0 ? { left, sentAt: state } : null);
    if (!may) return;
    if (left.length === 0) lastSentAt.current = state;
    go(next);
  }, [state, viewer, busy, refusal, line, explain, mayTakeBack, go, onArrived]);

  // A refusal that changes nothing on the screen must not leave the table waiting.
  useEffect(() => {
    if (!line || busy) return;
    const timer = setTimeout(() => setLine(null), PATIENCE);
    return () => clearTimeout(timer);
  }, [line, busy]);

  const send = useCallback(
    (moves: readonly Sendable<M>[]) => {
      const [first, ...left] = moves;
      if (!first) return;
      setLine(left.length > 0 ? { left, sentAt: state } : null);
      lastSentAt.current = null;
      go(first);
    },
    [state, go],
  );

  return { send, sending: line !== null };
}
