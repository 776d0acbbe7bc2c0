import {
  applyMove,
  type CardTable,
  checkInvariants,
  compactTable,
  createState,
  finalScores,
  legalMoves,
  OCCUPATIONS,
  OUR_TABLE,
  parseCardTable,
  playerView,
  provenanceOf,
  seededRandom,
  status,
  tableFor,
  tableOf,
} from '../../../../src/games/iki';
import { pick } from './playthrough';
import { buyFish, endMonth, hire, make, position, tobacco, visit } from './scenario';

const tableFrom = (value: object): CardTable => {
  const parsed = parseCardTable({ name: 'The box', ...value });
  if ('problem' in parsed) throw new Error(JSON.stringify(parsed.problem));
  return parsed.table;
};
const problemOf = (value: unknown) => {
  const parsed = parseCardTable(value);
  return 'problem' in parsed ? parsed.problem : null;
};

const BOX = {
  occupations: [
    {
      id: 'potter',
      name: 'Bowl Maker',
      cost: 5,
      skill: { kind: 'gain', gain: { koban: 1 } },
      steps: 3,
      salary: [{ mon: 1 }, {}, { iki: 4, rice: 1 }],
      fire: 2,
      type: 'brown',
    },
    { id: 'cooper', steps: 2, salary: 'grey', retired: 'extraStep' },
  ],
  buildings: [{ id: 'theatre', cost: { lumber: 0, koban: 1 }, score: { flat: 9 } }],
  fish: [{ id: 'bonito-2', cost: 1, bonus: 8 }],
  pipes: [{ colour: 'grey', cost: 1, fire: 2 }],
  pouches: [{ colour: 'grey', iki: 9 }],
};

describe('a file of printed values', () => {
  test('is read, and what it does not name stays ours', () => {
    const file = tableFrom(BOX);
    const table = tableFor(file);
    expect(table.name).toBe('The box');
    expect(table.occupations.potter).toMatchObject({
      cost: 5,
      fire: 2,
      type: 'brown',
      season: 'spring',
      retired: null,
    });
    expect(table.occupations.potter.name).toEqual({ en: 'Bowl Maker', romaji: '', kanji: '' });
    expect(table.occupations.ox).toBe(OUR_TABLE.occupations.ox);
    expect(table.pouches.grey).toMatchObject({ cost: 3, iki: 9 });
    expect(table.buildings.theatre).toMatchObject({ cost: { lumber: 0, koban: 1 }, score: { flat: 9 } });
    expect(tableFor(file)).toBe(table);
    expect(tableFor(null)).toBe(OUR_TABLE);
  });

  test('says of each field that it comes from the file, and of the others what we said', () => {
    const { potter, cooper } = tableFor(tableFrom(BOX)).occupations;
    expect(provenanceOf(potter, 'cost')).toBe('file');
    expect(provenanceOf(potter, 'name')).toBe('file');
    expect(provenanceOf(potter, 'season')).toBe('ours');
    expect(provenanceOf(cooper, 'cost')).toBe('ours');
    expect(OUR_TABLE.occupations.potter.cost).toBe(2);
  });

  test('may hold every row of ours, and then changes nothing', () => {
    const all = {
      occupations: OCCUPATIONS.map(({ name: _name, from: _from, note: _note, ...row }) => row),
      buildings: Object.values(OUR_TABLE.buildings).map(({ id, cost, score }) => ({ id, cost, score })),
      fish: Object.values(OUR_TABLE.fish).map(({ id, cost, bonus }) => ({ id, cost, bonus })),
      pipes: Object.values(OUR_TABLE.pipes).map(({ colour, cost, fire }) => ({ colour, cost, fire })),
      pouches: Object.values(OUR_TABLE.pouches).map(({ colour, cost, iki }) => ({ colour, cost, iki })),
    };
    const table = tableFor(tableFrom(JSON.parse(JSON.stringify(all))));
    for (const { id, ...row } of OCCUPATIONS) {
      expect({ ...table.occupations[id], from: null }).toEqual({ id, ...row, from: null });
    }
    expect(JSON.stringify(tableFrom(all)).length).toBeLessThan(14_000);
  });

  test('two cards may change their seasons, as long as each season keeps its number', () => {
    const table = tableFor(
      tableFrom({
        occupations: [
          { id: 'potter', season: 'winter' },
          { id: 'geisha', season: 'spring' },
        ],
      }),
    );
    expect([table.occupations.potter.season, table.occupations.geisha.season]).toEqual(['winter', 'spring']);
  });
});

