import type { RandomSource } from '../../random';
import type { GameEvent } from './events';
import { applySave } from './fire';
import type { Move, MoveArguments, MoveName } from './moves';
import { applyNeutral } from './neutral-card';
import { applyGoTo } from './new-year';
import { applyCylinder } from './path-of-life';
import { applyStarve } from './pay-day';
import { applyShop } from './shops';
import { applyOccupation } from './skills';
import { applyStart } from './starting-occupations';
import type { GameState, Seat } from './state';
import { applyHire, takeIncome } from './step-a';
import { nextInOrder, type Play, playerAt } from './table';
import { applyWalk } from './walk';
import {
  AUTOMATIC_PHASES,
  afterCylinder,
  afterStepA,
  afterTurn,
  afterTurns,
  beginBusiness,
  chooseStarts,
  goOnWithFire,
  goOnWithPayDay,
} from './year';

interface Effect<Arg> {
  /** What the move itself does. */
  act(play: Play, seat: Seat, arg: Arg): void;
  /** How the game goes on after it, up to the next decision. */
  goOn(play: Play, seat: Seat): void;
  /** It ends the turn and cannot be taken back (section 21). */
  readonly final: boolean;
}

const EFFECTS: { readonly [Name in MoveName]: Effect<MoveArguments[Name]> } = {
  chooseStart: {
    act: (play, seat, arg) => applyStart(play, seat, arg),
    goOn: (play, seat) => chooseStarts(play, nextInOrder(play.state, seat)),
    final: true,
  },
  placeCylinder: { act: applyCylinder, goOn: afterCylinder, final: true },
  income: { act: (play, seat) => takeIncome(play, seat, false), goOn: afterStepA, final: false },
  hire: { act: applyHire, goOn: afterStepA, final: false },
  walk: { act: (play, seat, arg) => applyWalk(play, seat, arg), goOn: beginBusiness, final: false },
  shop: { act: applyShop, goOn: () => {}, final: false },
  occupation: { act: applyOccupation, goOn: () => {}, final: false },
  endTurn: {
    act: ({ state }, seat) => {
      playerAt(state, seat).cylinder = null;
    },
    goOn: afterTurn,
    final: true,
  },
  placeNeutral: { act: (play, seat, arg) => applyNeutral(play, seat, arg), goOn: afterTurns, final: true },
  saveFromFire: { act: applySave, goOn: goOnWithFire, final: true },
  starve: { act: (play, seat, arg) => applyStarve(play, seat, arg), goOn: goOnWithPayDay, final: true },
  goTo: { act: applyGoTo, goOn: beginBusiness, final: false },
};

/** What a move does, without its type: the table above is checked, a lookup in it cannot be. */
export const effectOf = (move: Move): Effect<Move['arg']> => EFFECTS[move.name] as Effect<Move['arg']>;

/**
 * Carries out the move of the seat that decides, up to the point where a fire or a pay day begins, if one does: under
 * boardgame.io they are phases of their own.
 */
export function applyPlayersMove(play: Play, move: Move): void {
  const { state } = play;
  const seat = state.current;
  const effect = effectOf(move);
  state.canUndo = !effect.final;
  effect.act(play, seat, move.arg);
  effect.goOn(play, seat);
}

/** Carries out the phase that is about to happen by itself, if there is one. */
function runAutomaticPhase(play: Play): void {
  const { phase, step } = play.state;
  if (step === 'automatic' && (phase === 'fire' || phase === 'payDay')) AUTOMATIC_PHASES[phase](play);
}

/**
 * Carries out a legal move of the seat that decides, in place, with everything that follows by itself. Assumes that
 * the move is legal: who cannot know that asks `explain` first.
 */
export function applyMove(
  state: GameState,
  move: Move,
  random: RandomSource,
  events: GameEvent[] | null = null,
): void {
  const play: Play = { state, random, events };
  applyPlayersMove(play, move);
  runAutomaticPhase(play);
}
