import type { RandomSource } from '../../random';
import type { GameEvent } from './events';
import { hooksOf } from './factions/hooks';
import { goOn, leaveStep } from './flow';
import type { Move } from './moves';
import { answerQuestion } from './questions';
import { applySetUp } from './setup';
import { craft } from './shared/craft';
import { applyDominance } from './shared/dominance';
import { applyCard, isStartStep } from './shared/lasting';
import { deciderOf, isOver, type Play, playOn } from './shared/play';
import type { GameState, Seat } from './types';

/** What a move itself does, without what follows by itself. */
function act(play: Play, seat: Seat, move: Move): void {
  const { state, events } = play;
  const { turn } = state;
  switch (move.name) {
    case 'setUp':
      applySetUp(play, seat, move);
      return;
    case 'choose': {
      const question = state.questions.at(-1);
      if (!question) throw new Error('Nobody is asked.');
      answerQuestion(play, question, move.arg.option);
      return;
    }
    case 'standing':
      state.secret.standing[seat] = move.arg.answers;
      return;
    case 'done':
      if (turn.march > 0) {
        turn.march = 0;
        return;
      }
      events?.push({ type: 'stepLeft', player: seat, step: turn.step });
      leaveStep(play);
      return;
    case 'dominance':
      turn.march = 0;
      applyDominance(play, seat, move.arg);
      return;
    case 'useCard':
      turn.march = 0;
      applyCard(play, seat, move.arg);
      return;
  }
  const faction = hooksOf(state, seat);
  const step = faction.stepOf[move.name];
  // A move that belongs to several steps is never one of the start of a phase.
  if (step === undefined ? isStartStep(turn.step) : step !== turn.step) leaveStep(play);
  turn.entered = true;
  if (move.name !== 'move') turn.march = 0;
  if (move.name === 'craft') craft(play, seat, move.arg.card, move.arg.use ?? null);
  else faction.act(play, seat, move);
}

/** Carries out a move and everything that follows by itself, up to the next decision. */
export function carryOut(play: Play, move: Move): void {
  const { state } = play;
  const seat = deciderOf(state);
  if (seat === null) throw new Error('The game is over.');
  const offTurn = seat !== state.turn.of;
  state.shown = [];
  act(play, seat, move);
  if (!play.halted && !isOver(state)) goOn(play);
  state.canUndo = !play.barrier && !offTurn && state.phase === 'play' && deciderOf(state) === seat;
}

/**
 * Carries out a legal move of the seat that decides, in place. Assumes that the move is legal: who cannot know that asks
 * `explain` first.
 */
export function applyMove(
  state: GameState,
  move: Move,
  random: RandomSource,
  events: GameEvent[] | null = null,
): void {
  carryOut(playOn(state, random, events), move);
}
