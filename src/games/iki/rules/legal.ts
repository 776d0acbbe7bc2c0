import { END_TURN, GO_TO } from './made-moves';
import type { Move } from './moves';
import { legalNeutrals } from './neutral-card';
import { legalCylinders } from './path-of-life';
import { legalStarvings } from './pay-day';
import { legalShop } from './shops';
import { legalOccupations } from './skills';
import { legalStarts } from './starting-occupations';
import type { GameState, Seat } from './state';
import { legalStepA } from './step-a';
import { legalWalks } from './walk';

const SAVE: readonly Move[] = [
  { name: 'saveFromFire', arg: { use: true } },
  { name: 'saveFromFire', arg: { use: false } },
];

/** Everything that a seat may do now, as complete moves; nothing if somebody else decides. */
export function legalMoves(state: GameState, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (seat !== state.current) return moves;
  switch (state.step) {
    case 'startingOccupation':
      legalStarts(state, moves);
      break;
    case 'pathOfLife':
      legalCylinders(state, moves);
      break;
    case 'stepA':
      legalStepA(state, seat, moves);
      break;
    case 'walk':
      legalWalks(state, seat, moves);
      break;
    case 'business':
      legalShop(state, seat, moves);
      legalOccupations(state, seat, moves);
      moves.push(END_TURN);
      break;
    case 'neutralCard':
      legalNeutrals(state, moves);
      break;
    case 'saveFromFire':
      moves.push(...SAVE);
      break;
    case 'starve':
      legalStarvings(state, seat, moves);
      break;
    case 'newYearSpace':
      moves.push(...GO_TO);
      break;
    case 'automatic':
    case 'over':
      break;
  }
  return moves;
}
