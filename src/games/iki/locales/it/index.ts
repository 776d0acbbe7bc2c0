import { learn } from './learn';
import { table } from './table';
import { terms } from './terms';

/** Everything IKI says in this language, by namespace. */
export const resources = {
  'iki-terms': terms,
  'iki-table': table,
  'iki-learn': learn,
};
