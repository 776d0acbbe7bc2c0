/** Section 11, experience and retirement. */
import { STALLS, type Stall } from '../data';
import { clear, put } from './stalls';
import type { OccupationCard, Seat } from './state';
import { isOwnOccupation, occupationOn, type Play, playerAt } from './table';

/** The last experience square; one step beyond it and a card retires (2.3). */
const LAST_SQUARE = 3;

/** Experiences that a card still needs to retire. */
export const stepsToRetire = ({ square }: OccupationCard): number => LAST_SQUARE + 1 - square;

/** Gives the card on a stall one experience; beyond square 3 it retires at once and its kobun returns (11.2). */
export function experience(play: Play, stall: Stall): void {
  const { state, events } = play;
  const card = occupationOn(state, stall);
  // A neutral card gains no experience (11.4).
  if (!card || card.owner === null) return;
  const { owner } = card;
  const square = card.square + 1;
  if (square <= LAST_SQUARE) {
    put(state, stall, { ...card, square });
    events?.push({ type: 'experienced', player: owner, card: card.card, stall, square });
    return;
  }
  clear(state, stall);
  const player = playerAt(state, owner);
  player.kobun++;
  player.retired.push(card.card);
  events?.push({ type: 'retired', player: owner, card: card.card, stall });
}

/** Passing the start: every own occupation on the board gains 1 experience, in the order of the stalls (7.4). */
export function experienceForAll(play: Play, seat: Seat): void {
  play.events?.push({ type: 'passedStart', player: seat });
  for (let index = 0; index < STALLS.length; index++) {
    if (isOwnOccupation(play.state.stalls[index], seat)) experience(play, STALLS[index] as Stall);
  }
}
