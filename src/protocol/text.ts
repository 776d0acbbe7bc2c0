/** Pictures may be joined into one, or asked to be shown in colour: there alone an invisible character is welcome. */
const WELCOME =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}\d#*])[\ufe0e\ufe0f]/u;
/**
 * Letters, signs and marks that are drawn as nothing and that Unicode has no property for: blanks of braille and of
 * hieroglyphs (a whole and a half one), the half blank of ideographs, the place of an object, the empty head of a note, the filler
 * of Khitan and the joiners of Tifinagh and Brahmi. The other fillers and selectors can be ignored by default.
 */
const DRAWN_AS_NOTHING = /[\u2800\u303f\ufffc\u{13441}\u{13442}\u{1d159}\u{16fe4}\u2d7f\u{1107f}]/u;
/**
 * What is not drawn, or not what it seems: control characters, marks that turn the direction of writing, halves of
 * characters, private and unassigned ones, and what is drawn as nothing.
 */
const UNSEEN = new RegExp(
  `[\\p{C}\\p{Default_Ignorable_Code_Point}${DRAWN_AS_NOTHING.source.slice(1, -1)}]`,
  'u',
);
const UNSEEN_OR_WELCOME = new RegExp(`(${WELCOME.source})|${UNSEEN.source}`, 'gu');
/** Marks without a letter of their own lie over whatever stands in front; so do those that enclose, but for keys. */
const LONELY_MARKS = /(?<=^|\p{Z})\p{M}+|(?<!\ufe0f)\p{Me}/gu;
/** More than any living writing needs on one letter: a pile reaches into the lines above and below. */
const PILED_MARKS = /(?<=\p{M}{3})\p{M}+/gu;
const BLANKS = /[\p{Z}\t\n\v\f\r\u0085]+/gu;
/** Marks and blanks alone show nothing. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text of a person with blanks and breaks as single spaces. Everything else is left as it is. */
export const withPlainBlanks = (text: string): string => text.normalize('NFC').replace(BLANKS, ' ').trim();

/**
 * Text of a person as everybody may be shown it, on the server and on the page: without what cannot be seen or lies over
 * its neighbours. Null where nothing is left to see.
 */
export function cleanText(text: string): string | null {
  const seen = withPlainBlanks(text)
    .replace(UNSEEN_OR_WELCOME, (_, welcome: string | undefined) => welcome ?? '')
    .replace(LONELY_MARKS, '')
    .replace(PILED_MARKS, '');
  const clean = withPlainBlanks(seen);
  return SEEN.test(clean) ? clean : null;
}
