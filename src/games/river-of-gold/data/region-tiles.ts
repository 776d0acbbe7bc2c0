/** The six region scoring tiles; each has a side for 2 players and one for 3 or 4 (2.1, 10.1). */
export interface RegionTile {
  readonly id: string;
  readonly twoPlayers: readonly number[];
  readonly morePlayers: readonly number[];
}

const TILES = [
  { id: 'scoring-7-3', twoPlayers: [3], morePlayers: [7, 3] },
  { id: 'scoring-9-5', twoPlayers: [5, 2], morePlayers: [9, 5] },
  { id: 'scoring-8-4', twoPlayers: [4, 2], morePlayers: [8, 4] },
  { id: 'scoring-12-8-4', twoPlayers: [8, 4], morePlayers: [12, 8, 4] },
  { id: 'scoring-10-6-2', twoPlayers: [6, 3], morePlayers: [10, 6, 2] },
  { id: 'scoring-11-7-3', twoPlayers: [7, 3], morePlayers: [11, 7, 3] },
] as const satisfies readonly RegionTile[];

export type RegionTileId = (typeof TILES)[number]['id'];
export const REGION_TILES: readonly (RegionTile & { readonly id: RegionTileId })[] = TILES;

/** With 2 players the second place scores only within this many steps of the first (10.1). */
export const SECOND_PLACE_WITHIN = 5;

/** The points for 1st, 2nd and, where printed, 3rd place. */
export function regionPoints(id: RegionTileId, players: number): readonly number[] {
  const found = REGION_TILES.find((t) => t.id === id);
  if (!found) throw new Error(`There is no region scoring tile ${id}.`);
  return players === 2 ? found.twoPlayers : found.morePlayers;
}
