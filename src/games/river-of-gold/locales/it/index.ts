import { art } from './art';
import { ask } from './ask';
import { learn } from './learn';
import { options } from './options';
import { table } from './table';
import { terms } from './terms';

/** Everything River of Gold says in this language, by namespace. */
export const resources = {
  'river-terms': terms,
  'river-learn': learn,
  'river-options': options,
  'river-table': table,
  'river-art': art,
  'river-ask': ask,
};
