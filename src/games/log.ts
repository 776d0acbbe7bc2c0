import type { Move, Seat } from './contract';

/** The part of boardgame.io's log entries that is read here. */
export interface LoggedAction {
  readonly action: {
    readonly type: string;
    readonly payload: {
      readonly type?: string | null;
      readonly args?: unknown;
      readonly playerID?: string | null;
    };
  };
  readonly _stateID: number;
  readonly automatic?: boolean;
  readonly metadata?: unknown;
}

/**
 * The moves that count in the end, in order: without those that were taken back. boardgame.io keeps a move and its
 * undo both in the log, and events that a move has called as entries of their own.
 */
export function standingEntries<T extends LoggedAction>(log: readonly T[]): T[] {
  const standing: T[] = [];
  let undone: T[] = [];
  for (const entry of log) {
    switch (entry.action.type) {
      case 'MAKE_MOVE':
        if (entry.automatic) break;
        standing.push(entry);
        undone = [];
        break;
      case 'UNDO':
        undone.push(...standing.splice(-1));
        break;
      case 'REDO':
        standing.push(...undone.splice(-1));
        break;
    }
  }
  return standing;
}

/** A move of a match with the seat that made it. */
export interface RecordedMove extends Move {
  readonly player: Seat;
}

/** The move of a log entry. */
export function recordedMove({ action }: LoggedAction): RecordedMove {
  const { type, args, playerID } = action.payload;
  return { player: Number(playerID), name: type ?? '', arg: Array.isArray(args) ? args[0] : undefined };
}

/** What a move made happen: the events that the game's move has put into its log entry. */
export function eventsOf(entry: LoggedAction): readonly unknown[] {
  const { metadata } = entry;
  if (typeof metadata !== 'object' || metadata === null || !('events' in metadata)) return [];
  return Array.isArray(metadata.events) ? metadata.events : [];
}
