import type { RandomSource } from '../../src/games/random';
import type { Tree } from '../check/tree';
import { lineAt, withoutComments } from '../check/tree';
import type { Mutant } from './mutants';

/** Small changes of code, each by a pattern and what takes its place. Patterns rely on the formatter's blanks. */
const OPERATORS: readonly { readonly pattern: RegExp; readonly instead: (found: string) => string }[] = [
  swap(' < ', ' <= '),
  swap(' <= ', ' < '),
  swap(' > ', ' >= '),
  swap(' >= ', ' > '),
  swap(' + ', ' - '),
  swap(' - ', ' + '),
  swap(' && ', ' || '),
  swap(' || ', ' && '),
  swap(' === ', ' !== '),
  swap(' !== ', ' === '),
  { pattern: /\btrue\b/g, instead: () => 'false' },
  { pattern: /\bfalse\b/g, instead: () => 'true' },
  { pattern: /(?<![\w.'"])\d+(?![\w.'"])/g, instead: (number) => String(Number(number) + 1) },
  { pattern: /(?<![\w.'"])[1-9]\d*(?![\w.'"])/g, instead: (number) => String(Number(number) - 1) },
  // Returns early, with nothing.
  { pattern: /\breturn [^;{}\n]+;/g, instead: () => 'return;' },
  // Leaves a call out.
  { pattern: /(?<=^ +)[\w.]+\([^;{}\n]*\);(?=$)/gm, instead: () => ';' },
];

function swap(from: string, to: string) {
  return { pattern: new RegExp(from.replace(/[+|]/g, '\\$&'), 'g'), instead: () => to };
}

/** Lines that are gone after compiling, or that say what is loaded. */
const NO_CODE = /^\s*(import|export \*|export \{|export type|type|export interface|interface|readonly|\|)/;

/** Which tests are asked about a file; null where the random changes are not meant for it. */
function testsFor(file: string): string[] | null {
  const game = /^src\/games\/([^/]+)\/rules\//.exec(file)?.[1];
  if (game) return [`tests/games/${game}/rules`, 'tests/games/fixtures', 'tests/games/whole-games'];
  return file.startsWith('server/') ? ['tests/server'] : null;
}

/** Random small changes of the rules and the server: the same seed gives the same ones for the same code. */
export function randomMutants(tree: Tree, number: number, random: RandomSource): Mutant[] {
  const places: Mutant[] = [];
  for (const [file, text] of tree) {
    const tests = testsFor(file);
    if (!tests || !file.endsWith('.ts')) continue;
    places.push(...changesOf(file, text, tests));
  }
  return random.shuffle(places).slice(0, number);
}

/** Every small change that can be made in a file. */
export function changesOf(file: string, text: string, tests: readonly string[]): Mutant[] {
  const lines = text.split('\n');
  const code = withoutComments(text).replace(
    /'(?:\\.|[^'\\\n])*'/g,
    (string) => `'${' '.repeat(string.length - 2)}'`,
  );
  const changes: Mutant[] = [];
  for (const { pattern, instead } of OPERATORS) {
    for (const found of code.matchAll(pattern)) {
      const line = lineAt(code, found.index);
      if (NO_CODE.test(lines[line - 1] ?? '')) continue;
      const end = found.index + found[0].length;
      const changed = instead(found[0]);
      changes.push({
        area: file.startsWith('server/') ? 'server' : 'rules',
        name: `${file}:${line} ${text.slice(found.index, end).trim()} -> ${changed.trim()}`,
        file,
        // The whole text up to the place makes it the only one.
        find: text.slice(0, end),
        replace: text.slice(0, found.index) + changed,
        tests,
      });
    }
  }
  return changes;
}
