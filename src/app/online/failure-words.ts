import type { TFunction } from 'i18next';

/** The refusals that have words of their own; any other code of a newer server gets a general sentence. */
export const FAILURES = [
  'offline',
  'unknown-match',
  'match-full',
  'seat-taken',
  'name-taken',
  'unauthorized',
  'bad-name',
  'bad-options',
  'bad-bots',
  'rate-limited',
  'stale',
  'not-your-turn',
  'illegal',
  'game-over',
  'not-synced',
  'not-over',
  'started',
  'too-large',
  'storage',
  'busy',
  'closing',
  'no-answer',
  'no-profile',
  'banned',
  'seat-away',
  'not-absent',
  'mail-failed',
  'bad-request',
  'blocked',
  'meets-blocked',
] as const;
type Failure = (typeof FAILURES)[number];

const hasWords = (code: string): code is Failure => FAILURES.some((failure) => failure === code);

/** Refusals of the name that somebody wrote: they are said at its field. */
export const isAboutName = (code: string | null): code is 'bad-name' | 'name-taken' =>
  code === 'bad-name' || code === 'name-taken';

/** What happened and what to do, in the reader's language. */
export function failureWords(t: TFunction<'app'>, code: string): string {
  return hasWords(code) ? t(`refusal.${code}`) : t('refusal.other', { code });
}
