import { ROW_LENGTH } from '../data/board';
import type { TileId } from '../data/buildings';
import type { GameState } from './state';
import type { Play } from './table';

/** The index of the tile at the end of the row: position 4, or the tile nearest to it (9.3). */
export function endOfRow(state: GameState): number {
  for (let index = ROW_LENGTH - 1; index >= 0; index--) {
    if (state.row[index] !== null) return index;
  }
  return -1;
}

/** Takes a tile out of the row; the others slide and a new one comes in when the turn is ended (4.5). */
export function takeFromRow(state: GameState, index: number): TileId {
  const tile = state.row[index];
  if (!tile) throw new Error(`There is no tile at position ${index + 1} of the row.`);
  state.row[index] = null;
  return tile;
}

export type RowNews = { era1Ended: boolean; era2Ended: boolean };

/** Whether a tile left the row this turn. */
const hasGap = (state: GameState): boolean => state.row.some((tile) => tile === null);

/** Whether the refill at the end of this turn brings in the last Era 2 tile, and with it the final round (9.3). */
export const lastTileComes = (state: GameState): boolean =>
  hasGap(state) && state.secrets.era1.length === 0 && state.secrets.era2.length === 1;

/** Slides the tiles toward the end and fills the gap from Era 1 while it lasts, then from Era 2 (9.1). */
export function refillRow(play: Play): RowNews {
  const { state } = play;
  const news: RowNews = { era1Ended: false, era2Ended: false };
  if (!hasGap(state)) return news;
  const row: (TileId | null)[] = state.row.filter((tile) => tile !== null);
  while (row.length < ROW_LENGTH) {
    const era = state.secrets.era1.length > 0 ? 1 : 2;
    const stack = era === 1 ? state.secrets.era1 : state.secrets.era2;
    const tile = stack.pop();
    if (tile === undefined) break;
    row.unshift(tile);
    play.events?.push({ type: 'tileCameIn', tile, era });
    if (stack.length === 0) news[era === 1 ? 'era1Ended' : 'era2Ended'] = true;
  }
  while (row.length < ROW_LENGTH) row.unshift(null);
  state.row = row;
  return news;
}
