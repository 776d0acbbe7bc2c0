const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A time in its two largest units, such as "2 days, 4 hours", in the reader's language. */
export function formatDuration(ms: number, language: string): string {
  let seconds = Math.max(0, Math.round(ms / 1000));
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    if (count === 0 || parts.length === 2) continue;
    seconds -= count * size;
    parts.push(inUnit(count, unit, language));
  }
  return parts.length === 0 ? inUnit(seconds, 'second', language) : parts.join(', ');
}

const inUnit = (count: number, unit: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
