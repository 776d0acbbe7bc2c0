import {
  type CardId,
  type CardSuit,
  CLEARINGS,
  type ClearingId,
  type Column,
  matches,
  suitOf,
} from '../../../data';
import type { Move } from '../../moves';
import { warriorBattles } from '../../shared/battle';
import { warriorMoves } from '../../shared/move';
import { canPlace, clearingsWith, freeSlots, hasPiece, leftOf, rules } from '../../shared/pieces';
import { clearingAt, playerAt } from '../../shared/play';
import type { GameState, Seat } from '../../types';
import { currentColumn } from './decree';

/** The column's action for a card of this suit, in every way. */
function actionsFor(state: GameState, seat: Seat, column: Column, decree: CardId): Move[] {
  const suit = suitOf(decree);
  const fits = (clearing: ClearingId): boolean => cardFits(state, suit, clearing);
  const found: Move[] = [];
  switch (column) {
    case 'recruit':
      if (playerAt(state, seat).supply === 0) return [];
      return [...new Set(clearingsWith(state, 'roost'))]
        .filter((clearing) => fits(clearing) && canPlace(state, seat, clearing))
        .map((clearing): Move => ({ name: 'recruit', arg: { clearing, decree } }));
    case 'move':
      warriorMoves(state, seat, found, decree, fits);
      return found;
    case 'battle':
      return warriorBattles(state, seat, fits).map(
        (arg): Move => ({ name: 'battle', arg: { ...arg, decree } }),
      );
    case 'build':
      return sites(state, seat)
        .filter(fits)
        .map((clearing): Move => ({ name: 'build', arg: { clearing, decree } }));
  }
}
const cardFits = (state: GameState, suit: CardSuit, clearing: ClearingId): boolean =>
  matches(suit, clearingAt(state, clearing).suit);

/** Where a roost can be built: ruled, with a free slot and no roost (7.5.2.IV). */
function sites(state: GameState, seat: Seat): ClearingId[] {
  if (leftOf(state, 'roost') === 0) return [];
  const found: ClearingId[] = [];
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    if (
      freeSlots(state, clearing) > 0 &&
      !hasPiece(state, clearing, 'roost') &&
      rules(state, seat, clearing) &&
      canPlace(state, seat, clearing)
    ) {
      found.push(clearing);
    }
  }
  return found;
}

/** What the Decree asks for now; a card that cannot be done brings turmoil (7.5.2, R16). Cards of one suit are the same. */
export function legalDecree(state: GameState, seat: Seat, moves: Move[]): void {
  const now = currentColumn(state, seat);
  if (!now) return;
  const suits = new Set<CardSuit>();
  for (const decree of now.cards) {
    const suit = suitOf(decree);
    if (suits.has(suit)) continue;
    suits.add(suit);
    const actions = actionsFor(state, seat, now.column, decree);
    if (actions.length === 0) moves.push({ name: 'turmoil', arg: { decree } });
    else moves.push(...actions);
  }
}
