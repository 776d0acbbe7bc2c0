import type { GameState } from '../rules';
import { measure } from './features';
import { LEARNED } from './learned';
import type { Weights } from './weights';
import { worthOfAll } from './worth';

/** The numbers of the table are whole: so many are one IKI. */
export const SCALE = 1000;
/** The first month whose beginning is in the table; the last is the New Year. */
export const FIRST_MONTH = 2;

/**
 * The final scores that the seats can expect at the beginning of a month, from its measures and what came of such
 * positions in games of quick players. Where nothing was learned, the planner's opinion.
 */
export function forecast(state: GameState, w: Weights): number[] {
  if (state.result) return state.result.scores.map(({ total }) => total);
  const table = LEARNED[state.players.length]?.[state.month - FIRST_MONTH];
  if (!table) return worthOfAll(state, w);
  return measure(state, w).map(
    (features) => features.reduce((sum, value, index) => sum + value * (table[index] ?? 0), 0) / SCALE,
  );
}
