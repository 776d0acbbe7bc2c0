import { UNKNOWN_RANDOM } from '../../random';
import {
  applyPlayersMove,
  cloneState,
  type GameState,
  legalMoves,
  type Move,
  type MoveOf,
  type PathSpace,
  playerAt,
  type Seat,
  STALL_INDEX,
} from '../rules';
import { bestHires, dangers } from './placing';
import type { Weights } from './weights';
import { outlook } from './worth';

/** A way to go on: the moves up to the end of the own turn, and what it is worth. */
export interface Candidate {
  readonly moves: readonly Move[];
  readonly worth: number;
}

/** How broadly a turn is planned. */
export interface Breadth {
  readonly hires: number;
  readonly stallsPerCard: number;
  /** Sandals that a walk may take. */
  readonly sandals: number;
  /** First steps of business whose second step is looked at. */
  readonly first: number;
  readonly swaps: boolean;
  /** Hires that are looked at for each space of the Path of Life. */
  readonly hiresAhead: number;
  /** Whether there is no time for more: a way to go on is found in any case, but no other is looked for. */
  readonly stop?: () => boolean;
}
export const BROAD: Breadth = {
  hires: 10,
  stallsPerCard: 2,
  sandals: 7,
  first: 4,
  swaps: true,
  hiresAhead: 4,
};
export const NARROW: Breadth = {
  hires: 3,
  stallsPerCard: 1,
  sandals: 2,
  first: 1,
  swaps: false,
  hiresAhead: 1,
};

/** The state after a move of the own turn. Up to `endTurn` nothing of it depends on luck (21.2). */
function after(state: GameState, move: Move): GameState {
  const next = cloneState(state);
  applyPlayersMove({ state: next, random: UNKNOWN_RANDOM, events: null }, move);
  return next;
}

/** Each building on its safest stall only, and swaps only where there is time for them. */
function businessMoves(state: GameState, seat: Seat, breadth: Breadth, w: Weights): Move[] {
  const moves: Move[] = [];
  const safest = new Map<string, { move: Move; danger: number }>();
  let danger: number[] | null = null;
  for (const move of legalMoves(state, seat)) {
    if (move.name === 'endTurn') continue;
    if ('swap' in move.arg && !breadth.swaps) continue;
    if (!('building' in move.arg)) {
      moves.push(move);
      continue;
    }
    const { arg } = move;
    const stall = 'buildStall' in arg ? arg.buildStall : 'stall' in arg ? arg.stall : null;
    if (stall === null || typeof stall !== 'string') continue;
    danger ??= dangers(
      state,
      seat,
      state.stalls.flatMap((card, index) => (card ? [] : [index])),
      w,
    );
    const key = `${move.name} ${arg.building} ${'leaveOut' in arg ? arg.leaveOut : ''}`;
    const here = danger[STALL_INDEX[stall]] ?? 0;
    if (here < (safest.get(key)?.danger ?? Number.POSITIVE_INFINITY)) safest.set(key, { move, danger: here });
  }
  for (const { move } of safest.values()) moves.push(move);
  return moves;
}

const END: Move = { name: 'endTurn', arg: {} };

/** Every first step of business with the best way to go on after it, and to end the turn at once. */
function planBusiness(state: GameState, seat: Seat, breadth: Breadth, w: Weights): Candidate[] {
  const found: Candidate[] = [{ moves: [END], worth: outlook(state, seat, w) }];
  const firsts: { readonly move: Move; readonly next: GameState; readonly worth: number }[] = [];
  for (const move of businessMoves(state, seat, breadth, w)) {
    if (breadth.stop?.()) break;
    const next = after(state, move);
    firsts.push({ move, next, worth: outlook(next, seat, w) });
  }
  firsts.sort((a, b) => b.worth - a.worth);
  firsts.forEach(({ move, next, worth }, index) => {
    const deeper = index < breadth.first && !breadth.stop?.();
    const rest = deeper ? bestOf(planBusiness(next, seat, { ...breadth, first: 1 }, w)) : null;
    found.push(
      rest && rest.worth >= worth
        ? { moves: [move, ...rest.moves], worth: rest.worth }
        : { moves: [move, END], worth },
    );
  });
  return found;
}

export function bestOf(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const one of candidates) if (!best || one.worth > best.worth) best = one;
  return best;
}

/** Moves of step A, of the walk or of the New Year that are worth planning on from. */
function openings(state: GameState, seat: Seat, breadth: Breadth, w: Weights): Move[] {
  const legal = legalMoves(state, seat);
  switch (state.step) {
    case 'stepA': {
      const hires = legal.filter((move): move is MoveOf<'hire'> => move.name === 'hire');
      const others = legal.filter((move) => move.name !== 'hire');
      return [...others, ...bestHires(state, seat, hires, breadth.hires, breadth.stallsPerCard, w)];
    }
    case 'walk':
      return legal.filter((move) => move.name === 'walk' && move.arg.sandals <= breadth.sandals);
    default:
      return legal;
  }
}

/** Ways through the rest of the own turn: one for each step A and walk, or for each first step of business. */
export function planTurn(state: GameState, seat: Seat, breadth: Breadth, w: Weights): Candidate[] {
  if (state.step === 'business') return planBusiness(state, seat, breadth, w);
  const found: Candidate[] = [];
  for (const move of openings(state, seat, breadth, w)) {
    if (found.length > 0 && breadth.stop?.()) break;
    const next = after(state, move);
    const rest = planTurn(next, seat, breadth, w);
    const ways = next.step === 'business' ? [bestOf(rest)] : rest;
    for (const way of ways) if (way) found.push({ moves: [move, ...way.moves], worth: way.worth });
  }
  return found;
}

/** The turn of a seat as if it were on turn now, with its cylinder on this space. */
export function asIfOnTurn(state: GameState, seat: Seat, space: PathSpace): GameState {
  const next = cloneState(state);
  playerAt(next, seat).cylinder = space;
  next.phase = 'actions';
  next.current = seat;
  next.order = [seat];
  next.step = space === 'X' ? 'walk' : 'stepA';
  next.shopUses = 0;
  next.occupationUsed = false;
  return next;
}
