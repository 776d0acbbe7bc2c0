import type { CardId } from '../../../data';
import { leaveStep } from '../../flow';
import type { Move } from '../../moves';
import { beginBattle } from '../../shared/battle';
import { moveWarriors } from '../../shared/move';
import { placePiece, placeWarriors } from '../../shared/pieces';
import type { Play } from '../../shared/play';
import type { Seat } from '../../types';
import { addToDecree } from './birdsong';
import { boardOf, columnOf, turmoil } from './decree';

/** Warriors that a recruit places (7.8.2). */
const recruits = (leader: string | null): number => (leader === 'charismatic' ? 2 : 1);

function done(play: Play, seat: Seat, card: CardId | undefined): void {
  if (!card) throw new Error('The Decree acts by a card.');
  const column = columnOf(play.state, seat, card);
  play.state.turn.decree.push(card);
  play.events?.push({ type: 'decreeDone', player: seat, card, column });
}
/** Carries out a card of the Decree, or falls into turmoil (7.5.2). */
export function act(play: Play, seat: Seat, move: Move): void {
  switch (move.name) {
    case 'addToDecree':
      addToDecree(play, seat, move.arg);
      leaveStep(play);
      return;
    case 'recruit': {
      const { clearing, decree } = move.arg;
      if (clearing === undefined || decree === undefined)
        throw new Error('A recruit has a place and a card.');
      const wanted = recruits(boardOf(play.state, seat).leader);
      done(play, seat, decree);
      // Fewer than the leader asks for are placed, and that is turmoil (R16).
      if (placeWarriors(play, seat, clearing, wanted) < wanted) turmoil(play, seat, decree);
      return;
    }
    case 'move':
      done(play, seat, move.arg.decree);
      moveWarriors(play, seat, Number(move.arg.from), Number(move.arg.to), move.arg.warriors ?? 0);
      return;
    case 'battle':
      done(play, seat, move.arg.decree);
      beginBattle(play, seat, move.arg);
      return;
    case 'build':
      done(play, seat, move.arg.decree);
      placePiece(play, move.arg.clearing, 'roost');
      return;
    case 'turmoil':
      turmoil(play, seat, move.arg.decree);
      return;
    default:
      throw new Error(`The Eyrie does not ${move.name}.`);
  }
}
