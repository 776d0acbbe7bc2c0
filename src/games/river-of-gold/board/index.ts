/** The table of River of Gold for pages that do not come through the registry yet. */
import { type LogEntry, logEntries } from '../../../table/log/entries';
import type { LoggedAction } from '../../log';
import type { GameEvent } from '../rules';

export { sentence } from './log/sentences';
export { makeWords, type Words } from './model/words';
export { Table } from './Table';

export type TurnLogEntry = LogEntry<GameEvent>;
export const foldLog = (log: readonly LoggedAction[]): TurnLogEntry[] => logEntries<GameEvent>(log);
