import { isDeepStrictEqual } from 'node:util';
import type { State } from 'boardgame.io';
import type { Move } from '../../src/games/contract';
import { CreateGameReducer, InitializeGame } from '../../src/games/internal';
import { ordinaryMoves } from '../../src/games/ordinary';
import { seededRandom } from '../../src/games/random';
import { KINDS, silenceConsole } from './every-game';

const GAMES = 2;
const MOST_MOVES = 250;

/** Compared quickly, and told in full where it differs. */
function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

describe.each(KINDS)('ordinary moves in $id, $players players', (kind) => {
  silenceConsole();
  const { module, players } = kind;
  const { game } = module;
  const ordinary = ordinaryMoves(game);
  const reduce = CreateGameReducer({ game });
  const byReducer = (state: State, playerID: string, { name, arg }: Move) => {
    const action = { type: 'MAKE_MOVE', payload: { type: name, args: [arg], playerID } } as const;
    const { deltalog, transients, ...after } = reduce(state, action);
    return { state: after, log: deltalog, transients };
  };
  const rewind = (state: State, type: 'UNDO' | 'REDO', playerID: string): State => {
    const {
      deltalog: _log,
      transients: _error,
      ...after
    } = reduce(state, {
      type,
      payload: { type: null, args: null, playerID },
    });
    return after;
  };

  test('lead to the same state, log and undo stack as the reducer', async () => {
    const variants = await kind.options();
    const count = { ordinary: 0, others: 0, undone: 0 };
    for (let number = 0; number < GAMES; number++) {
      const seed = `ordinary-${number}`;
      const setupData = variants[number % variants.length] ?? {};
      const random = seededRandom(`${seed}-${players}`);
      let state = InitializeGame({ game: { ...game, seed }, numPlayers: players, setupData });
      for (let moves = 0; moves < MOST_MOVES; moves++) {
        const { decider, canUndo } = module.status(state.G);
        if (decider === null) break;
        const seat = String(decider);
        if (moves % 3 === 2 && canUndo && state._undo.length > 1) {
          // What was taken back leaves its traces in the stacks: both ways go on from them alike.
          count.undone++;
          state = rewind(state, 'UNDO', seat);
          if (moves % 2 === 0) state = rewind(state, 'REDO', seat);
        }
        const seatNow = String(module.status(state.G).decider);
        const legal = module.legalMoves(state.G, Number(seatNow));
        const move = legal[random.index(legal.length)];
        if (!move) throw new Error(`Seat ${seatNow} can do nothing.`);
        // Each way gets a state of its own: both leave what a move tells the log in it.
        const [mine, theirs] = [structuredClone(state), structuredClone(state)];
        const short = ordinary?.(mine, seatNow, move) ?? null;
        const long = byReducer(theirs, seatNow, move);
        if (short === null) {
          count.others++;
        } else {
          count.ordinary++;
          same(mine, theirs);
          same(short.state, long.state);
          same(short.log, long.log);
        }
        state = long.state;
      }
    }
    expect(count.ordinary).toBeGreaterThan(0);
    expect(count.others).toBeGreaterThan(0);
    expect(count.undone).toBeGreaterThan(0);
  });

  test('are none where a move is illegal or another seat’s, and the state stays as it was', () => {
    const seed = 'none';
    const state = InitializeGame({ game: { ...game, seed }, numPlayers: players });
    const { decider } = module.status(state.G);
    const [move] = module.legalMoves(state.G, decider ?? 0);
    if (!move || !ordinary) throw new Error('Nobody can do anything.');
    const before = structuredClone(state);
    for (let seat = 0; seat <= players; seat++) {
      if (seat !== decider) expect(ordinary(state, String(seat), move)).toBeNull();
    }
    expect(ordinary(state, String(decider), { name: 'toString', arg: {} })).toBeNull();
    expect(ordinary(state, String(decider), { name: move.name, arg: { no: 'such thing' } })).toBeNull();
    const { random: _none, ...plugins } = state.plugins;
    expect(ordinary({ ...state, plugins }, String(decider), move)).toBeNull();
    expect(state).toEqual(before);
  });
});
