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

/**
 * Whether two names at one table would be taken for one: large and small letters, accents and other marks, widths and blanks do
 * not count, nor does from which alphabet a letter comes that looks the same.
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [bareLetters(one), bareLetters(other)];
  return inOneCase(a) === inOneCase(b) || inOneCase(asSeen(a)) === inOneCase(asSeen(b));
}

/** A name without blanks, and without marks that can be put on any letter. */
const bareLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(MARKS, '');

/** Marks of no writing in particular; the two that give kana another voice make another letter of it. */
const COMMON_MARKS =
  /(?![\u3099\u309a])\p{Script=Inherited}|(?<![\p{Script=Hiragana}\p{Script=Katakana}])[\u3099\u309a]|\p{Me}/u;
/** Marks on what needs none: letters of these alphabets, digits and signs. Elsewhere they are vowels and the like. */
const NEEDLESS_MARKS =
  /(?<=(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]|[^\p{L}\p{M}])\p{M}*)\p{M}/u;
const MARKS = new RegExp(`${COMMON_MARKS.source}|${NEEDLESS_MARKS.source}`, 'gu');

/** Small letters, by way of capitals: ß is SS, and ς and ı are small forms of Σ and I. First small, for ẞ has no other capital. */
const inOneCase = (letters: string): string => letters.toLowerCase().toUpperCase().toLowerCase();

/**
 * Letters of Cyrillic, Greek, Cherokee, Lisu, Armenian and Coptic, small capitals and a few others of Latin, and digits, with the
 * Latin letters that they are taken for.
 */
const LOOK_ALIKES = new Map<string, string>(
  [
    ['АВЕЅЈКМНОРСТУҮХԚԜІӀЗ', 'ABESJKMHOPCTYYXQWll3'],
    ['авеѕјкмнорстуүхԛԝіӏһԁпгз', 'abesjkmhopctyyxqwilhdnr3'],
    ['ΑΒΕΖΗΚΜΝΟΡΤΥΧΙϹϳ', 'ABEZHKMNOPTYXlCj'],
    ['αγεηκνορτυχωι', 'ayenkvoptuxwi'],
    ['ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ', 'DRTiyAJEWMHYGhZbRWSVSLCPKdGB'],
    ['ꭰꭱꭲꭵꭹꭺꭻꭼꮃꮇꮋꮍꮐꮒꮓꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶꮷᏻᏼ', 'drtiyajewmhyghzbrwsvslcpkdgb'],
    ['ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPdDTGKJCZFMNLSRVHWXYAElOU'],
    ['ՕՏՍԼօոսհցզյ', 'OSULonuhgqj'],
    ['ⲂⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲟⲣⲥ', 'BHlKMNOPCTYXopc'],
    ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
    ['Iɑɡɩǀ|10', 'lagilllO'],
  ].flatMap(([from = '', to = '']) =>
    [...from].map((letter, at): [string, string] => [letter, to[at] ?? '']),
  ),
);
/** Two letters that stand close are taken for one. */
const asSeen = (letters: string): string =>
  [...letters]
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll(/vv/gi, 'w');

/** Whether somebody of this name would be taken for one who is called so, with or without numbers and signs around it. */
export const passesFor = (name: string, called: string): boolean =>
  isSameName(name, called) || isSameName(name.replace(/[^\p{L}\p{M}]+/gu, ''), called);
