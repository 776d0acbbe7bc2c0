/** Who is to decide, what the viewer may do about it, and how their moves are sent: from `status`, for any game. */
import { useCallback, useMemo } from 'react';
import type { Move, Seat, Status } from '../games/contract';
import { useSending } from './actions/useSending';
import { useUndoSteps } from './actions/useUndoSteps';
import type { TableModule, TableView } from './useBoard';

export interface Turn<M extends Move> {
  readonly status: Status;
  /** Whether the viewer is the one to decide, on turn or off turn. */
  readonly deciding: boolean;
  /** Nothing may be touched now: a move is under way, or the connection is lost. */
  readonly blocked: boolean;
  /** A move is under way. */
  readonly busy: boolean;
  readonly canUndo: boolean;
  /** Whose things lie in front: the viewer's, else those of the person to whom the screen goes next. */
  readonly front: Seat | null;
  /** At one screen nobody is a spectator: between two players everybody looks on. */
  readonly between: boolean;
  /** Sends moves one after another, each when the one before has arrived. */
  send(moves: readonly M[]): void;
  /** Takes the last step back: the last move, or all the moves that were sent together with it. */
  onUndo(): void;
}

export function useTurn<S, M extends Move, E>(
  { status: statusOf, explain }: Pick<TableModule<S, M>, 'status' | 'explain'>,
  view: TableView<S, M, E>,
): Turn<M> {
  const { state, viewer, connection, refusal, log, onMove, onUndo } = view;
  const status = useMemo(() => statusOf(state), [statusOf, state]);
  const mayTakeBack = useCallback(
    (now: S, seat: Seat) => {
      const { decider, canUndo } = statusOf(now);
      return canUndo && decider === seat;
    },
    [statusOf],
  );
  const steps = useUndoSteps(log);
  const sender = { state, viewer, busy: view.busy, refusal, explain, mayTakeBack, onMove, onUndo };
  const { send: sendAll, sending } = useSending<S, M>({ ...sender, onArrived: steps.arrived });
  const { begin, takeBack } = steps;
  const send = useCallback(
    (moves: readonly M[]) => {
      begin(moves.length);
      sendAll(moves);
    },
    [begin, sendAll],
  );
  const undoStep = useCallback(() => sendAll(takeBack()), [sendAll, takeBack]);
  const busy = view.busy || sending;
  const blocked = busy || connection === 'reconnecting';
  const deciding = viewer !== null && status.decider === viewer;
  return {
    status,
    deciding,
    blocked,
    busy,
    canUndo: deciding && status.canUndo && !blocked,
    front: viewer ?? view.front ?? null,
    between: viewer === null && connection === 'local' && !status.over,
    send,
    onUndo: undoStep,
  };
}
