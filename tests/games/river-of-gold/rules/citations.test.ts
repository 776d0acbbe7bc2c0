import { testCitations } from '../../citations';
import { RULE_NUMBERS } from './rule-numbers';

test('the list holds the 63 numbered rules, the sentence ahead of 3.1 and the 23 rulings', () => {
  expect(RULE_NUMBERS).toHaveLength(64);
  expect(RULE_NUMBERS.reduce((sum, rule) => sum + rule.rulings, 0)).toBe(23);
});

testCitations(__dirname, RULE_NUMBERS);
