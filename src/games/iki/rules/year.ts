/**
 * Sections 4, 16 and 20.1: how the year goes on, from decision to decision. What needs no decision is done here and
 * logged (section 19). A fire or a pay day only begins here: it is a phase of its own that `holdFire` and `holdPayDay`
 * carry out.
 */
import { monthOf, NEW_YEAR } from '../data';
import { breakOut, spread } from './fire';
import { applyNeutral, placerOf } from './neutral-card';
import { changeSeason, closeYear, refreshOffer } from './offer';
import { orderOfCylinders } from './path-of-life';
import { applyStarve, ownOccupationStalls, settlePayDay } from './pay-day';
import { scoreGame } from './scoring';
import { emptyStalls } from './stalls';
import { applyStart, onlyStart } from './starting-occupations';
import type { GameState, Phase, Seat, Step } from './state';
import { canHire, takeIncome } from './step-a';
import { nextInOrder, type Play, playerAt, stallAt } from './table';
import { applyWalk, onlyWalk } from './walk';

/** Begins a turn: from here on this seat is on turn and decides. Nothing before it can be taken back. */
function beginTurn({ state, events }: Play, seat: Seat, step: Step): void {
  state.current = seat;
  state.turn++;
  state.step = step;
  state.canUndo = false;
  state.shopUses = 0;
  state.occupationUsed = false;
  events?.push({ type: 'turnBegan', player: seat, turn: state.turn });
}

/** Enters a phase with its order of turns; says who is first. */
function enter(state: GameState, phase: Phase, order: readonly Seat[]): Seat {
  state.phase = phase;
  state.order = order.slice();
  return order[0] as Seat;
}

/** The next player takes a starting card; a last card on a last stall needs no choice. Then the year begins. */
export function chooseStarts(play: Play, seat: Seat | null): void {
  const { state } = play;
  if (seat === null) {
    state.out.occupations.push(...state.starting);
    state.starting = [];
    beginMonth(play);
    return;
  }
  beginTurn(play, seat, 'startingOccupation');
  const only = onlyStart(state);
  if (!only) return;
  applyStart(play, seat, only, true);
  chooseStarts(play, nextInOrder(state, seat));
}

/** (a) of a month: the Path of Life, in firefighting order (5.1). */
function beginMonth(play: Play): void {
  const { state } = play;
  play.events?.push({ type: 'monthBegan', month: state.month });
  beginTurn(play, enter(state, 'pathOfLife', state.brigade), 'pathOfLife');
}

export function afterCylinder(play: Play, seat: Seat): void {
  const { state } = play;
  const next = nextInOrder(state, seat);
  if (next !== null) beginTurn(play, next, 'pathOfLife');
  else beginAction(play, enter(state, 'actions', orderOfCylinders(state)));
}

/** (b) of a month: a turn. On X there is no step A (5.3); where nothing can be hired it is income. */
function beginAction(play: Play, seat: Seat): void {
  const { state } = play;
  const onX = playerAt(state, seat).cylinder === 'X';
  beginTurn(play, seat, onX ? 'walk' : 'stepA');
  if (onX || canHire(state, seat)) return;
  takeIncome(play, seat, true);
  afterStepA(play, seat);
}

export function afterStepA(play: Play, seat: Seat): void {
  const { state } = play;
  state.step = 'walk';
  const only = onlyWalk(state, seat);
  if (!only) return;
  applyWalk(play, seat, only, true);
  beginBusiness(play);
}

export function beginBusiness({ state }: Play): void {
  state.step = 'business';
}

/** After a turn of a month or of the New Year. */
export function afterTurn(play: Play, seat: Seat): void {
  const { state } = play;
  const next = nextInOrder(state, seat);
  if (state.phase === 'newYear') {
    if (next !== null) beginTurn(play, next, 'newYearSpace');
    else endGame(play);
  } else if (next !== null) beginAction(play, next);
  else if (state.players.length === 2) beginNeutral(play);
  else afterTurns(play);
}

/** (c) of a month: with two players a neutral card (18.2). */
function beginNeutral(play: Play): void {
  const { state } = play;
  const empty = emptyStalls(state);
  const [card, ...otherCards] = state.offer;
  const [index, ...otherStalls] = empty;
  if (card === undefined || index === undefined) {
    play.events?.push({ type: 'neutralLeftOut' });
    afterTurns(play);
    return;
  }
  const seat = placerOf(state);
  beginTurn(play, enter(state, 'neutralCard', [seat, 1 - seat]), 'neutralCard');
  if (otherCards.length + otherStalls.length > 0) return;
  applyNeutral(play, seat, { card: card.card, stall: stallAt(index) }, true);
  afterTurns(play);
}

/** (d) of a month: fire or pay day, if it has one. Each is a phase, which is carried out when it begins. */
export function afterTurns(play: Play): void {
  const { state } = play;
  const { fire, payDay } = monthOf(state.month);
  if (fire === undefined && !payDay) {
    endMonth(play);
    return;
  }
  enter(state, payDay ? 'payDay' : 'fire', state.brigade);
  state.step = 'automatic';
  state.canUndo = false;
}

/** The fire phase: it burns until it is out, or until somebody may save a card. */
function holdFire(play: Play): void {
  breakOut(play);
  goOnWithFire(play);
}
export function goOnWithFire(play: Play): void {
  const asked = spread(play);
  if (asked === null) endMonth(play);
  else beginTurn(play, asked, 'saveFromFire');
}

/** The pay day phase: salaries, harmony and feeding, until somebody has to choose what starves. */
function holdPayDay(play: Play): void {
  settlePayDay(play);
  goOnWithPayDay(play);
}
export function goOnWithPayDay(play: Play): void {
  const { state } = play;
  while (true) {
    const [head] = state.starving;
    if (!head) {
      endMonth(play);
      return;
    }
    const stalls = ownOccupationStalls(state, head.player);
    if (stalls.length > head.missing) {
      beginTurn(play, head.player, 'starve');
      return;
    }
    // All of them go: there is nothing to choose.
    applyStarve(play, head.player, { stalls }, true);
  }
}

/** The phases that do their work when they begin (20.1). */
export const AUTOMATIC_PHASES = { fire: holdFire, payDay: holdPayDay } as const satisfies Partial<
  Record<Phase, (play: Play) => void>
>;

/** (e) and (f) of a month: the offer, then the calendar moves on. December leads to the New Year (section 13). */
function endMonth(play: Play): void {
  const { state } = play;
  const lastMonth = state.month + 1 === NEW_YEAR;
  if (lastMonth) closeYear(play);
  else if (monthOf(state.month).payDay) changeSeason(play);
  else refreshOffer(play);
  state.month++;
  if (lastMonth) beginNewYear(play);
  else beginMonth(play);
}

/** One more round in firefighting order, each on a space of choice (16.1). */
function beginNewYear(play: Play): void {
  const { state } = play;
  play.events?.push({ type: 'newYearBegan' });
  beginTurn(play, enter(state, 'newYear', state.brigade), 'newYearSpace');
}

function endGame(play: Play): void {
  const { state } = play;
  state.step = 'over';
  state.canUndo = false;
  state.result = scoreGame(play);
}
