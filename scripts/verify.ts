// Computes all chance of a finished match again from its secret: npm run verify -- FILE [--commitment HASH]
import { readFileSync } from 'node:fs';
import { GAMES } from '../src/games';
import { type MatchFile, MatchFileError, readMatchFile } from '../src/games/match-file';
import { isSecret } from '../src/games/secret';
import { type Known, type Verdict, verifyExport } from '../src/games/verify';
import { readArguments, runTool, UsageError } from './tools/arguments';

function sentence(verdict: Verdict): string {
  if (verdict.agrees) {
    return `The set-up and all ${verdict.moves} moves agree with the secret behind this commitment.`;
  }
  switch (verdict.where) {
    case 'no-secret':
      return 'This match has no secret to check: it is not over, or it was begun before matches had one.';
    case 'commitment':
      return 'The secret is not the one that was committed to when the match began.';
    case 'published':
      return 'The commitment is not the one that was given: the secret was exchanged.';
    case 'words':
      return 'A word was left out or changed.';
    case 'no-set-up':
      return 'All moves agree with the secret, but the file does not say how the match was set up.';
    case 'set-up':
      return 'The set-up does not follow from the secret.';
    case 'result':
      return 'The result does not follow from the moves.';
    case 'length':
      return 'The log and the list of moves do not fit together.';
    case 'move':
      return `What happened at move ${verdict.move} does not follow from the secret.`;
  }
}

/** Text of a file for a terminal, which control characters must not reach. */
const quoted = (text: string): string => JSON.stringify(text).replace(/\p{C}/gu, '?');

/** What everybody could see before the first move, to be compared with what was seen. */
function published({ commitment, words = [] }: MatchFile): string[] {
  const added = words.flatMap((word, seat) => (word === '' ? [] : [`${quoted(word)} (seat ${seat + 1})`]));
  return [
    ...(commitment === undefined ? [] : [`Commitment: ${quoted(commitment).slice(1, -1)}`]),
    `Words: ${added.length === 0 ? 'none' : added.join(', ')}`,
  ];
}

function commitmentGiven(given: string | undefined): Known {
  if (given === undefined) return {};
  const commitment = given.trim().toLowerCase();
  if (!isSecret(commitment)) throw new UsageError('--commitment takes 64 hexadecimal digits.');
  return { commitment };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UsageError(`The file ${path} cannot be read as JSON.`);
  }
}

await runTool(async () => {
  const { positionals, values } = readArguments({ commitment: { type: 'string' } });
  const [path, second] = positionals;
  if (!path || second !== undefined)
    throw new UsageError('Usage: npm run verify -- FILE [--commitment HASH]');
  const known = commitmentGiven(values.commitment);
  const value = readJson(path);
  try {
    const { module, file } = readMatchFile(value, GAMES);
    const verdict = verifyExport(module, value, known);
    console.log([...published(file), sentence(verdict)].join('\n'));
    process.exitCode = verdict.agrees ? 0 : 1;
  } catch (error) {
    throw error instanceof MatchFileError ? new UsageError(error.message) : error;
  }
});
