import type { TFunction } from 'i18next';

/** The refusals that have words of their own; any other code of a newer server gets a general sentence. */
export const KNOWN_FAILURES = [
  'offline',
  'unknown-match',
  'match-full',
  'seat-taken',
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
  'too-large',
  'storage',
  'busy',
  'closing',
] as const;
type Known = (typeof KNOWN_FAILURES)[number];

const isKnown = (code: string): code is Known => KNOWN_FAILURES.some((known) => known === code);

/** What happened and what to do, in the reader's language. */
export function failureWords(t: TFunction<'app'>, code: string): string {
  return isKnown(code) ? t(`refusal.${code}`) : t('refusal.other', { code });
}
