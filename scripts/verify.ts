// Computes all chance of a finished match again from its secret: npm run verify -- FILE
import { readFileSync } from 'node:fs';
import { GAMES } from '../src/games';
import { MatchFileError, readMatchFile } from '../src/games/match-file';
import { type Verdict, verifyExport } from '../src/games/verify';
import { readArguments, runTool, UsageError } from './tools/arguments';

function sentence(verdict: Verdict): string {
  if (verdict.agrees) {
    return `The set-up and all ${verdict.moves} moves agree with the secret that was committed to.`;
  }
  switch (verdict.where) {
    case 'no-secret':
      return 'This match has no secret to check: it is not over, or it was begun before matches had one.';
    case 'commitment':
      return 'The secret is not the one that was committed to when the match began.';
    case 'set-up':
      return 'The set-up does not follow from the secret.';
    case 'length':
      return 'The log and the list of moves do not fit together.';
    case 'move':
      return `What happened at move ${verdict.move} does not follow from the secret.`;
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UsageError(`The file ${path} cannot be read as JSON.`);
  }
}

await runTool(async () => {
  const { positionals } = readArguments({});
  const [path, second] = positionals;
  if (!path || second !== undefined) throw new UsageError('Usage: npm run verify -- FILE');
  const value = readJson(path);
  try {
    const { module } = readMatchFile(value, GAMES);
    const verdict = verifyExport(module, value);
    console.log(sentence(verdict));
    process.exitCode = verdict.agrees ? 0 : 1;
  } catch (error) {
    throw error instanceof MatchFileError ? new UsageError(error.message) : error;
  }
});
