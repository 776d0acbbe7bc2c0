import { format } from 'node:util';
import pino, { type Logger } from 'pino';

export type Log = Logger;

/**
 * Structured lines on standard error; standard output is left to the few lines meant for people.
 * Callers log ids, codes and durations only; the redaction is a second lock in front of credentials and states.
 */
export function makeLog(level: string): Log {
  return pino(
    {
      level,
      base: { service: 'table' },
      redact: {
        paths: [
          'credentials',
          '*.credentials',
          'secret',
          '*.secret',
          'token',
          '*.token',
          'words',
          '*.words',
          'email',
          '*.email',
          'playerCredentials',
          '*.playerCredentials',
          'state',
          'G',
          '*.G',
        ],
        censor: '[hidden]',
      },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}

/** The longest that is kept of what a package prints. */
const SAID_LENGTH = 300;

/**
 * Makes log lines of all else that would go to standard error as plain text: what packages print (boardgame.io every
 * illegal move), Node's warnings, and the failure that ends the process.
 */
export function logAllErrors(log: Log): void {
  const said = (...parts: unknown[]) => {
    log.debug({ said: format(...parts).slice(0, SAID_LENGTH) }, 'a package has printed something');
  };
  Object.assign(console, { error: said, warn: said, trace: said });
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'Node has a warning'));
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise failed that nobody waited for'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the server has failed and ends');
    process.exit(1);
  });
}
