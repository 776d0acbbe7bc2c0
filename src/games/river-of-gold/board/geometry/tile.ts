import type { Bank } from './data';
import { type Frame, outward, path } from './frame';

/** The parts of a tile from the water outward: visitor at the point, band, owner at the flat end. */
export interface TileParts {
  readonly outline: string;
  /** The outline, a little to the right and down. */
  readonly shadow: string;
  readonly band: string;
  /** Distances from the tip to the middle of each part. */
  readonly visitor: number;
  readonly middle: number;
  readonly owner: number;
}

const BAND = 30;
const cache = new Map<string, TileParts>();

export function tileParts(f: Frame, bank: Bank): TileParts {
  const key = `${f.orientation}-${bank}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const half = f.tileWidth / 2;
  const at = (u: number, v: number) => outward(f, bank, u, v);
  const bandStart = (f.tileLength + f.tilePoint * 0.45 - BAND) / 2;
  const corners = [
    at(0, 0),
    at(half, f.tilePoint),
    at(half, f.tileLength),
    at(-half, f.tileLength),
    at(-half, f.tilePoint),
  ];
  const parts: TileParts = {
    outline: path(corners),
    shadow: path(corners.map(({ x, y }) => ({ x: x + 2, y: y + 3 }))),
    band: path([
      at(half, bandStart),
      at(half, bandStart + BAND),
      at(-half, bandStart + BAND),
      at(-half, bandStart),
    ]),
    visitor: (bandStart + f.tilePoint * 0.55) / 2,
    middle: bandStart + BAND / 2,
    owner: (bandStart + BAND + f.tileLength) / 2,
  };
  cache.set(key, parts);
  return parts;
}
