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

const NUMBER_IN = { along: 13, deep: 14 };
const PRICE_IN = { along: 17, deep: 15 };

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

/** Points well inside a river space, on a fine grid; ships find their places among them. */
function roomIn(f: Frame, river: number): Point[] {
  const cell = riverCell(f, river);
  const points: Point[] = [];
  const room = f.halfRiver - 15;
  for (let s = 6; s < f.length; s += 5) {
    for (let t = -room; t <= room; t += 5) {
      const p = place(f, s, t);
      const edge = 9;
      const clear = [
        { x: p.x - edge, y: p.y },
        { x: p.x + edge, y: p.y },
        { x: p.x, y: p.y - edge },
        { x: p.x, y: p.y + edge },
      ].every((q) => inside(cell, q));
      if (clear) points.push(p);
    }
  }
  return points;
}

const distance = (a: Point, b: Point) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

const berthCache = new Map<string, readonly Point[]>();

/**
 * Places for a number of ships on one river space, spread evenly over it, upstream first.
 * The room is shared out by moving each place to the middle of what is nearest to it, again and again.
 */
export function berths(f: Frame, river: number, ships: number): readonly Point[] {
  const key = `${f.orientation}-${river}-${ships}`;
  const cached = berthCache.get(key);
  if (cached) return cached;
  const room = roomIn(f, river);
  let places = Array.from(
    { length: ships },
    (_, i) => room[Math.floor(((i + 0.5) * room.length) / ships)],
  ).filter((p) => p !== undefined);
  for (let round = 0; round < 12; round++) {
    const shares = places.map((): Point[] => []);
    for (const p of room) {
      let nearest = 0;
      places.forEach((q, i) => {
        if (distance(p, q) < distance(p, places[nearest] ?? q)) nearest = i;
      });
      shares[nearest]?.push(p);
    }
    places = places.map((p, i) => (shares[i]?.length ? mean(shares[i]) : p));
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
