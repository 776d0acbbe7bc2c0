/** Section 13, the end of the month: the offer and the fish. */
import { COINS_PER_MONTH, FISH, monthOf, NEW_CARDS, type OccupationId, type Season } from '../data';
import type { GameState } from './state';
import { type Play, tableOf } from './table';

/** Turns up new cards of a season, as many as its deck has. */
export function turnUpCards({ state, events }: Play, season: Season): void {
  const deck = state.secrets.decks[season];
  const cards: OccupationId[] = [];
  while (cards.length < NEW_CARDS) {
    const card = deck.pop();
    if (!card) break;
    cards.push(card);
    state.offer.push({ card, coins: 0 });
  }
  events?.push({ type: 'cardsTurnedUp', season, cards });
}

export const fishOf = (state: GameState, season: Season) =>
  FISH.filter(({ id }) => tableOf(state).fish[id].season === season).map(({ id }) => id);

/** After a month without pay day: a coin on every card that is left, then new cards (13.1). */
export function refreshOffer(play: Play): void {
  const { state } = play;
  if (state.offer.length > 0) {
    play.events?.push({ type: 'coinsAdded', cards: state.offer.map(({ card }) => card) });
  }
  state.offer = state.offer.map(({ card, coins }) => ({ card, coins: coins + COINS_PER_MONTH }));
  turnUpCards(play, monthOf(state.month).season);
}

/** The offer leaves the game and its coins go to the bank; says which cards there were. */
function clearOffer({ state, events }: Play): readonly OccupationId[] {
  const cards = state.offer.map(({ card }) => card);
  state.out.occupations.push(...cards);
  state.offer = [];
  events?.push({ type: 'offerCleared', cards });
  return cards;
}

/** After a pay day: the offer leaves, the fish are changed, cards of the next season come (13.2). */
export function changeSeason(play: Play): void {
  const { state, events } = play;
  const { season } = monthOf(state.month + 1);
  const leftOffer = clearOffer(play);
  const leftFish = state.fishOnSale;
  state.out.fish.push(...leftFish);
  events?.push({ type: 'fishRemoved', fish: leftFish });
  events?.push({ type: 'seasonBegan', season });
  state.fishOnSale = fishOf(state, season);
  events?.push({ type: 'fishOnSale', fish: state.fishOnSale.slice() });
  turnUpCards(play, season);
  state.season = { month: state.month, season, leftOffer, leftFish };
}

/** After December's pay day the offer leaves for good; the winter fish stay on sale (13.3). */
export function closeYear(play: Play): void {
  const { state } = play;
  const leftOffer = clearOffer(play);
  state.season = { month: state.month, season: null, leftOffer, leftFish: [] };
}
