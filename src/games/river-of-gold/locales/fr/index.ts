import { art } from './art';
import { learn } from './learn';
import { table } from './table';
import { terms } from './terms';

/** Everything River of Gold says in this language, by namespace. */
export const resources = {
  'river-terms': terms,
  'river-learn': learn,
  'river-table': table,
  'river-art': art,
};
