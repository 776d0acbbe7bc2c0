import { cloneState } from './clone';
import type { GameState, Hidden, Seat } from './state';

const allHidden = <T>(cards: readonly Hidden<T>[]): Hidden<T>[] => cards.map(() => null);

/** Building tiles have the same face on both sides: the top of a stack is seen by all, the rest by nobody (1.6). */
const onlyTop = <T>(stack: readonly Hidden<T>[]): Hidden<T>[] =>
  stack.map((tile, index) => (index === stack.length - 1 ? tile : null));

/** What a seat, or a spectator (null), may see: the same state with null for every hidden card (1.6). */
export function playerView(state: GameState, seat: Seat | null): GameState {
  const view = cloneState(state);
  const { deck, hands, era1, era2 } = state.secrets;
  view.secrets = {
    deck: allHidden(deck),
    hands: hands.map((hand, owner) => (owner === seat ? hand.slice() : allHidden(hand))),
    era1: onlyTop(era1),
    era2: onlyTop(era2),
  };
  return view;
}
