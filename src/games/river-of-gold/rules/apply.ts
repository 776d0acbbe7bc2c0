import type { RandomSource } from '../../random';
import { applyBuild } from './build';
import { applyOption } from './choices';
import { applyClan, applyPatron, rollFirstDice } from './clans';
import { applyDeliver } from './deliver';
import type { GameEvent } from './events';
import { applyFavor } from './favor';
import type { Move, MoveArguments, MoveName, Option } from './moves';
import { runQueue } from './queue';
import { applySail } from './sail';
import type { GameState, Seat } from './state';
import type { Play } from './table';
import { applyTrade } from './trade';
import { applyEndTurn, holdEmperorsVisit, settle } from './turn';

type Appliers = { [Name in MoveName]: (play: Play, seat: Seat, arg: MoveArguments[Name]) => void };

/** An action is the one of its turn; its rewards come from the queue. */
const action =
  <Arg>(apply: (play: Play, seat: Seat, arg: Arg) => void) =>
  (play: Play, seat: Seat, arg: Arg): void => {
    play.state.step = 'afterAction';
    apply(play, seat, arg);
    runQueue(play);
  };

const APPLIERS: Appliers = {
  chooseClan: (play, seat, { clan }) => applyClan(play, seat, clan),
  choosePatron: (play, seat, { patron }) => applyPatron(play, seat, patron),
  spendFavor: (play, seat, { face }) => applyFavor(play, seat, face),
  trade: applyTrade,
  build: action(applyBuild),
  sail: action(applySail),
  deliver: action((play, seat, { customer }) => applyDeliver(play, seat, customer)),
  choose: (play, _seat, { option }) => applyChoice(play, option),
  endTurn: applyEndTurn,
};

function applyChoice(play: Play, option: Option): void {
  const { state } = play;
  const head = state.queue.shift();
  if (!head) throw new Error('There is nothing to choose.');
  applyOption(play, head, option);
  runQueue(play);
  if (state.queue.length > 0) return;
  if (state.step === 'clans') {
    rollFirstDice(play, state.turnOrder.indexOf(head.player) + 1);
  } else if (state.step === 'settling') {
    state.canUndo = false;
    settle(play);
  }
}

/**
 * Carries out the move of the seat that decides, up to the point where the Emperor comes, if he comes: under
 * boardgame.io his visit is a phase of its own.
 */
export function applyPlayersMove(play: Play, move: Move): void {
  const { state } = play;
  state.canUndo = true;
  const apply = APPLIERS[move.name] as (play: Play, seat: Seat, arg: Move['arg']) => void;
  apply(play, state.current, move.arg);
}

/**
 * Carries out a legal move of the seat that decides, in place, with everything that follows by itself. Assumes that
 * the move is legal: who cannot know that asks `legalMoves` first.
 */
export function applyMove(
  state: GameState,
  move: Move,
  random: RandomSource,
  events: GameEvent[] | null = null,
): void {
  const play: Play = { state, random, events };
  applyPlayersMove(play, move);
  if (state.phase === 'emperorsVisit') holdEmperorsVisit(play);
}
