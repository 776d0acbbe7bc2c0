import { type Served, startServer } from './app';
import { ConfigError, readConfig } from './config';
import { logAllErrors, makeLog } from './log';
import { StoreUnusable } from './storage/store';

/** A closing that takes longer than this is given up: something hangs. */
const LONGEST_CLOSE_MS = 15_000;

/** The life of the server process: read the settings, serve, and end in order on SIGTERM or SIGINT. */
export async function runServer(served: Served): Promise<void> {
  try {
    const config = readConfig(process.env);
    const log = makeLog(config.logLevel);
    logAllErrors(log);
    const server = await startServer(config, log, served);
    let ending = false;
    const end = async (signal: string) => {
      if (ending) return;
      ending = true;
      log.info({ signal }, 'closing');
      setTimeout(() => process.exit(1), config.drainMs + LONGEST_CLOSE_MS).unref();
      await server.close();
      log.info('closed');
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
    // Last: who reads this may end the process at once, and in order.
    console.log(`The games are served at ${server.url}`);
  } catch (error) {
    process.stderr.write(`${startUpLine(error)}\n`);
    process.exit(error instanceof ConfigError ? 2 : 1);
  }
}

/** One line for the person at the keyboard. */
function startUpLine(error: unknown): string {
  if (error instanceof ConfigError) return `Bad setting: ${error.message}`;
  if (error instanceof StoreUnusable) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'PORT is in use by another program; set PORT to a free one.';
  if (code === 'EACCES') return 'PORT may not be used by this user; set PORT to 1024 or more.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
