import { posix } from 'node:path';
import { lineAt, type Tree } from './tree';

export interface Import {
  readonly line: number;
  readonly specifier: string;
  /** Gone after compiling: `import type` and `export type`. */
  readonly typeOnly: boolean;
}

/**
 * Everything that a file names in order to load it: imports, exports from elsewhere, `import()`, files named by
 * `new URL(…, import.meta.url)` (workers) and a style sheet's @import.
 */
const IMPORT =
  /^\s*@?(?:import|export)\b(\s+type\b(?!\s+from\b))?(?:[^'";]*?\bfrom)?\s*(?:url\()?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]|\bnew URL\(\s*['"](\.[^'"\n]+)['"],\s*import\.meta\.url/gm;

export function importsOf(text: string): Import[] {
  return [...text.matchAll(IMPORT)].map((found) => {
    const [whole, type, fromStatement, fromCall, fromUrl] = found;
    const start = found.index + whole.length - whole.trimStart().length;
    return {
      line: lineAt(text, start),
      specifier: fromStatement ?? fromCall ?? fromUrl ?? '',
      typeOnly: type !== undefined,
    };
  });
}

const ENDINGS = ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx'];

/** The file of the tree that a relative import means; null for packages and for files that are not checked. */
export function fileOf(tree: Tree, from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const ending = ENDINGS.find((end) => tree.has(path + end));
  return ending === undefined ? null : path + ending;
}
