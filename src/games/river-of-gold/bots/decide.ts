import { applyMove, finalScores, legalMoves, playerView, seededRandom, UNKNOWN_RANDOM } from '../index';
import type { BotLevel, Decision, Question } from './types';

/** The move of a bot: a function of what its seat sees, the level, the seed and the budget. */
export function decide({ view, seat, seed, level }: Question & { readonly level: BotLevel }): Decision {
  const noise = level === 'novice' ? 8 : 1;
  const random = seededRandom(seed);
  let best: Decision | null = null;
  for (const move of legalMoves(view, seat)) {
    const after = playerView(view, seat);
    applyMove(after, move, UNKNOWN_RANDOM);
    const points = finalScores(after)[seat]?.total ?? 0;
    const action = move.name === 'trade' || move.name === 'spendFavor' ? -4 : 0;
    const value = points + action + (random.index(1000) / 1000) * noise;
    if (!best || value > best.value) best = { move, value, steps: 0 };
  }
  if (!best) throw new Error(`Seat ${seat} has nothing to decide.`);
  return best;
}
