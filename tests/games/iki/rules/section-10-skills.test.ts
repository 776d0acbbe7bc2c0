import { build, buildBy, listed, make, position, swap, teach, visit, whyNot } from './scenario';

test('10.1 pay 1 IKI, take 5 mon; not with 0 IKI', () => {
  const spec = { step: 'business', month: 4, stalls: { A3: ['croupier', 1] } } as const;
  const state = position({ ...spec, seats: [{ at: 1, iki: 1, mon: 0 }] });
  make(state, visit('A3'));
  expect(state.players[0]).toMatchObject({ iki: 0, mon: 5 });
  const none = position({ ...spec, seats: [{ at: 1, iki: 0 }] });
  expect(whyNot(none, visit('A3'))).toEqual({ code: 'notEnough', resource: 'iki', need: 1, have: 0 });
});

test('10.2 (R) pay 2 mon and one own occupation on the board gains 1 experience, the used card too if it is own', () => {
  const state = position({
    step: 'business',
    seats: [{ at: 1, mon: 2 }],
    stalls: { A3: ['seamstress', 0], D1: ['cooper', 0], B1: ['plasterer', 1], C2: ['theatre', 0] },
  });
  expect(listed(state, 'occupation')).toEqual([teach('A3', 'A3'), teach('A3', 'D1')]);
  expect(whyNot(state, teach('A3', 'B1'))).toEqual({ code: 'notOwnOccupation' });
  expect(whyNot(state, teach('A3', 'C2'))).toEqual({ code: 'notOwnOccupation' });
  expect(whyNot(state, visit('A3'))).toEqual({ code: 'wrongSkill' });
  make(state, teach('A3', 'A3'));
  expect(state.players[0]?.mon).toBe(0);
  expect(state.stalls[2]).toMatchObject({ card: 'seamstress', square: 2 });
});

test('10.2 who has no occupation on the board cannot use it', () => {
  const state = position({ step: 'business', seats: [{ at: 1 }], stalls: { A3: ['seamstress', 1] } });
  expect(listed(state, 'occupation')).toEqual([]);
  expect(whyNot(state, visit('A3'))).toEqual({ code: 'notOwnOccupation' });
});

test('10.3 4 IKI, and every opponent takes 2 mon from the bank', () => {
  const state = position({
    players: 4,
    month: 7,
    step: 'business',
    seats: [{ at: 1 }],
    stalls: { A3: ['kabuki-actor', 0] },
  });
  make(state, visit('A3'));
  expect(state.players.map(({ iki, mon }) => [iki, mon])).toEqual([
    [4, 8],
    [0, 10],
    [0, 10],
    [0, 10],
  ]);
});

test('10.4 (R) build and leave out one piece of the printed cost, lumber or koban; a corner’s 2 mon stay', () => {
  const spec = { step: 'business', month: 7, stalls: { A3: ['stonemason', 1] } } as const;
  const state = position({ ...spec, seats: [{ at: 1, mon: 1, lumber: 2, koban: 1 }] });
  expect(whyNot(state, buildBy('A3', 'theatre', 'B4', 'lumber'))).toEqual({
    code: 'notEnough',
    resource: 'mon',
    need: 2,
    have: 1,
  });
  expect(whyNot(state, buildBy('A3', 'theatre', 'B1', 'koban'))).toEqual({
    code: 'notEnough',
    resource: 'lumber',
    need: 3,
    have: 2,
  });
  make(state, buildBy('A3', 'theatre', 'B1', 'lumber'));
  expect(state.players[0]).toMatchObject({ lumber: 0, koban: 0, kobun: 3 });
  expect(state.stalls[4]).toEqual({ kind: 'building', card: 'theatre', owner: 0 });
  expect(state.stalls[2]).toMatchObject({ card: 'stonemason', square: 2 });
});

