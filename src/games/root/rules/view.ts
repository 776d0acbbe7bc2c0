import { cloneState } from './clone';
import { seatOfFaction } from './shared/play';
import type { GameState, Hidden, Seat, Secret } from './types';

const faceDown = <T>(things: readonly Hidden<T>[]): Hidden<T>[] => things.map(() => null);

/** What a viewer may see of what is hidden: the own hand, supporters, standing answers and what they have seen (R12). */
function secretFor(state: GameState, viewer: Seat | null): Secret {
  const { deck, hands, supporters, quests, ruins, standing, seen, sights } = state.secret;
  const alliance = seatOfFaction(state, 'alliance');
  return {
    deck: faceDown(deck),
    hands: hands.map((hand, seat) => (seat === viewer ? hand : faceDown(hand))),
    supporters: viewer !== null && alliance === viewer ? supporters : faceDown(supporters),
    quests: faceDown(quests),
    ruins: Object.fromEntries(Object.keys(ruins).map((clearing) => [clearing, null])),
    standing: standing.map((answers, seat) => (seat === viewer ? answers : null)),
    seen: seen.filter((entry) => entry.viewer === viewer),
    ...(sights && { sights: sights.filter(({ viewers }) => viewer !== null && viewers.includes(viewer)) }),
  };
}

/**
 * What a seat, or a spectator (null), may see. What is public is the state's own and must not be changed. After the end
 * all is open.
 */
export const sharedView = (state: GameState, viewer: Seat | null): GameState =>
  state.result ? state : { ...state, secret: secretFor(state, viewer) };

/** The same as a state of its own that can be played on. */
export const playerView = (state: GameState, viewer: Seat | null): GameState =>
  cloneState(sharedView(state, viewer));

/** Every card, quest and item that a viewer may not learn. What they have seen once is no secret to them (R12). */
export function hiddenFrom(state: GameState, viewer: Seat | null): Set<string> {
  const hidden = new Set<string>();
  if (state.result) return hidden;
  const { deck, hands, supporters, quests, ruins, seen, sights = [] } = state.secret;
  const alliance = seatOfFaction(state, 'alliance');
  const hide = (things: readonly Hidden<string>[]): void => {
    for (const thing of things) if (thing !== null) hidden.add(thing);
  };
  hide(deck);
  hide(quests);
  hide(Object.values(ruins));
  for (const [seat, hand] of hands.entries()) if (seat !== viewer) hide(hand);
  if (viewer === null || alliance !== viewer) hide(supporters);
  for (const card of state.shown) hidden.delete(card);
  for (const entry of seen) {
    if (entry.viewer === viewer) for (const card of entry.cards) hidden.delete(card);
  }
  for (const { viewers, cards } of sights) {
    if (viewer !== null && viewers.includes(viewer)) for (const card of cards) hidden.delete(card);
  }
  return hidden;
}
