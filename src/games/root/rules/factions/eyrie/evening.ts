import { ROOST_DRAWS, ROOST_POINTS } from '../../../data';
import { countOnMap } from '../../shared/pieces';
import type { Play } from '../../shared/play';
import { score } from '../../shared/score';
import type { GameState, Seat } from '../../types';

/** Points by roosts on the map (7.6.1). */
export function scoreRoosts(play: Play, seat: Seat): void {
  score(play, seat, ROOST_POINTS[countOnMap(play.state, 'roost')] ?? 0, 'roosts');
}
export function draws(state: GameState): number {
  const roosts = countOnMap(state, 'roost');
  return 1 + ROOST_DRAWS.filter((needed) => roosts >= needed).length;
}
