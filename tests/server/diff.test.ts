import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { diff } from '../../server/match/diff';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Applies a patch as boardgame.io's client does. */
function patched(before: unknown, after: unknown): unknown {
  const holder = json({ root: before });
  const failures = applyPatch(holder, json(diff({ root: before }, { root: after })) as never[]);
  expect(failures.filter((failure) => failure !== null)).toEqual([]);
  return (holder as { root: unknown }).root;
}

const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 2, 'a', 'b', 'a/b', '~'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'x/y', 'x~y', ''), tie('value'), { maxKeys: 4 }),
  ),
})).value;

test('the patch between any two values makes one of the other', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      expect(patched(before, after)).toEqual(json(after));
    }),
    { numRuns: 2000 },
  );
});

test('what is the same needs no patch, and an undefined field counts as none', () => {
  const state = { a: [1, { b: null }], c: 'x' };
  expect(diff(state, structuredClone(state))).toEqual([]);
  expect(diff({ a: 1, b: undefined }, { a: 1 })).toEqual([]);
  expect(diff({ a: 1 }, { a: undefined })).toEqual([{ op: 'remove', path: '/a' }]);
});

test('a card drawn from a long deck is one step, a row that moves up is told as a whole', () => {
  const deck = Array(40).fill(null);
  expect(diff({ deck }, { deck: deck.slice(1) })).toHaveLength(1);
  const row = ['a', 'b', 'c', 'd'];
  expect(diff({ row }, { row: ['n', 'a', 'b', 'c'] })).toEqual([
    { op: 'replace', path: '/row', value: ['n', 'a', 'b', 'c'] },
  ]);
});