test('10.5 (R) two different occupations of any owners change places, neutral ones and the used one included', () => {
  const state = position({
    players: 2,
    month: 4,
    step: 'business',
    seats: [{ at: 1, mon: 0 }],
    stalls: { A3: ['day-labourer', 1, 2], B1: ['cooper', 'neutral'], D2: ['salt-peddler', 0, 3] },
  });
  expect(listed(state, 'occupation')).toEqual([
    swap('A3', 'A3', 'B1'),
    swap('A3', 'A3', 'D2'),
    swap('A3', 'B1', 'D2'),
  ]);
  make(state, swap('A3', 'D2', 'B1'));
  expect(state.stalls[4]).toMatchObject({ card: 'salt-peddler', owner: 0, square: 3 });
  expect(state.stalls[13]).toMatchObject({ card: 'cooper', owner: null });
  expect(state.stalls[2]).toMatchObject({ card: 'day-labourer', square: 3 });
});

test('10.5 a swap reaches from the first stall to the last', () => {
  const state = position({
    month: 4,
    step: 'business',
    seats: [{ at: 1 }],
    stalls: { A1: ['cooper', 0], A3: ['day-labourer', 1], D4: ['potter', 2] },
  });
  expect(listed(state, 'occupation')).toEqual([
    swap('A3', 'A1', 'A3'),
    swap('A3', 'A1', 'D4'),
    swap('A3', 'A3', 'D4'),
  ]);
});

test('10.5 (R) buildings cannot be swapped, and with fewer than two occupations the skill cannot be used', () => {
  const state = position({
    month: 4,
    step: 'business',
    seats: [{ at: 1 }],
    stalls: { A3: ['day-labourer', 1], B1: ['theatre', 0] },
  });
  expect(whyNot(state, swap('A3', 'A3', 'B1'))).toEqual({ code: 'noOccupation' });
  expect(listed(state, 'occupation')).toEqual([]);
  expect(whyNot(state, visit('A3'))).toEqual({ code: 'wrongSkill' });
});

test('10.6 (R) the skill comes first, then the used card gains its experience wherever it now lies', () => {
  const state = position({
    month: 4,
    step: 'business',
    seats: [{ at: 1 }],
    stalls: { A3: ['day-labourer', 1, 2], B1: ['cooper', 0] },
  });
  make(state, swap('A3', 'A3', 'B1'));
  expect(state.stalls[4]).toMatchObject({ card: 'day-labourer', square: 3 });
  expect(state.stalls[2]).toMatchObject({ card: 'cooper', square: 1 });
});

test('10.6 a neutral card that swapped itself away is discarded where it now lies', () => {
  const state = position({
    players: 2,
    month: 4,
    step: 'business',
    seats: [{ at: 1 }],
    stalls: { A3: ['day-labourer', 'neutral'], B1: ['cooper', 0] },
  });
  make(state, swap('A3', 'A3', 'B1'));
  expect(state.stalls[4]).toBeNull();
  expect(state.stalls[2]).toMatchObject({ card: 'cooper', owner: 0 });
  expect(state.out.occupations).toContain('day-labourer');
});

test('10.6 an own card that retired by its own skill is done', () => {
  const state = position({ step: 'business', seats: [{ at: 1 }], stalls: { A3: ['seamstress', 0, 3] } });
  make(state, teach('A3', 'A3'));
  expect(state.players[0]).toMatchObject({ retired: ['seamstress'], kobun: 4, mon: 6 });
});

test('10.4 what belongs to another skill is refused', () => {
  const state = position({
    step: 'business',
    seats: [{ at: 1 }],
    stalls: { A3: ['salt-peddler', 0], B1: ['artist', 0] },
  });
  for (const move of [teach('A3', 'A3'), swap('A3', 'A3', 'B1'), buildBy('A3', 'theatre', 'C1', 'lumber')]) {
    expect(whyNot(state, move)).toEqual({ code: 'wrongSkill' });
  }
  expect(whyNot(state, build('theatre', 'C1'))).toEqual({ code: 'wrongShop', shop: 'sandals' });
  const special = position({
    month: 7,
    step: 'business',
    seats: [{ at: 1, iki: 3 }],
    stalls: { A3: ['kabuki-actor', 0], A4: ['artist', 1] },
  });
  for (const stall of ['A3', 'A4'] as const)
    expect(whyNot(special, teach(stall, 'A3'))).toEqual({ code: 'wrongSkill' });
});
