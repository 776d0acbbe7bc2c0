import { type Field, oneOf, passing, readArgument, type Shape, whole } from '../../move-shape';
import {
  BUILDING_IDS,
  type BuildingId,
  FISH,
  type FishId,
  isStall,
  OCCUPATION_IDS,
  type OccupationId,
  PATH_SPACES,
  type PathSpace,
  STALL_INDEX,
  type Stall,
  type StreetSpace,
} from '../data';

/** What a shop is asked for; each shop takes one of these (section 9). */
export type ShopArgument =
  | { readonly [K in string]: never }
  | { readonly pay: 'rice' | 'sandals' }
  | { readonly pipe: boolean; readonly pouch: boolean }
  | { readonly fish: FishId }
  | { readonly lumber: true }
  | { readonly building: BuildingId; readonly stall: Stall };

/** Which occupation is used, and what its skill wants to know (section 10). */
export type OccupationArgument =
  | { readonly stall: Stall }
  | { readonly stall: Stall; readonly target: Stall }
  | {
      readonly stall: Stall;
      readonly building: BuildingId;
      readonly buildStall: Stall;
      readonly leaveOut: 'lumber' | 'koban';
    }
  | { readonly stall: Stall; readonly swap: readonly [Stall, Stall] };

export type Nothing = { readonly [K in string]: never };

/** The argument of every move (20.2). */
export interface MoveArguments {
  chooseStart: { readonly card: OccupationId; readonly stall: Stall };
  placeCylinder: { readonly space: PathSpace };
  income: Nothing;
  hire: { readonly card: OccupationId; readonly stall: Stall };
  walk: { readonly base: number; readonly sandals: number; readonly ox: number };
  shop: ShopArgument;
  occupation: OccupationArgument;
  endTurn: Nothing;
  placeNeutral: { readonly card: OccupationId; readonly stall: Stall };
  saveFromFire: { readonly use: boolean };
  starve: { readonly stalls: readonly Stall[] };
  goTo: { readonly space: StreetSpace };
}

export type MoveName = keyof MoveArguments;
/** A complete move: a name and its JSON argument. */
export type Move = {
  [Name in MoveName]: { readonly name: Name; readonly arg: MoveArguments[Name] };
}[MoveName];
export type MoveOf<Name extends MoveName> = Extract<Move, { name: Name }>;

export const MOVE_NAMES = [
  'chooseStart',
  'placeCylinder',
  'income',
  'hire',
  'walk',
  'shop',
  'occupation',
  'endTurn',
  'placeNeutral',
  'saveFromFire',
  'starve',
  'goTo',
] as const satisfies readonly MoveName[];

export const isMoveName = (name: unknown): name is MoveName => MOVE_NAMES.some((known) => known === name);

const stall = passing(isStall);
/** So many different stalls in any order; a move has them in the order A1 to D4. */
const stalls =
  (least: number, most: number): Field =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return undefined;
    if (!value.every(isStall) || new Set(value).size !== value.length) return undefined;
    return value.slice().sort((a, b) => STALL_INDEX[a as Stall] - STALL_INDEX[b as Stall]);
  };
const card = oneOf(OCCUPATION_IDS);
const building = oneOf(BUILDING_IDS);
const bool = oneOf([true, false]);
/** More sandals than anybody can have; a limit keeps numbers small. */
const MOST_STEPS = 999;

/** The shapes that each argument may have: exactly these fields. */
const SHAPES: Readonly<Record<MoveName, readonly Shape[]>> = {
  chooseStart: [{ card, stall }],
  placeCylinder: [{ space: oneOf(PATH_SPACES) }],
  income: [{}],
  hire: [{ card, stall }],
  walk: [{ base: whole(1, 4), sandals: whole(0, MOST_STEPS), ox: whole(0, MOST_STEPS) }],
  shop: [
    {},
    { pay: oneOf(['rice', 'sandals']) },
    { pipe: bool, pouch: bool },
    { fish: oneOf(FISH.map(({ id }) => id)) },
    { lumber: oneOf([true]) },
    { building, stall },
  ],
  occupation: [
    { stall },
    { stall, target: stall },
    { stall, building, buildStall: stall, leaveOut: oneOf(['lumber', 'koban']) },
    { stall, swap: stalls(2, 2) },
  ],
  endTurn: [{}],
  placeNeutral: [{ card, stall }],
  saveFromFire: [{ use: bool }],
  starve: [{ stalls: stalls(1, 4) }],
  goTo: [{ space: whole(1, 8) }],
};

/** The move that a name and an argument of any kind stand for, or null where the shape is wrong. Never throws. */
export function parseMove(name: unknown, arg?: unknown): Move | null {
  if (!isMoveName(name)) return null;
  const clean = readArgument(arg, SHAPES[name]);
  if (!clean || (clean.pipe === false && clean.pouch === false)) return null;
  return { name, arg: clean } as Move;
}

const sameValue = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i]));

/** Whether two parsed moves are the same, whatever the order of their fields. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.name !== b.name) return false;
  const left = a.arg as Readonly<Record<string, unknown>>;
  const right = b.arg as Readonly<Record<string, unknown>>;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => sameValue(left[key], right[key]));
}
