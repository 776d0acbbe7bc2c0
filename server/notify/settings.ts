import { z } from 'zod';
import { NOTICE_LANGUAGES, type NoticeLanguage, type QuietHours } from '../../src/protocol/notices';

const minute = z.number().int().min(0).max(1439);

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export const quietSchema = z.strictObject({
  from: minute,
  to: minute,
  timeZone: z.string().max(60).refine(isTimeZone, 'is not a time zone'),
});
export const languageSchema = z.custom<NoticeLanguage>(
  (value) => typeof value === 'string' && NOTICE_LANGUAGES.includes(value),
);

const settingsSchema = z.object({
  language: languageSchema.catch('en').default('en'),
  quiet: quietSchema.nullable().catch(null).default(null),
  /** A confirmed address. */
  email: z.string().nullable().catch(null).default(null),
  webhook: z.string().nullable().catch(null).default(null),
});
export type NoticeSettings = z.infer<typeof settingsSchema>;

/** How a profile wants to be told; what cannot be read is as if it were not set. */
export const noticeSettings = (stored: unknown): NoticeSettings => settingsSchema.parse(stored ?? {});

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** When the quiet hours end in which a moment lies; null outside of them. */
export function quietUntil(now: number, quiet: QuietHours | null): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: quiet.timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const at = (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
  const { from, to } = quiet;
  const inside = from < to ? at >= from && at < to : at >= from || at < to;
  if (!inside) return null;
  const minutes = (to - at + DAY_MINUTES) % DAY_MINUTES;
  return Math.floor(now / MINUTE) * MINUTE + minutes * MINUTE;
}
