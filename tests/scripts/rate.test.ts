import type { GameRecord } from '../../scripts/arena/game';
import { rateLevels, ratingTables } from '../../scripts/arena/rate';
import { card } from '../fixtures/toy/card';

const game = (seats: readonly [bot: string, total: number][]): GameRecord => {
  const best = Math.max(...seats.map(([, total]) => total));
  const winners = seats.filter(([, total]) => total === best).length;
  return {
    turns: 1,
    figures: {},
    seats: seats.map(([bot, total]) => ({
      bot,
      won: total === best ? 1 / winners : 0,
      score: { total },
      groups: {},
      times: [],
    })),
  };
};
const many = (count: number, ...games: GameRecord[]): GameRecord[] =>
  Array.from({ length: count }, () => games).flat();

test('who wins more is worth more, and more games make it surer', () => {
  const few = rateLevels(
    many(
      3,
      game([
        ['strong', 9],
        ['weak', 1],
      ]),
    ),
    ['weak', 'strong'],
  );
  const more = rateLevels(
    many(
      30,
      game([
        ['strong', 9],
        ['weak', 1],
      ]),
    ),
    ['weak', 'strong'],
  );
  expect(few.strong?.mu).toBeGreaterThan(few.weak?.mu ?? 0);
  expect(more.strong?.sigma).toBeLessThan(few.strong?.sigma ?? 0);
  expect(more.strong?.games).toBe(30);
});

test('equal levels stay equal, and a level that did not play is where everybody begins', () => {
  const draws = rateLevels(
    many(
      20,
      game([
        ['a', 5],
        ['b', 5],
      ]),
    ),
    ['a', 'b', 'c'],
  );
  expect(draws.a?.mu).toBeCloseTo(draws.b?.mu ?? 0, 3);
  expect(draws.c).toEqual({ mu: 25, sigma: 8.333, games: 0 });
});

test('at a table of three the second is worth more than the last', () => {
  const three = rateLevels(
    many(
      20,
      game([
        ['a', 9],
        ['b', 5],
        ['c', 1],
      ]),
    ),
    ['a', 'b', 'c'],
  );
  expect([three.a, three.b, three.c].map((one) => one?.mu)).toEqual(
    [three.a, three.b, three.c].map((one) => one?.mu).sort((one, other) => (other ?? 0) - (one ?? 0)),
  );
});

test('the same games give the same ratings, and several seats of a level count once', () => {
  const games = many(
    5,
    game([
      ['a', 9],
      ['b', 5],
      ['b', 7],
    ]),
    game([
      ['b', 9],
      ['a', 5],
      ['b', 1],
    ]),
  );
  expect(rateLevels(games, ['a', 'b'])).toEqual(rateLevels(games, ['a', 'b']));
  expect(rateLevels(games, ['a', 'b']).b?.games).toBe(10);
});

test('every two levels meet, and all of them where there are seats', () => {
  const tables = (botLevels: string[]) => ratingTables({ ...card, botLevels, players: { min: 2, max: 4 } });
  expect(tables(['a', 'b'])).toEqual([['a', 'b']]);
  expect(tables(['a', 'b', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
    ['a', 'b', 'c'],
  ]);
  expect(ratingTables({ ...card, botLevels: ['a', 'b'], players: { min: 3, max: 4 } })).toEqual([
    ['a', 'b', 'a'],
  ]);
});
