/**
 * The values of cards and tokens that a match is played with: our own table, or ours with the values of a file put over
 * it. Who owns the box can write down what is printed, a row for each card. A file goes into the match's options as it
 * is, so that server, pages and bots all play by it; what it does not name stays ours.
 */
import { BUILDINGS, type Building, type BuildingId, COUNTED } from './buildings';
import { SEASONS } from './calendar';
import { type Goods, RESOURCES, type Resource, TYPES } from './goods';
import {
  CARD_SEASONS,
  OCCUPATIONS,
  type Occupation,
  type OccupationId,
  type OccupationRow,
  RETIRED_EFFECTS,
  type Skill,
} from './occupations';
import type { Provenance } from './provenance';
import {
  list,
  oneOf,
  only,
  plainObject,
  type Reader,
  record,
  text,
  trueOrFalse,
  Wrong,
  whole,
} from './schema';
import {
  COLOURS,
  type Colour,
  FISH,
  type Fish,
  type FishId,
  PIPES,
  type Pipe,
  POUCHES,
  type Pouch,
} from './tokens';
import { CARDS_PER_SEASON, EXTRAS_PER_SEASON, STARTING_CARDS } from './tracks';

type Values<Row, Id extends keyof Row, Field extends keyof Row> = Pick<Row, Id> & Partial<Pick<Row, Field>>;

/** What a file says about one thing: its id and whatever differs from our table. */
export type OccupationValues = Values<
  Occupation,
  'id',
  'type' | 'season' | 'extra' | 'cost' | 'skill' | 'steps' | 'salary' | 'fire' | 'retired'
> & {
  readonly name?: string;
  /** The file speaks of the whole row: what it does not name is as in our table, and printed so. */
  readonly whole?: true;
};
export type BuildingValues = Values<Building & { readonly id: BuildingId }, 'id', 'cost' | 'score'> & {
  readonly name?: string;
};
export type FishValues = Values<Fish & { readonly id: FishId }, 'id', 'cost' | 'bonus'>;
export type PipeValues = Values<Pipe, 'colour', 'cost' | 'fire'>;
export type PouchValues = Values<Pouch, 'colour', 'cost' | 'iki'>;

/** The fields of an occupation that a file can give, its name apart. */
const OCCUPATION_FIELDS = [
  'type',
  'season',
  'extra',
  'cost',
  'skill',
  'steps',
  'salary',
  'fire',
  'retired',
] as const satisfies readonly (keyof OccupationValues)[];

/** A file of printed values, plain JSON. */
export interface CardTable {
  /** What the match calls it. */
  readonly name: string;
  readonly occupations: readonly OccupationValues[];
  readonly buildings: readonly BuildingValues[];
  readonly fish: readonly FishValues[];
  readonly pipes: readonly PipeValues[];
  readonly pouches: readonly PouchValues[];
}

/** Every value that a match is played with, by id. */
export interface Table {
  /** null: our own table. */
  readonly name: string | null;
  readonly occupations: Readonly<Record<OccupationId, Occupation>>;
  readonly buildings: Readonly<Record<BuildingId, Building>>;
  readonly fish: Readonly<Record<FishId, Fish>>;
  readonly pipes: Readonly<Record<Colour, Pipe>>;
  readonly pouches: Readonly<Record<Colour, Pouch>>;
}

const MOST_OF_ANYTHING = 99;
const LONGEST_NAME = 60;
const amount = whole(0, MOST_OF_ANYTHING);

const goods =
  (allowed: readonly Resource[], { orNothing }: { orNothing: boolean }): Reader<Goods> =>
  (value, field) => {
    const clean: { [R in Resource]?: number } = {};
    for (const [key, given] of Object.entries(plainObject(value, field))) {
      const resource = oneOf(...allowed)(key, `${field}.${key}`);
      clean[resource] = whole(1, MOST_OF_ANYTHING)(given, `${field}.${key}`);
    }
    if (!orNothing && Object.keys(clean).length === 0) throw new Wrong(field, 'at least one thing');
    return clean;
  };
const TOKENS = RESOURCES.filter((resource) => resource !== 'fire');
const pay = goods(TOKENS, { orNothing: false });
const gain = goods(RESOURCES, { orNothing: false });
const opponentsGain = goods(TOKENS, { orNothing: false });
const wage = goods(TOKENS, { orNothing: true });

const special = oneOf('special');
/** The shape of every skill, by its kind or its effect. */
const SKILLS: Readonly<Record<string, Reader<Skill>>> = {
  gain: record({ kind: oneOf('gain'), gain }),
  exchange: record({ kind: oneOf('exchange'), pay, gain }),
  ikiForMon: record({ kind: special, effect: oneOf('ikiForMon'), pay, gain }),
  experience: record({ kind: special, effect: oneOf('experience'), pay, experience: whole(1, 3) }),
  ikiAndGiveAll: record({ kind: special, effect: oneOf('ikiAndGiveAll'), gain, opponentsGain }),
  build: record({ kind: special, effect: oneOf('build'), discount: oneOf(1 as const) }),
  swap: record({ kind: special, effect: oneOf('swap') }),
};
const skill: Reader<Skill> = (value, field) => {
  const { kind, effect } = plainObject(value, field);
  const name = kind === 'special' ? effect : oneOf('gain', 'exchange', 'special')(kind, `${field}.kind`);
  const known = Object.keys(SKILLS).find((key) => key === name);
  const reader = known === undefined ? undefined : SKILLS[known];
  if (!reader || (kind === 'special' && (name === 'gain' || name === 'exchange'))) {
    throw new Wrong(`${field}.effect`, 'one of ikiForMon, experience, ikiAndGiveAll, build, swap');
  }
  return reader(value, field);
};
const salary: Reader<OccupationRow['salary']> = (value, field) =>
  value === 'grey' ? value : list(value, field, 3).map((entry, i) => wage(entry, `${field}[${i}]`));

