import { app } from './app';
import { table } from './table';

/** Everything the shell says in this language, by namespace. */
export const resources = { app, table };
