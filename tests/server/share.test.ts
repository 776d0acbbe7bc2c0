import fc from 'fast-check';
import { Engine } from '../../server/match/engine';
import { share } from '../../server/match/share';
import { seededRandom } from '../../src/games/random';
import { riverOfGold } from '../../src/games/river-of-gold';

const json = (value: unknown): string => JSON.stringify(value);

const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, undefined, true, 0, 1, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

test('what is shared says the same as before, of both values', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const [old, now] = [structuredClone(before), structuredClone(after)];
      const shared = share(before, after);
      expect(before).toEqual(old);
      expect(shared).toEqual(now);
      expect(after).toEqual(now);
    }),
    { numRuns: 3000 },
  );
});

test('all that is equal is the same afterwards', () => {
  fc.assert(
    fc.property(tree, (value) => {
      const before = json({ value }) === '{}' ? { value: null } : { value };
      const after = structuredClone(before);
      expect(share(before, after)).toBe(before);
    }),
    { numRuns: 1000 },
  );
  const before = { players: [{ koku: [1] }, { koku: [2] }], deck: ['a', 'b'], row: { first: { tile: 1 } } };
  const after = { players: [{ koku: [1] }, { koku: [3] }], deck: ['a'], row: { first: { tile: 1 } } };
  expect(share(before, after)).toBe(after);
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.row).toBe(before.row);
  expect(after).toEqual({
    players: [{ koku: [1] }, { koku: [3] }],
    deck: ['a'],
    row: { first: { tile: 1 } },
  });
});

test('a field that is gone or new is seen, also where it holds nothing', () => {
  for (const [before, after] of [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      { b: 1, c: 2 },
      { a: undefined, b: 1 },
    ],
    [[1, 2], [1]],
    [[1], { 0: 1 }],
  ]) {
    expect(share(before, after)).toBe(after);
  }
});

test('what is frozen is not touched', () => {
  const before = { a: { b: [1] }, c: 1 };
  const after = Object.freeze({ a: { b: [1] }, c: 2 });
  expect(share(before, after)).toBe(after);
  expect(after.a).not.toBe(before.a);
});

test('in a game most of the state is the one before, and states that viewers may still need stay as they were', () => {
  const engine = new Engine(riverOfGold);
  const random = seededRandom('shares');
  let state = engine.initialState(3, {});
  let [kept, all] = [0, 0];
  while (state.ctx.gameover === undefined) {
    const seat = engine.decider(state) ?? '';
    const legal = riverOfGold.legalMoves(state.G, Number(seat));
    const move = legal[random.index(legal.length)];
    if (!move) throw new Error('somebody decides');
    const [before, text] = [state.G, json(state.G)];
    state = engine.apply(state, seat, { kind: 'move', move }).state;
    expect(json(before)).toBe(text);
    for (const [key, part] of Object.entries(state.G)) {
      if (typeof part !== 'object' || part === null) continue;
      all++;
      if (part === before[key]) kept++;
      else if (json(part) === json(before[key])) expect(Object.isFrozen(state.G)).toBe(true);
    }
  }
  expect(kept / all).toBeGreaterThan(0.5);
});
