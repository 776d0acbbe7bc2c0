import { partsOf } from '../../move-shape';
import { whyNotBuild } from './build';
import { pendingChoice } from './choices';
import { whyNotClan, whyNotPatron } from './clans';
import { whyNotDeliver } from './deliver';
import { priceOfSettingDie } from './die';
import { whyNotFavor } from './favor';
import { isLegal } from './legal';
import { isMoveName, type Move, parseMove } from './moves';
import type { Refusal } from './refusals';
import { whyNotSail } from './sail';
import type { GameState, Seat } from './state';
import { abilities, playerAt } from './table';
import { whyNotTrade } from './trade';
import { hasAnotherTurn } from './turn';

const isAction = (move: Move): boolean =>
  move.name === 'build' || move.name === 'sail' || move.name === 'deliver';
const isClanMove = (move: Move): boolean => move.name === 'chooseClan' || move.name === 'choosePatron';

/** Why a seat may not make this move now, or null if it may. The list of legal moves decides; this finds the words. */
export function explain(state: GameState, seat: Seat, move: unknown): Refusal | null {
  const { name, arg } = partsOf(move);
  if (!isMoveName(name)) return { code: 'unknownMove' };
  const parsed = parseMove(name, arg);
  if (!parsed) return { code: 'badArgument' };
  if (isLegal(state, seat, parsed)) return null;
  return reason(state, seat, parsed);
}

function reason(state: GameState, seat: Seat, move: Move): Refusal {
  if (state.step === 'over') return { code: 'gameOver' };
  if (seat !== state.current) return { code: 'notYourTurn' };
  if (isClanMove(move) !== (state.step === 'clans') && !(state.step === 'clans' && move.name === 'choose')) {
    return { code: 'notInThisPhase' };
  }
  if (pendingChoice(state) && move.name !== 'choose' && move.name !== 'trade') return { code: 'choiceFirst' };
  const before = state.step === 'beforeAction';
  if ((isAction(move) || move.name === 'spendFavor') && !before) return { code: 'actionTaken' };
  return reasonOf(state, seat, move) ?? { code: 'notAnOption' };
}

function reasonOf(state: GameState, seat: Seat, move: Move): Refusal | null {
  switch (move.name) {
    case 'chooseClan':
      return whyNotClan(state, move.arg.clan);
    case 'choosePatron':
      return state.options.patrons === 'none'
        ? { code: 'notInThisPhase' }
        : whyNotPatron(state, seat, move.arg.patron);
    case 'spendFavor':
      return whyNotFavor(state, seat, move.arg.face);
    case 'trade':
      return whyNotTrade(state, seat, move.arg);
    case 'build':
      return whyNotBuild(state, seat, move.arg);
    case 'sail':
      return whyNotSail(state, seat, move.arg);
    case 'deliver':
      return whyNotDeliver(state, seat, move.arg.customer);
    case 'choose':
      return pendingChoice(state) ? { code: 'notAnOption' } : { code: 'noChoice' };
    case 'endTurn':
      if (state.step === 'beforeAction') return { code: 'actionFirst' };
      return whyNotSetDie(state, seat);
  }
}

function whyNotSetDie(state: GameState, seat: Seat): Refusal {
  const player = playerAt(state, seat);
  const need = abilities(player).setDieForFavor;
  if (need !== undefined && hasAnotherTurn(state) && priceOfSettingDie(player) === null) {
    return { code: 'notEnoughFavor', need, have: player.favor };
  }
  return { code: 'cannotSetDie' };
}
