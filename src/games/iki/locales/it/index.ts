import { table } from './table';
import { terms } from './terms';

/** Everything IKI's table says in this language, by namespace. */
export const resources = {
  'iki-terms': terms,
  'iki-table': table,
};
