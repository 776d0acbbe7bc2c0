import type { State } from 'boardgame.io';
import { type Action, Engine } from '../../server/match/engine';
import { packState, unpackState } from '../../server/storage/pack';
import type { GameModule } from '../../src/games/contract';
import { chanceData } from '../../src/games/fair';
import { type Race, type ToyMove, toy } from '../fixtures/toy';

/** The engine's own checks: they hold also where a game and the framework disagree about who may do what. */
const move = (name: ToyMove['name'], arg: ToyMove['arg'] = {}): Action => ({
  kind: 'move',
  move: { name, arg },
});
const codeOf = (run: () => unknown): string => {
  try {
    run();
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const start = (engine: Engine): State => engine.initialState(2, {});

test('only the decider acts, even where the framework would let another', () => {
  const engine = new Engine(toy);
  const { state } = engine.apply(start(engine), '0', move('ask', { seat: 1 }));
  // A state in which the framework takes seat 0 for the active player although seat 1 was asked.
  const torn = { ...state, ctx: { ...state.ctx, activePlayers: null } };
  expect(codeOf(() => engine.apply(torn, '0', move('roll')))).toBe('not-your-turn');
  expect(codeOf(() => engine.apply(state, '0', move('roll')))).toBe('not-your-turn');
  expect(codeOf(() => engine.apply(state, '1', move('help', { yes: true })))).toBe('done');
});

test('what the rules do not let be undone is not undone, even where the framework would', () => {
  const careless: GameModule<Race, ToyMove> = {
    ...toy,
    game: {
      ...toy.game,
      moves: Object.fromEntries(
        Object.entries(toy.game.moves ?? {}).map(([name, given]) => [
          name,
          typeof given === 'object' ? { ...given, undoable: true } : given,
        ]),
      ),
    },
  };
  const engine = new Engine(careless);
  const { state: hurried } = engine.apply(start(engine), '0', move('hurry'));
  expect(codeOf(() => engine.apply(hurried, '0', { kind: 'undo' }))).toBe('done');
  const never = new Engine({
    ...careless,
    status: (race: Race) => ({ ...toy.status(race), canUndo: false }),
  });
  expect(codeOf(() => never.apply(hurried, '0', { kind: 'undo' }))).toBe('illegal');
});

test('the players’ words stay mixed in when the first move is taken back, and made again', () => {
  const engine = new Engine(toy);
  const words = ['plum', 'crane'];
  const initial = start(engine);
  const act = (state: State, action: Action): State => engine.apply(state, '0', action, words).state;
  const stored = (state: State): State => unpackState(packState(state));
  const rolled = act(structuredClone(initial), move('roll'));
  for (const keep of [(state: State) => state, stored]) {
    const hurried = keep(act(structuredClone(initial), move('hurry')));
    const undone = keep(act(hurried, { kind: 'undo' }));
    const redone = keep(act(structuredClone(undone), { kind: 'redo' }));
    const again = keep(act(redone, { kind: 'undo' }));
    for (const state of [undone, again]) {
      expect(state.G).toEqual(initial.G);
      expect(chanceData(state)).toEqual({ ...chanceData(initial), words });
      // The same is drawn as if nothing had been taken back.
      expect(act(structuredClone(state), move('roll')).G).toEqual(rolled.G);
    }
  }
});

test('nobody acts when the game is over', () => {
  const engine = new Engine(toy);
  let state = engine.initialState(2, { length: 1 });
  state = engine.apply(state, '0', move('roll')).state;
  expect(engine.decider(state)).toBeNull();
  for (const seat of ['0', '1'])
    expect(codeOf(() => engine.apply(state, seat, move('roll')))).toBe('game-over');
});
