import { REGIONS, type Region, SHORE_SPACES } from '../../rules';
import { BANKS, type Bank, rim } from './data';
import { bankLine, type Frame, type Point, place, placeOnLand, slotAt } from './frame';

/** The outline of a river space 1 to 14: both banks between its lines. */
export function riverCell(f: Frame, river: number): Point[] {
  const { left, right } = rim(river);
  const lastSlot = BANKS.left.length - 1;
  const from = (slot: number) => (river === 1 && slot === 0 ? 0 : slotAt(f, slot));
  const to = (slot: number) =>
    river === 14 && slot === lastSlot ? f.length - f.bay * 0.76 : slotAt(f, slot);
  return [
    ...bankLine(f, 'left', from(left[0]), to(left[1])),
    ...bankLine(f, 'right', from(right[0]), to(right[1])).reverse(),
  ];
}

const NUMBER_IN = { along: 16, deep: 14 };
const PRICE_IN = { along: 26, deep: 15 };

/**
 * Two corners of a river space, at its longer bank and away from where ships lie: upstream for its number, downstream
 * for its price in favor. They never change, so that the eye finds them.
 */
export function riverCorners(f: Frame, river: number): { readonly number: Point; readonly price: Point } {
  const { left, right } = rim(river);
  const bank: Bank = left[1] - left[0] > right[1] - right[0] ? 'left' : 'right';
  const [near, far] = bank === 'left' ? [left, right] : [right, left];
  const corner = (end: 0 | 1, { along, deep }: { along: number; deep: number }): Point => {
    // The line to the other bank slants: at this depth it has come a part of the way.
    const line =
      slotAt(f, near[end]) + (slotAt(f, far[end]) - slotAt(f, near[end])) * (deep / (2 * f.halfRiver));
    const t = f.halfRiver - deep;
    return place(f, end === 0 ? line + along : line - along, bank === 'left' ? t : -t);
  };
  return { number: corner(0, NUMBER_IN), price: corner(1, PRICE_IN) };
}

export function inside(polygon: readonly Point[], p: Point): boolean {
  let within = false;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i];
    const b = polygon[(i + polygon.length - 1) % polygon.length];
    if (!a || !b) continue;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

const GRID = 3;
/** A place in a river space: along the river, and across it. */
interface Room {
  readonly s: number;
  readonly t: number;
}
interface Row {
  readonly t: number;
  readonly from: number;
  readonly length: number;
}

/** What a ship would cover if its middle lay at a point, and a little more. */
const covers = (ship: Point, p: Point, reach: Point): boolean =>
  Math.abs(ship.x - p.x) < reach.x && Math.abs(ship.y - p.y) < reach.y;

/** Places well inside a river space, on a fine grid; ships find theirs among them. */
function roomIn(f: Frame, river: number): Room[] {
  const cell = riverCell(f, river);
  const corners = riverCorners(f, river);
  const along = cell.map((p) => (f.orientation === 'landscape' ? p.x : p.y));
  const [first, last] = [Math.max(6, Math.ceil(Math.min(...along))), Math.max(...along)];
  const points: Room[] = [];
  const room = f.halfRiver - 16;
  const edge = 9;
  for (let t = -Math.floor(room / GRID) * GRID; t <= room; t += GRID) {
    for (let s = first; s <= last; s += GRID) {
      const p = place(f, s, t);
      const clear = [
        { x: p.x - edge, y: p.y },
        { x: p.x + edge, y: p.y },
        { x: p.x, y: p.y - edge },
        { x: p.x, y: p.y + edge },
      ].every((q) => inside(cell, q));
      if (
        clear &&
        !covers(p, corners.number, { x: 20, y: 19 }) &&
        !covers(p, corners.price, { x: 28, y: 20 })
      ) {
        points.push({ s, t });
      }
    }
  }
  return points;
}

const berthCache = new Map<string, readonly Point[]>();

/** Ships that lie side by side keep this distance where they can. */
const SIDE_BY_SIDE = 36;
/** A second row is begun where ships would lie closer than this. */
const CROWDED = 30;

