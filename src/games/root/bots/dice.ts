import type { RandomSource } from '../rules';

/** A throw of both dice, and its part of all throws. */
export interface Throw {
  readonly dice: readonly [number, number];
  readonly chance: number;
}
/** All throws, the order of the dice apart. */
export const ALL_THROWS: readonly Throw[] = [0, 1, 2, 3].flatMap((high) =>
  Array.from(
    { length: high + 1 },
    (_, low): Throw => ({ dice: [high, low], chance: (high === low ? 1 : 2) / 16 }),
  ),
);
/** A few that stand for all: as many hits on average, a good one, a middling one and a bad one. */
export const FEW_THROWS: readonly Throw[] = [
  { dice: [1, 0], chance: 3 / 8 },
  { dice: [2, 1], chance: 2 / 8 },
  { dice: [3, 1], chance: 3 / 8 },
];
const FACES = 4;

/** The same source, but for the next throw of the dice, which is this one. */
export function loaded(source: RandomSource, { dice }: Throw): RandomSource {
  const left = [...dice];
  return { ...source, index: (n) => (n === FACES ? (left.shift() ?? source.index(n)) : source.index(n)) };
}
