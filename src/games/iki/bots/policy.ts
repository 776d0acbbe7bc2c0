import { applyMove, type GameState, type Move, type RandomSource } from '../rules';
import { candidatesFor } from './candidates';
import { NARROW } from './turns';
import type { Weights } from './weights';

const ownGoodOnly = new WeakMap<Weights, Weights>();

/** Somebody who plays quickly thinks of the own good only. The same weights give the same answer, for tables hang on it. */
export function selfish(w: Weights): Weights {
  const quick = ownGoodOnly.get(w) ?? { ...w, rivals: 0 };
  ownGoodOnly.set(w, quick);
  return quick;
}

/** What a quick player does now: the rest of the turn, or the answer to the question that is asked. */
function quickMoves(state: GameState, w: Weights, random: RandomSource, noise = 0): readonly Move[] {
  let best: readonly Move[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const { moves, worth } of candidatesFor(state, state.current, NARROW, w)) {
    const value = noise === 0 ? worth : worth + (noise * random.index(1000)) / 1000;
    if (value > most) {
      most = value;
      best = moves;
    }
  }
  return best;
}

/** Plays on in place, everybody quickly, until a month has come or the game is over. */
export function playQuickly(
  state: GameState,
  w: Weights,
  random: RandomSource,
  untilMonth = Number.POSITIVE_INFINITY,
  noise = 0,
): void {
  while (!state.result && state.month < untilMonth) {
    for (const move of quickMoves(state, w, random, noise)) applyMove(state, move, random);
  }
}
