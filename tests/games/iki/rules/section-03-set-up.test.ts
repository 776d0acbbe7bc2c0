import { createState, type OccupationId, type Stall, seededRandom } from '../../../../src/games/iki';
import { chooseStart, eventsOf, listed, make, whyNot } from './scenario';

const newGame = (players: number, seed = 'set-up', extras = true) =>
  createState(players, { extras }, seededRandom(seed));

test('3.1 (R) the first player is drawn among the seats, and clockwise means rising seat numbers', () => {
  const firsts = new Set<number>();
  for (let game = 0; game < 60; game++) {
    const state = newGame(4, `first-${game}`);
    firsts.add(state.first);
    const clockwise = [0, 1, 2, 3].map((i) => (state.first + i) % 4);
    expect(state.brigade).toEqual(clockwise);
    expect(state.order).toEqual(clockwise.slice().reverse());
  }
  expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
});

test('3.2 all begin on 0 with the first player on top, with 0 IKI, on the start point, in January', () => {
  const state = newGame(3);
  expect(state.players.every(({ fire, iki, at }) => fire === 0 && iki === 0 && at === 0)).toBe(true);
  expect(state.brigade[0]).toBe(state.first);
  expect(state.month).toBe(1);
});

test('3.3 each player has 8 mon, 1 rice, 1 sandal and 4 kobun', () => {
  for (const player of newGame(4).players) {
    expect(player).toMatchObject({ mon: 8, rice: 1, sandals: 1, kobun: 4, lumber: 0, koban: 0 });
  }
});

test('3.4 4 of 13 spring cards are turned up; the other seasons lie face down', () => {
  const { offer, secrets } = newGame(4);
  expect(offer).toHaveLength(4);
  expect(offer.every(({ coins }) => coins === 0)).toBe(true);
  const { spring, summer, autumn, winter } = secrets.decks;
  expect([spring, summer, autumn, winter].map((deck) => deck.length)).toEqual([9, 13, 13, 13]);
});

test('3.4 (R) without the 8 extra cards the decks have 11', () => {
  const { offer, secrets, out } = newGame(4, 'no-extras', false);
  const { spring, summer, autumn, winter } = secrets.decks;
  expect([spring.length + offer.length, summer.length, autumn.length, winter.length]).toEqual([
    11, 11, 11, 11,
  ]);
  expect(out.occupations).toHaveLength(8);
});

test('3.5 (R) the buildings, the spring fish and both tobacco stacks lie open', () => {
  const state = newGame(2);
  expect(state.openBuildings).toHaveLength(6);
  expect(state.fishOnSale).toEqual(['whitebait-1', 'whitebait-2']);
  expect(state.pipes).toEqual(['grey', 'brightYellow', 'orange', 'purple']);
  expect(state.pouches).toEqual(['grey', 'brightYellow', 'orange', 'purple']);
});

test('3.6 (R) from the last player to the first each takes a starting card, at no cost, to a free outermost stall', () => {
  const state = newGame(3);
  const last = (state.first + 2) % 3;
  expect(state.current).toBe(last);
  expect(listed(state, 'chooseStart')).toHaveLength(16);
  expect(whyNot(state, chooseStart('salt-peddler', 'A2'))).toEqual({ code: 'notOutermost' });
  expect(whyNot(state, chooseStart('potter', 'A1'))).toEqual({ code: 'cardNotOffered' });
  make(state, chooseStart('salt-peddler', 'A1'));
  expect(state.stalls[0]).toEqual({ kind: 'occupation', card: 'salt-peddler', owner: last, square: 1 });
  expect(state.players[last]).toMatchObject({ mon: 8, kobun: 3 });
  expect(whyNot(state, chooseStart('salt-peddler', 'B1'))).toEqual({ code: 'cardNotOffered' });
  expect(whyNot(state, chooseStart('cotton-peddler', 'A1'))).toEqual({ code: 'stallTaken' });
  make(state, chooseStart('cotton-peddler', 'C1'));
  expect(state.current).toBe(state.first);
  make(state, chooseStart('eyeglass-peddler', 'D1'));
  expect(state.out.occupations).toEqual(['boiled-egg-peddler']);
  expect(state).toMatchObject({ phase: 'pathOfLife', current: state.first, starting: [] });
});

test('3.6 with four players the first player takes what is left, without being asked', () => {
  const state = newGame(4);
  const choices: [OccupationId, Stall][] = [
    ['salt-peddler', 'A1'],
    ['cotton-peddler', 'B1'],
    ['eyeglass-peddler', 'C1'],
  ];
  const events = choices.flatMap(([card, stall]) => make(state, chooseStart(card, stall)));
  expect(eventsOf(events, 'startChosen').at(-1)).toEqual({
    type: 'startChosen',
    player: state.first,
    card: 'boiled-egg-peddler',
    stall: 'D1',
    automatic: true,
  });
  expect(state.phase).toBe('pathOfLife');
});
