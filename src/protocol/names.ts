import { cleanText, withPlainBlanks } from './text';

export const NAME_LENGTH = 24;

/** A player's name as everybody will see it: trimmed, 1 to 24 characters, all of which can be seen. Null when it is not one. */
export function cleanName(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 200) return null;
  // A break is no part of a name; other blanks become spaces.
  if (/[\n\v\f\r\u0085\u2028\u2029]/u.test(given.trim())) return null;
  const name = withPlainBlanks(given);
  return [...name].length <= NAME_LENGTH && cleanText(name) === name ? name : null;
}

/** Whether two names at one table would be taken for one: large and small letters, accents, widths and blanks do not count. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
