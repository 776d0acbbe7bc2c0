import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { diff, diffViews, type SharedParts } from '../../server/match/diff';
import { applyMove, cloneState, createState, legalMoves, seededRandom } from '../../src/games/river-of-gold';
import { sharedView } from '../../src/games/river-of-gold/rules';

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

test('a card drawn from a long deck is one step, a row that moves up is told as a whole, and one that is empty', () => {
  const deck = Array(40).fill(null);
  expect(diff({ deck }, { deck: deck.slice(1) })).toHaveLength(1);
  const row = ['a', 'b', 'c', 'd'];
  expect(diff({ row }, { row: ['n', 'a', 'b', 'c'] })).toEqual([
    { op: 'replace', path: '/row', value: ['n', 'a', 'b', 'c'] },
  ]);
  expect(diff({ queue: [{ task: 1 }, { task: 2 }] }, { queue: [] })).toEqual([
    { op: 'replace', path: '/queue', value: [] },
  ]);
});

test('views that share what is public are each patched right, and never with a part of another view', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tree, { maxKeys: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tree, { maxKeys: 4 }),
      fc.array(fc.tuple(tree, tree), { minLength: 2, maxLength: 4 }),
      (before, after, secrets) => {
        const parts: SharedParts = new Map();
        for (const [old, now] of secrets) {
          const from = { G: { ...before, secrets: old }, ctx: { turn: 1 } };
          const to = { G: { ...after, secrets: now }, ctx: { turn: 2 } };
          const holder = json(from);
          const failures = applyPatch(holder, JSON.parse(`[${diffViews(from, to, parts)}]`));
          expect(failures.filter((failure) => failure !== null)).toEqual([]);
          expect(holder).toEqual(json(to));
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test('in a real game every viewer is brought from view to view, while public parts are compared once', () => {
  const viewers = [0, 1, 2, null];
  const random = seededRandom('views');
  let state = createState(3, {}, random);
  const viewOf = (of: typeof state, viewer: number | null, ctx: object) => ({
    G: sharedView(of, viewer),
    ctx,
  });
  let ctx = { turn: 0 };
  const known = viewers.map((viewer) => json(viewOf(state, viewer, ctx)));
  while (!state.result) {
    const next = cloneState(state);
    const legal = legalMoves(next, next.current);
    const move = legal[random.index(legal.length)];
    if (!move) throw new Error('somebody decides');
    applyMove(next, move, random);
    const parts: SharedParts = new Map();
    const ctxNow = { turn: ctx.turn + 1 };
    viewers.forEach((viewer, i) => {
      const patch = diffViews(viewOf(state, viewer, ctx), viewOf(next, viewer, ctxNow), parts);
      applyPatch(known[i], JSON.parse(`[${patch}]`));
      expect(known[i]).toEqual(json(viewOf(next, viewer, ctxNow)));
    });
    state = next;
    ctx = ctxNow;
  }
});
