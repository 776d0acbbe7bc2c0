import { type GameState, playerView, seededRandom } from '../rules';
import { SURE_LEAD } from './features';
import { playQuickly } from './policy';
import { sampleHidden } from './sample';
import { untilOf } from './search';
import type { Question } from './types';
import { worthOfAll } from './worth';

/** Games played on where nobody says how many; each goes on until everybody has had a turn. */
const STEPS = 12;

/** Each seat's share of a finished game's victory; before the end each seat's chance by what it can expect. */
function sharesOf({ players, result }: GameState, worths: readonly number[]): number[] {
  if (result)
    return players.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const most = Math.max(...worths);
  const chances = worths.map((worth) => Math.exp((worth - most) / SURE_LEAD));
  const sum = chances.reduce((one, other) => one + other, 0);
  return chances.map((chance) => chance / sum);
}

/**
 * Each seat's expected share of the victory, as far as the asking seat can know: what is hidden is dealt at random, a
 * round is played by quick players, and the table is judged. The shares of all seats are 1 together.
 */
export function evaluate({ view, seat, seed, budget }: Question): number[] {
  const seen = playerView(view, seat);
  if (seen.result) return sharesOf(seen, []);
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
    sharesOf(state, worthOfAll(state)).forEach((share, player) => {
      sums[player] = (sums[player] ?? 0) + share;
    });
    played++;
  }
  return sums.map((sum) => sum / played);
}
