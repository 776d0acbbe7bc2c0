import {
  finalScores,
  type GameState,
  harmonyOf,
  legalMoves,
  playerAt,
  winnerOf,
} from '../../../../src/games/iki';
import {
  buildBy,
  endMonth,
  endTurn,
  eventsOf,
  hire,
  income,
  listed,
  make,
  placeCylinder,
  placeNeutral,
  position,
  save,
  shop,
  starve,
  swap,
  teach,
  tile,
  visit,
  walk,
  whyNot,
} from './scenario';

/** The rest of a month in which nobody hires or trades. */
function idleMonth(state: GameState): void {
  const { month } = state;
  const idle = ['placeCylinder', 'income', 'walk', 'endTurn', 'starve'];
  while (state.month === month) {
    const move = legalMoves(state, state.current).find(({ name }) => idle.includes(name));
    if (!move) throw new Error(`Nothing idle to do in ${state.step}.`);
    make(state, move);
  }
}

test('22.1 2 mon on the Book Lender hire it without own money anywhere but on a corner, with 2 own mon there too', () => {
  const nicola = (mon: number) => position({ month: 3, seats: [{ mon }], offer: [['book-lender', 2]] });
  const poor = nicola(0);
  expect(listed(poor, 'hire')).toHaveLength(12);
  expect(whyNot(poor, hire('book-lender', 'A4'))).toEqual({
    code: 'notEnough',
    resource: 'mon',
    need: 4,
    have: 2,
  });
  make(poor, hire('book-lender', 'C2'));
  expect(poor.players[0]?.mon).toBe(0);
  const richer = nicola(2);
  make(richer, hire('book-lender', 'A4'));
  expect(richer.players[0]?.mon).toBe(0);
});

test('22.2 Giancarlo takes income, walks 3 and 1 to the Exchange, uses Andrea’s Artist and changes 12 mon', () => {
  const state = position({
    month: 4,
    seats: [{ at: 4, mon: 3, iki: 5, sandals: 1, cylinder: 3 }],
    stalls: { D3: ['artist', 1, 1] },
  });
  make(state, income);
  expect(state.players[0]?.mon).toBe(7);
  make(state, walk(3, 1));
  expect(state.players[0]?.at).toBe(8);
  make(state, visit('D3'));
  expect(state.players[0]).toMatchObject({ iki: 4, mon: 12 });
  expect(state.stalls[14]).toMatchObject({ card: 'artist', owner: 1, square: 2 });
  make(state, shop);
  make(state, shop);
  expect(state.players[0]).toMatchObject({ mon: 0, koban: 2 });
});

test('22.3 three yellow cards, two of Red and one of Violet, give Red 6 IKI and Violet 3; a red card alone gives 0', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 3,
    seats: [{ at: 1, rice: 9 }, { rice: 9 }, { rice: 9 }],
    stalls: {
      B1: ['salt-peddler', 0],
      B2: ['cotton-peddler', 0],
      B3: ['vegetable-peddler', 1],
      B4: ['potter', 2],
    },
  });
  endMonth(state);
  expect(state.players.map(({ iki }) => iki)).toEqual([6, 3, 0]);
});

test('22.4 in August a fire of 8 on A burns A1 and A2, passes A3 and is stopped at A4 by a firefighting of 5', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 8,
    seats: [{ at: 1, fire: 5 }, { fire: 5 }],
    stalls: { A1: ['used-clothes-peddler', 0], A2: ['water-peddler', 1], A4: ['engraver', 0] },
  });
  endMonth(state, 'A');
  expect(state.fire?.steps).toEqual([
    { stall: 'A1', strength: 8, outcome: 'burnt', card: 'used-clothes-peddler', owner: 0 },
    { stall: 'A2', strength: 7, outcome: 'burnt', card: 'water-peddler', owner: 1 },
    { stall: 'A3', strength: 6, outcome: 'empty', card: null, owner: null },
    { stall: 'A4', strength: 5, outcome: 'stopped', card: 'engraver', owner: 0 },
  ]);
});

test('22.5 pouches of 3 and 4 are worth 14 with a pipe, 7 without, 14 with two', () => {
  const points = (...pipes: ('grey' | 'orange')[]) =>
    finalScores(position({ seats: [{ pouches: ['brightYellow', 'orange'], pipes }] }))[0]?.pouches;
  expect([points('grey'), points(), points('grey', 'orange')]).toEqual([14, 7, 14]);
});

test('22.6 green cards on A4 and B4 of P and on A2 of Q give P 6 and Q 2', () => {
  const state = position({
    stalls: { A4: ['tea-stall', 0], B4: ['book-lender', 0], A2: ['labour-broker', 1] },
  });
  const total = (seat: number) =>
    harmonyOf(state).reduce((sum, { player, iki }) => sum + (player === seat ? iki : 0), 0);
  expect([total(0), total(1)]).toEqual([6, 2]);
});

