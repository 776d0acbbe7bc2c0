/** Where all chance of a game comes from: boardgame.io's generator, a seeded one, or a preview's that knows nothing. */
export interface RandomSource {
  /** A six-sided die: 1 to 6, or null where it cannot be known. */
  roll(): 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** A whole number from 0 to n - 1. */
  index(n: number): number;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Four 32-bit words from any text (the FNV-1a hash, once for each word). */
function words(seed: string): [number, number, number, number] {
  const word = (salt: number): number => {
    let hash = 2166136261 ^ salt;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619);
    return hash >>> 0;
  };
  return [word(1), word(2), word(3), word(4)];
}

/** A stream of whole 32-bit numbers that is the same on every machine for the same seed (the sfc32 generator). */
function stream(seed: string): () => number {
  let [a, b, c, counter] = words(seed);
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}

/** Dice and shuffles from whole numbers: `index(n)` gives one from 0 to n - 1. */
export function sourceFrom(index: (n: number) => number): RandomSource {
  return {
    roll: () => (index(6) + 1) as ReturnType<RandomSource['roll']>,
    index,
    shuffle: (items) => {
      const copy = items.slice();
      for (let i = copy.length - 1; i > 0; i--) {
        const j = index(i + 1);
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
      }
      return copy;
    },
  };
}

/** Dice and shuffles from a seed: the same seed gives the same game everywhere. For simulations, bots and tests. */
export function seededRandom(seed: string | number): RandomSource {
  const next = stream(String(seed));
  return sourceFrom((n) => Math.floor((next() / 4294967296) * n));
}

/** A source that knows nothing: dice stay unknown and shuffled cards are face down. For previews. */
export const UNKNOWN_RANDOM: RandomSource = {
  roll: () => null,
  index: () => 0,
  shuffle: (items) => items.map(() => null as never),
};
