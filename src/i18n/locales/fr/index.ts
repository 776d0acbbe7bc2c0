import { app } from './app';
import { days } from './days';
import { replay } from './replay';
import { table } from './table';

/** Everything the shell says in this language, by namespace. */
export const resources = { app, days, replay, table };
