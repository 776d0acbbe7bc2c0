/**
 * What cannot be seen or is not what it seems: control characters, marks that turn the direction of writing or join
 * lines, halves of characters, private ones, and letters that are drawn as nothing.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;
/** Marks and blanks alone show nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** The one invisible mark that is welcome: it makes one picture of several. */
const PICTURE_JOINT =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;

export const NAME_LENGTH = 24;

/** A player's name as everybody will see it: trimmed, 1 to 24 characters, nothing unprintable. Null when it is not one. */
export function cleanName(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 200) return null;
  const name = given.trim().normalize('NFC');
  const length = [...name].length;
  const printable = VISIBLE.test(name) && !UNPRINTABLE.test(name.replace(PICTURE_JOINT, ''));
  return length >= 1 && length <= NAME_LENGTH && printable ? name : null;
}
