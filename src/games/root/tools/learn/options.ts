import type { MatchOptions } from '../../rules';

/** The usual options and those of the balance report, so that nothing is learned of one map alone. */
export const OPTIONS: readonly Partial<MatchOptions>[] = [
  {},
  { map: 'winter' },
  {},
  { anyFactions: true },
  {},
  { suits: 'random' },
];
