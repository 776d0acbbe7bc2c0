import {
  applyMove,
  cloneState,
  deciderOf,
  type GameState,
  type Move,
  type RandomSource,
  type Seat,
} from '../rules';
import { settle } from './answers';
import { ALL_THROWS, FEW_THROWS, loaded, type Throw } from './dice';
import { sensibleMoves } from './moves';
import { leadOf, worthOfAll } from './worth';

/** What somebody thinks of a state: a number, the higher the better for the seat. */
export type Judge = (state: GameState, seat: Seat) => number;
export const byLead: Judge = (state, seat) => leadOf(state, worthOfAll(state), seat);

/** A move and what its maker thinks of the table after it. */
export interface Valued {
  readonly move: Move;
  readonly value: number;
}

/** The Decree's fall is counted as it is; that the turn ends with it is not: others would draw and score later too. */
const TURMOIL = 4;

const beginsBattle = (move: Move): boolean =>
  move.name === 'battle' || (move.name === 'useCard' && move.arg.battle !== undefined);

/** The table after a move and quick answers to what it asks. */
function after(state: GameState, move: Move, random: RandomSource): GameState {
  const next = cloneState(state);
  applyMove(next, move, random);
  settle(next, random);
  return next;
}

function judgeMove(
  state: GameState,
  seat: Seat,
  move: Move,
  random: RandomSource,
  judge: Judge,
  throws: readonly Throw[],
): number {
  if (move.name === 'turmoil') return judge(state, seat) - TURMOIL;
  if (move.name === 'extraAction') {
    // An action is worth what can be done with it.
    const next = after(state, move, random);
    return bestOf(judgeMoves(next, seat, sensibleMoves(next, seat, true), random, judge, throws))?.value ?? 0;
  }
  if (!beginsBattle(move)) return judge(after(state, move, random), seat);
  return throws.reduce(
    (sum, one) => sum + one.chance * judge(after(state, move, loaded(random, one)), seat),
    0,
  );
}

/** Every move by the table right after it. To be done is worth the table as it is: what follows comes in any case. */
function judgeMoves(
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  random: RandomSource,
  judge: Judge,
  throws: readonly Throw[],
): Valued[] {
  return moves.map((move) => ({
    move,
    value: move.name === 'done' ? judge(state, seat) : judgeMove(state, seat, move, random, judge, throws),
  }));
}
export function bestOf(all: readonly Valued[]): Valued | undefined {
  let best: Valued | undefined;
  for (const one of all) if (!best || one.value > best.value) best = one;
  return best;
}

/** Cards for the Decree that are good enough to be added with another one: there are hundreds of pairs. */
const GOOD_ADDITIONS = 6;
const additionsOf = (move: Move): readonly string[] =>
  move.name === 'addToDecree' ? move.arg.cards.map(({ card, column }) => `${card} ${column}`) : [];

/** What somebody who takes time thinks of every sensible move. */
export function weighMoves(state: GameState, seat: Seat, random: RandomSource, judge: Judge): Valued[] {
  const moves = sensibleMoves(state, seat, false);
  const weigh = (some: readonly Move[]): Valued[] => judgeMoves(state, seat, some, random, judge, ALL_THROWS);
  const pairs = moves.filter((move) => additionsOf(move).length > 1);
  if (pairs.length === 0) return weigh(moves);
  const others = weigh(moves.filter((move) => additionsOf(move).length < 2));
  const good = new Set(
    others
      .toSorted((one, other) => other.value - one.value)
      .flatMap(({ move }) => additionsOf(move))
      .slice(0, GOOD_ADDITIONS),
  );
  return [...others, ...weigh(pairs.filter((move) => additionsOf(move).every((one) => good.has(one))))];
}

/** What a quick player does now. */
export function quickMove(
  state: GameState,
  seat: Seat,
  random: RandomSource,
  judge: Judge = byLead,
): Move | undefined {
  const moves = sensibleMoves(state, seat, true);
  if (moves.length < 2) return moves[0];
  return bestOf(judgeMoves(state, seat, moves, random, judge, FEW_THROWS))?.move;
}

/** Plays on in place, everybody quickly, until so many turns have begun or the game is over. */
export function playQuickly(
  state: GameState,
  random: RandomSource,
  untilTurn: number,
  judge: Judge = byLead,
): void {
  for (let seat = deciderOf(state); seat !== null && state.turn.number < untilTurn; seat = deciderOf(state)) {
    const move = quickMove(state, seat, random, judge);
    if (!move) throw new Error(`Seat ${seat} can do nothing.`);
    applyMove(state, move, random);
  }
}
