import { parseArgs } from 'node:util';
import { CARDS } from '../../src/games/cards';
import { BadBackup } from '../backup/format';
import { ConfigError } from '../config';
import { formerNames } from '../storage/former';
import { StoreUnusable } from '../storage/store';

/** Something that a command cannot do; the message is what the host reads. */
export class CommandError extends Error {
  override name = 'CommandError';
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

/** An id that begins as an option does: reports may have such ones, and former versions gave them; also of a message. */
const DASHED_ID = /^-[\w-]{15}([\w-]{6})?(\/.*)?$/;
/** Stands before such an id while the line is read. No argument of a command line can hold it. */
const MARK = '\0';

const unmarked = <T>(word: T) => (typeof word === 'string' ? word.replace(MARK, '') : word) as T;

/** The words and options of a command line; where it cannot be understood, how it is used. */
export function readCommand<const O extends NonNullable<Options>>(options: O, usage: string) {
  const args = process.argv.slice(2).map((arg) => (DASHED_ID.test(arg) ? `${MARK}${arg}` : arg));
  try {
    const read = parseArgs({ args, options, allowPositionals: true, strict: true });
    const values = Object.entries(read.values).map(([name, value]) => [name, unmarked(value)]);
    return {
      values: Object.fromEntries(values) as typeof read.values,
      positionals: read.positionals.map(unmarked),
    };
  } catch {
    throw new CommandError(usage);
  }
}

/** The one file that a command line names. */
export function fileOf(usage: string): string {
  const [file, ...more] = readCommand({}, usage).positionals;
  if (file === undefined || more.length > 0) throw new CommandError(usage);
  return file;
}

/** How databases were named when there was one game only. */
export const FORMER = formerNames(CARDS[0].id);

/** Runs a command: what cannot be done is a line for the host and exit code 1; anything else is a bug and shows where. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const foreseen = [CommandError, ConfigError, BadBackup, StoreUnusable].some(
      (kind) => error instanceof kind,
    );
    const failed = error as NodeJS.ErrnoException;
    if (!foreseen && failed.syscall === undefined) throw error;
    console.error(error instanceof ConfigError ? `Bad setting: ${failed.message}` : failed.message);
    process.exitCode = 1;
  }
}