test('22.7 passing the start retires the Book Lender before business: it cannot be used, and there is one kobun more', () => {
  const state = position({
    step: 'walk',
    seats: [{ at: 7, sandals: 1, cylinder: 2 }],
    stalls: { A3: ['book-lender', 0, 3] },
  });
  const { kobun } = playerAt(state, 0);
  make(state, walk(2));
  expect(state.players[0]).toMatchObject({ at: 1, kobun: kobun + 1, retired: ['book-lender'], sandals: 1 });
  expect(listed(state, 'occupation')).toEqual([]);
});

test('22.8 in January 3 steps from the start point lead to space 3 and give no experience', () => {
  const state = position({ step: 'walk', seats: [{ cylinder: 3 }], stalls: { A1: ['salt-peddler', 0] } });
  make(state, walk(3));
  expect(state.players[0]?.at).toBe(3);
  expect(state.stalls[0]).toMatchObject({ square: 1 });
});

test('22.9 the Potter begins on square 2, pays 1 mon there, 2 IKI on square 3 and when retired; its second experience retires it', () => {
  const state = position({ seats: [{ mon: 2, at: 8, cylinder: 1, sandals: 0 }], offer: [['potter', 0]] });
  make(state, hire('potter', 'B1'));
  expect(state.stalls[4]).toMatchObject({ card: 'potter', square: 3 });
  const earned = (stalls: object, retired: 'potter'[] = []) => {
    const pay = position({
      step: 'business',
      last: true,
      month: 3,
      seats: [{ at: 1, mon: 0, rice: 1, retired }],
      stalls,
    });
    endMonth(pay);
    return [pay.players[0]?.mon, pay.players[0]?.iki];
  };
  expect(earned({ B1: ['potter', 0, 2] })).toEqual([1, 0]);
  expect(earned({ B1: ['potter', 0, 3] })).toEqual([0, 2]);
  expect(earned({}, ['potter'])).toEqual([0, 2]);
  const last = position({
    step: 'business',
    seats: [{ at: 3, lumber: 1 }],
    stalls: { B1: ['potter', 1, 3] },
  });
  make(last, visit('B1'));
  expect(last.players[1]?.retired).toEqual(['potter']);
});

test('22.10 the Ox pays nothing, eats 1 rice on the board, and gives 1 step per turn when retired', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 3,
    seats: [{ at: 1, mon: 0, rice: 1 }],
    stalls: { B1: ['ox', 0] },
  });
  endMonth(state);
  expect(state.players[0]).toMatchObject({ mon: 0, iki: 0, rice: 0 });
  const walking = position({ step: 'walk', seats: [{ at: 1, cylinder: 2, sandals: 0, retired: ['ox'] }] });
  expect(listed(walking, 'walk')).toEqual([walk(2), walk(2, 0, 1)]);
});

test('22.11 an Ox that retires by passing the start pulls on to space 2', () => {
  const state = position({
    step: 'walk',
    seats: [{ at: 8, cylinder: 1, sandals: 0 }],
    stalls: { C1: ['ox', 0, 3] },
  });
  make(state, walk(1, 0, 1));
  expect(state.players[0]).toMatchObject({ at: 2, retired: ['ox'], sandals: 0 });
});

test('22.12 with 1 rice and three cards P gets 1 rice and 2 mon, feeds two and chooses one to lose', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 3,
    seats: [{ at: 1, mon: 0, rice: 1 }],
    stalls: { A1: ['boiled-egg-peddler', 0, 2], B1: ['potter', 0, 2], C1: ['tea-stall', 0, 1] },
  });
  endMonth(state);
  expect(state.players[0]).toMatchObject({ mon: 2, rice: 0 });
  expect(listed(state, 'starve')).toEqual([starve('A1'), starve('B1'), starve('C1')]);
  expect(whyNot(state, starve('A1', 'B1'))).toEqual({ code: 'wrongNumber', need: 1 });
  make(state, starve('C1'));
  expect(state.stalls[8]).toBeNull();
});

test('22.13 a card left in January has 1 mon in February and 2 in March; after the pay day it is out', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 1,
    seats: [{ at: 1 }],
    offer: [['potter', 0]],
  });
  const coins = () => state.offer.find(({ card }) => card === 'potter')?.coins;
  make(state, endTurn);
  expect([state.month, coins()]).toEqual([2, 1]);
  idleMonth(state);
  expect([state.month, coins()]).toEqual([3, 2]);
  idleMonth(state);
  expect([state.month, coins()]).toEqual([4, undefined]);
  expect(state.out.occupations).toContain('potter');
});

