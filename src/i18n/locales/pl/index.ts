import { app } from './app';

/** Everything the shell says in this language, by namespace. */
export const resources = { app };
