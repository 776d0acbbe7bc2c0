import { lessons } from './root-lessons';
import { rules } from './root-rules';

/** The rules in our own words and the lessons, by namespace. */
export const resources = {
  'root-rules': rules,
  'root-lessons': lessons,
};
