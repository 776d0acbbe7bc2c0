import { testCitations } from '../../citations';
import { RULE_NUMBERS } from './rule-numbers';

test('the list holds the 123 numbered rules, section 19, the sentence ahead of 15.1 and the 30 rulings', () => {
  expect(RULE_NUMBERS).toHaveLength(125);
  expect(RULE_NUMBERS.reduce((sum, rule) => sum + rule.rulings, 0)).toBe(30);
});

testCitations(__dirname, RULE_NUMBERS);
