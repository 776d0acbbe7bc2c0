import { applyMove, type GameState, playerView, seededRandom, status } from '../rules';
import { quickMoves } from './policy';
import { sampleHidden } from './sample';
import { diceAndShuffles } from './search';
import type { Question } from './types';
import { type Weights, weightsFor } from './weights';

/** Games played out where nobody says how many: the share of an even game is then off by about 7 points in a hundred. */
const STEPS = 48;
/** Points of luck in what quick play thinks, so that games with the same cards do not all go the same way. */
const NOISE = 1;

/** Each seat's share of a finished game's victory. */
const sharesOf = ({ players, result }: GameState): number[] =>
  players.map((_, seat) => (result?.winners.includes(seat) ? 1 / result.winners.length : 0));

function playToTheEnd(state: GameState, seed: string, weights: Weights): void {
  const random = diceAndShuffles(seed);
  while (!status(state).over) {
    for (const move of quickMoves(state, weights, random, { buying: false, noise: NOISE })) {
      applyMove(state, move, random);
    }
  }
}

/** The mean by seat of what the ends of many games say: hidden cards are dealt at random, quick play does the rest. */
function meanOfEnds(
  { view, seat, seed, budget }: Question,
  valuesOf: (state: GameState) => readonly number[],
): number[] {
  const seen = playerView(view, seat);
  if (seen.result) return [...valuesOf(seen)];
  const weights = weightsFor(seen);
  const games = Math.max(1, budget?.steps ?? STEPS);
  const deadline =
    budget?.milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.milliseconds;
  const sums = seen.players.map(() => 0);
  let played = 0;
  // One game is always played: without any there would be nothing to say.
  while (played === 0 || (played < games && performance.now() < deadline)) {
    const state = sampleHidden(seen, seededRandom(`${seed} deal ${played}`));
    playToTheEnd(state, `${seed} ${played}`, weights);
    valuesOf(state).forEach((value, player) => {
      sums[player] = (sums[player] ?? 0) + value;
    });
    played++;
  }
  return sums.map((sum) => sum / played);
}

/** Each seat's expected share of the victory, as far as the asking seat can know. All of them together are 1. */
export const evaluate = (question: Question): number[] => meanOfEnds(question, sharesOf);

/** Each seat's expected final score, as far as the asking seat can know. */
export const expectedScores = (question: Question): number[] =>
  meanOfEnds(question, ({ players, result }) => players.map((_, seat) => result?.scores[seat]?.total ?? 0));
