import { parseArgs } from 'node:util';

/** A mistake in a command line: one line that says it, exit code 2. */
export class UsageError extends Error {}

type Flags = Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>;

/** The flags and words of a command line; an unknown flag or a flag without its value is a UsageError. */
export function readArguments<const F extends Flags>(flags: F) {
  try {
    return parseArgs({ args: process.argv.slice(2), options: flags, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** A whole number within bounds. */
export function wholeNumber(
  flag: string,
  text: string | undefined,
  fallback: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new UsageError(`--${flag} takes a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** Runs a tool: a UsageError is one clear line and exit code 2, anything else is a bug and shows where. */
export async function runTool(main: () => void | Promise<void>): Promise<void> {
  // The reader of the output may have seen enough (`| head`): that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
