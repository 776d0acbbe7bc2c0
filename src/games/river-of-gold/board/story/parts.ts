import type { ScoreRow } from '../../../contract';
import { REGIONS, type Result, type Score } from '../../rules';
import type { Words } from '../model/words';

/** Every part of the final score, in the order in which it is counted (section 10). */
export function scoreRows({ scores }: Result, words: Words): readonly ScoreRow[] {
  const { t } = words;
  const row = (id: string, title: string, points: (score: Score) => number): ScoreRow => ({
    id,
    title,
    points: scores.map(points),
  });
  return [
    row('duringGame', t('river-table:story.duringGame'), (score) => score.duringGame),
    row('masteries', t('river-table:story.masteries'), (score) => score.masteries),
    row('finalRound', t('river-table:story.finalRound'), (score) => score.finalRound),
    ...REGIONS.map((region) =>
      row(`region-${region}`, words.region(region), (score) => score.regions[region - 1] ?? 0),
    ),
    row('customers', t('river-table:story.customers'), (score) => score.customers),
    row('merchants', t('river-table:story.merchants'), (score) => score.merchants),
    row('artisans', t('river-table:story.artisans'), (score) => score.artisans),
    row('nobles', t('river-table:story.nobles'), (score) => score.nobles),
  ];
}

/** What decides between players with equal points (10.4). */
export const tieBreakRow = ({ scores }: Result, { t }: Words): ScoreRow => ({
  id: 'favor',
  title: t('river-table:story.favor'),
  points: scores.map(({ favor }) => favor),
});

/** Whether favor decided between players with equal points (10.4). */
export function tieBroken({ winners, scores }: Result): boolean {
  const best = Math.max(...scores.map(({ total }) => total));
  return scores.filter(({ total }) => total === best).length > winners.length;
}
