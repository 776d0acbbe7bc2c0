/** Why something that factions do in the same way cannot be done: the first thing that is missing. */
import { type ClearingId, cardOf, neighbours } from '../../data';
import { hooksOf } from '../factions/hooks';
import type { BattleArgument, MoveArgument, MoveArguments } from '../moves';
import { type Refusal, refuse } from '../refusals';
import type { GameState, Seat } from '../types';
import { handOf, whyNotHeld } from './cards';
import { whyNotCraftable } from './craft';
import { isTimeOf } from './lasting';
import { canPlace, freeSlots, isIn, rules, warriorsAt } from './pieces';
import { areEnemies, enemiesOf, playerAt } from './play';

/** Warriors who are to walk (4.2). */
export function whyNotWalk(
  state: GameState,
  seat: Seat,
  { from, to, warriors, ally, slip }: MoveArgument,
): Refusal | null {
  const walks = typeof from === 'number' && typeof to === 'number' && warriors !== undefined;
  if (!walks || ally || slip) return refuse('badArgument', '4.2');
  const there = warriorsAt(state, from, seat);
  if (there === 0) return refuse('noWarriorsThere', '4.2');
  if (!neighbours(state.options.map, from).includes(to)) return refuse('notAdjacent', '4.2');
  if (there < warriors) return refuse('tooFewWarriors', '4.2');
  return rules(state, seat, from) || rules(state, seat, to) ? null : refuse('notRuled', '4.2.1');
}

/** A battle of warriors (4.3). */
export function whyNotWarriorBattle(
  state: GameState,
  seat: Seat,
  { clearing, defender, ally }: BattleArgument,
): Refusal | null {
  if (warriorsAt(state, clearing, seat) === 0) return refuse('noWarriorsThere', '4.3');
  return (
    whyNotDefender(state, seat, clearing, defender) ??
    (ally === undefined ? null : refuse('badArgument', '4.3'))
  );
}
/** Who is to be battled in a clearing. */
export function whyNotDefender(
  state: GameState,
  seat: Seat,
  clearing: ClearingId,
  defender: Seat,
): Refusal | null {
  if (!enemiesOf(state, seat).some((enemy) => isIn(state, clearing, enemy)))
    return refuse('noEnemyThere', '4.3');
  return whyNotPlayer(state, clearing, defender, '4.3') ?? whyNotEnemy(state, seat, defender, '4.3');
}
/** A player who has to be in a clearing (R15). */
export const whyNotPlayer = (
  state: GameState,
  clearing: ClearingId,
  player: Seat,
  rule: string,
): Refusal | null =>
  state.players[player] && isIn(state, clearing, player) ? null : refuse('playerNotThere', rule);
/** A player who has to be an enemy (G.1.15). */
export const whyNotEnemy = (state: GameState, seat: Seat, player: Seat, rule: string): Refusal | null =>
  state.players[player] && areEnemies(state, seat, player) ? null : refuse('notEnemies', rule);

/** Where a building is to stand: ruled, with a free slot, and no other faction forbids it (6.2.2). */
export function whyNotSite(state: GameState, seat: Seat, clearing: ClearingId, rule: string): Refusal | null {
  if (!rules(state, seat, clearing)) return refuse('notRuledThere', rule);
  return (
    whyNotPlaced(state, seat, clearing) ??
    (freeSlots(state, clearing) > 0 ? null : refuse('noFreeSlot', '2.2.3'))
  );
}
/** Where a piece is to be placed. */
export const whyNotPlaced = (state: GameState, seat: Seat, clearing: ClearingId): Refusal | null =>
  canPlace(state, seat, clearing) ? null : refuse('placeForbidden', '6.2.2');

/** A card that is to be crafted (4.1). `unpaid`: what is missing where there is no way to pay. */
export function whyNotCraft(
  state: GameState,
  seat: Seat,
  { card, use }: MoveArguments['craft'],
  unpaid: Refusal = refuse('craftingPieces', '4.1.1'),
): Refusal | null {
  const refusal = whyNotHeld(state, seat, card) ?? whyNotCraftable(state, seat, card);
  if (refusal) return refusal;
  const payments = hooksOf(state, seat).craftPayments(state, seat, card);
  if (payments.length === 0) return unpaid;
  const said = payments.some((payment) => payment?.join() === use?.join());
  return said ? null : refuse('badArgument', '4.1.1');
}

/** A lasting card that is to be used (K). */
export function whyNotCard(state: GameState, seat: Seat, arg: MoveArguments['useCard']): Refusal | null {
  const { card } = arg;
  if (!playerAt(state, seat).playArea.includes(card)) return refuse('notInPlay', 'K');
  if (!isTimeOf(state, card)) return refuse('notNow', 'K');
  if (state.turn.used.includes(card)) return refuse('onceATurn', 'K');
  return whyNotTarget(state, seat, arg);
}
function whyNotTarget(
  state: GameState,
  seat: Seat,
  { card, player, clearing, move, battle }: MoveArguments['useCard'],
): Refusal | null {
  const incomplete = refuse('badArgument', 'K');
  const faction = hooksOf(state, seat);
  const empty = player === undefined || !state.players[player] || handOf(state, player).length === 0;
  switch (cardOf(card).effect) {
    case 'battle':
      return battle ? faction.whyNotBattle(state, seat, battle) : incomplete;
    case 'move':
      return move ? faction.whyNotMove(state, seat, move) : incomplete;
    case 'warriorForCard':
      if (clearing === undefined) return incomplete;
      return warriorsAt(state, clearing, seat) > 0 ? null : refuse('noWarriorsThere', 'K');
    case 'stealForVp':
      if (player === undefined) return incomplete;
      return whyNotEnemy(state, seat, player, 'K') ?? (empty ? refuse('noTarget', 'K') : null);
    case 'lookAtHand':
      if (player === undefined) return incomplete;
      return empty || player === seat ? refuse('noTarget', 'K') : null;
    default:
      return null;
  }
}
