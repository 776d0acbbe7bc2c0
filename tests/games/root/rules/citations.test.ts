import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALONE, EXAMPLES, LASTING_CARDS, NUMBERED, POINTS, QUESTIONS, RULINGS, WORDS } from './numbers';

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
/** The whole rule that a point belongs to. */
const WHOLE = new Map(
  Object.entries(POINTS).flatMap(([rule, points]) =>
    points.map((point): [string, string] => [`${rule}.${point}`, rule]),
  ),
);
const RULES: readonly string[] = [
  ...ALONE,
  ...Object.entries(NUMBERED).flatMap(([section, most]) => upTo(most).map((point) => `${section}.${point}`)),
  ...WORDS.map((word) => `G.1.${word}`),
  ...upTo(RULINGS).map((ruling) => `R${ruling}`),
  ...upTo(EXAMPLES).map((example) => `E${example}`),
  ...WHOLE.keys(),
];

/** The names of the tests that a file really runs: neither skipped, nor only planned, nor commented out. */
function testNames(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return Array.from(
    code.matchAll(/\btest(?:\.each\([\w.()]+\))?\(\s*(['"`])(.*?)(?<!\\)\1/g),
    (call) => call[2] ?? '',
  );
}
const NUMBER = /^(\d+(\.\d+)+(\.[IV]+[a-d]?)?|[CDG](\.\d+)+(\.[IV]+)?|[RE]\d+(\.(B?\d|[a-d]))?|[KTS])$/;
/** Every number at the start of a name: "4.3.1.II, R5.B4 …". */
function cited(name: string): string[] {
  const found: string[] = [];
  for (const word of name.split(' ')) {
    const number = word.replace(/[,:]$/, '');
    if (!NUMBER.test(number)) break;
    found.push(number);
    if (!word.endsWith(',')) break;
  }
  return found;
}
const names = readdirSync(__dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => testNames(readFileSync(join(__dirname, file), 'utf8')));

test('every numbered rule, ruling and example, and every point of one, is cited by the name of a test', () => {
  const numbers = names.flatMap(cited);
  const all = new Set([...numbers, ...numbers.flatMap((number) => WHOLE.get(number) ?? [])]);
  expect(RULES.filter((rule) => !all.has(rule))).toEqual([]);
});
test('every lasting card is named by a test of K, every default by a test of T', () => {
  const namesOf = (table: string) => names.filter((name) => cited(name).includes(table));
  const unnamed = (table: string, rows: readonly string[]) =>
    rows.filter((row) => !namesOf(table).some((name) => name.includes(row)));
  expect(unnamed('K', LASTING_CARDS)).toEqual([]);
  expect(
    unnamed(
      'T',
      QUESTIONS.map((question) => `T ${question}`),
    ),
  ).toEqual([]);
});

test('no test cites a number that there is not', () => {
  expect(names.flatMap(cited).filter((number) => !RULES.includes(number))).toEqual([]);
});

test('a missing rule and a skipped test would be noticed', () => {
  expect(cited('4.3.1, R5 an ambush')).toEqual(['4.3.1', 'R5']);
  expect(cited('9.2.9.IIIa: Infamy')).toEqual(['9.2.9.IIIa']);
  expect(cited('an ambush (4.3.1)')).toEqual([]);
  expect(testNames("test.skip('4.1.1 a', f);\n// test('4.1.2 b', f);\ntest('4.1.3 c', f);")).toEqual([
    '4.1.3 c',
  ]);
});
