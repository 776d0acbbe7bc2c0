import {
  isMoveName,
  legalMoves,
  MOVE_NAMES,
  type Move,
  parseMove,
  sameMove,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { MATCHES, statesOfGame, wellFormedMoves } from './random-states';

describe('parseMove', () => {
  test('every well-formed move is read as it is, whatever the order of its fields', () => {
    const moves = wellFormedMoves(seededRandom('parse'));
    expect(new Set(moves.map((move) => move.name))).toEqual(new Set(MOVE_NAMES));
    for (const move of moves) {
      expect(parseMove(move.name, move.arg)).toEqual(move);
      const turned = Object.fromEntries(Object.entries(move.arg).reverse());
      expect(parseMove(move.name, turned)).toEqual(move);
    }
  });

  test.each(MATCHES)(
    'every legal move of a game of $players with $options is well formed',
    ({ players, options }) => {
      for (const { state } of statesOfGame(players, options, 'parse')) {
        for (const { name, arg } of legalMoves(state, state.current)) {
          const parsed = parseMove(name, JSON.parse(JSON.stringify(arg)));
          if (!parsed || !sameMove(parsed, { name, arg } as Move))
            throw new Error(JSON.stringify({ name, arg }));
        }
      }
    },
  );

  test('a missing argument counts as an empty one', () => {
    expect(parseMove('endTurn')).toEqual({ name: 'endTurn', arg: {} });
    expect(parseMove('endTurn', null)).toEqual({ name: 'endTurn', arg: {} });
    expect(parseMove('endTurn', { setDie: undefined })).toEqual({ name: 'endTurn', arg: {} });
    expect(parseMove('sail')).toBeNull();
  });

  const BAD: [string, unknown][] = [
    ['fly', {}],
    ['__proto__', {}],
    ['constructor', {}],
    ['sail', { ship: 2 }],
    ['sail', { ship: '0' }],
    ['sail', { ship: 0, face: 7 }],
    ['sail', { ship: 0, face: null }],
    ['sail', { ship: 0.5 }],
    ['sail', [0]],
    ['sail', 'ship'],
    ['sail', { ship: 0, also: 1 }],
    ['sail', { ship: 0, 'face?': 3 }],
    ['sail', { ship: 0, toString: 1 }],
    ['endTurn', { constructor: 1 }],
    ['endTurn', JSON.parse('{"__proto__": 1}')],
    ['endTurn', { setDie: 0 }],
    ['build', { space: 0, tile: 'era1-port-rice' }],
    ['build', { space: 31, tile: 'era1-port-rice' }],
    ['build', { space: 1, tile: 'era1-port' }],
    ['build', { space: 1 }],
    ['deliver', { customer: 'monk-7' }],
    ['trade', { give: 'favor', gain: 'silk' }],
    ['trade', { give: 'silk', gain: 'koku' }],
    ['spendFavor', { face: 0 }],
    ['chooseClan', { clan: 'lion' }],
    ['choosePatron', { patron: 'toturi' }],
    ['choose', { option: 31 }],
    ['choose', { option: -1 }],
    ['choose', { option: 'x'.repeat(41) }],
    ['choose', { option: { deep: true } }],
    ['choose', {}],
  ];
  test.each(BAD)('%s %j is no move', (name, arg) => {
    expect(parseMove(name, arg)).toBeNull();
  });

  test('names of moves are distinguished from everything else', () => {
    expect(MOVE_NAMES).toHaveLength(9);
    expect(MOVE_NAMES.every(isMoveName)).toBe(true);
    for (const name of ['undo', 'toString', '', 3, null, undefined, ['sail']])
      expect(isMoveName(name)).toBe(false);
  });

  test('the same moves are the same, and a field more or less makes a difference', () => {
    const a: Move = { name: 'sail', arg: { ship: 0 } };
    expect(sameMove(a, { name: 'sail', arg: { ship: 0, face: undefined } })).toBe(true);
    expect(sameMove(a, { name: 'sail', arg: { ship: 0, face: 2 } })).toBe(false);
    expect(sameMove(a, { name: 'sail', arg: { ship: 1 } })).toBe(false);
    expect(sameMove(a, { name: 'endTurn', arg: {} })).toBe(false);
  });
});
