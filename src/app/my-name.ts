import { cleanName } from '../protocol/names';
import { readStored, storageKey, writeStored } from '../ui/storage';

const KEY = storageKey('name');

/** The name that this person used last, or an empty text. */
export const myName = (): string => cleanName(readStored(KEY)) ?? '';

export function rememberMyName(given: string): void {
  const name = cleanName(given);
  if (name !== null) writeStored(KEY, name);
}
