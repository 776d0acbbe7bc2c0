import { BANKS, type Bank, CENTRE_CURVE, slotOf } from './data';

/**
 * One drawing, two orientations. Everything is worked out along the river (s, downstream) and across it
 * (t, positive toward the left bank) and only then put on the screen: to the right or downward.
 */
export type Orientation = 'landscape' | 'portrait';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The measures of one orientation, in units of its drawing (pixels at its natural size). */
export interface Frame {
  readonly orientation: Orientation;
  readonly width: number;
  readonly height: number;
  /** Distance between two neighbouring anchors of a bank. */
  readonly pitch: number;
  /** Land before the first and behind the last shore space. */
  readonly source: number;
  readonly bay: number;
  readonly length: number;
  readonly across: number;
  readonly amplitude: number;
  readonly halfRiver: number;
  /** Gap between a tile's point and its anchor. */
  readonly gap: number;
  readonly tileWidth: number;
  readonly tileLength: number;
  readonly tilePoint: number;
  /** The strip along the outer edges for the regions' names. */
  readonly margin: number;
}

const SLOTS = BANKS.left.length;

function frame(
  orientation: Orientation,
  m: Omit<Frame, 'orientation' | 'width' | 'height' | 'length' | 'across'>,
): Frame {
  const length = m.source + SLOTS * m.pitch + m.bay;
  const across = 2 * (m.halfRiver + m.gap + m.tileLength + m.amplitude + m.margin);
  return {
    orientation,
    ...m,
    length,
    across,
    width: orientation === 'landscape' ? length : across,
    height: orientation === 'landscape' ? across : length,
  };
}

export const FRAMES: Readonly<Record<Orientation, Frame>> = {
  landscape: frame('landscape', {
    pitch: 87,
    source: 52,
    bay: 83,
    amplitude: 13,
    halfRiver: 41,
    gap: 5,
    tileWidth: 79,
    tileLength: 121,
    tilePoint: 20,
    margin: 18,
  }),
  portrait: frame('portrait', {
    pitch: 66,
    source: 40,
    bay: 70,
    amplitude: 8,
    halfRiver: 39,
    gap: 5,
    tileWidth: 60,
    tileLength: 125,
    tilePoint: 16,
    margin: 17,
  }),
};

/** The offset of the river's middle at s: a smooth curve through CENTRE_CURVE (Catmull-Rom). */
function centreAt(f: Frame, s: number): number {
  const last = CENTRE_CURVE.length - 1;
  const at = Math.min(Math.max((s / f.length) * last, 0), last);
  const i = Math.min(Math.floor(at), last - 1);
  const u = at - i;
  const value = (k: number) => CENTRE_CURVE[Math.min(Math.max(k, 0), last)] ?? 0;
  const [a, b, c, d] = [value(i - 1), value(i), value(i + 1), value(i + 2)];
  const smooth =
    0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - 3 * c + d - a) * u * u * u);
  return smooth * f.amplitude;
}

/** A point s along the river and t to the left of its middle, on the screen. */
export function place(f: Frame, s: number, t: number): Point {
  const across = f.across / 2 - centreAt(f, s) - t;
  return f.orientation === 'landscape' ? { x: s, y: across } : { x: across, y: s };
}

/** A point given by s and a fixed distance from the left edge of the land. */
export const placeOnLand = (f: Frame, s: number, across: number): Point =>
  f.orientation === 'landscape' ? { x: s, y: across } : { x: across, y: s };

export const slotAt = (f: Frame, slot: number): number => f.source + (slot + 0.5) * f.pitch;

export const bankOf = (space: number): Bank => (slotOf('left', space) >= 0 ? 'left' : 'right');

/** Where a shore space's point touches its bank. */
export function anchor(f: Frame, space: number): Point {
  const bank = bankOf(space);
  const side = bank === 'left' ? 1 : -1;
  return place(f, slotAt(f, slotOf(bank, space)), side * f.halfRiver);
}

/** From (u along the bank, v away from the water) of a tile to its place relative to the tile's tip. */
export function outward(f: Frame, bank: Bank, u: number, v: number): Point {
  const away = bank === 'left' ? -v : v;
  return f.orientation === 'landscape' ? { x: u, y: away } : { x: away, y: u };
}

/** The tip of a shore space's tile. */
export function tip(f: Frame, space: number): Point {
  const at = anchor(f, space);
  const d = outward(f, bankOf(space), 0, f.gap);
  return { x: at.x + d.x, y: at.y + d.y };
}

/** A bank between two places along the river: the two, and six points per slot between them, anchors among them. */
export function bankLine(f: Frame, bank: Bank, from: number, to: number): Point[] {
  const side = bank === 'left' ? f.halfRiver : -f.halfRiver;
  const step = f.pitch / 6;
  const first = slotAt(f, 0);
  const points = [from];
  for (let k = Math.ceil((from - first) / step + 0.01); first + k * step < to - 0.01; k++) {
    points.push(first + k * step);
  }
  points.push(to);
  return points.map((s) => place(f, s, side));
}

const round = (n: number) => Math.round(n * 10) / 10;
/** An SVG path through points. */
export const path = (points: readonly Point[], closed = true): string =>
  `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}${closed ? 'Z' : ''}`;
