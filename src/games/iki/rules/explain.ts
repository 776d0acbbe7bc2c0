import { isMoveName, type Move, type MoveName, parseMove } from './moves';
import { whyNotNeutral } from './neutral-card';
import { whyNotCylinder } from './path-of-life';
import { whyNotStarve } from './pay-day';
import type { Refusal } from './refusals';
import { whyNotShop } from './shops';
import { whyNotOccupation } from './skills';
import { whyNotStart } from './starting-occupations';
import type { GameState, Seat, Step } from './state';
import { whyNotHire } from './step-a';
import { playerAt } from './table';
import { whyNotWalk } from './walk';

/** The decision that each move answers (section 19). */
const STEP_OF: Readonly<Record<MoveName, Step>> = {
  chooseStart: 'startingOccupation',
  placeCylinder: 'pathOfLife',
  income: 'stepA',
  hire: 'stepA',
  walk: 'walk',
  shop: 'business',
  occupation: 'business',
  endTurn: 'business',
  placeNeutral: 'neutralCard',
  saveFromFire: 'saveFromFire',
  starve: 'starve',
  goTo: 'newYearSpace',
};

/**
 * Why a seat may not make this move now, or null if it may. This is the judge at the boundary; `legalMoves` lists
 * exactly the moves that it lets through, which the tests check on random games.
 */
export function explain(state: GameState, seat: Seat, move: unknown): Refusal | null {
  const { name, arg } = (typeof move === 'object' && move !== null ? move : {}) as {
    name?: unknown;
    arg?: unknown;
  };
  if (!isMoveName(name)) return { code: 'unknownMove' };
  const parsed = parseMove(name, arg);
  if (!parsed) return { code: 'badArgument' };
  if (state.step === 'over') return { code: 'gameOver' };
  if (seat !== state.current) return { code: 'notYourTurn' };
  return state.step === STEP_OF[name] ? whyNot(state, seat, parsed) : whyNotNow(state, seat, STEP_OF[name]);
}

export const isLegal = (state: GameState, seat: Seat, move: Move): boolean =>
  explain(state, seat, move) === null;

/** Why it is not the moment for the decision that a move answers. */
function whyNotNow(state: GameState, seat: Seat, wanted: Step): Refusal {
  const { phase, step } = state;
  if (phase === 'newYear') {
    if (wanted === 'business') return { code: 'goToFirst' };
    if (wanted === 'newYearSpace') return { code: 'goToDone' };
  } else if (phase === 'actions') {
    if (wanted === 'stepA') return { code: 'stepADone', onX: playerAt(state, seat).cylinder === 'X' };
    if (wanted === 'walk') return step === 'stepA' ? { code: 'stepAFirst' } : { code: 'walkDone' };
    if (wanted === 'business') return step === 'stepA' ? { code: 'stepAFirst' } : { code: 'walkFirst' };
  }
  return { code: 'notInThisPhase' };
}

function whyNot(state: GameState, seat: Seat, move: Move): Refusal | null {
  switch (move.name) {
    case 'chooseStart':
      return whyNotStart(state, move.arg);
    case 'placeCylinder':
      return whyNotCylinder(state, move.arg);
    case 'hire':
      return whyNotHire(state, seat, move.arg);
    case 'walk':
      return whyNotWalk(state, seat, move.arg);
    case 'shop':
      return whyNotShop(state, seat, move.arg);
    case 'occupation':
      return whyNotOccupation(state, seat, move.arg);
    case 'placeNeutral':
      return whyNotNeutral(state, move.arg);
    case 'starve':
      return whyNotStarve(state, seat, move.arg);
    case 'income':
    case 'endTurn':
    case 'saveFromFire':
    case 'goTo':
      return null;
  }
}
