import { cardOf, type DeckCardId, matches } from '../../../data';
import type { Move } from '../../moves';
import { different, handOf, leaveHand, spend } from '../../shared/cards';
import { legalCrafts } from '../../shared/craft';
import { type Play, playerAt } from '../../shared/play';
import type { GameState, Seat } from '../../types';
import { gainOfficer } from './birdsong';
import { addSupporter, basesOnMap } from './supporters';

/** Craft, mobilize and train, in any order and number (8.5). */
export function legalDaylight(state: GameState, seat: Seat, moves: Move[]): void {
  legalCrafts(state, seat, moves);
  const bases = basesOnMap(state);
  const trains = playerAt(state, seat).supply > 0;
  for (const card of different(handOf(state, seat))) {
    moves.push({ name: 'mobilize', arg: { card } });
    if (trains && bases.some((suit) => matches(cardOf(card).suit, suit))) {
      moves.push({ name: 'train', arg: { card } });
    }
  }
}
export function mobilize(play: Play, seat: Seat, card: DeckCardId): void {
  leaveHand(play.state, seat, card);
  addSupporter(play, seat, card, null);
}
export function train(play: Play, seat: Seat, card: DeckCardId): void {
  spend(play, seat, card);
  gainOfficer(play, seat);
}
