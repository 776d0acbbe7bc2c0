import {
  type GameState,
  INCOME,
  legalMoves,
  type Move,
  type MoveOf,
  PATH_SPACES,
  type PathSpace,
  passesOf,
  playerAt,
  type RandomSource,
  type Seat,
  STALL_INDEX,
  STEPS_ON_X,
  spaceAfter,
} from '../rules';
import { candidatesFor } from './candidates';
import { Judge } from './judge';
import { harmonyAround, rateHires } from './placing';
import { NARROW } from './turns';
import type { Weights } from './weights';

/** Sandals that a quick player thinks of using for one walk. */
const MOST_SANDALS = 2;

/** The best of some moves by what they are worth, with a little luck where some is wanted. */
class Choice<M> {
  best: M | null = null;
  worth = Number.NEGATIVE_INFINITY;
  constructor(private readonly luck: () => number) {}
  offer(move: M, worth: number): void {
    const value = worth + this.luck();
    if (value <= this.worth) return;
    this.worth = value;
    this.best = move;
  }
}

const isSwap = (move: Move): boolean => move.name === 'occupation' && 'swap' in move.arg;

/** What business on a space promises: the best use of the shop and of an occupation behind it, as if both went together. */
function landing(state: GameState, seat: Seat, at: number, judge: Judge): number {
  const player = playerAt(state, seat);
  const { step } = state;
  const from = player.at;
  player.at = at;
  state.step = 'business';
  let shop = 0;
  let occupation = 0;
  for (const move of legalMoves(state, seat)) {
    if (isSwap(move)) continue;
    const worth = judge.business(move);
    if (move.name === 'shop') shop = Math.max(shop, worth);
    else occupation = Math.max(occupation, worth);
  }
  player.at = from;
  state.step = step;
  return shop + occupation;
}

/** What business on each space promises, looked at once for each space that is asked for. */
function landings(state: GameState, seat: Seat, judge: Judge): (at: number) => number {
  const found: number[] = [];
  return (at) => {
    const known = found[at] ?? landing(state, seat, at, judge);
    found[at] = known;
    return known;
  };
}

function bestHire(state: GameState, seat: Seat, hires: readonly MoveOf<'hire'>[], judge: Judge, w: Weights) {
  let best: { readonly move: Move; readonly value: number } | null = null;
  for (const one of rateHires(state, seat, hires, w)) if (!best || one.value > best.value) best = one;
  return best ? { move: best.move, value: best.value - judge.kobun() } : null;
}

type Luck = () => number;

function stepA(state: GameState, seat: Seat, w: Weights, luck: Luck): Move | null {
  const judge = new Judge(state, seat, w);
  const choice = new Choice<Move>(luck);
  const hires: MoveOf<'hire'>[] = [];
  for (const move of legalMoves(state, seat)) {
    if (move.name === 'hire') hires.push(move);
    else choice.offer(move, judge.income(INCOME));
  }
  const hire = hires.length > 0 ? bestHire(state, seat, hires, judge, w) : null;
  if (hire) choice.offer(hire.move, hire.value);
  return choice.best;
}

function walk(state: GameState, seat: Seat, w: Weights, luck: Luck): Move | null {
  const judge = new Judge(state, seat, w);
  const land = landings(state, seat, judge);
  const { at } = playerAt(state, seat);
  const choice = new Choice<Move>(luck);
  for (const move of legalMoves(state, seat)) {
    if (move.name !== 'walk' || move.arg.sandals > MOST_SANDALS) continue;
    const { base, sandals, ox } = move.arg;
    const steps = base + sandals + ox;
    choice.offer(move, judge.walk(steps, passesOf(at, steps), sandals) + land(spaceAfter(at, steps)));
  }
  return choice.best;
}

/** A space of the Path of Life is worth the best walk from it, step A where it has one, and a little for being early. */
function pathOfLife(state: GameState, seat: Seat, w: Weights, luck: Luck): Move | null {
  const judge = new Judge(state, seat, w);
  const land = landings(state, seat, judge);
  const player = playerAt(state, seat);
  const sandals = Math.min(MOST_SANDALS, player.sandals);
  const fromSpace = (space: PathSpace): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (const base of space === 'X' ? STEPS_ON_X : [space]) {
      for (let used = 0; used <= sandals; used++) {
        const steps = base + used;
        const way = judge.walk(steps, passesOf(player.at, steps), used);
        best = Math.max(best, way + land(spaceAfter(player.at, steps)));
      }
    }
    return best;
  };
  const choice = new Choice<Move>(luck);
  const first = judge.income(INCOME);
  for (const move of legalMoves(state, seat)) {
    if (move.name !== 'placeCylinder') continue;
    const { space } = move.arg;
    const place = PATH_SPACES.indexOf(space);
    choice.offer(move, fromSpace(space) + (space === 'X' ? 0 : first) - w.early * place);
  }
  return choice.best;
}

function business(state: GameState, seat: Seat, w: Weights, luck: Luck): Move | null {
  const judge = new Judge(state, seat, w);
  const choice = new Choice<Move>(luck);
  for (const move of legalMoves(state, seat)) if (!isSwap(move)) choice.offer(move, judge.business(move));
  return choice.best;
}

function newYear(state: GameState, seat: Seat, w: Weights, luck: Luck): Move | null {
  const judge = new Judge(state, seat, w);
  const choice = new Choice<Move>(luck);
  for (const move of legalMoves(state, seat)) {
    if (move.name === 'goTo') choice.offer(move, landing(state, seat, move.arg.space, judge));
  }
  return choice.best;
}

/** A neutral card goes where it stands in harmony with own cards. */
function neutral(state: GameState, seat: Seat, luck: Luck): Move | null {
  const choice = new Choice<Move>(luck);
  for (const move of legalMoves(state, seat)) {
    if (move.name !== 'placeNeutral') continue;
    choice.offer(move, harmonyAround(state, move.arg.card, STALL_INDEX[move.arg.stall], seat).own);
  }
  return choice.best;
}

/** What a quick player does now. It looks at prices only and copies no state, but for rare questions. */
export function quickMove(state: GameState, w: Weights, random: RandomSource, noise: number): Move {
  const seat = state.current;
  const luck = noise === 0 ? () => 0 : () => (noise * random.index(1000)) / 1000;
  const move = moveOf(state, seat, w, luck);
  if (!move) throw new Error(`Seat ${seat} has nothing to decide.`);
  return move;
}

function moveOf(state: GameState, seat: Seat, w: Weights, luck: Luck): Move | null {
  switch (state.step) {
    case 'pathOfLife':
      return pathOfLife(state, seat, w, luck);
    case 'stepA':
      return stepA(state, seat, w, luck);
    case 'walk':
      return walk(state, seat, w, luck);
    case 'business':
      return business(state, seat, w, luck);
    case 'newYearSpace':
      return newYear(state, seat, w, luck);
    case 'neutralCard':
      return neutral(state, seat, luck);
    default: {
      const choice = new Choice<Move>(luck);
      for (const { moves, worth } of candidatesFor(state, seat, NARROW, w)) {
        const [move] = moves;
        if (move) choice.offer(move, worth);
      }
      return choice.best;
    }
  }
}
