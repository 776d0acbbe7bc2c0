import { cloneState, type GameState, OCCUPATIONS, type RandomSource, SEASONS, tableOf } from '../rules';

/** Every card that lies open somewhere, or has: on stalls, in the offer, retired, out of the game, not taken yet. */
function seenCards(state: GameState): Set<string> {
  const seen = new Set<string>([...state.starting, ...state.out.occupations]);
  for (const { card } of state.offer) seen.add(card);
  for (const card of state.stalls) if (card) seen.add(card.card);
  for (const { retired } of state.players) for (const card of retired) seen.add(card);
  return seen;
}

/** A whole state that the view allows: the decks are dealt at random from the cards that nobody has seen. */
export function sampleHidden(view: GameState, random: RandomSource): GameState {
  const state = cloneState(view);
  const seen = seenCards(state);
  const { occupations } = tableOf(state);
  for (const season of SEASONS) {
    const unseen = OCCUPATIONS.filter(({ id }) => occupations[id].season === season && !seen.has(id));
    const cards = random.shuffle(unseen.map(({ id }) => id));
    state.secrets.decks[season] = state.secrets.decks[season].map(() => cards.pop() ?? null);
  }
  return state;
}
