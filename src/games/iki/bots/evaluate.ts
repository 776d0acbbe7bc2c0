import { type GameState, playerView, seededRandom } from '../rules';
import { playQuickly, selfish } from './policy';
import { sampleHidden } from './sample';
import type { Question } from './types';
import { WEIGHTS } from './weights';

/** Games played out where nobody says how many. */
const STEPS = 32;
/** IKI of luck in what quick players think, so that games with the same decks do not all go the same way. */
const NOISE = 1.5;

/** Each seat's share of a finished game's victory. */
const sharesOf = ({ players, result }: GameState): number[] =>
  players.map((_, seat) => (result?.winners.includes(seat) ? 1 / result.winners.length : 0));

/**
 * Each seat's expected share of the victory, as far as the asking seat can know: the decks are dealt at random, the
 * game is played to its end by quick players, and that again and again. The shares of all seats are 1 together.
 */
export function evaluate({ view, seat, seed, budget }: Question): number[] {
  const seen = playerView(view, seat);
  if (seen.result) return sharesOf(seen);
  const weights = selfish(WEIGHTS);
  const games = Math.max(1, budget?.steps ?? STEPS);
  const deadline =
    budget?.milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.milliseconds;
  const sums = seen.players.map(() => 0);
  let played = 0;
  // One game is always played: without any there would be nothing to say.
  while (played === 0 || (played < games && performance.now() < deadline)) {
    const state = sampleHidden(seen, seededRandom(`${seed} deal ${played}`));
    playQuickly(state, weights, seededRandom(`${seed} ${played}`), { noise: NOISE });
    sharesOf(state).forEach((share, player) => {
      sums[player] = (sums[player] ?? 0) + share;
    });
    played++;
  }
  return sums.map((sum) => sum / played);
}
