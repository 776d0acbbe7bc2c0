import { FACES, type GameState, type Player, RIVER_LENGTH, RIVER_SPACES_TOUCHING, voyage } from '../rules';
import type { Weights } from './weights';

/** How much of the game is left, as far as the table shows. */
export interface Outlook {
  /** Turns that each seat still has, the one under way included while its action is not done. */
  readonly turns: readonly number[];
  /** Voyages of all players still to come. */
  readonly sails: number;
  /** Whether the Emperor still comes. */
  readonly emperor: boolean;
}

export function outlook(state: GameState, weights: Weights): Outlook {
  const count = state.players.length;
  const acted = state.step === 'afterAction';
  const place = state.turnOrder.indexOf(state.current);
  const { era1, era2 } = state.secrets;
  const turns = new Array<number>(count).fill(0);
  let total = 0;
  const expected = (era1.length + era2.length) / weights.tileRate + count - 1;
  for (let i = 0; i < count; i++) {
    const seat = state.turnOrder[(place + i) % count] ?? 0;
    const offset = i === 0 && acted ? count : i;
    let left: number;
    if (state.step === 'over' || state.step === 'settling') left = 0;
    else if (state.finalRound) left = offset < state.finalRound.turnsLeft ? 1 : 0;
    else left = Math.max(1, (expected + (count - 1) / 2 - offset) / count);
    turns[seat] = left;
    total += left;
  }
  return { turns, sails: total * weights.sailShare, emperor: state.phase === 'era1' };
}

/** Ships that reach each river space with one roll, in sixths. */
export function shipsNear(players: readonly Player[]): number[] {
  const near = new Array<number>(RIVER_LENGTH + 1).fill(0);
  for (const { ships } of players) {
    for (const from of ships) {
      for (const face of FACES) {
        const { to } = voyage(from, face);
        near[to] = (near[to] ?? 0) + 1 / FACES.length;
      }
    }
  }
  return near;
}

/** How often a building on this shore space will be visited: ships that are near count more than those far away. */
export function visitsOf(space: number, near: readonly number[], sails: number, engineNear: number): number {
  let soon = 0;
  const touching = RIVER_SPACES_TOUCHING[space] ?? [];
  for (const river of touching) soon += near[river] ?? 0;
  const share = touching.length / RIVER_LENGTH;
  return sails * share + engineNear * Math.min(1, sails) * (soon - share * 4);
}
