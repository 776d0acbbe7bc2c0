import { buyFish, endMonth, endTurn, eventsOf, goTo, hire, make, position, whyNot } from './scenario';

test('13.1 after a month without pay day each card left gets 1 mon, and 4 new cards come', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 2,
    seats: [{ at: 1 }],
    offer: [
      ['potter', 1],
      ['cooper', 0],
    ],
  });
  const events = make(state, endTurn);
  expect(state.month).toBe(3);
  expect(state.offer).toHaveLength(6);
  expect(state.offer.slice(0, 2)).toEqual([
    { card: 'potter', coins: 2 },
    { card: 'cooper', coins: 1 },
  ]);
  expect(eventsOf(events, 'coinsAdded')).toEqual([{ type: 'coinsAdded', cards: ['potter', 'cooper'] }]);
  expect(eventsOf(events, 'cardsTurnedUp')[0]?.cards).toEqual(state.offer.slice(2).map(({ card }) => card));
});

test('13.1 or as many as the deck has: without the extras the third month of a season turns up 3', () => {
  const state = position({ step: 'business', last: true, month: 2, extras: false, seats: [{ at: 1 }] });
  // Of 11 spring cards 4 are open and 4 more were turned up in February.
  const february = state.secrets.decks.spring.splice(-4);
  state.out.occupations.push(...february.flatMap((card) => card ?? []));
  make(state, endTurn);
  expect(state.offer).toHaveLength(7);
  expect(state.secrets.decks.spring).toEqual([]);
});

test('13.2 after a pay day the offer and the fish leave, and the next season comes', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 3,
    seats: [{ at: 1, fish: ['whitebait-1'] }],
    offer: [
      ['potter', 2],
      ['cooper', 1],
    ],
  });
  const { mon } = state.players[0] ?? {};
  const events = endMonth(state);
  expect(state.out.occupations).toEqual(expect.arrayContaining(['potter', 'cooper']));
  expect(state.out.fish).toEqual(['whitebait-2']);
  expect(state.fishOnSale).toEqual(['bonito-1', 'bonito-2']);
  expect(state.offer).toHaveLength(4);
  expect(state.offer.every(({ coins }) => coins === 0)).toBe(true);
  expect(state.secrets.decks.summer).toHaveLength(9);
  expect(state.players[0]?.mon).toBe(mon);
  expect(eventsOf(events, 'seasonBegan')).toEqual([{ type: 'seasonBegan', season: 'summer' }]);
  expect(state.season).toEqual({
    month: 3,
    season: 'summer',
    leftOffer: ['potter', 'cooper'],
    leftFish: ['whitebait-2'],
  });
});

test('13.3 (R) after December the offer leaves for good, and the winter fish stay on sale for the New Year', () => {
  const state = position({ step: 'business', last: true, month: 12, seats: [{ at: 1, mon: 20 }] });
  const offered = state.offer.map(({ card }) => card);
  endMonth(state);
  expect(state).toMatchObject({ phase: 'newYear', month: 13, offer: [] });
  expect(state.out.occupations).toEqual(expect.arrayContaining(offered));
  expect(state.fishOnSale).toEqual(['sea-bream-1', 'sea-bream-2']);
  expect(state.season).toEqual({ month: 12, season: null, leftOffer: offered, leftFish: [] });
  expect(whyNot(state, hire('geisha', 'A1'))).toEqual({ code: 'notInThisPhase' });
  make(state, goTo(6));
  make(state, buyFish('sea-bream-2'));
});
