/** The printed board: regions, river, shore, influence tracks, and what every player starts with. */

export const REGIONS = [1, 2, 3, 4, 5, 6] as const;
/** A region's number is also the die face that opens it. */
export type Region = (typeof REGIONS)[number];
export type Face = Region;

export const GOODS = ['silk', 'rice', 'porcelain'] as const;
export type Good = (typeof GOODS)[number];

export const CLANS = ['crab', 'crane', 'mantis', 'scorpion'] as const;
export type Clan = (typeof CLANS)[number];

/** The good at step 2 of each region's influence track. */
export const TRACK_GOOD: Readonly<Record<Region, Good>> = {
  1: 'porcelain',
  2: 'rice',
  3: 'silk',
  4: 'porcelain',
  5: 'rice',
  6: 'silk',
};

export type TrackReward = 'trackGood' | 'koku' | 'favor' | 'imperialFlower' | 'points' | 'pointsAndGood';
export interface TrackStep {
  readonly step: number;
  readonly reward: TrackReward;
  readonly amount: number;
}

export const TRACK_LENGTH = 18;
/** The step of the imperial flower; it counts for the Mastery of the Courts (8.3). */
export const IMPERIAL_FLOWER = 11;
export const TRACK_STEPS: readonly TrackStep[] = [
  { step: 2, reward: 'trackGood', amount: 1 },
  { step: 5, reward: 'koku', amount: 2 },
  { step: 9, reward: 'favor', amount: 1 },
  { step: IMPERIAL_FLOWER, reward: 'imperialFlower', amount: 0 },
  { step: 13, reward: 'points', amount: 3 },
  { step: TRACK_LENGTH, reward: 'pointsAndGood', amount: 3 },
];

export const RIVER_LENGTH = 14;
export const UPSTREAM_START = 1;
export const MID_RIVER_START = 8;

/** For each river space 1 to 14 the four shore spaces it touches, in the order of their numbers (1.2, 5.2). */
export const TOUCHING: readonly (readonly number[])[] = [
  [],
  [1, 2, 3, 4],
  [3, 4, 5, 7],
  [4, 6, 7, 9],
  [6, 8, 9, 10],
  [9, 10, 11, 12],
  [11, 12, 13, 15],
  [12, 14, 15, 16],
  [15, 16, 17, 18],
  [17, 18, 19, 21],
  [18, 20, 21, 23],
  [21, 22, 23, 25],
  [22, 24, 25, 26],
  [25, 26, 27, 29],
  [26, 28, 29, 30],
];

export interface ShoreSpace {
  readonly id: number;
  readonly region: Region;
  /** Koku to build here; null on an imperial market's space, where nobody builds. */
  readonly cost: number | null;
  readonly bank: 'left' | 'right';
  /** The player counts for which a starting tile lies here at set-up (2.3). */
  readonly startingTileFor: readonly number[];
}

const space = (
  id: number,
  region: Region,
  cost: number | null,
  bank: 'left' | 'right',
  startingTileFor: readonly number[] = [],
): ShoreSpace => ({ id, region, cost, bank, startingTileFor });

export const SHORE_SPACES: readonly ShoreSpace[] = [
  space(1, 1, 6, 'right'),
  space(2, 1, 5, 'left'),
  space(3, 1, 8, 'right', [2, 3]),
  space(4, 1, 12, 'left'),
  space(5, 1, 6, 'right'),
  space(6, 2, null, 'left'),
  space(7, 2, 8, 'right', [2]),
  space(8, 2, 6, 'left'),
  space(9, 2, 12, 'right'),
  space(10, 2, 9, 'left'),
  space(11, 3, 8, 'right', [2, 3]),
  space(12, 3, 12, 'left'),
  space(13, 3, 6, 'right'),
  space(14, 3, 5, 'left', [2]),
  space(15, 3, 11, 'right'),
  space(16, 4, 9, 'left'),
  space(17, 4, null, 'left'),
  space(18, 4, 12, 'right'),
  space(19, 4, 6, 'left'),
  space(20, 4, 6, 'right'),
  space(21, 5, 12, 'left'),
  space(22, 5, 8, 'left', [2, 3]),
  space(23, 5, 9, 'right', [2]),
  space(24, 5, 6, 'left'),
  space(25, 5, 11, 'right'),
  space(26, 6, 13, 'left'),
  space(27, 6, 6, 'right'),
  space(28, 6, 6, 'left'),
  space(29, 6, null, 'right'),
  space(30, 6, 5, 'right'),
];

const byId: ReadonlyMap<number, ShoreSpace> = new Map(SHORE_SPACES.map((s) => [s.id, s]));

/** The shore space with this number; asking for another number is a bug. */
export function shoreSpace(id: number): ShoreSpace {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no shore space ${id}.`);
  return found;
}

/** The river spaces that touch a shore space, upstream first. */
export const RIVER_SPACES_TOUCHING: readonly (readonly number[])[] = Array.from({ length: 31 }, (_, shore) =>
  TOUCHING.flatMap((shores, river) => (shores.includes(shore) ? [river] : [])),
);

export const ROW_LENGTH = 4;

/** Tiles by player count: starting tiles on the shore, Era 1 and Era 2 stacks, row included (2.3, 2.4). */
export const STACKS: Readonly<Record<number, { starting: number; era1: number; era2: number }>> = {
  2: { starting: 6, era1: 12, era2: 9 },
  3: { starting: 3, era1: 14, era2: 11 },
  4: { starting: 0, era1: 16, era2: 13 },
};

export const STARTING_KOKU = [7, 8, 9, 10] as const;
export const STARTING_GOODS = 1;
export const STARTING_FAVOR = 2;
export const STARTING_FAVOR_LIMIT = 3;
export const MAX_FAVOR_LIMIT = 6;
export const MAX_KOKU = 25;
export const MAX_GOODS = 6;
export const HAND_SIZE = 2;
export const FINAL_ROUND_POINTS = 5;
/** Koku of a visited empty space (5.2), and of a completed journey where no good is taken instead (5.4). */
export const EMPTY_SPACE_KOKU = 1;
export const JOURNEY_KOKU = 3;
/** Favor for building with the tile at the end of the row (4.5). */
export const FAVOR_AT_END_OF_ROW = 1;
/** Points for delivering to 0, 1, 2 … 6 or more customers (10.2). */
export const CUSTOMER_POINTS = [0, 2, 5, 9, 14, 20, 27] as const;
