import { type GameState, type Move, playerView } from '../../../../src/games/iki';
import { decide } from '../../../../src/games/iki/bots/decide';
import type { BotLevel } from '../../../../src/games/iki/bots/types';
import { endMonth, endTurn, make, position, save, starve } from '../rules/scenario';

const LEVELS = ['craftsman', 'master'] as const;
const choice = (state: GameState, level: BotLevel): Move => {
  const seat = state.current;
  const question = { view: playerView(state, seat), seat, seed: 'choice', budget: { steps: 24 } };
  return decide({ ...question, level }).move;
};

/** August, and a fire on row A comes to a card of seat 0, who has a retired Firefighter. */
const fireAtOwnCard = (): GameState => {
  const state = position({
    month: 8,
    step: 'business',
    last: true,
    seats: [{ at: 5, retired: ['firefighter'], rice: 3 }],
    stalls: { A1: ['umbrella-maker', 0, 3] },
  });
  endMonth(state, 'A');
  return state;
};

describe.each(LEVELS)('a %s', (level) => {
  test('saves a good card from fire', () => {
    const state = fireAtOwnCard();
    expect(state.step).toBe('saveFromFire');
    expect(choice(state, level)).toEqual(save(true));
  });

  test('lets the card starve that brings least', () => {
    const state = position({
      month: 3,
      step: 'business',
      last: true,
      seats: [{ at: 5, rice: 1, mon: 10 }],
      stalls: { A1: ['umbrella-maker', 0, 3], B1: ['plasterer', 0, 1] },
    });
    make(state, endTurn);
    expect(state.step).toBe('starve');
    expect(choice(state, level)).toEqual(starve('B1'));
  });

  test('builds for points in the New Year', () => {
    const state = position({ month: 13, step: 'newYearSpace', seats: [{ lumber: 4, koban: 2 }] });
    const space = choice(state, level);
    expect(space).toEqual({ name: 'goTo', arg: { space: 7 } });
    make(state, space);
    expect(choice(state, level)).toMatchObject({ name: 'shop', arg: { building: 'town-house' } });
  });

  test('buys rice before a pay day that would starve cards', () => {
    const state = position({
      month: 3,
      step: 'business',
      seats: [{ at: 2, mon: 3, rice: 0 }],
      stalls: { B1: ['umbrella-maker', 0, 2], C1: ['salt-peddler', 0, 2] },
    });
    expect(choice(state, level)).toEqual({ name: 'shop', arg: {} });
  });

  test('ends a turn in which nothing can be done', () => {
    const state = position({ step: 'business', seats: [{ at: 6, mon: 0 }] });
    expect(choice(state, level)).toEqual(endTurn);
  });
});
