import { isDeepStrictEqual } from 'node:util';
import type { State } from 'boardgame.io';
import fc from 'fast-check';
import { Engine } from '../../server/match/engine';
import { packChange, unpackChange } from '../../server/storage/change';
import { packState, unpackState } from '../../server/storage/pack';
import { seededRandom } from '../../src/games/random';
import { KINDS } from '../games/every-game';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test.each(KINDS)(
  'in $id, $players players, every state is found again from the one before and the change',
  async ({ module, players, options }) => {
    const [first] = await options();
    const engine = new Engine(module);
    const random = seededRandom(`changes-${players}`);
    let state = engine.initialState(players, first);
    /** What is read: it goes on from what was read before, and from a whole state where that is stored. */
    let read = unpackState(packState(state));
    let [small, bytes] = [0, 0];
    for (let moves = 0; moves < 250; moves++) {
      const seat = engine.decider(state);
      if (seat === null) break;
      const legal = module.legalMoves(state.G, Number(seat));
      const move = legal[random.index(legal.length)];
      if (!move) throw new Error(`Seat ${seat} can do nothing.`);
      const outcome = engine.apply(state, seat, { kind: 'move', move });
      if (outcome.ordinary) {
        const change = packChange(state, outcome.state);
        const [entry] = json(outcome.log);
        if (!entry) throw new Error('a move is logged');
        const kept = json(read.G);
        const next = unpackChange(read, change, entry);
        expect(read.G).toEqual(kept);
        read = next;
        small++;
        bytes += change.length / packState(outcome.state).length;
      } else {
        read = unpackState(packState(outcome.state));
      }
      if (!isDeepStrictEqual(read, json(outcome.state))) expect(read).toEqual(json(outcome.state));
      state = outcome.state;
    }
    expect(small).toBeGreaterThan(0);
    if (module.card.id !== 'toy') expect(bytes / small).toBeLessThan(0.25);
  },
);

const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 'a', 'a/b', '~'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'x/y', 'x~y', '~1', ''), tie('value'), { maxKeys: 4 }),
  ),
})).value;

test('whatever has changed is found again, and the state before stays as it was', () => {
  const stateOf = (G: unknown, stateID: number): State => {
    const parts = { G, ctx: { turn: stateID }, plugins: {} };
    return { ...parts, _undo: [{ ...parts, playerID: '0' }], _redo: [], _stateID: stateID } as never;
  };
  fc.assert(
    fc.property(tree, tree, (one, other) => {
      const [before, after] = [stateOf({ one }, 4), stateOf({ one: other }, 5)];
      const copy = json(before);
      expect(unpackChange(before, packChange(before, after), {})).toEqual(json(after));
      expect(json(before)).toEqual(copy);
    }),
    { numRuns: 2000 },
  );
});
