/** Letters as a search compares them: without marks, in small letters. ł has no mark that could be taken off. */
const plain = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').toLowerCase();

/** The words of a query as a search compares them. */
export const searchWords = (query: string): readonly string[] =>
  plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether a text, or several together, has every word. Without words everything is found. */
export const hasWords = (texts: readonly string[], words: readonly string[]): boolean => {
  const all = plain(texts.join(' '));
  return words.every((word) => all.includes(word));
};

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A text cut into pieces that were searched for and pieces that were not. Together they are the text. */
export function cutAtWords(text: string, words: readonly string[]): readonly Piece[] {
  // Every plain letter knows which letter of the text it stands for: one letter can have two plain ones.
  const letters = [...text];
  const owners: number[] = [];
  let all = '';
  letters.forEach((letter, index) => {
    for (const one of plain(letter)) {
      all += one;
      owners.push(index);
    }
  });
  const found = new Set<number>();
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length)) {
      for (const owner of owners.slice(at, at + word.length)) found.add(owner);
    }
  }
  const pieces: { text: string; found: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.found === found.has(index)) last.text += letter;
    else pieces.push({ text: letter, found: found.has(index) });
  });
  return pieces;
}
