import { endTurn, listed, make, position, shop, visit, whyNot } from './scenario';

const atRiceShop = () =>
  position({
    step: 'business',
    seats: [{ at: 2, mon: 10 }],
    stalls: { A1: ['salt-peddler', 1], A2: ['cooper', 0], B1: ['eyeglass-peddler', 1] },
  });

test('8.1 (R) the shop and one occupation behind it may be used, in any order; either, both or none', () => {
  const first = atRiceShop();
  make(first, shop);
  make(first, visit('A1'));
  expect(whyNot(first, visit('A2'))).toEqual({ code: 'occupationUsed' });
  expect(first.players[0]).toMatchObject({ mon: 10, rice: 3 });
  const second = atRiceShop();
  make(second, visit('A2'));
  make(second, shop);
  expect(second.players[0]).toMatchObject({ mon: 7, rice: 4 });
  const none = atRiceShop();
  expect(whyNot(none, visit('B1'))).toEqual({ code: 'notBehindShop' });
  make(none, endTurn);
  expect(none.current).toBe(1);
});

test('8.2 (R) a shop is used once a turn; the Exchange twice, also before and after the occupation', () => {
  const rice = atRiceShop();
  make(rice, shop);
  expect(whyNot(rice, shop)).toEqual({ code: 'shopUsed', times: 1 });
  const state = position({
    step: 'business',
    seats: [{ at: 8, mon: 11 }],
    stalls: { D3: ['salt-peddler', 1] },
  });
  make(state, shop);
  expect(whyNot(state, shop)).toEqual({ code: 'notEnough', resource: 'mon', need: 6, have: 5 });
  make(state, visit('D3'));
  make(state, shop);
  expect(state.players[0]).toMatchObject({ mon: 2, koban: 2 });
  expect(whyNot(state, shop)).toEqual({ code: 'shopUsed', times: 2 });
});

test('8.3 what is paid is paid in full: who cannot pay cannot use it', () => {
  const state = position({ step: 'business', seats: [{ at: 2, mon: 2 }], stalls: { A1: ['tea-stall', 1] } });
  expect(whyNot(state, shop)).toEqual({ code: 'notEnough', resource: 'mon', need: 3, have: 2 });
  make(state, visit('A1'));
  expect(state.players[0]).toMatchObject({ rice: 0, iki: 3 });
});

test('8.4 any occupation may be used, own, another player’s or neutral; a building never', () => {
  const state = position({
    players: 2,
    step: 'business',
    seats: [{ at: 2 }],
    stalls: { A1: ['salt-peddler', 'neutral'], A2: ['theatre', 1] },
  });
  expect(whyNot(state, visit('A2'))).toEqual({ code: 'noOccupation' });
  expect(listed(state, 'occupation')).toEqual([visit('A1')]);
  const own = position({ step: 'business', seats: [{ at: 2 }], stalls: { A1: ['salt-peddler', 0] } });
  expect(whyNot(own, visit('A1'))).toBeNull();
});

test('8.5 another player’s card gains 1 experience by its visit, an own card none', () => {
  const state = atRiceShop();
  make(state, visit('A1'));
  expect(state.stalls[0]).toMatchObject({ card: 'salt-peddler', square: 2 });
  const own = atRiceShop();
  make(own, visit('A2'));
  expect(own.stalls[1]).toMatchObject({ card: 'cooper', square: 1 });
  const last = position({ step: 'business', seats: [{ at: 2 }], stalls: { A1: ['salt-peddler', 1, 3] } });
  make(last, visit('A1'));
  expect(last.players[1]).toMatchObject({ retired: ['salt-peddler'], kobun: 4 });
});
