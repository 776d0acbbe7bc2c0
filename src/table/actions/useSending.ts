import { useCallback, useEffect, useRef, useState } from 'react';
import type { Move, Refusal, Seat } from '../../games/contract';

interface Line<S, M> {
  readonly left: readonly M[];
  /** The state on which the last move was sent; the next one waits for another. */
  readonly sentAt: S;
}

interface Options<S, M> {
  readonly state: S;
  readonly viewer: Seat | null;
  readonly busy: boolean;
  readonly refusal: string | null | undefined;
  /** Why a move is not legal; null if it is. */
  explain(state: S, seat: Seat, move: M): Refusal | null;
  onMove(move: M): void;
}

/** How long the next move waits for the one before it, in milliseconds. */
const PATIENCE = 5000;

/**
 * Sends several moves one after another, each when the one before it has arrived. If a move is refused, or is not
 * legal any more, the rest is dropped: nothing is ever sent that the player did not mean.
 */
export function useSending<S, M extends Move>({
  state,
  viewer,
  busy,
  refusal,
  explain,
  onMove,
}: Options<S, M>): { send(moves: readonly M[]): void; readonly sending: boolean } {
  const [line, setLine] = useState<Line<S, M> | null>(null);
  const wasBusy = useRef(busy);
  const lastRefusal = useRef(refusal);

  useEffect(() => {
    const refused = Boolean(refusal) && refusal !== lastRefusal.current;
    const cameBackEmpty = wasBusy.current && !busy && line?.sentAt === state;
    wasBusy.current = busy;
    lastRefusal.current = refusal;
    if (!line) return;
    if (refused || cameBackEmpty || viewer === null) {
      setLine(null);
      return;
    }
    if (busy || line.sentAt === state) return;
    const [next, ...left] = line.left;
    if (!next || explain(state, viewer, next)) {
      setLine(null);
      return;
    }
    setLine(left.length > 0 ? { left, sentAt: state } : null);
    onMove(next);
  }, [state, viewer, busy, refusal, line, explain, onMove]);

  // A refusal that changes nothing on the screen must not leave the table waiting.
  useEffect(() => {
    if (!line || busy) return;
    const timer = setTimeout(() => setLine(null), PATIENCE);
    return () => clearTimeout(timer);
  }, [line, busy]);

  const send = useCallback(
    (moves: readonly M[]) => {
      const [first, ...left] = moves;
      if (!first) return;
      setLine(left.length > 0 ? { left, sentAt: state } : null);
      onMove(first);
    },
    [state, onMove],
  );

  return { send, sending: line !== null };
}
