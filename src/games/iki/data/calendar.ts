/** The year of section 4. */

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export interface Month {
  readonly month: number;
  readonly season: Season;
  /** The strength of the fire at its end (14.1). */
  readonly fire?: number;
  /** Whether it ends with a pay day (section 15). */
  readonly payDay?: true;
}

/** The twelve months, as the rulebook has them. */
export const CALENDAR: readonly Month[] = [
  { month: 1, season: 'spring' },
  { month: 2, season: 'spring' },
  { month: 3, season: 'spring', payDay: true },
  { month: 4, season: 'summer' },
  { month: 5, season: 'summer', fire: 5 },
  { month: 6, season: 'summer', payDay: true },
  { month: 7, season: 'autumn' },
  { month: 8, season: 'autumn', fire: 8 },
  { month: 9, season: 'autumn', payDay: true },
  { month: 10, season: 'winter' },
  { month: 11, season: 'winter', fire: 10 },
  { month: 12, season: 'winter', payDay: true },
];
/** The round after December (section 16) counts as month 13. */
export const NEW_YEAR = CALENDAR.length + 1;

/** A month of the year; the New Year is none of them. */
export function monthOf(number: number): Month {
  const month = CALENDAR[number - 1];
  if (!month) throw new Error(`There is no month ${number}.`);
  return month;
}
