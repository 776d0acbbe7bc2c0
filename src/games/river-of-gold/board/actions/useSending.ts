import { useCallback, useEffect, useRef, useState } from 'react';
import { explain, type GameState, type Move, type Seat } from '../../rules';

interface Line {
  readonly left: readonly Move[];
  /** The state on which the last move was sent; the next one waits for another. */
  readonly sentAt: GameState;
}

interface Options {
  readonly state: GameState;
  readonly viewer: Seat | null;
  readonly busy: boolean;
  readonly refusal: string | null | undefined;
  onMove(move: Move): void;
}

/** How long the next move waits for the one before it, in milliseconds. */
const PATIENCE = 5000;

/**
 * Sends several moves one after another, each when the one before it has arrived. If a move is refused, or is not
 * legal any more, the rest is dropped: nothing is ever sent that the player did not mean.
 */
export function useSending({ state, viewer, busy, refusal, onMove }: Options): {
  send(moves: readonly Move[]): void;
  sending: boolean;
} {
  const [line, setLine] = useState<Line | null>(null);
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
  }, [state, viewer, busy, refusal, line, onMove]);

  // A refusal that changes nothing on the screen must not leave the table waiting.
  useEffect(() => {
    if (!line || busy) return;
    const timer = setTimeout(() => setLine(null), PATIENCE);
    return () => clearTimeout(timer);
  }, [line, busy]);

  const send = useCallback(
    (moves: readonly Move[]) => {
      const [first, ...left] = moves;
      if (!first) return;
      setLine(left.length > 0 ? { left, sentAt: state } : null);
      onMove(first);
    },
    [state, onMove],
  );

  return { send, sending: line !== null };
}
