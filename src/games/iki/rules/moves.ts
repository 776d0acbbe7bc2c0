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

/** A check that also says what a good value looks like in a listed move; undefined where the value is wrong. */
type Field = (value: unknown) => unknown;
const whole =
  (min: number, max: number): Field =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
const oneOf =
  (words: readonly unknown[]): Field =>
  (value) =>
    words.includes(value) ? value : undefined;
const stall: Field = (value) => (isStall(value) ? value : undefined);
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

type Shape = Readonly<Record<string, Field>>;
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

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function inShape(given: Readonly<Record<string, unknown>>, shape: Shape): Record<string, unknown> | null {
  const clean: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(shape)) {
    const value = Object.hasOwn(given, key) ? field(given[key]) : undefined;
    if (value === undefined) return null;
    clean[key] = value;
  }
  return clean;
}

/**
 * The move that a name and whatever came as its argument stand for, or null where the shape is wrong. Looks two levels
 * deep at most, so that no input can make it slow or make it throw. A missing argument counts as {}.
 */
export function parseMove(name: unknown, arg: unknown = {}): Move | null {
  if (!isMoveName(name)) return null;
  const given = arg === null ? {} : arg;
  if (!isPlainObject(given)) return null;
  const keys = Object.keys(given).length;
  for (const shape of SHAPES[name]) {
    if (Object.keys(shape).length !== keys) continue;
    const clean = inShape(given, shape);
    if (!clean) continue;
    if (clean.pipe === false && clean.pouch === false) return null;
    return { name, arg: clean } as Move;
  }
  return null;
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
