import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A small wrong change, and the tests that must notice it. */
export interface Mutant {
  /** The name of the list that it comes from, such as `server`. */
  readonly area: string;
  readonly name: string;
  readonly file: string;
  /** The text to change; it must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files or folders. */
  readonly tests: readonly string[];
}

const LISTS = 'tests/mutants';

const listSchema = z.array(
  z.strictObject({
    name: z.string().min(1),
    file: z.string().min(1),
    find: z.string().min(1),
    replace: z.string(),
    tests: z.array(z.string().min(1)).min(1),
  }),
);

/** The listed mutants of every area. Throws where a list has not the right shape. */
export function readMutants(root: string): Mutant[] {
  const folder = join(root, LISTS);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const list = listSchema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    if (!list.success) throw new Error(`${LISTS}/${name}: ${z.prettifyError(list.error)}`);
    return list.data.map((mutant) => ({ ...mutant, area: name.replace(/\.json$/, '') }));
  });
}

/** How often a text occurs in another. */
const count = (text: string, part: string): number => text.split(part).length - 1;

/** Why these mutants cannot be run, a sentence each: the code has changed and the list has not, or a name is doubled. */
export function problemsOf(root: string, mutants: readonly Mutant[]): string[] {
  const problems: string[] = [];
  const names = new Set<string>();
  for (const { area, name, file, find, replace, tests } of mutants) {
    const complain = (why: string) => problems.push(`${area}: “${name}”: ${why}`);
    if (names.has(name)) complain('the name is used twice');
    names.add(name);
    if (find === replace) complain('it changes nothing');
    if (!existsSync(join(root, file))) complain(`${file} does not exist`);
    else {
      const times = count(readFileSync(join(root, file), 'utf8'), find);
      if (times !== 1) complain(`its text occurs ${times} times in ${file}, not once`);
    }
    for (const test of tests) if (!existsSync(join(root, test))) complain(`${test} does not exist`);
  }
  return problems;
}
