import { UNKNOWN_RANDOM } from '../../random';
import { RESOURCES, type Resource } from '../data';
import { effectOf } from './apply';
import type { GameEvent } from './events';
import { isLegal } from './explain';
import type { Move } from './moves';
import type { GameState, Player, Seat } from './state';
import { playerView } from './view';

/** What somebody would have more or less of; what does not change is not named. */
export type Change = { readonly [R in Resource | 'kobun']?: number };

/** What a move would do. */
export interface Preview {
  /** Everything that would happen, to everybody, up to the next decision of the same turn. */
  readonly events: readonly GameEvent[];
  /** By seat, what it gives and costs. */
  readonly changes: readonly Change[];
  /**
   * The state right after the move. A move that ends the turn is shown without what follows it: a fire, a pay day and
   * new cards cannot be known.
   */
  readonly after: GameState;
}

function changeOf(before: Player, after: Player): Change {
  const change: { [R in Resource | 'kobun']?: number } = {};
  for (const thing of [...RESOURCES, 'kobun'] as const) {
    const difference = after[thing] - before[thing];
    if (difference !== 0) change[thing] = difference;
  }
  return change;
}

/** What a legal move would give and cost; null for a move that is not legal. Works on a state and on a view. */
export function previewMove(state: GameState, seat: Seat, move: Move): Preview | null {
  if (!isLegal(state, seat, move)) return null;
  const after = playerView(state, seat);
  const events: GameEvent[] = [];
  const play = { state: after, random: UNKNOWN_RANDOM, events };
  const effect = effectOf(move);
  after.canUndo = !effect.final;
  effect.act(play, seat, move.arg);
  if (!effect.final) effect.goOn(play, seat);
  const changes = after.players.map((player, other) => changeOf(state.players[other] ?? player, player));
  return { events, changes, after };
}
