import type { LongFormMove } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import fc from 'fast-check';
import {
  BUILDINGS,
  CUSTOMERS,
  explain,
  type GameState,
  legalMoves,
  MOVE_NAMES,
  type MoveName,
  parseMove,
  RiverOfGold,
  sameMove,
  seededRandom,
} from '../../../../src/games/river-of-gold';

const FIELDS = [
  'clan',
  'patron',
  'face',
  'give',
  'gain',
  'space',
  'tile',
  'ship',
  'customer',
  'option',
  'setDie',
];

/** An array in an array in an array … as deep as JSON can be sent. */
function nested(depth: number): unknown {
  let value: unknown = 'bottom';
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { option: value };
  return value;
}

const ids = [
  ...BUILDINGS.map((b) => b.id),
  ...CUSTOMERS.map((c) => c.id),
  'crab',
  'kudaka',
  'silk',
  'koku',
  'done',
];

const scalar = fc.oneof(
  fc.constantFrom(
    -1,
    0,
    1,
    2,
    7,
    31,
    1e9,
    -1e308,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1',
    '',
    null,
    undefined,
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nobody-9', 'x'.repeat(5000)),
  fc.constantFrom(...ids),
  fc.boolean(),
  fc.integer(),
  fc.string(),
);
const field = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.constant(nested(40)));
const record = fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), fc.string()), field, { maxKeys: 4 });
const polluting = fc.constantFrom(
  JSON.parse('{"__proto__": {"space": 3, "tile": "era1-port-rice"}}'),
  JSON.parse('{"constructor": {"prototype": {"clan": "crab"}}}'),
  Object.create({ clan: 'crab', ship: 0 }),
);
const garbage = fc.oneof(field, record, polluting, fc.anything({ maxDepth: 4 }));

/** Clients in the clans phase, before an action, after it, with a choice open, and after the end. */
function clientsAt(): { where: string; client: ReturnType<typeof newClient> }[] {
  const stops: Record<string, (G: GameState) => boolean> = {
    'choosing clans': (G) => G.phase === 'clans',
    'before an action': (G) => G.step === 'beforeAction' && G.turn > 8,
    'after an action': (G) => G.step === 'afterAction' && G.queue.length === 0,
    'with a choice open': (G) => G.queue.length > 0 && G.turn > 0,
    'after the end': (G) => G.result !== null,
  };
  return Object.entries(stops).map(([where, stop], index) => {
    const client = newClient(`garbage-${index}`);
    const random = seededRandom(where);
    for (let G = client.store.getState().G; !stop(G); G = client.store.getState().G) {
      const legal = legalMoves(G, G.current);
      const move = legal[random.index(legal.length)];
      if (move) client.moves[move.name]?.(move.arg);
    }
    return { where, client };
  });
}

function newClient(seed: string) {
  const client = Client({ game: { ...RiverOfGold, seed }, numPlayers: 3, debug: false });
  client.start();
  return client;
}

/** The answer of the move function itself, as boardgame.io would call it. */
function answer(G: GameState, name: MoveName, playerID: string, arg: unknown): unknown {
  const known = RiverOfGold.moves?.[name];
  const { move } = known as LongFormMove<GameState>;
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

describe('bad input to any move at any time', () => {
  let silenced: jest.SpyInstance;
  beforeAll(() => {
    silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(() => silenced.mockRestore());

  const places = clientsAt();

  test.each(places.map(({ where }, index) => ({ where, index })))(
    '$where: nothing throws, nothing changes, the answer is INVALID_MOVE',
    ({ index }) => {
      const client = places[index]?.client as ReturnType<typeof newClient>;
      const before = client.store.getState();
      fc.assert(
        fc.property(fc.constantFrom(...MOVE_NAMES), garbage, (name, arg) => {
          const { G } = before;
          const parsed = parseMove(name, arg);
          const listed = parsed !== null && legalMoves(G, G.current).some((move) => sameMove(move, parsed));
          fc.pre(!listed);
          expect(explain(G, G.current, { name, arg })).not.toBeNull();
          expect(answer(G, name, String(G.current), arg)).toBe(INVALID_MOVE);
          if (canBePrinted(arg)) client.moves[name]?.(arg);
          expect(client.store.getState().G).toBe(G);
          return true;
        }),
        { numRuns: 600, seed: 7 },
      );
      expect(JSON.stringify(client.store.getState().G)).toBe(JSON.stringify(before.G));
    },
  );

  test('a legal move of another seat, or of nobody, is refused', () => {
    for (const { client } of places) {
      const { G } = client.store.getState();
      for (const move of legalMoves(G, G.current)) {
        for (const playerID of ['0', '1', '2', '3', 'null', '', '__proto__', '0 ']) {
          if (playerID === String(G.current)) continue;
          expect(answer(G, move.name, playerID, move.arg)).toBe(INVALID_MOVE);
        }
      }
    }
  });

  test('an argument nested a hundred thousand deep is refused without a deep look', () => {
    const deep = nested(100_000);
    for (const name of MOVE_NAMES) {
      expect(parseMove(name, deep)).toBeNull();
      expect(parseMove(name, { option: deep })).toBeNull();
    }
  });

  test('names of moves that JavaScript’s objects bring along are not moves', () => {
    const { G } = newClient('names').store.getState();
    for (const name of ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty', '']) {
      expect(parseMove(name, {})).toBeNull();
      expect(explain(G, G.current, { name, arg: {} })).toEqual({ code: 'unknownMove' });
      expect(RiverOfGold.moves?.[name]).toBeUndefined();
    }
    expect(({} as Record<string, unknown>).clan).toBeUndefined();
  });

  test.each([null, undefined, 0, 'build', [], [[]], { name: 5 }, { arg: {} }])(
    'explain answers %p with a reason',
    (move) => {
      const { G } = newClient('explain').store.getState();
      expect(explain(G, G.current, move)).toEqual({ code: 'unknownMove' });
    },
  );
});
