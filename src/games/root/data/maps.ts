import type { Suit } from './suits';

/** A clearing's printed number, 1 to 12. */
export type ClearingId = number;
/** A forest's id: the clearings on its rim. */
export type ForestId = string;
/** Where a pawn can be. */
export type Place = ClearingId | ForestId;

export interface PrintedClearing {
  readonly id: ClearingId;
  /** null where markers are dealt. */
  readonly suit: Suit | null;
  /** All building slots, the one under the ruin included. */
  readonly slots: number;
  readonly ruin: boolean;
  readonly corner: boolean;
  /** In percent of the board. */
  readonly x: number;
  readonly y: number;
}
export interface Forest {
  readonly id: ForestId;
  readonly clearings: readonly ClearingId[];
  readonly adjacent: readonly ForestId[];
}
export interface GameMap {
  readonly clearings: readonly PrintedClearing[];
  readonly paths: readonly (readonly [ClearingId, ClearingId])[];
  readonly rivers: readonly (readonly [ClearingId, ClearingId])[];
  readonly oppositeCorners: readonly (readonly [ClearingId, ClearingId])[];
  readonly forests: readonly Forest[];
}

export const MAP_IDS = ['autumn', 'winter'] as const;
export type MapId = (typeof MAP_IDS)[number];

export const MAPS: Readonly<Record<MapId, GameMap>> = {
  autumn: {
    clearings: [
      { id: 1, suit: 'fox', slots: 1, ruin: false, corner: true, x: 12, y: 14 },
      { id: 2, suit: 'mouse', slots: 2, ruin: false, corner: true, x: 88, y: 22 },
      { id: 3, suit: 'rabbit', slots: 1, ruin: false, corner: true, x: 83, y: 83 },
      { id: 4, suit: 'rabbit', slots: 1, ruin: false, corner: true, x: 12, y: 77 },
      { id: 5, suit: 'rabbit', slots: 2, ruin: false, corner: false, x: 55, y: 9 },
      { id: 6, suit: 'fox', slots: 2, ruin: true, corner: false, x: 90, y: 50 },
      { id: 7, suit: 'mouse', slots: 2, ruin: false, corner: false, x: 59, y: 73 },
      { id: 8, suit: 'fox', slots: 2, ruin: false, corner: false, x: 37, y: 85 },
      { id: 9, suit: 'mouse', slots: 2, ruin: false, corner: false, x: 11, y: 39 },
      { id: 10, suit: 'rabbit', slots: 2, ruin: true, corner: false, x: 43, y: 28 },
      { id: 11, suit: 'mouse', slots: 3, ruin: true, corner: false, x: 64, y: 46 },
      { id: 12, suit: 'fox', slots: 2, ruin: true, corner: false, x: 32, y: 53 },
    ],
    paths: [
      [1, 5],
      [1, 9],
      [1, 10],
      [2, 5],
      [2, 6],
      [2, 10],
      [3, 6],
      [3, 7],
      [3, 11],
      [4, 8],
      [4, 9],
      [4, 12],
      [6, 11],
      [7, 8],
      [7, 12],
      [9, 12],
      [10, 12],
      [11, 12],
    ],
    rivers: [
      [4, 7],
      [5, 10],
      [7, 11],
      [10, 11],
    ],
    oppositeCorners: [
      [1, 3],
      [2, 4],
    ],
    forests: [
      { id: '1-2-5-10', clearings: [1, 2, 5, 10], adjacent: ['1-9-10-12', '2-6-10-11-12'] },
      { id: '1-9-10-12', clearings: [1, 9, 10, 12], adjacent: ['1-2-5-10', '2-6-10-11-12', '4-9-12'] },
      {
        id: '2-6-10-11-12',
        clearings: [2, 6, 10, 11, 12],
        adjacent: ['1-2-5-10', '1-9-10-12', '3-6-11', '3-7-11-12'],
      },
      { id: '3-6-11', clearings: [3, 6, 11], adjacent: ['2-6-10-11-12', '3-7-11-12'] },
      { id: '3-7-11-12', clearings: [3, 7, 11, 12], adjacent: ['2-6-10-11-12', '3-6-11', '4-7-8-12'] },
      { id: '4-7-8-12', clearings: [4, 7, 8, 12], adjacent: ['3-7-11-12', '4-9-12'] },
      { id: '4-9-12', clearings: [4, 9, 12], adjacent: ['1-9-10-12', '4-7-8-12'] },
    ],
  },
  winter: {
    clearings: [
      { id: 1, suit: null, slots: 1, ruin: false, corner: true, x: 13, y: 13 },
      { id: 2, suit: null, slots: 1, ruin: false, corner: true, x: 88, y: 22 },
      { id: 3, suit: null, slots: 2, ruin: false, corner: true, x: 84, y: 81 },
      { id: 4, suit: null, slots: 2, ruin: false, corner: true, x: 14, y: 77 },
      { id: 5, suit: null, slots: 2, ruin: false, corner: false, x: 38, y: 17 },
      { id: 6, suit: null, slots: 2, ruin: false, corner: false, x: 60, y: 23 },
      { id: 7, suit: null, slots: 1, ruin: false, corner: false, x: 92, y: 56 },
      { id: 8, suit: null, slots: 2, ruin: true, corner: false, x: 59, y: 69 },
      { id: 9, suit: null, slots: 2, ruin: true, corner: false, x: 37, y: 82 },
      { id: 10, suit: null, slots: 1, ruin: false, corner: false, x: 14, y: 41 },
      { id: 11, suit: null, slots: 3, ruin: true, corner: false, x: 37, y: 49 },
      { id: 12, suit: null, slots: 3, ruin: true, corner: false, x: 64, y: 45 },
    ],
    paths: [
      [1, 5],
      [1, 10],
      [1, 11],
      [2, 6],
      [2, 7],
      [2, 12],
      [3, 7],
      [3, 8],
      [3, 12],
      [4, 9],
      [4, 10],
      [4, 11],
      [5, 6],
      [8, 9],
      [8, 12],
      [9, 11],
    ],
    rivers: [
      [7, 12],
      [10, 11],
      [11, 12],
    ],
    oppositeCorners: [
      [1, 3],
      [2, 4],
    ],
    forests: [
      { id: '1-2-5-6-11-12', clearings: [1, 2, 5, 6, 11, 12], adjacent: ['1-10-11', '2-7-12', '8-9-11-12'] },
      { id: '1-10-11', clearings: [1, 10, 11], adjacent: ['1-2-5-6-11-12', '4-10-11'] },
      { id: '2-7-12', clearings: [2, 7, 12], adjacent: ['1-2-5-6-11-12', '3-7-12'] },
      { id: '3-7-12', clearings: [3, 7, 12], adjacent: ['2-7-12', '3-8-12'] },
      { id: '3-8-12', clearings: [3, 8, 12], adjacent: ['3-7-12', '8-9-11-12'] },
      { id: '4-9-11', clearings: [4, 9, 11], adjacent: ['4-10-11', '8-9-11-12'] },
      { id: '4-10-11', clearings: [4, 10, 11], adjacent: ['1-10-11', '4-9-11'] },
      { id: '8-9-11-12', clearings: [8, 9, 11, 12], adjacent: ['1-2-5-6-11-12', '3-8-12', '4-9-11'] },
    ],
  },
};

