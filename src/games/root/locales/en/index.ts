import { lessons } from './lessons';
import { rules } from './rules';
import { table } from './table';
import { terms } from './terms';

/** Everything Root says in this language, by namespace. */
export const resources = {
  'root-terms': terms,
  'root-table': table,
  'root-rules': rules,
  'root-lessons': { lessons },
};
