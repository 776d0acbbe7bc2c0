import { UNKNOWN_RANDOM } from '../../random';
import {
  applyPlayersMove,
  cloneState,
  type GameState,
  legalMoves,
  type Move,
  type MoveOf,
  PATH_SPACES,
  type Seat,
} from '../rules';
import { asIfOnTurn, type Breadth, bestOf, type Candidate, planTurn } from './turns';
import type { Weights } from './weights';
import { outlook } from './worth';

/** A decision of one move, judged by the table right after it and before anything that luck decides. */
function single(state: GameState, seat: Seat, move: Move, w: Weights): Candidate {
  const next = cloneState(state);
  applyPlayersMove({ state: next, random: UNKNOWN_RANDOM, events: null }, move);
  return { moves: [move], worth: outlook(next, seat, w) };
}

/** A space of the Path of Life is worth the best turn from it, and a little more the earlier it is. */
function space(
  state: GameState,
  seat: Seat,
  move: MoveOf<'placeCylinder'>,
  breadth: Breadth,
  w: Weights,
): Candidate {
  const ahead = { ...breadth, hires: breadth.hiresAhead, stallsPerCard: 1 };
  const best = bestOf(planTurn(asIfOnTurn(state, seat, move.arg.space), seat, ahead, w));
  const place = PATH_SPACES.indexOf(move.arg.space);
  return { moves: [move], worth: (best?.worth ?? 0) - w.early * place };
}

/** The ways to go on from a view or a state, most promising first. */
export function candidatesFor(state: GameState, seat: Seat, breadth: Breadth, w: Weights): Candidate[] {
  return waysOn(state, seat, breadth, w).sort((a, b) => b.worth - a.worth);
}

function waysOn(state: GameState, seat: Seat, breadth: Breadth, w: Weights): Candidate[] {
  switch (state.step) {
    case 'stepA':
    case 'walk':
    case 'business':
    case 'newYearSpace':
      return planTurn(state, seat, breadth, w);
    default: {
      const found: Candidate[] = [];
      for (const move of legalMoves(state, seat)) {
        if (found.length > 0 && breadth.stop?.()) break;
        found.push(
          move.name === 'placeCylinder' ? space(state, seat, move, breadth, w) : single(state, seat, move, w),
        );
      }
      return found;
    }
  }
}
