import { cleanName, NAME_LENGTH } from '../../src/protocol/names';
import { Refused } from '../refusal';

/** A name as everybody will see it, or a refusal. */
export function nameOrRefuse(given: unknown): string {
  const name = cleanName(given);
  if (name === null) {
    throw new Refused('bad-name', `A name has 1 to ${NAME_LENGTH} characters, all of which can be seen.`);
  }
  return name;
}

/** A word for the match's chance, which everybody sees: the rules for names hold. */
export function wordOrRefuse(given: unknown): string {
  const word = cleanName(given);
  if (word === null) {
    throw new Refused('bad-request', `word: 1 to ${NAME_LENGTH} characters, all of which can be seen`);
  }
  return word;
}
