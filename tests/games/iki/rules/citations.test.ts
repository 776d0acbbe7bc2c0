import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_NUMBERS, type RuleNumber } from './rule-numbers';

/** The names of the tests that a file really runs: neither skipped, nor only planned, nor commented out. */
function testNames(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const calls = code.matchAll(/\btest(?:\.each\([\w.()]+\))?\(\s*(['"`])(.*?)(?<!\\)\1/g);
  return Array.from(calls, (call) => call[2] ?? '');
}

/** Every rule number at the start of a name: "5.2 …" or "4.1, 4.2 …". */
const cited = (name: string): string[] =>
  (name.match(/^\d+(\.\d+)?(, \d+(\.\d+)?)*(?= )/)?.[0] ?? '').split(', ').filter((number) => number !== '');

/** Which rules and rulings no name cites, and which cited numbers are no rules. */
function uncited(rules: readonly RuleNumber[], names: readonly string[]): string[] {
  const problems: string[] = [];
  for (const { number, rulings } of rules) {
    const citing = names.filter((name) => cited(name).includes(number));
    if (citing.length === 0) problems.push(`rule ${number} has no test`);
    const ruled = citing.filter((name) => name.includes('(R)'));
    if (ruled.length < rulings)
      problems.push(`rule ${number} has ${ruled.length} of ${rulings} tests of its rulings`);
  }
  const known = new Set(rules.map((rule) => rule.number));
  for (const number of names.flatMap(cited))
    if (!known.has(number)) problems.push(`there is no rule ${number}`);
  return problems;
}

const names = readdirSync(__dirname)
  .filter((file) => /^section-\d\d.*\.test\.ts$/.test(file))
  .flatMap((file) => testNames(readFileSync(join(__dirname, file), 'utf8')));

test('the list holds the 123 numbered rules, section 19, the sentence ahead of 15.1 and the 30 rulings', () => {
  expect(RULE_NUMBERS).toHaveLength(125);
  expect(RULE_NUMBERS.reduce((sum, rule) => sum + rule.rulings, 0)).toBe(30);
});

test('every numbered rule and every ruling is cited by the name of a test', () => {
  expect(uncited(RULE_NUMBERS, names)).toEqual([]);
});

test('a rule, a ruling or a number that nobody knows would be noticed', () => {
  const without = (number: string) => names.filter((name) => !cited(name).includes(number));
  for (const { number } of RULE_NUMBERS) {
    expect(uncited(RULE_NUMBERS, without(number))).toContain(`rule ${number} has no test`);
  }
  const unruled = names.map((name) => name.replaceAll('(R)', ''));
  expect(uncited(RULE_NUMBERS, unruled)).toContain('rule 6.3 has 0 of 1 tests of its rulings');
  expect(uncited(RULE_NUMBERS, [...names, '13.9 something else'])).toEqual(['there is no rule 13.9']);
});

test('skipped, planned and commented-out tests do not count as citing', () => {
  const source = [
    "test('1.1 a', () => {});",
    'test.each(CASES)(',
    '  "1.2 it\'s b",',
    ');',
    "test.skip('1.3 c', () => {});",
    "test.todo('1.4 d');",
    "// test('1.5 e', () => {});",
  ].join('\n');
  expect(testNames(source)).toEqual(['1.1 a', "1.2 it's b"]);
});
