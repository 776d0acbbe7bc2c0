import { oneOf, passing, readArgument, type Shape, whole } from '../../move-shape';
import { CLANS, type Clan, type Face, GOODS, type Good, REGIONS, SHORE_SPACES } from '../data/board';
import { isTileId, type TileId } from '../data/buildings';
import { type CustomerId, isCustomerId } from '../data/customers';
import { PATRONS, type PatronId } from '../data/patrons';

/** One of the options that a choice lists: a good, a ship, a shore space, a customer, a face or a word. */
export type Option = string | number;

/** The argument of every move; the names are those of the game's moves. */
export interface MoveArguments {
  chooseClan: { readonly clan: Clan };
  choosePatron: { readonly patron: PatronId };
  spendFavor: { readonly face: Face };
  trade: { readonly give: Good | 'koku'; readonly gain: Good | 'favor' };
  build: { readonly space: number; readonly tile: TileId };
  sail: { readonly ship: 0 | 1; readonly face?: Face };
  deliver: { readonly customer: CustomerId };
  choose: { readonly option: Option };
  endTurn: { readonly setDie?: Face };
}

export type MoveName = keyof MoveArguments;
/** A complete move: a name and its JSON argument. */
export type Move = {
  [Name in MoveName]: { readonly name: Name; readonly arg: MoveArguments[Name] };
}[MoveName];
export type MoveOf<Name extends MoveName> = Extract<Move, { name: Name }>;

export const MOVE_NAMES = [
  'chooseClan',
  'choosePatron',
  'spendFavor',
  'trade',
  'build',
  'sail',
  'deliver',
  'choose',
  'endTurn',
] as const satisfies readonly MoveName[];

export const isMoveName = (name: unknown): name is MoveName => MOVE_NAMES.some((known) => known === name);

const face = whole(1, REGIONS.length);
const shoreSpace = whole(1, SHORE_SPACES.length);
const choiceNumber = whole(0, SHORE_SPACES.length);
const shortText = (value: unknown): boolean => typeof value === 'string' && value.length <= 40;

/** The fields of each argument. */
const SHAPES: Readonly<Record<MoveName, Shape>> = {
  chooseClan: { clan: oneOf(CLANS) },
  choosePatron: { patron: oneOf(PATRONS.map((p) => p.id)) },
  spendFavor: { face },
  trade: { give: oneOf([...GOODS, 'koku']), gain: oneOf([...GOODS, 'favor']) },
  build: { space: shoreSpace, tile: passing(isTileId) },
  sail: { ship: whole(0, 1), 'face?': face },
  deliver: { customer: passing(isCustomerId) },
  choose: { option: (value) => (shortText(value) ? value : choiceNumber(value)) },
  endTurn: { 'setDie?': face },
};

/** The move that a name and an argument of any kind stand for, or null where the shape is wrong. Never throws. */
export function parseMove(name: unknown, arg?: unknown): Move | null {
  if (!isMoveName(name)) return null;
  const clean = readArgument(arg, [SHAPES[name]]);
  return clean && ({ name, arg: clean } as Move);
}

/** Whether two moves are the same, whatever the order of their fields. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.name !== b.name) return false;
  const left = a.arg as Record<string, unknown>;
  const right = b.arg as Record<string, unknown>;
  const keys = Object.keys(left).filter((key) => left[key] !== undefined);
  const others = Object.keys(right).filter((key) => right[key] !== undefined);
  return keys.length === others.length && keys.every((key) => left[key] === right[key]);
}
