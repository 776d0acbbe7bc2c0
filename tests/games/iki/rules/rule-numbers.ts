/**
 * Every numbered rule of the game, and how many rulings (R) it carries. Section 15 has a sentence of its own ahead of
 * 15.1, and section 19 is a table, so they stand here as '15' and '19'. The tests of this folder cite these numbers at
 * the start of their names.
 */
export interface RuleNumber {
  readonly number: string;
  readonly rulings: number;
}

const RULES_OF_SECTION: Readonly<Record<number, number>> = {
  1: 7,
  2: 6,
  3: 6,
  4: 2,
  5: 3,
  6: 5,
  7: 4,
  8: 5,
  9: 8,
  10: 6,
  11: 6,
  12: 3,
  13: 3,
  14: 6,
  15: 4,
  16: 3,
  17: 7,
  18: 4,
  20: 4,
  21: 3,
  22: 28,
};

const RULINGS: Readonly<Record<string, number>> = {
  '1.3': 1,
  '1.7': 1,
  '3.1': 1,
  '3.4': 1,
  '3.5': 1,
  '3.6': 1,
  '6.1': 1,
  '6.3': 1,
  '7.4': 2,
  '8.1': 1,
  '8.2': 1,
  '9.7': 1,
  '10.2': 1,
  '10.4': 1,
  '10.5': 2,
  '10.6': 1,
  '11.5': 1,
  '11.6': 1,
  '13.3': 1,
  '14.1': 1,
  '14.5': 1,
  '14.6': 1,
  '15.4': 1,
  '16.2': 1,
  '18.2': 3,
  '18.3': 1,
};

const numbers = Object.entries(RULES_OF_SECTION).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
);

export const RULE_NUMBERS: readonly RuleNumber[] = ['15', '19', ...numbers].map((number) => ({
  number,
  rulings: RULINGS[number] ?? 0,
}));
