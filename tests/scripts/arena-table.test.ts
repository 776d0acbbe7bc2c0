import type { GameRecord } from '../../scripts/arena/game';
import { groupTable } from '../../scripts/arena/table';

const seat = (bot: string, won: number, side: string) => ({
  bot,
  won,
  score: { total: 0 },
  groups: { side: [side] },
  times: [],
});
const game = (...seats: ReturnType<typeof seat>[]): GameRecord => ({ turns: 1, figures: {}, seats });

test('the win rates of a level are told apart by what its seats had', () => {
  const records = [
    game(seat('strong', 1, 'cats'), seat('weak', 0, 'birds')),
    game(seat('strong', 1, 'cats'), seat('weak', 0, 'birds')),
    game(seat('weak', 0.5, 'cats'), seat('strong', 0.5, 'birds')),
  ];
  const rows = groupTable(records, 'side')
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, bot, side, seats, rate]) => [bot, side, seats, rate?.split(' ')[0]])).toEqual([
    ['strong', 'birds', '1', '50.0%'],
    ['strong', 'cats', '2', '100.0%'],
    ['weak', 'birds', '2', '0.0%'],
    ['weak', 'cats', '1', '50.0%'],
  ]);
});