const score: Reader<Building['score']> = (value, field) =>
  Object.hasOwn(plainObject(value, field), 'flat')
    ? record({ flat: amount })(value, field)
    : record({ per: oneOf(...COUNTED), iki: amount })(value, field);

/** The rows of a list of a file; a row is named by its place until its own id is known. */
function rows<Row extends object, Key extends keyof Row & string>(
  kind: string,
  key: Key,
  most: number,
  reader: Reader<Row>,
): Reader<readonly Row[]> {
  return (value, field) => {
    const seen = new Set<unknown>();
    return list(value, field, most).map((given, index) => {
      const place = `${kind}[${index}]`;
      const row = reader(given, place);
      if (seen.has(row[key])) throw new Wrong(`${place}.${key}`, 'an id that no other row has');
      seen.add(row[key]);
      return row;
    });
  };
}
const idOf = <Id extends string>(all: readonly { readonly id: Id }[]): Reader<Id> =>
  oneOf(...all.map(({ id }) => id));

const FILE: Reader<{ name: string } & Partial<Omit<CardTable, 'name'>>> = record(
  { name: text(LONGEST_NAME) },
  {
    occupations: rows<OccupationValues, 'id'>(
      'occupations',
      'id',
      OCCUPATIONS.length,
      record(
        { id: idOf(OCCUPATIONS) },
        {
          name: text(LONGEST_NAME),
          whole: only(true),
          type: oneOf(...TYPES),
          season: oneOf(...CARD_SEASONS),
          extra: trueOrFalse,
          cost: amount,
          skill,
          steps: oneOf(2 as const, 3 as const),
          salary,
          fire: whole(0, 2),
          retired: oneOf(...RETIRED_EFFECTS, null),
        },
      ),
    ),
    buildings: rows<BuildingValues, 'id'>(
      'buildings',
      'id',
      BUILDINGS.length,
      record(
        { id: idOf(BUILDINGS) },
        { name: text(LONGEST_NAME), cost: record({ lumber: amount, koban: amount }), score },
      ),
    ),
    fish: rows<FishValues, 'id'>(
      'fish',
      'id',
      FISH.length,
      record({ id: idOf(FISH) }, { cost: amount, bonus: amount }),
    ),
    pipes: rows<PipeValues, 'colour'>(
      'pipes',
      'colour',
      PIPES.length,
      record({ colour: oneOf(...COLOURS) }, { cost: amount, fire: whole(1, 2) }),
    ),
    pouches: rows<PouchValues, 'colour'>(
      'pouches',
      'colour',
      POUCHES.length,
      record({ colour: oneOf(...COLOURS) }, { cost: amount, iki: amount }),
    ),
  },
);

const byKey = <Row, Key extends string>(all: readonly Row[], key: (row: Row) => Key) =>
  Object.fromEntries(all.map((row) => [key(row), row])) as Record<Key, Row>;

/** Our own values. */
export const OUR_TABLE: Table = {
  name: null,
  occupations: byKey(OCCUPATIONS, ({ id }) => id),
  buildings: byKey(BUILDINGS, ({ id }) => id),
  fish: byKey(FISH, ({ id }) => id),
  pipes: byKey(PIPES, ({ colour }) => colour),
  pouches: byKey(POUCHES, ({ colour }) => colour),
};

/** A row of ours with a file's values over it; they come from the file, and the row says so. */
function over<Row extends { readonly from: object }>(
  ours: Row,
  values: object,
  fields: readonly string[] = Object.keys(values),
): Row {
  const fromFile: Record<string, Provenance> = {};
  for (const field of fields) {
    if (field !== 'id' && field !== 'colour') fromFile[field] = 'file';
  }
  return { ...ours, ...values, from: { ...ours.from, ...fromFile } };
}
/** A name of a file stands alone: it is the same in every language. */
const named = <V extends { readonly name?: string }>({ name, ...values }: V): object =>
  name === undefined ? values : { ...values, name: { en: name, romaji: '', kanji: '' } };

function overAll<Id extends string, Row extends { readonly from: object }, V extends object>(
  ours: Readonly<Record<Id, Row>>,
  given: readonly V[],
  id: (values: V) => Id,
  shape: (values: V) => object = (values) => values,
): Readonly<Record<Id, Row>> {
  const all: Record<Id, Row> = { ...ours };
  for (const values of given) all[id(values)] = over(ours[id(values)], shape(values));
  return all;
}

