import { hooksOf } from './factions/hooks';
import { openSteps } from './flow';
import type { Move } from './moves';
import { optionsOf } from './questions';
import { legalDominance } from './shared/dominance';
import { isStartStep, legalCards } from './shared/lasting';
import { deciderOf } from './shared/play';
import type { GameState, Seat } from './types';

const DONE: Move = { name: 'done', arg: {} };
/**
 * Everything that a seat may do now, as complete moves, one for each outcome that differs; nothing if somebody else
 * decides. Standing answers may be stored at any decision and are not listed: they change nothing on the table.
 */
export function legalMoves(state: GameState, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (deciderOf(state) !== seat) return moves;
  const question = state.questions.at(-1);
  if (question) {
    for (const option of optionsOf(state, question)) moves.push({ name: 'choose', arg: { option } });
    return moves;
  }
  const faction = hooksOf(state, seat);
  if (state.phase === 'setUp') return faction.legalSetUps(state, seat);
  const { step, phase } = state.turn;
  for (const open of openSteps(state)) faction.legal(state, seat, open, moves);
  const compulsory = faction.compulsory(state, seat, step);
  legalCards(state, seat, moves);
  if (phase === 'daylight' && !isStartStep(step)) legalDominance(state, seat, moves);
  if (!compulsory) moves.push(DONE);
  return moves;
}
