import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How far each section's points go: `4.3: 4` stands for 4.3.1 to 4.3.4, `4.2: [1, 2]` names them. */
const NUMBERED: Readonly<Record<string, number>> = {
  '1.1': 3,
  '1.2': 2,
  '1.3': 2,
  '1.4': 2,
  '1.5': 5,
  '2.1': 3,
  '2.2': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '4.1': 4,
  '4.2': 2,
  '4.3': 4,
  '5.1': 7,
  '6.2': 3,
  '6.3': 5,
  '6.5': 5,
  '7.2': 3,
  '7.3': 5,
  '7.4': 3,
  '7.5': 2,
  '7.6': 2,
  '7.7': 4,
  '7.8': 4,
  '8.2': 6,
  '8.3': 4,
  '8.4': 2,
  '8.5': 3,
  '8.6': 2,
  '9.2': 9,
  '9.3': 6,
  '9.4': 2,
  '9.5': 9,
  '9.6': 4,
};
const ALONE = [
  '2.1',
  '2.3',
  '2.4',
  '2.5',
  '3.1',
  '4.2',
  '4.3',
  '5.2',
  '6.4',
  '6.5',
  '6.6',
  '7.7',
  '8.5',
  '9.5',
  'C.1.1',
  'D.1.1',
  'D.1.2',
  'D.2.1',
  'D.2.2',
  'D.3.1',
  'K',
  'T',
  'S',
];
/** The words of section G that this box uses. */
const WORDS = [3, 5, 7, 12, 14, 15, 18, 19, 21, 23, 24, 26, 29, 30, 32, 34];
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
const RULES: readonly string[] = [
  ...ALONE,
  ...Object.entries(NUMBERED).flatMap(([section, most]) => upTo(most).map((point) => `${section}.${point}`)),
  ...WORDS.map((word) => `G.1.${word}`),
  ...upTo(27).map((ruling) => `R${ruling}`),
  ...upTo(30).map((example) => `E${example}`),
];

/** The names of the tests that a file really runs: neither skipped, nor only planned, nor commented out. */
function testNames(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return Array.from(
    code.matchAll(/\btest(?:\.each\([\w.()]+\))?\(\s*(['"`])(.*?)(?<!\\)\1/g),
    (call) => call[2] ?? '',
  );
}
const NUMBER = /^(\d+(\.\d+)+|[CDG](\.\d+)+|[RE]\d+|[KTS])$/;
/** Every number at the start of a name: "4.3.1, R5 …". */
function cited(name: string): string[] {
  const found: string[] = [];
  for (const word of name.split(' ')) {
    const number = word.replace(/,$/, '');
    if (!NUMBER.test(number)) break;
    found.push(number);
    if (!word.endsWith(',')) break;
  }
  return found;
}
const names = readdirSync(__dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => testNames(readFileSync(join(__dirname, file), 'utf8')));

test('every numbered rule, ruling and example is cited by the name of a test', () => {
  const all = new Set(names.flatMap(cited));
  expect(RULES.filter((rule) => !all.has(rule))).toEqual([]);
});

test('no test cites a number that there is not', () => {
  expect(names.flatMap(cited).filter((number) => !RULES.includes(number))).toEqual([]);
});

test('a missing rule and a skipped test would be noticed', () => {
  expect(cited('4.3.1, R5 an ambush')).toEqual(['4.3.1', 'R5']);
  expect(cited('an ambush (4.3.1)')).toEqual([]);
  expect(testNames("test.skip('4.1.1 a', f);\n// test('4.1.2 b', f);\ntest('4.1.3 c', f);")).toEqual([
    '4.1.3 c',
  ]);
});