function occupationsOver(given: readonly OccupationValues[]): Table['occupations'] {
  const all = { ...OUR_TABLE.occupations };
  for (const { whole: isWhole, ...values } of given) {
    const fields = Object.keys(values);
    const ours = OUR_TABLE.occupations[values.id];
    all[values.id] = over(ours, named(values), isWhole ? [...fields, ...OCCUPATION_FIELDS] : fields);
  }
  return all;
}

function withFile(file: CardTable): Table {
  return {
    name: file.name,
    occupations: occupationsOver(file.occupations),
    buildings: overAll(OUR_TABLE.buildings, file.buildings, ({ id }) => id, named),
    fish: overAll(OUR_TABLE.fish, file.fish, ({ id }) => id),
    pipes: overAll(OUR_TABLE.pipes, file.pipes, ({ colour }) => colour),
    pouches: overAll(OUR_TABLE.pouches, file.pouches, ({ colour }) => colour),
  };
}

/** Putting a file over our table takes a while, and a match asks often. */
const tables = new WeakMap<CardTable, Table>();

/** The values of a match with this file; without one they are ours. */
export function tableFor(file: CardTable | null): Table {
  if (file === null) return OUR_TABLE;
  let table = tables.get(file);
  if (!table) {
    table = withFile(file);
    tables.set(file, table);
  }
  return table;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A row without what our table says as well, where nothing is lost by leaving it out. */
function compactRow(values: OccupationValues): OccupationValues {
  const { id, name, whole: isWhole } = values;
  if (!isWhole && OCCUPATION_FIELDS.some((field) => values[field] === undefined)) return values;
  const ours = OUR_TABLE.occupations[id];
  const differing = OCCUPATION_FIELDS.filter(
    (field) => values[field] !== undefined && !isSame(values[field], ours[field]),
  );
  return {
    id,
    ...(name !== undefined && { name }),
    whole: true,
    ...Object.fromEntries(differing.map((field) => [field, values[field]])),
  };
}

/** The same table in fewer words, for states that keep it: whole rows name only what differs from ours. */
export const compactTable = (table: CardTable): CardTable => ({
  ...table,
  occupations: table.occupations.map(compactRow),
});

/** What only whole rows can tell: salaries fit the squares, grey cards have an effect, and seasons have their cards. */
function checkRows(table: Table): void {
  for (const { id, steps, salary: squares, retired } of Object.values(table.occupations)) {
    if (squares !== 'grey' && squares.length !== steps) {
      throw new Wrong(`${id}.salary`, `as many entries as steps: ${steps}`);
    }
    if ((squares === 'grey') !== (retired !== null)) {
      throw new Wrong(`${id}.retired`, 'an effect with a grey salary, and null without');
    }
  }
  const cards = Object.values(table.occupations);
  for (const season of ['start', ...SEASONS]) {
    const ofSeason = cards.filter((card) => card.season === season);
    const extras = ofSeason.filter((card) => card.extra);
    const wanted = season === 'start' ? [STARTING_CARDS, 0] : [CARDS_PER_SEASON, EXTRAS_PER_SEASON];
    if (ofSeason.length !== wanted[0] || extras.length !== wanted[1]) {
      throw new Wrong(
        `${ofSeason.at(-1)?.id ?? 'occupations'}.season`,
        `${wanted[0]} cards in ${season}, ${wanted[1]} of them extra, not ${ofSeason.length} and ${extras.length}`,
      );
    }
  }
}

/** What is wrong with a file of card values. `row` is a list with a place in it, or a card's id; `field` may be empty. */
export interface TableProblem {
  readonly row: string;
  readonly field: string;
  readonly expected: string;
}

function problemOf({ field, expected }: Wrong, given: unknown): TableProblem {
  const [first = '', ...rest] = field.split('.');
  return { row: idAt(first, given) ?? first, field: rest.join('.'), expected };
}

/** `occupations[3]` as the id that stands there, where one does: that is what somebody who looks for it can find. */
function idAt(place: string, given: unknown): string | undefined {
  const [, kind, index] = place.match(/^(\w+)\[(\d+)\]$/) ?? [];
  if (kind === undefined) return undefined;
  const rowsGiven = (given as Readonly<Record<string, unknown>>)[kind];
  const row: unknown = Array.isArray(rowsGiven) ? rowsGiven[Number(index)] : undefined;
  const { id, colour } = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>;
  const name = id ?? colour;
  return typeof name === 'string' && name.length <= LONGEST_NAME ? `${place} ${name}` : undefined;
}

/** A file of card values, checked, or what is wrong with it: the row, the field and what is expected. Never throws. */
export function parseCardTable(value: unknown): { table: CardTable } | { problem: TableProblem } {
  try {
    const { name, occupations = [], buildings = [], fish = [], pipes = [], pouches = [] } = FILE(value, '');
    const table = { name, occupations, buildings, fish, pipes, pouches };
    checkRows(withFile(table));
    return { table };
  } catch (error) {
    if (error instanceof Wrong) return { problem: problemOf(error, value) };
    throw error;
  }
}
