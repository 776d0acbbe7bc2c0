/**
 * Whose turn it really is, while a table still shows the moves that came before. The top line and the actions say it, so
 * that somebody who follows the bots slowly is never told that others are to move when they are not.
 */
import { createContext, use } from 'react';
import type { Status } from '../../games/contract';

export interface Live {
  readonly status: Status;
  /** The viewer is to decide. */
  readonly mine: boolean;
  /** Moves that have been made and are not shown yet; at least one. */
  readonly moves: number;
  /** Shows all of them at once. */
  catchUp(): void;
}

/** Null while the table shows what is. */
export const LiveContext = createContext<Live | null>(null);

export const useLive = (): Live | null => use(LiveContext);
