const MINUTES: Readonly<Record<string, number>> = { m: 1, h: 60, d: 24 * 60, w: 7 * 24 * 60 };

/** A time such as 30m, 12h, 7d or 4w in minutes; null where it is none. */
export function minutesOf(text: string): number | null {
  const [, number, unit] = /^(\d{1,7})([mhdw])$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (MINUTES[unit ?? ''] ?? 0);
}
