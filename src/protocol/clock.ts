/** How much time people have, in seconds: for each turn, or for the whole match with something added for each turn. */
export type Clock =
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'budget'; readonly seconds: number; readonly increment: number };

/** What happens to a seat when its time is over. */
export type TimeOver = { readonly do: 'bot'; readonly level: string } | { readonly do: 'open' };

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The limits of each setting, in seconds. */
export const CLOCK_LIMITS = {
  move: { min: 5 * MINUTE, max: 14 * DAY },
  budget: { min: 5 * MINUTE, max: 60 * DAY },
  increment: { min: 0, max: 7 * DAY },
} as const;

/** A seat that was not seen for so long can be given to a bot by the others, where there is no clock. */
export const ABSENT_MS = 3 * DAY * 1000;