export const CLEARINGS = 12;
export const CORNERS: readonly ClearingId[] = [1, 2, 3, 4];

/** What is worked out of a map once: lists by clearing and by forest. */
interface Neighbours {
  readonly clearings: readonly (readonly ClearingId[])[];
  readonly forests: readonly (readonly ForestId[])[];
  readonly byForest: Readonly<Record<ForestId, Forest>>;
}
function neighboursIn({ paths, forests }: GameMap): Neighbours {
  const clearings: ClearingId[][] = Array.from({ length: CLEARINGS + 1 }, () => []);
  for (const [one, other] of paths) {
    clearings[one]?.push(other);
    clearings[other]?.push(one);
  }
  for (const list of clearings) list.sort((a, b) => a - b);
  const rims: ForestId[][] = Array.from({ length: CLEARINGS + 1 }, () => []);
  for (const { id, clearings: rim } of forests) for (const clearing of rim) rims[clearing]?.push(id);
  return { clearings, forests: rims, byForest: Object.fromEntries(forests.map((f) => [f.id, f])) };
}
const NEIGHBOURS: Readonly<Record<MapId, Neighbours>> = {
  autumn: neighboursIn(MAPS.autumn),
  winter: neighboursIn(MAPS.winter),
};

/** The clearings that a path joins to this one (2.2.1), lowest number first. */
export const neighbours = (map: MapId, clearing: ClearingId): readonly ClearingId[] =>
  NEIGHBOURS[map].clearings[clearing] ?? [];
/** The forests on whose rim a clearing lies (2.4.1). */
export const forestsAt = (map: MapId, clearing: ClearingId): readonly ForestId[] =>
  NEIGHBOURS[map].forests[clearing] ?? [];
export function forestOf(map: MapId, id: ForestId): Forest {
  const forest = NEIGHBOURS[map].byForest[id];
  if (!forest) throw new Error(`There is no forest ${id}.`);
  return forest;
}
export function slotsOf(map: MapId, clearing: ClearingId): number {
  return MAPS[map].clearings[clearing - 1]?.slots ?? 0;
}
/** The corner on the other side of the board. */
export function oppositeOf(map: MapId, corner: ClearingId): ClearingId {
  for (const [one, other] of MAPS[map].oppositeCorners) {
    if (one === corner) return other;
    if (other === corner) return one;
  }
  throw new Error(`${corner} is not a corner.`);
}