test('22.14 P and Q on 3, Q came later: Q chooses first; after the Fire Tower P has 4 and chooses first', () => {
  const spec = {
    step: 'business',
    last: true,
    seats: [{ at: 3, fire: 3 }, { fire: 3 }],
    brigade: [1, 0, 2],
  } as const;
  const without = position(spec);
  make(without, endTurn);
  expect(without).toMatchObject({ phase: 'pathOfLife', current: 1, order: [1, 0, 2] });
  const state = position(spec);
  make(state, shop);
  expect(state.players[0]?.fire).toBe(4);
  make(state, endTurn);
  expect(state).toMatchObject({ phase: 'pathOfLife', current: 0, order: [0, 1, 2] });
});

test('22.15 on 10 below Q, P hires the Tile Maker: still 10, now on top', () => {
  const state = position({
    month: 7,
    seats: [{ fire: 10, mon: 9 }, { fire: 10 }],
    brigade: [1, 0, 2],
    offer: [['tile-maker', 0]],
  });
  make(state, hire('tile-maker', 'A1'));
  expect(state.players[0]?.fire).toBe(10);
  expect(state.brigade).toEqual([0, 1, 2]);
});

test('22.16 of four players the one on X takes neither card nor income, acts before "1" and walks 1 to 4, then sandals', () => {
  const state = position({ players: 4, step: 'pathOfLife', seats: [{ sandals: 2 }] });
  state.order = [1, 2, 3, 0];
  state.current = 1;
  make(state, placeCylinder(1));
  make(state, placeCylinder(2));
  make(state, placeCylinder(3));
  make(state, placeCylinder('X'));
  expect(state).toMatchObject({ order: [0, 1, 2, 3], current: 0, step: 'walk' });
  expect(state.players[0]?.mon).toBe(8);
  expect(listed(state, 'walk')).toEqual(
    [1, 2, 3, 4].flatMap((base) => [walk(base), walk(base, 1), walk(base, 2)]),
  );
});

test('22.17 P uses Q’s Seamstress: pays 2 mon, the own Potter retires, then the Seamstress moves from 1 to 2', () => {
  const state = position({
    step: 'business',
    seats: [{ at: 1, mon: 2 }],
    stalls: { A3: ['seamstress', 1, 1], D1: ['potter', 0, 3] },
  });
  const events = make(state, teach('A3', 'D1'));
  expect(state.players[0]).toMatchObject({ mon: 0, retired: ['potter'] });
  expect(events.filter(({ type }) => type === 'retired' || type === 'experienced')).toEqual([
    { type: 'retired', player: 0, card: 'potter', stall: 'D1' },
    { type: 'experienced', player: 1, card: 'seamstress', stall: 'A3', square: 2 },
  ]);
});

test('22.18 the Great Town House with the Carpenter costs 3 lumber + 2 koban or 4 lumber + 1 koban, on C4 2 mon more', () => {
  const carpenter = (lumber: number, koban: number, mon = 0) =>
    position({
      month: 4,
      step: 'business',
      seats: [{ at: 1, mon, lumber, koban }],
      stalls: { A3: ['carpenter', 1] },
    });
  const less = carpenter(3, 2);
  expect(whyNot(less, buildBy('A3', 'town-house', 'C1', 'koban'))).toMatchObject({
    code: 'notEnough',
    resource: 'lumber',
  });
  make(less, buildBy('A3', 'town-house', 'C1', 'lumber'));
  expect(less.players[0]).toMatchObject({ lumber: 0, koban: 0 });
  const other = carpenter(4, 1);
  make(other, buildBy('A3', 'town-house', 'C1', 'koban'));
  expect(other.players[0]).toMatchObject({ lumber: 0, koban: 0 });
  expect(whyNot(carpenter(4, 1, 1), buildBy('A3', 'town-house', 'C4', 'koban'))).toMatchObject({
    resource: 'mon',
    need: 2,
  });
  const corner = carpenter(4, 1, 2);
  make(corner, buildBy('A3', 'town-house', 'C4', 'koban'));
  expect(corner.players[0]?.mon).toBe(0);
});

test('22.19 a retired Firefighter saves A1 against 8; A2 burns at 7, A4 holds at 5; used up', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 8,
    seats: [{ at: 1, fire: 5, retired: ['firefighter'] }],
    stalls: { A1: ['cooper', 0], A2: ['potter', 0], A4: ['tea-stall', 0] },
  });
  endMonth(state, 'A');
  make(state, save(true));
  expect(state.fire?.steps.map(({ stall, strength, outcome }) => [stall, strength, outcome])).toEqual([
    ['A1', 8, 'saved'],
    ['A2', 7, 'burnt'],
    ['A3', 6, 'empty'],
    ['A4', 5, 'stopped'],
  ]);
  expect(state.players[0]?.turned).toEqual(['firefighter']);
});

