import { SEASONS } from '../data';
import { cloneState } from './clone';
import type { GameState, Hidden, Seat } from './state';

const faceDown = <T>(cards: readonly Hidden<T>[]): Hidden<T>[] => cards.map(() => null);

/**
 * What everybody may see, players and spectators alike: the same state with null for every card in a deck, so that only
 * the decks' sizes are left (21.1). What is public is the state's own and must not be changed.
 */
export function sharedView(state: GameState): GameState {
  const { spring, summer, autumn, winter } = state.secrets.decks;
  return {
    ...state,
    secrets: {
      decks: {
        spring: faceDown(spring),
        summer: faceDown(summer),
        autumn: faceDown(autumn),
        winter: faceDown(winter),
      },
    },
  };
}

/** What a seat, or a spectator (null), may see, as a state of its own that can be played on. */
export const playerView = (state: GameState, _viewer: Seat | null): GameState =>
  cloneState(sharedView(state));

/** Every card that nobody may see: those in the decks, the one that stays out included (3.4, 21.1). */
export function hiddenFrom({ secrets }: GameState): Set<string> {
  const hidden = new Set<string>();
  for (const season of SEASONS) {
    for (const card of secrets.decks[season]) if (card !== null) hidden.add(card);
  }
  return hidden;
}
