import type { BotLevel } from '../../../../src/games/root/bots/types';
import { playBots } from './table';

/** Plays a level against another, each deal once with either faction; says how often the first one wins. */
function wins(level: BotLevel, other: BotLevel, deals: number, steps: number): number {
  let count = 0;
  for (let game = 0; game < 2 * deals; game++) {
    const seat = game % 2;
    const levels = seat === 0 ? [level, other] : [other, level];
    const options = { factions: ['marquise', 'eyrie'] } as const;
    const { state } = playBots(levels, `arena ${Math.floor(game / 2)}`, options, { steps });
    if (state.result?.winners.includes(seat)) count++;
  }
  return count;
}

test('a planner beats a novice nearly always, as Marquise and as Eyrie', () => {
  expect(wins('planner', 'novice', 5, 6)).toBeGreaterThanOrEqual(8);
});
