import { RECRUITER_DRAWS } from '../../../data';
import { countOnMap } from '../../shared/pieces';
import type { GameState } from '../../types';

/** One card, and one more for each of two numbers of recruiters on the map (6.6). */
export function draws(state: GameState): number {
  const recruiters = countOnMap(state, 'recruiter');
  return 1 + RECRUITER_DRAWS.filter((needed) => recruiters >= needed).length;
}
