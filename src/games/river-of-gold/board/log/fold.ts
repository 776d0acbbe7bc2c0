import type { GameEvent } from '../../rules';

/** What one move did: its events, and the place of its log entry in the match. */
export interface TurnLogEntry {
  readonly events: readonly GameEvent[];
  /** boardgame.io's state id of the move; a stable key for lists. */
  readonly id?: number;
}

/** The part of boardgame.io's log entries that the fold reads. */
export interface ClientLogEntry {
  readonly action: { readonly type: string };
  readonly _stateID: number;
  readonly automatic?: boolean;
  readonly metadata?: unknown;
}

function eventsOf(metadata: unknown): readonly GameEvent[] {
  if (typeof metadata !== 'object' || metadata === null || !('events' in metadata)) return [];
  return Array.isArray(metadata.events) ? (metadata.events as GameEvent[]) : [];
}

/**
 * The moves that still stand, oldest first. boardgame.io keeps a move and its undo both in the log; a reader
 * wants to see only what happened in the end.
 */
export function foldLog(log: readonly ClientLogEntry[]): TurnLogEntry[] {
  const standing: TurnLogEntry[] = [];
  let undone: TurnLogEntry[] = [];
  for (const entry of log) {
    switch (entry.action.type) {
      case 'MAKE_MOVE':
        if (entry.automatic) break;
        standing.push({ events: eventsOf(entry.metadata), id: entry._stateID });
        undone = [];
        break;
      case 'UNDO': {
        const last = standing.pop();
        if (last) undone.push(last);
        break;
      }
      case 'REDO': {
        const again = undone.pop();
        if (again) standing.push(again);
        break;
      }
      default:
        break;
    }
  }
  return standing;
}
