import { applyMove, type GameState, type RandomSource } from '../rules';
import { quickMove } from './quick';
import type { Weights } from './weights';

const ownGoodOnly = new WeakMap<Weights, Weights>();

/** Somebody who plays quickly thinks of the own good only. The same weights give the same answer, for tables hang on it. */
export function selfish(w: Weights): Weights {
  const quick = ownGoodOnly.get(w) ?? { ...w, rivals: 0 };
  ownGoodOnly.set(w, quick);
  return quick;
}

/** How far a game in thought is played, with how much luck in what players think, and what may stop it before. */
export interface Limits {
  readonly untilMonth?: number;
  readonly noise?: number;
  /** Asked before every move: true when there is no time left. */
  readonly stop?: () => boolean;
}

/** Plays on in place, everybody quickly, until a month has come or the game is over. Says whether it came that far. */
export function playQuickly(
  state: GameState,
  w: Weights,
  random: RandomSource,
  { untilMonth = Number.POSITIVE_INFINITY, noise = 0, stop = () => false }: Limits = {},
): boolean {
  while (!state.result && state.month < untilMonth) {
    if (stop()) return false;
    applyMove(state, quickMove(state, w, random, noise), random);
  }
  return true;
}
