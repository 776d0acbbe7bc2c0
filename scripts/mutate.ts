/**
 * npm run mutate: makes small wrong changes in a copy of the project, one at a time, and tells which of them the tests
 * notice. The changes are listed in tests/mutants; exit code 1 if one survives.
 *
 * npm run mutate -- [--area server] [--only NAME]    listed changes of one area, or whose name contains a text
 * npm run mutate -- --random 50 [--seed 1]           random changes of rules and server: a measurement, exit code 0
 */
import { seededRandom } from '../src/games/random';
import { readTree } from './check/tree';
import { copyProject } from './mutate/copy';
import { stopTests } from './mutate/jest';
import { type Mutant, problemsOf, readMutants } from './mutate/mutants';
import { randomMutants } from './mutate/random';
import { failingUnchanged, killed, type Outcome, runMutants, score } from './mutate/run';
import { readArguments, runTool, UsageError, wholeNumber } from './tools/arguments';

const root = process.cwd();

/** The listed changes that the command line asks for. */
function listed(area: string | undefined, only: string | undefined): Mutant[] {
  const all = readMutants(root);
  const problems = problemsOf(root, all);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  const chosen = all.filter(
    (mutant) => (area ?? mutant.area) === mutant.area && mutant.name.includes(only ?? ''),
  );
  if (chosen.length === 0) throw new UsageError('No listed change fits.');
  return chosen;
}

await runTool(async () => {
  const { values } = readArguments({
    area: { type: 'string' },
    only: { type: 'string' },
    random: { type: 'string' },
    seed: { type: 'string' },
  });
  const number = wholeNumber('random', values.random, 0, 1, 10_000);
  // Random changes of the rules meet whole random games: a few show what thousands would.
  if (number > 0) process.env.SOAK_GAMES ??= '20';
  const mutants =
    number > 0
      ? randomMutants(readTree(root), number, seededRandom(values.seed ?? '1'))
      : listed(values.area, values.only);

  const copy = copyProject(root);
  const stop = () => {
    stopTests();
    copy.remove();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  try {
    console.log(`${mutants.length} changes. First their tests without any …`);
    const failing = await failingUnchanged(copy.folder, mutants);
    if (failing.length > 0) throw new UsageError(`These fail without a change: ${failing.join(', ')}`);
    const outcomes: Outcome[] = [];
    for await (const outcome of runMutants(copy.folder, mutants)) {
      outcomes.push(outcome);
      const word = killed(outcome) ? 'killed' : outcome.verdict === 'passed' ? 'SURVIVED' : 'does not load';
      console.log(`${outcomes.length}/${mutants.length} ${word}: ${outcome.mutant.name}`);
    }
    console.log(['', ...score(outcomes)].join('\n'));
    if (number === 0 && !outcomes.every(killed)) process.exitCode = 1;
  } finally {
    copy.remove();
  }
});
