import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTests, type Verdict } from './jest';
import type { Mutant } from './mutants';

/** How long the tests of one mutant may take; they take far less unless the change made something endless. */
const LONGEST_MS = 600_000;

export interface Outcome {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

/** A change is killed when a test fails or never ends because of it. */
export const killed = ({ verdict }: Outcome): boolean => verdict === 'failed' || verdict === 'timeout';

/** The tests of these mutants that do not even pass without a change; nothing can be learned from them. */
export async function failingUnchanged(folder: string, mutants: readonly Mutant[]): Promise<string[]> {
  const failing: string[] = [];
  for (const test of new Set(mutants.flatMap(({ tests }) => tests))) {
    if ((await runTests(folder, [test], LONGEST_MS)) !== 'passed') failing.push(test);
  }
  return failing;
}

/** Makes one change at a time in a copy of the project, runs its tests and takes the change back. */
export async function* runMutants(folder: string, mutants: readonly Mutant[]): AsyncGenerator<Outcome> {
  for (const mutant of mutants) {
    const path = join(folder, mutant.file);
    const text = readFileSync(path, 'utf8');
    const at = text.indexOf(mutant.find);
    if (at === -1) throw new Error(`${mutant.name}: ${mutant.file} has no such text`);
    writeFileSync(path, text.slice(0, at) + mutant.replace + text.slice(at + mutant.find.length));
    try {
      yield { mutant, verdict: await runTests(folder, mutant.tests, LONGEST_MS) };
    } finally {
      writeFileSync(path, text);
    }
  }
}

/** One line for each area and one for all: how many changes were noticed. */
export function score(outcomes: readonly Outcome[]): string[] {
  const line = (title: string, some: readonly Outcome[]) => {
    const valid = some.filter(({ verdict }) => verdict !== 'unloadable');
    const dead = valid.filter(killed).length;
    const share = valid.length === 0 ? 100 : Math.floor((100 * dead) / valid.length);
    return `${title}: ${dead} of ${valid.length} killed (${share}%)`;
  };
  const areas = [...new Set(outcomes.map(({ mutant }) => mutant.area))];
  return [
    ...areas.map((area) =>
      line(
        area,
        outcomes.filter(({ mutant }) => mutant.area === area),
      ),
    ),
    line('score', outcomes),
  ];
}
