import { REGIONS, type Score } from '../../rules';
import type { Words } from '../model/words';

/** One row of the score table. */
export interface ScorePart {
  readonly id: string;
  title(words: Words): string;
  points(score: Score): number;
}

/** Every part of the final score, in the order in which it is counted (section 10). */
export const SCORE_PARTS: readonly ScorePart[] = [
  {
    id: 'duringGame',
    title: ({ t }) => t('river-table:story.duringGame'),
    points: (score) => score.duringGame,
  },
  { id: 'masteries', title: ({ t }) => t('river-table:story.masteries'), points: (score) => score.masteries },
  {
    id: 'finalRound',
    title: ({ t }) => t('river-table:story.finalRound'),
    points: (score) => score.finalRound,
  },
  ...REGIONS.map(
    (region): ScorePart => ({
      id: `region-${region}`,
      title: (words) => words.region(region),
      points: (score) => score.regions[region - 1] ?? 0,
    }),
  ),
  { id: 'customers', title: ({ t }) => t('river-table:story.customers'), points: (score) => score.customers },
  { id: 'merchants', title: ({ t }) => t('river-table:story.merchants'), points: (score) => score.merchants },
  { id: 'artisans', title: ({ t }) => t('river-table:story.artisans'), points: (score) => score.artisans },
  { id: 'nobles', title: ({ t }) => t('river-table:story.nobles'), points: (score) => score.nobles },
];
