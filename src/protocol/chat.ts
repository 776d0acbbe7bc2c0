import { cleanText } from './text';

/** The longest chat message, in characters, on the page and on the server. */
export const CHAT_LENGTH = 500;
/** The longest note that goes with a reported message. */
export const REPORT_NOTE_LENGTH = 300;

/** A chat message as everybody will see it; null when it shows nothing, or too much. */
export function cleanMessage(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 4 * CHAT_LENGTH) return null;
  const message = cleanText(given);
  return message !== null && message.length <= CHAT_LENGTH ? message : null;
}
