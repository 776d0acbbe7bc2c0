import { gameFolders } from './parts';
import { lineAt, type Problem, type Tree } from './tree';

const NAMELESS = /^(src\/(app|table|ui|i18n|protocol)|server|scripts|bench)\//;

/** An id in any writing: of `long-river` also longRiver, LongRiver, LONG_RIVER and Long River. */
function anyWriting(id: string): RegExp {
  const words = id.split('-');
  if (words.length > 1) return new RegExp(words.join('[-_ ]?'), 'gi');
  // A single word may mean something else: only as a text of its own, in a path, or as the name of a type.
  const pascal = id.slice(0, 1).toUpperCase() + id.slice(1);
  return new RegExp(`(?<=['"\`/])${id}(?=['"\`/])|\\b${pascal}\\b`, 'g');
}

/** Every place outside the games' folders and the registry that names a game. */
export function checkNames(tree: Tree): Problem[] {
  const ids = gameFolders(tree.keys())
    .filter((folder) => folder.startsWith('src/games/'))
    .map((folder) => folder.slice('src/games/'.length));
  const problems: Problem[] = [];
  for (const [file, text] of tree) {
    if (!NAMELESS.test(file)) continue;
    for (const id of ids) {
      for (const found of `${file}\n${text}`.matchAll(anyWriting(id))) {
        const inPath = found.index < file.length;
        const line = inPath ? 1 : lineAt(text, found.index - file.length - 1);
        problems.push({
          file,
          line,
          why: `names a game (${found[0]}): only its own folder and the registry in src/games do`,
        });
      }
    }
  }
  return problems;
}
