/** The table of River of Gold for the pages of the app. */

export type { Suggestion } from './actions/HintPanel';
export { reasonText } from './actions/reasons';
export type { Connection } from './actions/TopLine';
export { type ClientLogEntry, foldLog, type TurnLogEntry } from './log/fold';
export { type Sentence, sentence } from './log/sentences';
export { makeWords, useWords, type Words } from './model/words';
export { Table, type TableProps } from './Table';
