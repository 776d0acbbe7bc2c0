import {
  type Step as Decision,
  explain,
  type GameState,
  legalMoves,
  status,
} from '../../../../src/games/iki';
import { GAMES_OF_EACH_KIND, isStep, KINDS, randomGame } from './playthrough';
import { eventsOf, income, make, position, shop, walk, whyNot } from './scenario';

/** The moves that answer each decision of the table. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  startingOccupation: ['chooseStart'],
  pathOfLife: ['placeCylinder'],
  stepA: ['income', 'hire'],
  walk: ['walk'],
  business: ['shop', 'occupation', 'endTurn'],
  neutralCard: ['placeNeutral'],
  saveFromFire: ['saveFromFire'],
  starve: ['starve'],
  newYearSpace: ['goTo'],
};

describe.each(KINDS)('with $players players, extras: $extras', (kind) => {
  test('19 exactly one player decides, only what the table says, and a decision with one option is never asked', () => {
    const seen = new Set<Decision>();
    for (let game = 0; game < Math.min(GAMES_OF_EACH_KIND, 100); game++) {
      for (const value of randomGame(kind, game)) {
        const state: GameState = isStep(value) ? value.state : value;
        const { decider, onTurn } = status(state);
        if (state.result) continue;
        seen.add(state.step);
        const legal = legalMoves(state, state.current);
        if (decider !== state.current || onTurn !== decider) throw new Error('Two players would decide.');
        if (legal.some(({ name }) => !ANSWERS[state.step]?.includes(name)))
          throw new Error(`wrong moves in ${state.step}`);
        if (legal.length < 2 && state.step !== 'business')
          throw new Error(`${state.step} has ${legal.length} options`);
      }
    }
    const never: Decision[] = kind.players === 2 ? [] : ['neutralCard'];
    const wanted = Object.keys(ANSWERS).filter(
      (step) => step !== 'saveFromFire' && !never.some((other) => other === step),
    );
    expect([...seen]).toEqual(expect.arrayContaining(wanted));
  });
});

test('19 business always waits for endTurn, even where nothing can be done', () => {
  const state = position({ step: 'business', seats: [{ at: 6, mon: 0 }] });
  expect(legalMoves(state, 0)).toEqual([{ name: 'endTurn', arg: {} }]);
});

test('19 an automatic choice is not listed and is illegal as a move of its own', () => {
  const state = position({ seats: [{ cylinder: 2, sandals: 0 }] });
  const events = make(state, income);
  expect(eventsOf(events, 'walked')).toMatchObject([{ automatic: true, to: 2 }]);
  expect(whyNot(state, walk(2))).toEqual({ code: 'walkDone' });
});

test('19 the walk is a choice on X, with a sandal, or with an Ox that is retired before or by the base steps', () => {
  const after = (seat: object, stalls: object = {}) => {
    const state = position({ seats: [{ cylinder: 1, sandals: 0, ...seat }], stalls });
    make(state, income);
    return state.step;
  };
  expect(after({})).toBe('business');
  expect(after({ sandals: 1 })).toBe('walk');
  expect(after({ retired: ['ox'] })).toBe('walk');
  expect(after({ at: 8 }, { B1: ['ox', 0, 3] })).toBe('walk');
  expect(after({ at: 8 }, { B1: ['ox', 0, 2] })).toBe('business');
});

test('19 nobody else may decide, and nobody who has no seat', () => {
  const state = position({ step: 'business', seats: [{ at: 1 }] });
  for (const seat of [1, 2, 3, -1, 99]) {
    expect(legalMoves(state, seat)).toEqual([]);
    expect(explain(state, seat, shop)).toEqual({ code: 'notYourTurn' });
  }
});
