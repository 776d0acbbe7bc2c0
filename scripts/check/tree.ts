import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of every file that is checked, by its path from the root with forward slashes. */
export type Tree = ReadonlyMap<string, string>;

/** Something that must not stay, where it is and why. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

const FOLDERS = ['src', 'server', 'scripts', 'bench', 'tests'];
const TEXT = /\.(tsx?|mts|mjs|cjs|css)$/;

export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !TEXT.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      tree.set(path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
    }
  }
  return tree;
}

/** The line of a place in a text, counted from 1. */
export function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** The comments of a script or style sheet. */
export function commentsOf(text: string): { readonly text: string; readonly index: number }[] {
  // The colon keeps the two slashes of an address in a string from being read as a comment.
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm)].map((found) => ({
    text: found[0],
    index: found.index,
  }));
}

/** The same text with its comments blank, so that every place keeps its line. */
export function withoutComments(text: string): string {
  return commentsOf(text).reduce(
    (rest, comment) =>
      rest.slice(0, comment.index) +
      comment.text.replace(/[^\n]/g, ' ') +
      rest.slice(comment.index + comment.text.length),
    text,
  );
}
