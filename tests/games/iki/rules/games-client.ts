// The serialisability check of boardgame.io's development mode would make this four times slower.
process.env.NODE_ENV = 'production';

import type { Client as ClientType } from 'boardgame.io/client';
import type { MockRandom as MockRandomType } from 'boardgame.io/testing';
import type * as Game from '../../../../src/games/iki';
import type * as Playthrough from './playthrough';

const { Client } = require('boardgame.io/client') as { Client: typeof ClientType };
const { MockRandom } = require('boardgame.io/testing') as { MockRandom: typeof MockRandomType };
const { Iki, seededRandom } = require('../../../../src/games/iki') as typeof Game;
const { GAMES_OF_EACH_KIND, isStep, KINDS, randomGame, seedOf } =
  require('./playthrough') as typeof Playthrough;

/** A real local client whose dice and shuffles come from the same seeded generator as the pure game's. */
function clientFor(kind: Playthrough.Kind, game: number) {
  const random = seededRandom(seedOf(kind, game));
  const roll = () => random.roll() ?? 1;
  const die = (sides: number) => random.index(sides) + 1;
  const shuffle = (items: unknown[]) => random.shuffle(items);
  const mock = MockRandom({ D6: roll, Die: die as never, Shuffle: shuffle as never });
  const client = Client({
    game: {
      ...Iki,
      plugins: [...(Iki.plugins ?? []), mock],
      setup: (context) => Iki.setup?.(context, { extras: kind.extras }) as Game.GameState,
    },
    numPlayers: kind.players,
    debug: false,
  });
  client.start();
  return client;
}

/** Plays the random games of so many players in a client, too; a file for each count, so that they run side by side. */
export function testGamesInClient(players: number): void {
  jest.setTimeout(900_000);
  const kinds = KINDS.filter((kind) => kind.players === players);
  describe.each(kinds)(
    'the same games of $players players, extras: $extras, in a boardgame.io client',
    (kind) => {
      test('give the same state after every move, the same phases and deciders, and the same result', () => {
        for (let game = 0; game < GAMES_OF_EACH_KIND; game++) {
          const client = clientFor(kind, game);
          const phases = new Set<string | null>();
          let last: Game.GameState | null = null;
          for (const value of randomGame(kind, game)) {
            if (isStep(value)) client.moves[value.move.name]?.(value.move.arg);
            const state = isStep(value) ? value.state : value;
            const { G, ctx } = client.store.getState();
            if (JSON.stringify(G) !== JSON.stringify(state)) expect(G).toEqual(state);
            if (!ctx.gameover) {
              phases.add(ctx.phase);
              if (ctx.phase !== state.phase || ctx.currentPlayer !== String(state.current)) {
                throw new Error(`ctx is out of step in game ${seedOf(kind, game)}`);
              }
            }
            last = state;
          }
          const { ctx } = client.store.getState();
          expect(ctx.gameover).toEqual({
            winners: last?.result?.winners.map(String),
            scores: last?.result?.scores,
          });
          expect(phases.has('pathOfLife') && phases.has('actions') && phases.has('newYear')).toBe(true);
          client.stop();
        }
      });
    },
  );
}
