import type { Standings } from '../../../../table/standings/StandingsPanel';
import { finalScores, type GameState, winnersOf } from '../../rules';
import type { Words } from '../model/words';
import { scoreRows } from '../story/parts';

/** Who is ahead as the game stands now, by the rules' own scoring (section 10). */
export function standingsOf(state: GameState, words: Words): Standings {
  const scores = finalScores(state);
  const leaders = winnersOf(scores);
  return {
    points: state.players.map(({ points }) => points),
    totals: scores.map(({ total }) => total),
    leaders,
    rows: scoreRows({ winners: leaders, scores }, words),
  };
}
