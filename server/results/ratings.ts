import { rate, rating } from 'openskill';
import type { Rating, RatingChange, ResultRow } from '../storage/results';

/** A match rates nobody in which fewer than this many people were rated. */
const LEAST_PEOPLE = 2;

/**
 * How a match changes the ratings of those who began it (Plackett-Luce, each a team of one). Who left comes after all who
 * stayed, equal among themselves.
 */
export function ratingChanges(
  rows: readonly ResultRow[],
  before: ReadonlyMap<string, Rating>,
): RatingChange[] {
  const rated = rows.filter((row) => row.rated);
  if (rated.length < LEAST_PEOPLE) return [];
  const start = rating();
  const known = rated.map(({ profileID }) => before.get(profileID) ?? start);
  const rank = rated.map(({ outcome, place, players }) => (outcome === 'left' ? players + 1 : place));
  const after = rate(
    known.map(({ mu, sigma }) => [rating({ mu, sigma })]),
    { rank },
  );
  return rated.map(({ profileID }, index) => {
    const [old, now] = [known[index] ?? start, after[index]?.[0] ?? start];
    return { profileID, start, add: now.mu - old.mu, times: now.sigma / old.sigma };
  });
}

/** A rating as people see it: what somebody is at least worth, in whole points, 1000 for who begins. */
export const shownRating = ({ mu, sigma }: Pick<Rating, 'mu' | 'sigma'>): number =>
  Math.round(1000 + 40 * (mu - 3 * sigma));
