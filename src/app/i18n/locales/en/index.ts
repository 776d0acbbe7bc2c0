import { app } from './app';
import { art } from './art';
import { learn } from './learn';
import { table } from './table';
import { terms } from './terms';

/** Everything the game says in this language, by namespace. */
export const resources = { terms, app, learn, table, art };
