/** The shape of the river as data: two orders, 13 lines and a centre curve. Everything drawn follows from it. */

export type Bank = 'left' | 'right';

/** The shore spaces of each bank, downstream. */
export const BANKS: Readonly<Record<Bank, readonly number[]>> = {
  left: [2, 4, 6, 8, 10, 12, 14, 16, 17, 19, 21, 22, 24, 26, 28],
  right: [1, 3, 5, 7, 9, 11, 13, 15, 18, 20, 23, 25, 27, 29, 30],
};

/** The 13 lines between the 14 river spaces, each from a shore space's anchor on the left bank to one on the right. */
export const LINES: readonly (readonly [left: number, right: number])[] = [
  [4, 3],
  [4, 7],
  [6, 9],
  [10, 9],
  [12, 11],
  [12, 15],
  [16, 15],
  [17, 18],
  [21, 18],
  [21, 23],
  [22, 25],
  [26, 25],
  [26, 29],
];

/** The river's bends: offsets of its middle from a straight line at even distances, as parts of the amplitude. */
export const CENTRE_CURVE: readonly number[] = [0.9, 0.2, -0.8, -0.9, -0.3, 0.6, 1, 0.6, -0.1, -0.4];

/** Where a shore space stands on its bank, 0 being the farthest upstream; -1 on neither bank. */
export const slotOf = (bank: Bank, space: number): number => BANKS[bank].indexOf(space);

/** The slots of both banks on the rim of a river space 1 to 14, ends included. */
export function rim(river: number): Readonly<Record<Bank, readonly [first: number, last: number]>> {
  const before = LINES[river - 2];
  const after = LINES[river - 1];
  const end = BANKS.left.length - 1;
  return {
    left: [before ? slotOf('left', before[0]) : 0, after ? slotOf('left', after[0]) : end],
    right: [before ? slotOf('right', before[1]) : 0, after ? slotOf('right', after[1]) : end],
  };
}

/** The shore spaces whose anchors lie on the rim of a river space, in the order of their numbers. */
export function touchingByLines(river: number): readonly number[] {
  const { left, right } = rim(river);
  return [...BANKS.left.slice(left[0], left[1] + 1), ...BANKS.right.slice(right[0], right[1] + 1)].sort(
    (a, b) => a - b,
  );
}
