import { gamesOfEachKind, KINDS, playInClient, randomGames } from './in-client';

jest.setTimeout(900_000);
const GAMES = gamesOfEachKind(12);

describe.each(KINDS)('the random games of $id, $players players, in a boardgame.io client', (kind) => {
  test('give the same states, events, phases, turns, deciders and result', async () => {
    for await (const { seed, options, steps } of randomGames(kind, GAMES)) {
      playInClient(kind, options, seed, steps);
    }
  });
});
