/** The table of section 1: the street, the shops, the stalls and the groups. */

export const NAGAYA = ['A', 'B', 'C', 'D'] as const;
/** A row of houses; a fire tile names one (3.5). */
export type Nagaya = (typeof NAGAYA)[number];

/** Every stall, row by row from the outer edge inwards: stall 4 is the inner corner (1.3). */
export const STALLS = [
  ...(['A1', 'A2', 'A3', 'A4'] as const),
  ...(['B1', 'B2', 'B3', 'B4'] as const),
  ...(['C1', 'C2', 'C3', 'C4'] as const),
  ...(['D1', 'D2', 'D3', 'D4'] as const),
] as const;
export type Stall = (typeof STALLS)[number];

/** Where a stall stands in `STALLS`, which is where the state keeps what lies on it. */
export const STALL_INDEX = Object.fromEntries(STALLS.map((stall, index) => [stall, index])) as Readonly<
  Record<Stall, number>
>;

export const isStall = (value: unknown): value is Stall => STALLS.some((stall) => stall === value);

/** Where starting occupations are put (3.6). */
export const OUTERMOST_STALLS = ['A1', 'B1', 'C1', 'D1'] as const satisfies readonly Stall[];
export const isOutermost = (stall: Stall): boolean => OUTERMOST_STALLS.some((other) => other === stall);
/** The four stalls at the crossing: 2 mon more to put a card there, and closed with two players (6.3, 18.1). */
export const INNER_CORNERS = ['A4', 'B4', 'C4', 'D4'] as const satisfies readonly Stall[];
export const INNER_CORNER_SURCHARGE = 2;

/** By place in `STALLS`. */
export const IS_INNER_CORNER: readonly boolean[] = STALLS.map((stall) => stall.endsWith('4'));

export const GROUPS = [...NAGAYA, 'corners'] as const;
/** Where harmony is counted: the four rows, and the inner corners as a fifth group (1.4). */
export type Group = (typeof GROUPS)[number];

const ofNagaya = (nagaya: Nagaya): readonly number[] =>
  STALLS.flatMap((stall, index) => (stall.startsWith(nagaya) ? [index] : []));

/** The stalls of each row from the outer edge inwards, as places in `STALLS`. */
export const STALLS_OF_NAGAYA: Readonly<Record<Nagaya, readonly number[]>> = {
  A: ofNagaya('A'),
  B: ofNagaya('B'),
  C: ofNagaya('C'),
  D: ofNagaya('D'),
};

/** The stalls of each group, as places in `STALLS`. */
export const STALLS_OF_GROUP: Readonly<Record<Group, readonly number[]>> = {
  ...STALLS_OF_NAGAYA,
  corners: INNER_CORNERS.map((stall) => STALL_INDEX[stall]),
};

/**
 * The eight spaces in walking order, counter-clockwise, with the shop and the two stalls behind it (1.2, 1.3). The
 * order of the shops and which stalls lie behind which are our ruling: the rulebook is silent.
 */
export const STREET = [
  { space: 1, shop: 'sandals', stalls: ['A3', 'A4'] },
  { space: 2, shop: 'rice', stalls: ['A1', 'A2'] },
  { space: 3, shop: 'fireTower', stalls: ['B1', 'B2'] },
  { space: 4, shop: 'tobacco', stalls: ['B3', 'B4'] },
  { space: 5, shop: 'pawn', stalls: ['C3', 'C4'] },
  { space: 6, shop: 'fish', stalls: ['C1', 'C2'] },
  { space: 7, shop: 'construction', stalls: ['D1', 'D2'] },
  { space: 8, shop: 'exchange', stalls: ['D3', 'D4'] },
] as const;
export type StreetSpace = (typeof STREET)[number]['space'];
export const STREET_LENGTH = STREET.length;
/** Where masters begin: at the crossing between space 8 and space 1. It is not a space. */
export const START_POINT = 0;

/** The stalls behind the shop of each space, as places in `STALLS`; nothing lies behind the start point. */
export const STALLS_BEHIND: readonly (readonly number[])[] = [
  [],
  ...STREET.map(({ stalls }) => stalls.map((stall) => STALL_INDEX[stall])),
];

/** Where the parts of the board come from; which stalls lie behind which shop and the order of the shops are ours. */
export const BOARD_FROM = {
  nagaya: 'rulebook',
  stallsInALine: 'rulebook',
  twoStallsPerShop: 'rulebook',
  whichStallsBehindWhichShop: 'ours',
  shopOrder: 'ours',
  direction: 'rulebook',
  startPoint: 'ours',
  groups: 'rulebook',
  innerCornerSurcharge: 'rulebook',
  closedWithTwoPlayers: 'rulebook',
} as const;
