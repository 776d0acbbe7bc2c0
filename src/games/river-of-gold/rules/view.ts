import { cloneState } from './clone';
import type { GameState, Hidden, Seat } from './state';

const allHidden = <T>(cards: readonly Hidden<T>[]): Hidden<T>[] => cards.map(() => null);

/** Building tiles have the same face on both sides: the top of a stack is seen by all, the rest by nobody (1.6). */
const onlyTop = <T>(stack: readonly Hidden<T>[]): Hidden<T>[] =>
  stack.map((tile, index) => (index === stack.length - 1 ? tile : null));

/**
 * What a seat, or a spectator (null), may see: the same state with null for every hidden card (1.6). What is public is
 * the state's own and must not be changed.
 */
export function sharedView(state: GameState, seat: Seat | null): GameState {
  const { deck, hands, era1, era2 } = state.secrets;
  return {
    ...state,
    secrets: {
      deck: allHidden(deck),
      hands: hands.map((hand, owner) => (owner === seat ? hand.slice() : allHidden(hand))),
      era1: onlyTop(era1),
      era2: onlyTop(era2),
    },
  };
}

/** What a seat, or a spectator, may see, as a state of its own that can be played on. */
export const playerView = (state: GameState, seat: Seat | null): GameState =>
  cloneState(sharedView(state, seat));

/** Every card that a viewer may not see: the deck, other hands, and the stacks but for their open top (1.6). */
export function hiddenFrom({ secrets }: GameState, viewer: Seat | null): Set<string> {
  const hidden = new Set<string>();
  const add = (cards: readonly Hidden<string>[]) => {
    for (const card of cards) if (card !== null) hidden.add(card);
  };
  add(secrets.deck);
  add(secrets.era1.slice(0, -1));
  add(secrets.era2.slice(0, -1));
  secrets.hands.forEach((hand, seat) => {
    if (seat !== viewer) add(hand);
  });
  return hidden;
}