const occupation = (row: object) => ({ name: 'x', occupations: [row] });
const WRONG: [string, unknown, { row: string; field: string }][] = [
  ['no object', 7, { row: '', field: '' }],
  ['a list', [], { row: '', field: '' }],
  ['no name', {}, { row: 'name', field: '' }],
  ['an empty name', { name: ' ' }, { row: 'name', field: '' }],
  ['a field that there is not', { name: 'x', cards: [] }, { row: 'cards', field: '' }],
  ['rows that are no list', { name: 'x', fish: {} }, { row: 'fish', field: '' }],
  ['more rows than there are cards', { name: 'x', pipes: [1, 2, 3, 4, 5] }, { row: 'pipes', field: '' }],
  ['a row that is no object', occupation([]), { row: 'occupations[0]', field: '' }],
  ['a row without an id', occupation({ cost: 1 }), { row: 'occupations[0]', field: 'id' }],
  ['an unknown id', occupation({ id: 'nobody' }), { row: 'occupations[0] nobody', field: 'id' }],
  [
    'an id twice',
    { name: 'x', fish: [{ id: 'bonito-1' }, { id: 'bonito-1' }] },
    { row: 'fish[1] bonito-1', field: 'id' },
  ],
  [
    'an unknown field',
    occupation({ id: 'potter', price: 1 }),
    { row: 'occupations[0] potter', field: 'price' },
  ],
  [
    'a cost that is no number',
    occupation({ id: 'potter', cost: '2' }),
    { row: 'occupations[0] potter', field: 'cost' },
  ],
  ['half a mon', occupation({ id: 'potter', cost: 1.5 }), { row: 'occupations[0] potter', field: 'cost' }],
  [
    'a cost of a hundred',
    occupation({ id: 'potter', cost: 100 }),
    { row: 'occupations[0] potter', field: 'cost' },
  ],
  [
    'an unknown colour',
    occupation({ id: 'potter', type: 'blue' }),
    { row: 'occupations[0] potter', field: 'type' },
  ],
  ['three symbols', occupation({ id: 'potter', fire: 3 }), { row: 'occupations[0] potter', field: 'fire' }],
  ['four steps', occupation({ id: 'potter', steps: 4 }), { row: 'occupations[0] potter', field: 'steps' }],
  [
    'an unknown skill',
    occupation({ id: 'potter', skill: { kind: 'steal' } }),
    { row: 'occupations[0] potter', field: 'skill.kind' },
  ],
  [
    'an unknown special skill',
    occupation({ id: 'potter', skill: { kind: 'special', effect: 'gain', gain: { mon: 1 } } }),
    { row: 'occupations[0] potter', field: 'skill.effect' },
  ],
  [
    'a skill that gives nothing',
    occupation({ id: 'potter', skill: { kind: 'gain', gain: {} } }),
    { row: 'occupations[0] potter', field: 'skill.gain' },
  ],
  [
    'firefighting as a payment',
    occupation({ id: 'potter', skill: { kind: 'exchange', pay: { fire: 1 }, gain: { mon: 1 } } }),
    { row: 'occupations[0] potter', field: 'skill.pay.fire' },
  ],
  [
    'a discount of two pieces',
    occupation({ id: 'carpenter', skill: { kind: 'special', effect: 'build', discount: 2 } }),
    { row: 'occupations[0] carpenter', field: 'skill.discount' },
  ],
  [
    'a skill with a field too many',
    occupation({ id: 'potter', skill: { kind: 'gain', gain: { mon: 1 }, pay: { mon: 1 } } }),
    { row: 'occupations[0] potter', field: 'skill.pay' },
  ],
  [
    'firefighting as a salary',
    occupation({ id: 'potter', salary: [{ fire: 1 }, {}] }),
    { row: 'occupations[0] potter', field: 'salary[0].fire' },
  ],
  [
    'fewer salaries than squares',
    occupation({ id: 'potter', salary: [{ mon: 1 }] }),
    { row: 'potter', field: 'salary' },
  ],
  ['more squares than salaries', occupation({ id: 'potter', steps: 3 }), { row: 'potter', field: 'salary' }],
  [
    'a grey card without an effect',
    occupation({ id: 'potter', salary: 'grey' }),
    { row: 'potter', field: 'retired' },
  ],
  [
    'an effect on a paid card',
    occupation({ id: 'potter', retired: 'extraStep' }),
    { row: 'potter', field: 'retired' },
  ],
  [
    '12 cards in spring',
    occupation({ id: 'potter', season: 'summer' }),
    { row: 'ear-cleaner', field: 'season' },
  ],
  [
    'three extras in spring',
    occupation({ id: 'potter', extra: true }),
    { row: 'ear-cleaner', field: 'season' },
  ],
  [
    'a building that costs a fish',
    { name: 'x', buildings: [{ id: 'theatre', cost: { lumber: 1, koban: 1, fish: 1 } }] },
    { row: 'buildings[0] theatre', field: 'cost.fish' },
  ],
  [
    'a building that counts what it may not',
    { name: 'x', buildings: [{ id: 'theatre', score: { per: 'mon', iki: 1 } }] },
    { row: 'buildings[0] theatre', field: 'score.per' },
  ],
  [
    'a pipe without firefighting',
    { name: 'x', pipes: [{ colour: 'grey', fire: 0 }] },
    { row: 'pipes[0] grey', field: 'fire' },
  ],
  [
    'a pouch of no colour',
    { name: 'x', pouches: [{ colour: 'red' }] },
    { row: 'pouches[0] red', field: 'colour' },
  ],
  [
    'a polluted row',
    JSON.parse('{"name":"x","fish":[{"id":"bonito-1","__proto__":{"cost":1}}]}'),
    { row: 'fish[0] bonito-1', field: '__proto__' },
  ],
];
test.each(WRONG)('%s is refused with its row and field', (_what, value, where) => {
  const problem = problemOf(value);
  expect(problem).toMatchObject(where);
  expect(problem?.expected).not.toBe('');
});

