import {
  CLEARINGS,
  type ClearingId,
  COLUMNS,
  cardOf,
  type DeckCardId,
  NEW_ROOST_WARRIORS,
} from '../../../data';
import type { Move, MoveArguments } from '../../moves';
import { becomeOpen, different, draw, handOf, leaveHand } from '../../shared/cards';
import { canPlace, countOnMap, freeSlots, placePiece, placeWarriors } from '../../shared/pieces';
import { clearingAt, type Play } from '../../shared/play';
import { ask } from '../../shared/questions';
import type { GameState, Seat } from '../../types';
import { boardOf } from './decree';

/** With no card in hand, one is drawn (7.4.1). */
export function emergencyOrders(play: Play, seat: Seat): void {
  if (handOf(play.state, seat).length === 0) draw(play, seat, 1);
}

const isBird = (card: DeckCardId): boolean => cardOf(card).suit === 'bird';
/** One or two cards to any columns, at most one of them a bird (7.4.2). */
export function legalAdditions(state: GameState, seat: Seat, moves: Move[]): void {
  const hand = handOf(state, seat).filter((card) => card !== null);
  const kinds = different(hand);
  for (const card of kinds) {
    for (const column of COLUMNS) moves.push({ name: 'addToDecree', arg: { cards: [{ card, column }] } });
  }
  const sorted = kinds.slice().sort();
  for (let i = 0; i < sorted.length; i++) {
    for (let j = i; j < sorted.length; j++) {
      const one = sorted[i];
      // A pair of one kind needs a second copy in hand.
      const other = i === j ? hand.find((card) => card !== one && isCopy(card, one)) : sorted[j];
      if (!one || !other || (isBird(one) && isBird(other))) continue;
      const [first, second] = one < other ? [one, other] : [other, one];
      for (const [at, column] of COLUMNS.entries()) {
        for (const [otherAt, otherColumn] of COLUMNS.entries()) {
          if (i === j && otherAt < at) continue;
          moves.push({
            name: 'addToDecree',
            arg: {
              cards: [
                { card: first, column },
                { card: second, column: otherColumn },
              ],
            },
          });
        }
      }
    }
  }
}
function isCopy(card: DeckCardId, of: DeckCardId | undefined): boolean {
  if (!of) return false;
  return cardOf(card).name === cardOf(of).name && cardOf(card).suit === cardOf(of).suit;
}
export function addToDecree(play: Play, seat: Seat, { cards }: MoveArguments['addToDecree']): void {
  const { decree } = boardOf(play.state, seat);
  for (const { card, column } of cards) {
    leaveHand(play.state, seat, card);
    becomeOpen(play.state, card);
    decree[column].push(card);
    play.events?.push({ type: 'decreeAdded', player: seat, card, column });
  }
}

/** The clearings with the fewest warriors among those that can take a roost (7.4.3, R17). */
export function newRoostOptions(state: GameState, seat: Seat): ClearingId[] {
  let fewest = Number.POSITIVE_INFINITY;
  let found: ClearingId[] = [];
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    if (freeSlots(state, clearing) === 0 || !canPlace(state, seat, clearing)) continue;
    const warriors = clearingAt(state, clearing).warriors.reduce((sum, count) => sum + count, 0);
    if (warriors < fewest) {
      fewest = warriors;
      found = [];
    }
    if (warriors === fewest) found.push(clearing);
  }
  return found;
}
/** A new roost where none is on the map (7.4.3). */
export function newRoost(play: Play, seat: Seat): void {
  if (countOnMap(play.state, 'roost') > 0) return;
  const [first, ...others] = newRoostOptions(play.state, seat);
  if (first === undefined) return;
  if (others.length === 0) placeRoost(play, seat, first);
  else ask(play, 'newRoost', seat);
}
export function placeRoost(play: Play, seat: Seat, clearing: ClearingId): void {
  placePiece(play, clearing, 'roost');
  placeWarriors(play, seat, clearing, NEW_ROOST_WARRIORS);
}
