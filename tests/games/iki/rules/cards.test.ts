import {
  BUILDINGS,
  type Goods,
  OCCUPATIONS,
  type Occupation,
  type Player,
  playerAt,
  STALL_INDEX,
} from '../../../../src/games/iki';
import { build, buildBy, endMonth, hire, listed, make, position, swap, teach, visit, walk } from './scenario';

/** Enough of everything to pay for any skill. */
const RICH = { mon: 20, rice: 9, sandals: 9, lumber: 9, koban: 9, iki: 9 };

/** What changed between two moments, thing by thing. */
function changes(before: Player, after: Player): Goods {
  const things = ['mon', 'rice', 'sandals', 'lumber', 'koban', 'iki', 'fire'] as const;
  return Object.fromEntries(
    things.flatMap((thing) =>
      after[thing] === before[thing] ? [] : [[thing, after[thing] - before[thing]]],
    ),
  );
}
function difference(gain: Goods, pay: Goods = {}): Goods {
  const all = { ...gain };
  for (const [thing, amount] of Object.entries(pay) as [keyof Goods, number][]) {
    Object.assign(all, { [thing]: (all[thing] ?? 0) - amount });
  }
  return all;
}

/** Seat 0 stands before a card of seat 1 on A3. */
const before = ({ id }: Occupation, more: object = {}) =>
  position({ month: 12, step: 'business', seats: [{ at: 1, ...RICH }], stalls: { A3: [id, 1], ...more } });

const plain = OCCUPATIONS.filter(({ skill }) => skill.kind !== 'special');
test.each(plain)('$id gives what its scroll says, and takes what it says', (card) => {
  const { skill } = card;
  if (skill.kind === 'special') throw new Error('This one is special.');
  const state = before(card);
  const start = structuredClone(playerAt(state, 0));
  make(state, visit('A3'));
  const wanted = difference(skill.gain, skill.kind === 'exchange' ? skill.pay : {});
  expect(changes(start, playerAt(state, 0))).toEqual(wanted);
});

const special = OCCUPATIONS.filter(({ skill }) => skill.kind === 'special');
test.each(special)('$id does its special skill', (card) => {
  const { skill } = card;
  if (skill.kind !== 'special') throw new Error('This one is not special.');
  const state = before(card, { D1: ['salt-peddler', 0] });
  const start = structuredClone(playerAt(state, 0));
  const change = () => changes(start, playerAt(state, 0));
  switch (skill.effect) {
    case 'ikiForMon':
      make(state, visit('A3'));
      expect(change()).toEqual({ iki: -1, mon: 5 });
      break;
    case 'ikiAndGiveAll':
      make(state, visit('A3'));
      expect(change()).toEqual({ iki: 4 });
      expect(state.players.slice(1).map(({ mon }) => mon)).toEqual([10, 10]);
      break;
    case 'experience':
      make(state, teach('A3', 'D1'));
      expect(change()).toEqual({ mon: -2 });
      expect(state.stalls[STALL_INDEX.D1]).toMatchObject({ square: 2 });
      break;
    case 'build':
      make(state, buildBy('A3', 'town-house', 'D2', 'lumber'));
      expect(change()).toEqual({ lumber: -3, koban: -2 });
      break;
    case 'swap':
      make(state, swap('A3', 'A3', 'D1'));
      expect(change()).toEqual({});
      expect(state.stalls[STALL_INDEX.A3]).toMatchObject({ card: 'salt-peddler' });
  }
});

const hirable = OCCUPATIONS.filter(({ season }) => season !== 'start');
test.each(hirable)(
  '$id is hired for its cost, on its first square, with its symbols',
  ({ id, cost, fire, steps }) => {
    const state = position({ month: 10, seats: [{ mon: 6, fire: 1 }, { fire: 2 }], offer: [[id, 0]] });
    make(state, hire(id, 'B2'));
    expect(state.players[0]).toMatchObject({ mon: 6 - cost, fire: 1 + fire, kobun: 3 });
    expect(state.stalls[STALL_INDEX.B2]).toMatchObject({ card: id, owner: 0, square: 4 - steps });
  },
);

test.each(OCCUPATIONS)(
  '$id earns the salary of each square and, retired, of its last',
  ({ id, salary, steps }) => {
    const wages = (stalls: object, retired: Occupation['id'][]) => {
      const state = position({
        month: 12,
        step: 'business',
        last: true,
        seats: [{ at: 1, mon: 0, rice: 5, sandals: 0, retired }],
        stalls,
      });
      const start = structuredClone(playerAt(state, 0));
      endMonth(state);
      const after = playerAt(state, 0);
      // What the card ate today does not matter here.
      return changes(start, { ...after, rice: after.rice + (retired.length > 0 ? 0 : 1) });
    };
    const squares = [1, 2, 3].slice(3 - steps);
    const expected = salary === 'grey' ? squares.map(() => ({})) : salary;
    expect(squares.map((square) => wages({ C2: [id, 0, square] }, []))).toEqual(expected);
    expect(wages({}, [id])).toEqual(expected.at(-1));
  },
);

test.each(OCCUPATIONS)('$id retires after as many experiences as it has steps', ({ id, steps }) => {
  const state = position({
    month: 12,
    step: 'walk',
    seats: [{ at: 8, cylinder: 1, sandals: 16 }],
    stalls: { C2: [id, 0] },
  });
  const shorter = structuredClone(state);
  make(state, walk(1, (steps - 1) * 8));
  expect(state.players[0]?.retired).toEqual([id]);
  make(shorter, walk(1, (steps - 2) * 8));
  expect(shorter.stalls[STALL_INDEX.C2]).toMatchObject({ card: id, square: 3 });
});

test.each(BUILDINGS)('the $id is built for its lumber and koban', ({ id, cost }) => {
  const state = position({ step: 'business', seats: [{ at: 7, ...RICH }] });
  const start = structuredClone(playerAt(state, 0));
  make(state, build(id, 'A1'));
  expect(changes(start, playerAt(state, 0))).toEqual({ lumber: -cost.lumber, koban: -cost.koban });
  expect(listed(state, 'shop')).toEqual([]);
});
