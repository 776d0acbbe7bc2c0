import { commentsOf, lineAt, type Problem, type Tree } from './tree';

/** Old-fashioned words that have a common one. Only comments are read: texts on the screen are read by translators. */
const MANNERED: readonly { readonly word: string; readonly found: RegExp; readonly instead: string }[] = [
  { word: 'anew', found: /\banew\b/gi, instead: 'again' },
  { word: 'whoever', found: /\b(whoever|whomever|whosoever)\b/gi, instead: 'the player who or anybody who' },
  {
    word: 'beside',
    // It stays the right word where one thing lies next to another.
    found:
      /\bbeside (these|those|this|that|the usual)\b|\b(what|nothing|anything|everything)\b[^.;]*?\bbeside\b/gi,
    instead: 'in addition to or apart from',
  },
];

const READ = /^(src|server|scripts|bench)\//;

/** Every comment that uses one of those words. */
export function checkWords(tree: Tree): Problem[] {
  const problems: Problem[] = [];
  for (const [file, text] of tree) {
    if (!READ.test(file)) continue;
    for (const comment of commentsOf(text)) {
      for (const { word, found, instead } of MANNERED) {
        for (const use of comment.text.matchAll(found)) {
          const line = lineAt(text, comment.index + use.index + use[0].length);
          problems.push({ file, line, why: `“${word}” in a comment: ${instead} is plainer` });
        }
      }
    }
  }
  return problems;
}
