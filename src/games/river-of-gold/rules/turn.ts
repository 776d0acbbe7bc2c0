import { building, FINAL_ROUND_POINTS, shoreSpace } from '../data';
import { rollOrSetDie } from './die';
import type { GameEvent } from './events';
import { gain } from './gains';
import { claimMasteries } from './masteries';
import type { MoveArguments } from './moves';
import { enqueueAll, runQueue } from './queue';
import { lastTileComes, type RowNews, refillRow } from './row';
import { scoreGame } from './scoring';
import type { GameState, Seat, VisitGain } from './state';
import type { Play } from './table';

/** Whether the player on turn will have another one, and so needs a die (section 3, step 4). */
export const hasAnotherTurn = (state: GameState): boolean =>
  state.finalRound === null && !lastTileComes(state);

/** Begins a seat's turn; goods of choice that waited come first (3.4). */
export function beginTurn(play: Play, seat: Seat): void {
  const { state } = play;
  state.current = seat;
  state.turn++;
  state.step = 'beforeAction';
  play.events?.push({ type: 'turnBegan', player: seat, turn: state.turn });
  takeUpWaiting(play, seat);
}

function takeUpWaiting(play: Play, seat: Seat): void {
  const { state } = play;
  if (state.waiting.length === 0) return;
  state.queue.push(...state.waiting.filter((pending) => pending.player === seat));
  state.waiting = state.waiting.filter((pending) => pending.player !== seat);
  runQueue(play);
}

function seatAfter(state: GameState, seat: Seat): Seat {
  const { turnOrder } = state;
  return turnOrder[(turnOrder.indexOf(seat) + 1) % turnOrder.length] as Seat;
}

/** Steps 3 and 4 of a turn: masteries, the row, the roll; then whatever the row brings (sections 3, 7, 9). */
export function applyEndTurn(play: Play, seat: Seat, { setDie }: MoveArguments['endTurn']): void {
  const { state } = play;
  claimMasteries(play, seat);
  const rolls = hasAnotherTurn(state);
  const news = refillRow(play);
  if (rolls) rollOrSetDie(play, seat, setDie);
  state.canUndo = false;
  afterTurn(play, seat, news);
}

function afterTurn(play: Play, seat: Seat, news: RowNews): void {
  const { state } = play;
  if (news.era1Ended) {
    state.phase = 'emperorsVisit';
    return;
  }
  if (news.era2Ended) {
    state.phase = 'finalRound';
    state.finalRound = { by: seat, turnsLeft: state.players.length - 1 };
    play.events?.push({ type: 'finalRoundBegan', player: seat });
    gain(play, seat, 'points', FINAL_ROUND_POINTS, { from: 'finalRound' });
  } else if (state.finalRound) {
    state.finalRound.turnsLeft--;
    if (state.finalRound.turnsLeft === 0) {
      state.step = 'settling';
      settle(play);
      return;
    }
  }
  beginTurn(play, seatAfter(state, seat));
}

/** The Emperor's visit: every owner gains once per marker, in the order of the shore spaces; then Era 2 begins (9.2). */
export function holdEmperorsVisit(play: Play): void {
  const { state } = play;
  const events: GameEvent[] = [];
  const visit: Play = { state, random: play.random, events };
  play.events?.push({ type: 'emperorArrived', turn: state.turn });
  state.shore.forEach((built, index) => {
    if (!built) return;
    const { id: space, region } = shoreSpace(index + 1);
    for (const owner of built.owners) {
      enqueueAll(state, owner, building(built.tile).owner, region, { from: 'emperor', space });
    }
  });
  runQueue(visit);
  play.events?.push(...events);
  state.emperorsVisit = { turn: state.turn, gains: events.flatMap(visitGain) };
  state.phase = 'era2';
  beginTurn(play, seatAfter(state, state.current));
}

function visitGain(event: GameEvent): VisitGain[] {
  if (event.type !== 'gained' || event.source.from !== 'emperor') return [];
  const { player, resource, amount, lost, source } = event;
  return [{ player, space: source.space, resource, amount, lost }];
}

/** After the last turn: choices that still wait are answered in turn order, then the game is scored (3.4). */
export function settle(play: Play): void {
  const { state } = play;
  for (const seat of state.turnOrder) {
    if (!state.waiting.some((pending) => pending.player === seat)) continue;
    state.current = seat;
    takeUpWaiting(play, seat);
    if (state.queue.length > 0) return;
  }
  state.step = 'over';
  state.result = scoreGame(state, play.events);
}
