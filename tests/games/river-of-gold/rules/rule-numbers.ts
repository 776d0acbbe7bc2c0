import type { RuleNumber } from '../../citations';

/**
 * Every numbered rule of the game, and how many rulings (R) it carries. Section 3 has a sentence of its own ahead of
 * 3.1, so it stands here as '3'. The tests of this folder cite these numbers at the start of their names.
 */

const RULES_OF_SECTION: Readonly<Record<number, number>> = {
  1: 6,
  2: 8,
  3: 4,
  4: 5,
  5: 5,
  6: 10,
  7: 2,
  8: 3,
  9: 3,
  10: 4,
  11: 6,
  12: 7,
};

const RULINGS: Readonly<Record<string, number>> = {
  '1.5': 2,
  '1.6': 1,
  3: 1,
  '3.2': 1,
  '3.3': 1,
  '3.4': 1,
  '5.2': 1,
  '5.4': 2,
  '5.5': 2,
  '6.4': 1,
  '6.9': 3,
  '6.10': 1,
  '9.3': 1,
  '11.2': 1,
  '11.3': 1,
  '11.4': 1,
  '11.5': 1,
  '11.6': 1,
};

const numbers = Object.entries(RULES_OF_SECTION).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
);

export const RULE_NUMBERS: readonly RuleNumber[] = ['3', ...numbers].map((number) => ({
  number,
  rulings: RULINGS[number] ?? 0,
}));
