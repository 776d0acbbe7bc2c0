import { table } from './table';
import { terms } from './terms';

/** Everything Root says at its table in this language, by namespace. */
export const resources = {
  'root-terms': terms,
  'root-table': table,
};