/** A file with every field of every row, names too; costs, skills and salaries are others than ours. */
const WHOLE = tableFrom({
  occupations: OCCUPATIONS.map(({ id, name, type, season, extra, cost, steps, salary, fire, retired }) => ({
    id,
    name: `Printed ${name.en}`.slice(0, 60),
    type,
    season,
    extra,
    cost: cost + 1,
    skill: { kind: 'exchange', pay: { mon: 3 }, gain: { iki: 2, rice: 1 } },
    steps,
    salary: salary === 'grey' ? salary : salary.map((wage) => ({ ...wage, iki: 5 })),
    fire,
    retired,
  })),
});

describe('a row of which a file gives every field', () => {
  test('is kept in fewer words, and its values and their origin stay the same', () => {
    const [before, after] = [tableFor(WHOLE), tableFor(compactTable(WHOLE))];
    expect(JSON.stringify(compactTable(WHOLE)).length).toBeLessThan(0.75 * JSON.stringify(WHOLE).length);
    expect(after.occupations).toEqual(before.occupations);
    expect(provenanceOf(after.occupations.potter, 'type')).toBe('file');
    expect(compactTable(compactTable(WHOLE))).toEqual(compactTable(WHOLE));
    expect(parseCardTable(compactTable(WHOLE))).toEqual({ table: compactTable(WHOLE) });
  });

  test('can be written short by whoever copies the box: what is left out is printed as we have it', () => {
    const { occupations } = tableFor(tableFrom({ occupations: [{ id: 'potter', whole: true, cost: 9 }] }));
    expect(occupations.potter.cost).toBe(9);
    expect(provenanceOf(occupations.potter, 'skill')).toBe('file');
    expect(provenanceOf(occupations.cooper, 'cost')).not.toBe('file');
    expect(problemOf({ name: 'x', occupations: [{ id: 'potter', whole: false }] })).toMatchObject({
      row: 'occupations[0] potter',
      field: 'whole',
    });
  });

  test('leaves the state under 16 KB through a whole game of four', () => {
    const random = seededRandom('whole file');
    const state = createState(4, { cards: WHOLE }, random);
    let largest = 0;
    for (let seat = status(state).decider; seat !== null; seat = status(state).decider) {
      const moves = legalMoves(state, seat);
      const move = moves[random.index(moves.length)];
      if (!move) break;
      applyMove(state, move, random);
      largest = Math.max(largest, JSON.stringify(state).length);
    }
    expect(largest).toBeLessThan(16 * 1024);
  });

  test('is only partly given: then nothing is left out of it', () => {
    const file = tableFrom(BOX);
    expect(compactTable(file)).toEqual(file);
  });
});

