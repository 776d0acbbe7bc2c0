import { playerView, seededRandom } from '../rules';
import { forecast } from './forecast';
import { playQuickly } from './policy';
import { sampleHidden } from './sample';
import { untilOf } from './search';
import type { Question } from './types';

/** Games played on where nobody says how many; each goes on until everybody has had a turn. */
const STEPS = 12;

/**
 * Each seat's expected share of the victory, as far as the asking seat can know: what is hidden is dealt at random, a
 * round is played by quick players, and the table is judged. The shares of all seats are 1 together.
 */
export function evaluate({ view, seat, seed, budget }: Question): number[] {
  const seen = playerView(view, seat);
  if (seen.result) return forecast(seen);
  const games = Math.max(1, budget?.steps ?? STEPS);
  const deadline =
    budget?.milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.milliseconds;
  const sums = seen.players.map(() => 0);
  let played = 0;
  // One game is always played: without any there would be nothing to say.
  while (played === 0 || (played < games && performance.now() < deadline)) {
    const random = seededRandom(`${seed} ${played}`);
    const state = sampleHidden(seen, random);
    playQuickly(state, random, untilOf(seen, 'answers'));
    forecast(state).forEach((share, player) => {
      sums[player] = (sums[player] ?? 0) + share;
    });
    played++;
  }
  return sums.map((sum) => sum / played);
}
