import { cloneState, createState, type GameState, type Move, seededRandom } from '../../../../src/games/iki';
import { bots } from '../../../../src/games/iki/bots';
import { playQuickly } from '../../../../src/games/iki/bots/policy';
import { WEIGHTS } from '../../../../src/games/iki/bots/weights';
import { reasonsFor } from '../../../../src/games/iki/learn/reasons';
import { applyMove, legalMoves, playerView } from '../../../../src/games/iki/rules';
import { position } from '../rules/scenario';
import '../english';

const NAMES = ['Hana', 'Kiku', 'Jun', 'Emi'];
const of = (state: GameState, ...plan: Move[]) =>
  reasonsFor(playerView(state, state.current), state.current, plan, NAMES);

test('every suggestion of a game has a name, and what speaks for it is whole sentences', () => {
  const random = seededRandom('reasons');
  const state = createState(4, {}, random);
  let reasons = 0;
  for (const month of [1, 4, 8, 13]) {
    playQuickly(state, WEIGHTS, random, { untilMonth: month });
    const { current } = state;
    const question = { view: playerView(state, current), seat: current, seed: 's', budget: { steps: 6 } };
    for (const { plan } of bots.suggest(question)) {
      const { what, why } = of(state, ...plan);
      expect(what).not.toBe('');
      for (const reason of [what, ...why]) expect(reason).not.toMatch(/{{|undefined|NaN|reasons\./);
      reasons += why.length;
    }
  }
  expect(reasons).toBeGreaterThan(12);
});

test('a space of the Path of Life is explained by where it leads, X by what it costs', () => {
  const state = createState(4, {}, seededRandom('path'));
  while (state.step !== 'pathOfLife') {
    const [move] = legalMoves(state, state.current);
    if (!move) throw new Error('Nothing can be done.');
    applyMove(state, move, seededRandom('path'));
  }
  const path = (space: 'X' | 2): Move => ({ name: 'placeCylinder', arg: { space } });
  expect(of(state, path(2)).why.join()).toMatch(/You walk to this space: .*[Rr]ice/);
  expect(of(state, path('X')).why.join()).toMatch(/neither hire nor take income/);
});

test('rice before a pay day that would starve cards is praised for feeding them', () => {
  const state = position({
    month: 3,
    step: 'business',
    seats: [{ at: 2, mon: 3, rice: 0 }],
    stalls: { B1: ['umbrella-maker', 0, 2], C1: ['salt-peddler', 0, 2] },
  });
  const { why } = of(state, { name: 'shop', arg: {} }, { name: 'endTurn', arg: {} });
  expect(why[0]).toMatch(/^At once: 2 rice/);
  expect(why).toContain('You have enough rice for all your cards.');
});

test('the state that is asked about stays as it is', () => {
  const state = playerView(position({ month: 3, step: 'business', seats: [{ at: 2, mon: 3 }] }), 0);
  const before = cloneState(state);
  of(state, { name: 'shop', arg: {} });
  expect(state).toEqual(before);
});

describe('bots that compare plans', () => {
  const hungry = (): GameState =>
    position({
      month: 3,
      step: 'business',
      last: true,
      seats: [{ at: 2, mon: 3, rice: 0 }],
      stalls: { B1: ['umbrella-maker', 0, 2], C1: ['salt-peddler', 0, 2] },
    });
  const compared = (plans: readonly (readonly Move[])[]) => {
    const state = hungry();
    const question = { view: playerView(state, 0), seat: 0, seed: 's', budget: { steps: 24 }, plans };
    return bots.compare?.(question) ?? [];
  };
  const BUY: Move = { name: 'shop', arg: {} };
  const END: Move = { name: 'endTurn', arg: {} };

  test('warn of a turn that lets cards starve', () => {
    const [fed = 0, starved = 0] = compared([[BUY, END], [END]]);
    expect(fed - starved).toBeGreaterThan(4);
  });

  test('do not blame a move for the rest of its turn', () => {
    const [whole = 0, begun = 1] = compared([[BUY, END], [BUY]]);
    expect(begun).toBeCloseTo(whole, 6);
  });
});