describe('a match with a file', () => {
  const cards = tableFrom(BOX);

  test('plays by its values: cost, symbols, skill, squares, salary and prices', () => {
    const state = position({ cards, seats: [{ mon: 5, cylinder: 2, sandals: 0 }], offer: [['potter', 0]] });
    make(state, hire('potter', 'A1'));
    expect(state.players[0]).toMatchObject({ mon: 0, fire: 2, at: 2 });
    expect(state.stalls[0]).toMatchObject({ card: 'potter', square: 1 });
    make(state, visit('A1'));
    expect(state.players[0]?.koban).toBe(1);

    const shopping = position({ cards, step: 'business', seats: [{ at: 4, mon: 4 }] });
    make(shopping, tobacco(true, true));
    expect(shopping.players[0]).toMatchObject({ mon: 0, fire: 2 });
    expect(finalScores(shopping)[0]?.pouches).toBe(18);

    const market = position({ cards, month: 4, step: 'business', seats: [{ at: 6, mon: 1 }] });
    make(market, buyFish('bonito-2'));
    expect(finalScores(market)[0]?.fish).toBe(11);

    const payDay = position({
      cards,
      month: 3,
      step: 'business',
      last: true,
      seats: [{ at: 1, rice: 9, mon: 0 }],
      stalls: { A1: ['potter', 0, 3], B1: ['cooper', 0] },
    });
    endMonth(payDay);
    expect(payDay.players[0]).toMatchObject({ iki: 4, mon: 0, rice: 9 + 1 - 2 });
  });

  test('holds its table in the state and in every view, so that all play by it after a round trip too', () => {
    const state = createState(3, { cards }, seededRandom('file'));
    expect(state.options.cards).toEqual(cards);
    const sent = JSON.parse(JSON.stringify(playerView(state, null))) as typeof state;
    expect(tableOf(sent).occupations).toEqual(tableOf(state).occupations);
    expect(tableOf(sent).name).toBe('The box');
  });

  test('is refused with a sentence if its table is wrong', () => {
    const wrong = { ...cards, fish: [{ id: 'bonito-2', cost: -1 }] } as CardTable;
    expect(() => createState(3, { cards: wrong }, seededRandom('x'))).toThrow(
      'The card table is wrong at fish[0] bonito-2, cost: a whole number from 0 to 99.',
    );
  });

  test('is played to its end with the invariants kept', () => {
    for (let game = 0; game < 30; game++) {
      const random = seededRandom(`file-${game}`);
      const state = createState(2 + (game % 3), { cards, extras: game % 2 === 0 }, random);
      while (!state.result) {
        const move = pick(legalMoves(state, state.current), random.index);
        if (!move) throw new Error('Nobody can do anything.');
        applyMove(state, move, random);
        const problems = checkInvariants(state);
        if (problems.length > 0) throw new Error(problems.join('; '));
      }
      expect(JSON.stringify(state).length).toBeLessThan(16_384);
    }
  });
});
