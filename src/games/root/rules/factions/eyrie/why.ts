import { type CardId, type ClearingId, type Column, cardOf, matches, suitOf } from '../../../data';
import type { Move } from '../../moves';
import { type Refusal, refuse } from '../../refusals';
import { whyNotHeld } from '../../shared/cards';
import { hasPiece, leftOf } from '../../shared/pieces';
import { clearingAt, playerAt } from '../../shared/play';
import { whyNotCraft, whyNotPlaced, whyNotSite, whyNotWalk, whyNotWarriorBattle } from '../../shared/why';
import type { GameState, Seat } from '../../types';
import { currentColumn } from './decree';

/** What stands against one of their moves (7.3, 7.4.2, 7.5). */
export function whyNot(state: GameState, seat: Seat, move: Move): Refusal | null {
  switch (move.name) {
    case 'setUp':
      return refuse('notPossible', 'corner' in move.arg ? '7.3.2' : '7.3');
    case 'craft':
      return whyNotCraft(state, seat, move.arg);
    case 'addToDecree':
      return whyNotAdded(
        state,
        seat,
        move.arg.cards.map(({ card }) => card),
      );
    case 'turmoil': {
      const asked = currentColumn(state, seat)?.cards.includes(move.arg.decree);
      return refuse(asked ? 'canBeDone' : 'otherColumn', 'R16');
    }
    case 'recruit': {
      const { clearing, decree } = move.arg;
      if (clearing === undefined) return refuse('badArgument', '7.5.2.I');
      return whyNotAsked(state, seat, 'recruit', decree, clearing) ?? whyNotRecruit(state, seat, clearing);
    }
    case 'move':
      return (
        whyNotAsked(state, seat, 'move', move.arg.decree, Number(move.arg.from)) ??
        whyNotWalk(state, seat, move.arg)
      );
    case 'battle':
      return (
        whyNotAsked(state, seat, 'battle', move.arg.decree, move.arg.clearing) ??
        whyNotWarriorBattle(state, seat, move.arg)
      );
    case 'build':
      return (
        whyNotAsked(state, seat, 'build', move.arg.decree, move.arg.clearing) ??
        whyNotBuild(state, seat, move.arg.clearing)
      );
    default:
      return null;
  }
}
function whyNotAdded(
  state: GameState,
  seat: Seat,
  cards: readonly Parameters<typeof cardOf>[0][],
): Refusal | null {
  for (const card of cards) {
    const held = whyNotHeld(state, seat, card);
    if (held) return held;
  }
  const birds = cards.filter((card) => cardOf(card).suit === 'bird');
  return birds.length > 1 ? refuse('twoBirds', '7.4.2') : null;
}
/** Whether the Decree asks for it now, by a card of the clearing's suit (7.5.2). */
function whyNotAsked(
  state: GameState,
  seat: Seat,
  column: Column,
  decree: CardId | undefined,
  clearing: ClearingId,
): Refusal | null {
  const now = currentColumn(state, seat);
  if (now?.column !== column || decree === undefined || !now.cards.includes(decree)) {
    return refuse('otherColumn', '7.5.2');
  }
  if (Number.isNaN(clearing)) return refuse('badArgument', '7.5.2.II');
  return matches(suitOf(decree), clearingAt(state, clearing).suit) ? null : refuse('wrongSuit', '7.5.2');
}
function whyNotRecruit(state: GameState, seat: Seat, clearing: ClearingId): Refusal | null {
  if (playerAt(state, seat).supply === 0) return refuse('nothingToPlace', 'R18');
  if (!hasPiece(state, clearing, 'roost')) return refuse('noBuilding', '7.5.2.I');
  return whyNotPlaced(state, seat, clearing);
}
function whyNotBuild(state: GameState, seat: Seat, clearing: ClearingId): Refusal | null {
  if (leftOf(state, 'roost') === 0) return refuse('nothingToPlace', '7.5.2.IV');
  if (hasPiece(state, clearing, 'roost')) return refuse('alreadyThere', '7.5.2.IV');
  return whyNotSite(state, seat, clearing, '7.5.2.IV');
}
