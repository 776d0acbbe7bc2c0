import type { BotLevel } from '../../../../src/games/iki/bots/types';
import { playBots } from './table';

/** Plays a level against another, each deal once from either seat; says how often the first one wins. */
function wins(level: BotLevel, other: BotLevel, deals: number, steps: number): number {
  let count = 0;
  for (let game = 0; game < 2 * deals; game++) {
    const seat = game % 2;
    const levels = seat === 0 ? [level, other] : [other, level];
    const { state } = playBots(levels, `arena ${Math.floor(game / 2)}`, {}, { steps });
    if (state.result?.winners.includes(seat)) count++;
  }
  return count;
}

test('a craftsman beats an apprentice nearly always', () => {
  expect(wins('craftsman', 'apprentice', 6, 1)).toBeGreaterThanOrEqual(10);
});

test('a master beats a craftsman with a few games in thought already', () => {
  expect(wins('master', 'craftsman', 2, 12)).toBeGreaterThanOrEqual(3);
});