test('22.20 with the Labour Broker retired a card of cost 2 with 1 mon on it costs nothing of one’s own outside the corners', () => {
  const state = position({ seats: [{ mon: 0, retired: ['labour-broker'] }], offer: [['potter', 1]] });
  expect(listed(state, 'hire')).toHaveLength(12);
  make(state, hire('potter', 'A1'));
  expect(state.players[0]?.mon).toBe(0);
});

test('22.21 Carpenter, Tea Stall, Salt Peddler and Puppeteer retired are 4 colours, with a Geisha on the board 5', () => {
  const retired = ['carpenter', 'tea-stall', 'salt-peddler', 'puppeteer'] as const;
  const colours = (stalls: object) =>
    finalScores(position({ month: 10, seats: [{ retired: [...retired] }], stalls }))[0]?.colours;
  expect(colours({})).toBe(16);
  expect(colours({ A1: ['geisha', 0] })).toBe(25);
});

test('22.22 P uses Q’s Kabuki Actor: 4 IKI for P, 2 mon for every other player, and the card gains 1 experience', () => {
  const state = position({
    players: 4,
    month: 7,
    step: 'business',
    seats: [{ at: 1 }],
    stalls: { A3: ['kabuki-actor', 1, 1] },
  });
  make(state, visit('A3'));
  expect(state.players.map(({ iki, mon }) => [iki, mon])).toEqual([
    [4, 8],
    [0, 10],
    [0, 10],
    [0, 10],
  ]);
  expect(state.stalls[2]).toMatchObject({ square: 2 });
});

test('22.23 a neutral Tofu Seller on A1 gives P 1 rice, is discarded, and A1 is free', () => {
  const state = position({
    players: 2,
    month: 4,
    step: 'business',
    seats: [{ at: 2, rice: 0 }],
    stalls: { A1: ['tofu-seller', 'neutral'] },
  });
  make(state, visit('A1'));
  expect(state.players[0]?.rice).toBe(1);
  expect(state.stalls[0]).toBeNull();
  expect(state.out.occupations).toContain('tofu-seller');
});

test('22.24 41 + 16 + 10 + 10 + 12 + 3 + 2 + 2 is 96', () => {
  const state = position({
    month: 12,
    seats: [
      {
        iki: 41,
        retired: ['potter', 'tea-stall', 'cooper'],
        fish: ['whitebait-1', 'bonito-1', 'sea-bass-1'],
        pouches: ['grey', 'brightYellow'],
        pipes: ['grey'],
        sandals: 4,
        koban: 1,
        lumber: 2,
        mon: 13,
        rice: 0,
      },
    ],
    stalls: { A1: ['salt-peddler', 0], B1: ['merchant-house', 0] },
  });
  expect(finalScores(state)[0]).toEqual({
    track: 41,
    colours: 16,
    fish: 10,
    pouches: 10,
    buildings: 12,
    koban: 3,
    lumber: 2,
    mon: 2,
    total: 96,
  });
});

test('22.25 with equal totals and firefighting 6 and 6 the upper marker wins', () => {
  const winner = (brigade: number[]) => {
    const state = position({ seats: [{ iki: 50, fire: 6 }, { iki: 50, fire: 6 }, {}], brigade });
    return winnerOf(state, finalScores(state));
  };
  expect([winner([1, 0, 2]), winner([0, 1, 2])]).toEqual([1, 0]);
});

test('22.26 Q’s card on D1 and P’s on A4 change places; both keep their squares and nobody pays', () => {
  const state = position({
    month: 4,
    step: 'business',
    seats: [{ at: 1, mon: 0 }],
    stalls: { A3: ['day-labourer', 2], D1: ['cooper', 1, 2], A4: ['potter', 0, 3] },
  });
  const events = make(state, swap('A3', 'A4', 'D1'));
  expect(state.stalls[12]).toEqual({ kind: 'occupation', card: 'potter', owner: 0, square: 3 });
  expect(state.stalls[3]).toEqual({ kind: 'occupation', card: 'cooper', owner: 1, square: 2 });
  expect(eventsOf(events, 'paid')).toEqual([]);
});

test('22.27 whitebait and two bonito, one of them the dear one, are 6 plus its 3: 9', () => {
  const state = position({ month: 6, seats: [{ fish: ['whitebait-1', 'bonito-1', 'bonito-2'] }] });
  expect(finalScores(state)[0]?.fish).toBe(9);
});

test('22.28 in November with 2 players a fire on B has 10, 9, 8 on B1, B2, B3, then it is out', () => {
  const state = position({ players: 2, step: 'business', last: true, month: 11, seats: [{ at: 1 }] });
  make(state, endTurn);
  make(state, placeNeutral(state.offer[0]?.card ?? 'geisha', 'C1'), tile('B'));
  expect(state.fire?.steps.map(({ stall, strength }) => [stall, strength])).toEqual([
    ['B1', 10],
    ['B2', 9],
    ['B3', 8],
  ]);
});
