import { readStored, writeStored } from '../ui/storage';

const KEY = 'river-of-gold.name';
export const NAME_LENGTH = 24;

/** A name as others will see it: trimmed, no control characters, 1 to 24 characters; null where it is none. */
export function cleanName(text: string): string | null {
  const name = text.trim();
  const length = [...name].length;
  if (length < 1 || length > NAME_LENGTH) return null;
  return /\p{Cc}|\p{Cf}/u.test(name) ? null : name;
}

/** The name that this person used last, or an empty text. */
export function myName(): string {
  const stored = readStored(KEY);
  return typeof stored === 'string' ? (cleanName(stored) ?? '') : '';
}

export function rememberMyName(name: string): void {
  if (cleanName(name) !== null) writeStored(KEY, name.trim());
}
