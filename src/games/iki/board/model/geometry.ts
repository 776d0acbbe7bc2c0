/** Where everything lies in the drawing of the street (1.3): along the street and across it, for both ways to hold it. */
import { STALLS, STREET, type Stall } from '../../rules';

export type Orientation = 'landscape' | 'portrait';
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Measures {
  /** Along the street. */
  readonly stall: number;
  readonly crossing: number;
  /** Across it. */
  readonly house: number;
  readonly shop: number;
  readonly lane: number;
}
const MEASURES: Readonly<Record<Orientation, Measures>> = {
  landscape: { stall: 122, crossing: 78, house: 184, shop: 74, lane: 84 },
  portrait: { stall: 150, crossing: 92, house: 172, shop: 108, lane: 88 },
};
const GAP = 6;
/** Between houses and shops, where the ribbons of harmony run. */
const SEAM = 18;

const alongOf = ({ stall, crossing }: Measures, column: number): number =>
  GAP + column * stall + (column > 3 ? crossing : 0);
const acrossSize = ({ house, shop, lane }: Measures): number => 2 * (house + shop + GAP + SEAM) + lane;
const alongSize = ({ stall, crossing }: Measures): number => GAP * 2 + 8 * stall + crossing;

/** The column of a stall along the street, and whether it lies on the upper (first) side. */
function spotOf(stall: Stall): { readonly column: number; readonly upper: boolean } {
  const [row = 'A', number = '1'] = stall;
  const from = Number(number) - 1;
  const left = row === 'A' || row === 'B';
  return { column: left ? from : 7 - from, upper: row === 'A' || row === 'D' };
}

function turned(orientation: Orientation, along: number, across: number, long: number, wide: number): Box {
  return orientation === 'landscape'
    ? { x: along, y: across, width: long, height: wide }
    : { x: across, y: along, width: wide, height: long };
}

export function sizeOf(orientation: Orientation): { readonly width: number; readonly height: number } {
  const measures = MEASURES[orientation];
  const box = turned(orientation, 0, 0, alongSize(measures), acrossSize(measures));
  return { width: box.width, height: box.height };
}

export function stallBox(orientation: Orientation, stall: Stall): Box {
  const measures = MEASURES[orientation];
  const { column, upper } = spotOf(stall);
  const across = upper ? GAP : acrossSize(measures) - GAP - measures.house;
  return turned(orientation, alongOf(measures, column) + 3, across, measures.stall - 6, measures.house);
}

/** The shop of a space, and the part of the lane before it. */
export function spaceBoxes(
  orientation: Orientation,
  space: number,
): { readonly shop: Box; readonly lane: Box } {
  const measures = MEASURES[orientation];
  const stalls = STREET[space - 1]?.stalls ?? [STALLS[0], STALLS[1]];
  const spots = stalls.map(spotOf);
  const column = Math.min(...spots.map((spot) => spot.column));
  const upper = spots[0]?.upper ?? true;
  const along = alongOf(measures, column) + 3;
  const long = measures.stall * 2 - 6;
  const half = measures.lane / 2;
  const total = acrossSize(measures);
  const shopAcross = upper
    ? GAP + measures.house + SEAM
    : total - GAP - SEAM - measures.house - measures.shop;
  const laneAcross = upper ? shopAcross + measures.shop : shopAcross - half;
  return {
    shop: turned(orientation, along, shopAcross, long, measures.shop),
    lane: turned(orientation, along, laneAcross, long, half),
  };
}

/** The crossing with the start point. */
export function crossingBox(orientation: Orientation): Box {
  const measures = MEASURES[orientation];
  return turned(
    orientation,
    alongOf(measures, 4) - measures.crossing,
    0,
    measures.crossing,
    acrossSize(measures),
  );
}
/** The whole lane, from end to end. */
export function laneBox(orientation: Orientation): Box {
  const measures = MEASURES[orientation];
  const across = (acrossSize(measures) - measures.lane) / 2;
  return turned(orientation, 0, across, alongSize(measures), measures.lane);
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}
const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** Where the ribbon of a row touches a house: in the seam between houses and shops. */
export function seamSpot(orientation: Orientation, stall: Stall): Spot {
  const box = stallBox(orientation, stall);
  const { upper } = spotOf(stall);
  const { x, y } = middleOf(box);
  if (orientation === 'landscape') {
    return { x, y: upper ? box.y + box.height + SEAM / 2 : box.y - SEAM / 2 };
  }
  return { x: upper ? box.x + box.width + SEAM / 2 : box.x - SEAM / 2, y };
}

const INTO_CROSSING = 16;
/** Where the ribbon of the inner corners touches a house: at the edge of the crossing. */
export function cornerSpot(orientation: Orientation, stall: Stall): Spot {
  const crossing = crossingBox(orientation);
  const { x, y } = middleOf(stallBox(orientation, stall));
  const before = spotOf(stall).column < 4;
  if (orientation === 'landscape') {
    return { x: before ? crossing.x + INTO_CROSSING : crossing.x + crossing.width - INTO_CROSSING, y };
  }
  return { x, y: before ? crossing.y + INTO_CROSSING : crossing.y + crossing.height - INTO_CROSSING };
}