/** The longest stretch of free water along the river, at each distance from its middle. */
function rowsIn(f: Frame, room: readonly Room[]): Row[] {
  const rows: Row[] = [];
  for (const t of new Set(room.map((p) => p.t))) {
    const free = room.filter((p) => p.t === t).map((p) => p.s);
    let from = 0;
    let best: Row | null = null;
    free.forEach((s, i) => {
      if (i > 0 && s - (free[i - 1] ?? s) > GRID) from = i;
      const length = s - (free[from] ?? s);
      if (!best || length > best.length) best = { t, from: free[from] ?? s, length };
    });
    if (best) rows.push(best);
  }
  return rows.sort((a, b) => Math.abs(a.t) - Math.abs(b.t) || f.length * (a.t - b.t));
}

const gapIn = (row: Row, ships: number): number =>
  ships < 2 ? SIDE_BY_SIDE : Math.min(SIDE_BY_SIDE, row.length / (ships - 1));

/** Ships in a row, around its middle. */
function lineUp(f: Frame, row: Row, ships: number): Point[] {
  const gap = gapIn(row, ships);
  const first = row.from + (row.length - gap * (ships - 1)) / 2;
  return Array.from({ length: ships }, (_, i) => place(f, first + i * gap, row.t));
}

/**
 * Places for a number of ships on one river space, upstream first: in one row along the river, or in two where one
 * would be too narrow, clear of the space's number and price.
 */
export function berths(f: Frame, river: number, ships: number): readonly Point[] {
  const key = `${f.orientation}-${river}-${ships}`;
  const cached = berthCache.get(key);
  if (cached) return cached;
  const rows = rowsIn(f, roomIn(f, river));
  const widest = (count: number, among: readonly Row[]): Row | undefined =>
    among.reduce<Row | undefined>(
      (best, row) => (best && gapIn(best, count) >= gapIn(row, count) ? best : row),
      undefined,
    );
  const one = widest(ships, rows);
  let places = one ? lineUp(f, one, ships) : [];
  if (one && ships > 1 && gapIn(one, ships) < CROWDED) {
    const half = Math.ceil(ships / 2);
    let best = gapIn(one, ships);
    for (const a of rows) {
      for (const b of rows) {
        const gap = Math.min(gapIn(a, half), gapIn(b, ships - half), Math.abs(a.t - b.t));
        if (gap <= best) continue;
        best = gap;
        places = [...lineUp(f, a, half), ...lineUp(f, b, ships - half)];
      }
    }
  }
  const along = (p: Point) => (f.orientation === 'landscape' ? p.x : p.y);
  places.sort((a, b) => along(a) - along(b));
  berthCache.set(key, places);
  return places;
}

/** The slots of a region on one bank, upstream first. */
export function regionSlots(region: Region, bank: Bank): readonly [first: number, last: number] {
  const slots = BANKS[bank].flatMap((space, slot) =>
    SHORE_SPACES.some((s) => s.id === space && s.region === region) ? [slot] : [],
  );
  return [slots[0] ?? 0, slots.at(-1) ?? 0];
}

/** The land of a region on one bank, from the river's middle to the edge; its border slants across the water. */
export function regionLand(f: Frame, region: Region): Point[] {
  const first = region === REGIONS[0];
  const last = region === REGIONS.at(-1);
  const from = (bank: Bank) => (first ? 0 : slotAt(f, regionSlots(region, bank)[0] - 0.5));
  const to = (bank: Bank) => (last ? f.length : slotAt(f, regionSlots(region, bank)[1] + 0.5));
  return [
    placeOnLand(f, from('left'), 0),
    placeOnLand(f, to('left'), 0),
    place(f, to('left'), f.halfRiver),
    place(f, to('right'), -f.halfRiver),
    placeOnLand(f, to('right'), f.across),
    placeOnLand(f, from('right'), f.across),
    place(f, from('right'), -f.halfRiver),
    place(f, from('left'), f.halfRiver),
  ];
}

/** Where the name of a region stands on a bank, in the strip along the edge, and the room it has there. */
export function regionTitle(f: Frame, region: Region, bank: Bank): { at: Point; room: number } {
  const [first, last] = regionSlots(region, bank);
  return {
    at: placeOnLand(
      f,
      (slotAt(f, first) + slotAt(f, last)) / 2,
      bank === 'left' ? f.margin / 2 : f.across - f.margin / 2,
    ),
    room: (last - first + 1) * f.pitch - 8,
  };
}
