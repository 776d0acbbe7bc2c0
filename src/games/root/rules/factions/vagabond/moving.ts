import { type ClearingId, forestOf, forestsAt, neighbours, type Place } from '../../../data';
import type { MoveArgument } from '../../moves';
import { moveWarriors } from '../../shared/move';
import { rules, warriorsAt } from '../../shared/pieces';
import { clearingAt, type Play } from '../../shared/play';
import type { GameState, Seat } from '../../types';
import { boardOf, exhaust, readyOf } from './items';
import { isAllied, isHostile } from './relationships';

/** Whether warriors of a Hostile faction are in a clearing: entering it costs a boot more (9.2.9.IIIb). */
export const hasHostileWarriors = (state: GameState, seat: Seat, clearing: ClearingId): boolean =>
  clearingAt(state, clearing).warriors.some(
    (count, other) => count > 0 && other !== seat && isHostile(state, seat, other),
  );

/** The pawn's move alone, and with each number of warriors of each Allied faction that may come along (9.2.9.IIb, R20). */
function withAllies(state: GameState, seat: Seat, from: Place, to: Place, extra: object): MoveArgument[] {
  const moves: MoveArgument[] = [{ from, to, ...extra }];
  if (typeof from !== 'number' || typeof to !== 'number') return moves;
  for (let player = 0; player < state.players.length; player++) {
    if (player === seat || !isAllied(state, seat, player)) continue;
    if (!rules(state, player, from) && !rules(state, player, to)) continue;
    const most = warriorsAt(state, from, player);
    for (let warriors = 1; warriors <= most; warriors++) {
      moves.push({ from, to, ally: { player, warriors }, ...extra });
    }
  }
  return moves;
}

/** Where the pawn can walk to: an adjacent clearing, or out of a forest to its rim (9.5.1). */
export function walkTargets(state: GameState, seat: Seat): readonly ClearingId[] {
  const { at } = boardOf(state, seat);
  const { map } = state.options;
  if (at === null) return [];
  return typeof at === 'number' ? neighbours(map, at) : forestOf(map, at).clearings;
}
/** Moves to clearings with boots; `free`: by a card, which costs a boot only where there are Hostile warriors. */
export function walkingMoves(state: GameState, seat: Seat, free: boolean): MoveArgument[] {
  const { at } = boardOf(state, seat);
  if (at === null || (free && typeof at !== 'number')) return [];
  const boots = readyOf(state, seat, 'boots') + (free ? 1 : 0);
  return walkTargets(state, seat).flatMap((to) =>
    boots >= (hasHostileWarriors(state, seat, to) ? 2 : 1) ? withAllies(state, seat, at, to, {}) : [],
  );
}
/** Where the pawn can slip to: an adjacent clearing or forest (9.4.2). */
export function slipTargets(state: GameState, seat: Seat): readonly Place[] {
  const { at } = boardOf(state, seat);
  const { map } = state.options;
  if (at === null) return [];
  return [
    ...walkTargets(state, seat),
    ...(typeof at === 'number' ? forestsAt(map, at) : forestOf(map, at).adjacent),
  ];
}
/** Slip: without boots (9.4.2). */
export function slipMoves(state: GameState, seat: Seat): MoveArgument[] {
  const { at } = boardOf(state, seat);
  if (at === null || state.turn.slipped) return [];
  return slipTargets(state, seat).flatMap((to) => withAllies(state, seat, at, to, { slip: true }));
}

/** The pawn moves, and perhaps allies with it. `boots`: those that the move itself costs. */
export function movePawn(
  play: Play,
  seat: Seat,
  { from, to, ally, slip }: MoveArgument,
  boots: number,
): void {
  const { state, events } = play;
  const extra = !slip && typeof to === 'number' && hasHostileWarriors(state, seat, to) ? 1 : 0;
  if (boots + extra > 0) exhaust(play, seat, 'boots', boots + extra);
  boardOf(state, seat).at = to;
  events?.push({ type: 'moved', player: seat, from, to, warriors: 0, by: seat });
  if (ally && typeof from === 'number' && typeof to === 'number') {
    moveWarriors(play, ally.player, from, to, ally.warriors, seat);
  }
}
