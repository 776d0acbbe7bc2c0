/** Who is to decide, what the viewer may do about it, and how their moves are sent: from `status`, for any game. */
import { useMemo } from 'react';
import type { GameModule, Move, Seat, Status } from '../games/contract';
import { useSending } from './actions/useSending';
import type { TableView } from './useBoard';

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
}

export function useTurn<S, M extends Move, E>(
  { status: statusOf, explain }: Pick<GameModule<S, M>, 'status' | 'explain'>,
  view: TableView<S, M, E>,
): Turn<M> {
  const { state, viewer, connection, refusal, onMove } = view;
  const status = useMemo(() => statusOf(state), [statusOf, state]);
  const { send, sending } = useSending({ state, viewer, busy: view.busy, refusal, explain, onMove });
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
  };
}
