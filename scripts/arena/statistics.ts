const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const average = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

const Z = 1.96;

export interface Rate {
  readonly count: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** A share of victories with its 95% interval (Wilson's, which also holds near 0 and 1). Ties come in as shares. */
export function rateOf(shares: readonly number[]): Rate {
  const count = shares.length;
  if (count === 0) return { count, rate: 0, low: 0, high: 1 };
  const rate = sum(shares) / count;
  const scale = 1 + Z ** 2 / count;
  const middle = (rate + Z ** 2 / (2 * count)) / scale;
  const half = (Z * Math.sqrt((rate * (1 - rate)) / count + Z ** 2 / (4 * count ** 2))) / scale;
  return { count, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
