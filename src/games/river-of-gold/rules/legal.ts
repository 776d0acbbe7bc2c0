import { legalBuilds } from './build';
import { pendingChoice } from './choices';
import { legalClans } from './clans';
import { legalDeliveries } from './deliver';
import { FACES, priceOfSettingDie } from './die';
import { legalFavor } from './favor';
import { type Move, type MoveOf, sameMove } from './moves';
import { legalSails } from './sail';
import type { GameState, Seat } from './state';
import { playerAt } from './table';
import { legalTrades, mayTrade } from './trade';
import { hasAnotherTurn } from './turn';

const END_TURN: MoveOf<'endTurn'> = { name: 'endTurn', arg: {} };
const SET_DIE: readonly MoveOf<'endTurn'>[] = FACES.map((face) => ({
  name: 'endTurn',
  arg: { setDie: face },
}));

/**
 * Everything that a seat may do now, as complete moves; nothing if somebody else decides. This list is the only
 * judge of legality: validation, highlights, previews, bots and tests all ask it.
 */
export function legalMoves(state: GameState, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (seat !== state.current || state.step === 'over') return moves;
  const choice = pendingChoice(state);
  if (choice) {
    for (const option of choice.options) moves.push({ name: 'choose', arg: { option } });
    if (mayTrade(state)) legalTrades(state, seat, moves);
    return moves;
  }
  switch (state.step) {
    case 'clans':
      legalClans(state, seat, moves);
      break;
    case 'beforeAction':
      legalBuilds(state, seat, moves);
      legalSails(state, seat, moves);
      legalDeliveries(state, seat, moves);
      legalFavor(state, seat, moves);
      legalTrades(state, seat, moves);
      break;
    case 'afterAction':
      moves.push(END_TURN);
      if (priceOfSettingDie(playerAt(state, seat)) !== null && hasAnotherTurn(state)) moves.push(...SET_DIE);
      legalTrades(state, seat, moves);
      break;
    case 'settling':
      break;
  }
  return moves;
}

export const isLegal = (state: GameState, seat: Seat, move: Move): boolean =>
  legalMoves(state, seat).some((legal) => sameMove(legal, move));
