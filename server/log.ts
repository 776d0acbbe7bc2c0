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
