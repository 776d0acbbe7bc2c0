import {
  build,
  buyFish,
  endTurn,
  listed,
  lumber,
  make,
  pawn,
  position,
  type SeatSpec,
  shop,
  tobacco,
  whyNot,
} from './scenario';

const at = (space: number, seat: SeatSpec = {}, more: object = {}) =>
  position({ step: 'business', seats: [{ at: space, ...seat }], ...more });

test('9.1 the Sandal Shop sells 2 sandals for 2 mon', () => {
  const state = at(1, { mon: 2 });
  make(state, shop);
  expect(state.players[0]).toMatchObject({ mon: 0, sandals: 3 });
});

test('9.2 the Rice Shop sells 2 rice for 3 mon', () => {
  const state = at(2, { mon: 3 });
  make(state, shop);
  expect(state.players[0]).toMatchObject({ mon: 0, rice: 3 });
});

test('9.3 the Fire Tower gives 1 firefighting', () => {
  const state = at(3, { mon: 0 });
  make(state, shop);
  expect(state.players[0]).toMatchObject({ mon: 0, fire: 1 });
  expect(state.brigade[0]).toBe(0);
});

test('9.4 the Tobacco Shop sells the top pipe, the top pouch, or both; the next is then on top', () => {
  const state = at(4, { mon: 6 });
  expect(listed(state, 'shop')).toEqual([tobacco(true, false), tobacco(false, true), tobacco(true, true)]);
  make(state, tobacco(true, true));
  expect(state.players[0]).toMatchObject({ mon: 0, pipes: ['grey'], pouches: ['grey'], fire: 1 });
  expect(state.pipes).toEqual(['brightYellow', 'orange', 'purple']);
  const poor = at(4, { mon: 5 });
  expect(whyNot(poor, tobacco(true, true))).toEqual({ code: 'notEnough', resource: 'mon', need: 6, have: 5 });
  const dear = position({
    step: 'business',
    seats: [
      { at: 4, mon: 20, fire: 9 },
      { pipes: ['grey', 'brightYellow'], pouches: ['grey'] },
    ],
  });
  make(dear, tobacco(true, true));
  expect(dear.players[0]).toMatchObject({ mon: 11, pipes: ['orange'], pouches: ['brightYellow'], fire: 10 });
});

test('9.4 an empty stack sells nothing', () => {
  const all = ['grey', 'brightYellow', 'orange', 'purple'] as const;
  const state = position({ step: 'business', seats: [{ at: 4, mon: 50 }, { pipes: [...all] }] });
  expect(whyNot(state, tobacco(true, false))).toEqual({ code: 'soldOut' });
  expect(whyNot(state, tobacco(true, true))).toEqual({ code: 'soldOut' });
  expect(listed(state, 'shop')).toEqual([tobacco(false, true)]);
});

test('9.5 the Pawn Shop takes 1 rice or 1 sandal for 4 mon, not both', () => {
  const state = at(5, { mon: 0 });
  make(state, pawn('rice'));
  expect(state.players[0]).toMatchObject({ mon: 4, rice: 0, sandals: 1 });
  expect(whyNot(state, pawn('sandals'))).toEqual({ code: 'shopUsed', times: 1 });
  const poor = at(5, { sandals: 0 });
  expect(whyNot(poor, pawn('sandals'))).toEqual({ code: 'notEnough', resource: 'sandals', need: 1, have: 0 });
});

test('9.6 the Fish Market sells one fish on sale; a second fish of a season is allowed', () => {
  const state = position({ step: 'business', month: 4, seats: [{ at: 6, mon: 7, fish: ['bonito-1'] }] });
  expect(whyNot(state, buyFish('bonito-1'))).toEqual({ code: 'fishNotOnSale' });
  expect(whyNot(state, buyFish('sea-bass-1'))).toEqual({ code: 'fishNotOnSale' });
  make(state, buyFish('bonito-2'));
  expect(state.players[0]).toMatchObject({ mon: 0, fish: ['bonito-1', 'bonito-2'] });
  expect(state.fishOnSale).toEqual([]);
});

test('9.7 (R) the Construction Site sells 1 lumber for 1 mon, or builds, not both', () => {
  const state = at(7, { mon: 3, lumber: 4, koban: 2 });
  make(state, lumber);
  expect(state.players[0]).toMatchObject({ mon: 2, lumber: 5, rice: 1 });
  expect(whyNot(state, build('theatre', 'A1'))).toEqual({ code: 'shopUsed', times: 1 });
  const builder = at(7, { mon: 3, lumber: 4, koban: 2 });
  make(builder, build('theatre', 'A1'));
  expect(builder.players[0]).toMatchObject({ mon: 3, lumber: 1, koban: 1 });
  expect(whyNot(builder, lumber)).toEqual({ code: 'shopUsed', times: 1 });
});

test('9.8 the Exchange gives 1 koban for 6 mon, up to twice', () => {
  const state = at(8, { mon: 20 });
  make(state, shop);
  make(state, shop);
  expect(state.players[0]).toMatchObject({ mon: 8, koban: 2 });
  expect(whyNot(state, shop)).toEqual({ code: 'shopUsed', times: 2 });
  make(state, endTurn);
});

test('9.1 what belongs to another shop is refused', () => {
  for (const move of [
    pawn('rice'),
    tobacco(true, false),
    buyFish('whitebait-1'),
    lumber,
    build('theatre', 'A1'),
  ]) {
    expect(whyNot(at(1), move)).toEqual({ code: 'wrongShop', shop: 'sandals' });
  }
  for (const [space, id] of [
    [4, 'tobacco'],
    [5, 'pawn'],
    [6, 'fish'],
    [7, 'construction'],
  ] as const) {
    expect(whyNot(at(space), shop)).toEqual({ code: 'wrongShop', shop: id });
  }
});
