import {
  cloneState,
  type GameState,
  legalMoves,
  type Move,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { sensibleMove } from '../../../../src/games/river-of-gold/learn/opening';
import { reasonsFor } from '../../../../src/games/river-of-gold/learn/reasons';
import { applyMove, createState, playerView } from '../../../../src/games/river-of-gold/rules';
import '../english';

const NAMES = ['Hana', 'Chiyo'];

/** A game that two sensible players have played for some turns; seat 0 decides. */
function middle(turns: number): GameState {
  const random = seededRandom('reasons');
  const state = createState(2, { patrons: 'none', clans: 'random' }, random);
  while (state.turn < turns || state.current !== 0 || state.step !== 'beforeAction') {
    const move = sensibleMove(state);
    if (!move) throw new Error('The game is over.');
    applyMove(state, move, random);
  }
  return state;
}
const of = (state: GameState, ...plan: Move[]) => reasonsFor(playerView(state, 0), 0, plan, NAMES);

test('every action has a name and something that speaks for it or against it', () => {
  for (const turns of [1, 8, 16]) {
    const state = middle(turns);
    for (const move of legalMoves(state, 0).filter(({ name }) =>
      ['build', 'sail', 'deliver'].includes(name),
    )) {
      const { what, why } = of(state, move);
      expect(what).not.toBe('');
      expect(why.length).toBeGreaterThan(0);
      for (const reason of why) expect(reason).not.toMatch(/{{|undefined|NaN/);
    }
  }
});

test('a building is praised for what it will pay its owner, a voyage for what it gives now', () => {
  const state = middle(1);
  const build = legalMoves(state, 0).find(({ name }) => name === 'build');
  if (!build) throw new Error('Nothing can be built.');
  expect(of(state, build).why.join(' ')).toMatch(/Whenever a ship stops there, you gain/);
  expect(of(state, { name: 'sail', arg: { ship: 0 } }).why[0]).toMatch(/^At once: /);
});

test('a plan that the table knows only in pieces is told move by move', () => {
  const state = middle(1);
  const player = state.players[0];
  if (!player) throw new Error('Nobody sits there.');
  player.silk = 2;
  const trade: Move = { name: 'trade', arg: { give: 'silk', gain: 'rice' } };
  const { what, why } = of(state, trade, { name: 'sail', arg: { ship: 1 } });
  expect(what).toMatch(/^Trade .* → Sail /);
  // What is given away in a trade is no gain.
  expect(why.join(' ')).not.toMatch(/silk/);
});

test('the state that is asked about stays as it is', () => {
  const state = playerView(middle(8), 0);
  const before = cloneState(state);
  reasonsFor(state, 0, [{ name: 'sail', arg: { ship: 0 } }], NAMES);
  expect(state).toEqual(before);
});
