import type { LongFormMove } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import fc from 'fast-check';
import type { GameModule, Move } from '../../src/games/contract';
import { seededRandom } from '../../src/games/random';
import { isListed, randomGame, SUBJECTS, silenceConsole } from './every-game';

/** An array in an array in an array … as deep as JSON can be sent. */
function nested(depth: number): unknown {
  let value: unknown = 'bottom';
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { option: value };
  return value;
}

/** The words of a game's own moves: fields, and values that fit somewhere. */
function vocabulary(module: GameModule): { fields: string[]; values: unknown[]; names: string[] } {
  const args: object[] = [];
  for (const { made } of randomGame({ module, players: module.card.players.min }, {}, 'vocabulary')) {
    for (const { arg } of made?.legal ?? []) args.push(arg as object);
  }
  return {
    fields: [...new Set(args.flatMap((arg) => Object.keys(arg)))],
    values: [...new Set(args.flatMap((arg) => Object.values(arg)))],
    names: Object.keys(module.game.moves ?? {}),
  };
}

/** Anything that could come as the argument of a move. */
function garbageFor(module: GameModule): { names: string[]; garbage: fc.Arbitrary<unknown> } {
  const { fields, values, names } = vocabulary(module);
  const scalar = fc.oneof(
    fc.constantFrom(-1, 0, 1, 2, 7, 31, 1e9, -1e308, 1.5, Number.NaN, Number.POSITIVE_INFINITY),
    fc.constantFrom('1', '', null, undefined, '__proto__', 'constructor', 'toString', 'x'.repeat(5000)),
    fc.constantFrom(...values),
    fc.boolean(),
    fc.integer(),
    fc.string(),
  );
  const field = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.constant(nested(40)));
  const record = fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), field, { maxKeys: 4 });
  const polluting = fc.constantFrom(
    JSON.parse(`{"__proto__": {"${fields[0]}": 1}}`),
    JSON.parse(`{"constructor": {"prototype": {"${fields[0]}": 1}}}`),
    Object.create({ [String(fields[0])]: values[0] }),
  );
  return { names, garbage: fc.oneof(field, record, polluting, fc.anything({ maxDepth: 4 })) };
}

/** A client after so many random moves. */
function clientAfter(module: GameModule, moves: number) {
  const game = { ...module.game, seed: `garbage-${moves}` };
  const client = Client({ game, numPlayers: 3, debug: false });
  client.start();
  const random = seededRandom(`garbage-${moves}`);
  for (let made = 0; made < moves; made++) {
    const { G } = client.store.getState();
    const { decider } = module.status(G);
    if (decider === null) break;
    const legal = module.legalMoves(G, decider);
    const move = legal[random.index(legal.length)] as Move;
    client.updatePlayerID(String(decider));
    client.moves[move.name]?.(move.arg);
  }
  return client;
}

/** The answer of the move function itself, as boardgame.io would call it. */
function answer(module: GameModule, G: unknown, name: string, playerID: string, arg: unknown): unknown {
  const known = module.game.moves?.[name];
  const { move } = known as LongFormMove;
  const dice = () => {
    throw new Error('a refused move rolled a die');
  };
  const context = { G, playerID, random: { D6: dice, Die: dice, Shuffle: dice }, log: { setMetadata: dice } };
  return (move as (context: unknown, arg: unknown) => unknown)(context, arg);
}

/**
 * boardgame.io prints the arguments of a refused move, which fails by itself for objects that cannot be turned into
 * text. Our server refuses such packets before the framework sees them; here only the move function is asked.
 */
function canBePrinted(arg: unknown): boolean {
  try {
    return String([arg]).length >= 0;
  } catch {
    return false;
  }
}

/** At the start, early, late, and after the end. */
const MOMENTS = [0, 3, 10, 60, Number.POSITIVE_INFINITY];

describe.each(SUBJECTS)('bad input to any move of $id', ({ module }) => {
  silenceConsole();
  const { names, garbage } = garbageFor(module);

  test.each(MOMENTS)(
    'after %d moves nothing throws, nothing changes, the answer is INVALID_MOVE',
    (moves) => {
      const client = clientAfter(module, moves);
      const before = client.store.getState();
      const { G } = before;
      const seat = module.status(G).decider ?? 0;
      const legal = module.legalMoves(G, seat);
      fc.assert(
        fc.property(fc.constantFrom(...names), garbage, (name, arg) => {
          const parsed = module.parseMove(name, arg);
          fc.pre(parsed === null || !isListed(legal, parsed));
          expect(module.explain(G, seat, { name, arg })).not.toBeNull();
          expect(answer(module, G, name, String(seat), arg)).toBe(INVALID_MOVE);
          if (canBePrinted(arg)) client.moves[name]?.(arg);
          expect(client.store.getState().G).toBe(G);
          return true;
        }),
        { numRuns: 300, seed: 7 },
      );
      expect(JSON.stringify(client.store.getState().G)).toBe(JSON.stringify(G));
      client.stop();
    },
  );

  test.each(MOMENTS)('after %d moves a legal move of another seat, or of nobody, is refused', (moves) => {
    const { G } = clientAfter(module, moves).store.getState();
    const { decider } = module.status(G);
    for (const { name, arg } of module.legalMoves(G, decider ?? 0)) {
      for (const playerID of ['0', '1', '2', '3', 'null', '', '__proto__', '0 ']) {
        if (playerID === String(decider)) continue;
        expect(answer(module, G, name, playerID, arg)).toBe(INVALID_MOVE);
      }
    }
  });

  test('an argument nested a hundred thousand deep is refused without a deep look', () => {
    const deep = nested(100_000);
    for (const name of names) {
      expect(module.parseMove(name, deep)).toBeNull();
      expect(module.parseMove(name, { option: deep })).toBeNull();
    }
  });

  test('names that JavaScript’s objects bring along are no moves', () => {
    const { G } = clientAfter(module, 0).store.getState();
    const seat = module.status(G).decider ?? 0;
    for (const name of ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty', '']) {
      expect(module.parseMove(name, {})).toBeNull();
      expect(module.explain(G, seat, { name, arg: {} })).not.toBeNull();
      expect(module.game.moves?.[name]).toBeUndefined();
    }
  });

  test.each([null, undefined, 0, 'roll', [], [[]], { name: 5 }, { arg: {} }])(
    'explain answers %p with a reason',
    (move) => {
      const { G } = clientAfter(module, 0).store.getState();
      expect(module.explain(G, module.status(G).decider ?? 0, move)).toEqual({ code: expect.any(String) });
    },
  );

  test.each([null, 0, 'all', ['all'], [], { nothing: 1 }, JSON.parse('{"__proto__": {"x": 1}}')])(
    'options such as %p are refused or played, and never throw',
    (options) => {
      const problem = module.validateOptions(options, module.card.players.min);
      if (problem === undefined) {
        const state = module.create(module.card.players.min, options ?? {}, seededRandom('options'));
        expect(module.invariants(state)).toEqual([]);
      } else expect(typeof problem).toBe('string');
    },
  );

  test.each([-1, 0, 1, 7, 2.5, Number.NaN, 1e9])('a game of %d players is refused', (players) => {
    expect(module.validateOptions({}, players)).toEqual(expect.any(String));
  });
});
