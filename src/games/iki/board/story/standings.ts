import type { Standings } from '../../../../table/standings/StandingsPanel';
import { finalScores, type GameState, winnerOf } from '../../rules';
import type { Words } from '../model/words';
import { scoreRows } from './scores';

/** Who is ahead as the game stands now, by the rules' own scoring (section 17). */
export function standingsOf(state: GameState, words: Words): Standings {
  const scores = finalScores(state);
  const leaders = [winnerOf(state, scores)];
  return {
    points: state.players.map(({ iki }) => iki),
    totals: scores.map(({ total }) => total),
    leaders,
    rows: scoreRows(scores, words),
  };
}
