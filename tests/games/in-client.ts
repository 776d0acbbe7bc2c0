// The serialisability check of boardgame.io's development mode would make this four times slower: what is loaded after
// this line runs without it, so the suites in a client take everything from here.
process.env.NODE_ENV = 'production';

import type { Client as ClientType } from 'boardgame.io/client';
import type * as Random from '../../src/games/random';
import type * as EveryGame from './every-game';

const { Client } = require('boardgame.io/client') as { Client: typeof ClientType };
const { seededRandom } = require('../../src/games/random') as typeof Random;
export const { gamesOfEachKind, KINDS, randomGame, randomGames } =
  require('./every-game') as typeof EveryGame;

type Played = Pick<EveryGame.Kind, 'module' | 'players'>;

/** A real local client whose dice and shuffles come from the same seeded generator as the pure game's. */
function clientFor({ module, players }: Played, options: object, seed: string) {
  const random = seededRandom(seed);
  const seeded = {
    name: 'random',
    api: () => ({ ...random, _private: { getState: () => ({}), isUsed: () => false } }),
  };
  const { game } = module;
  const client = Client({
    game: {
      ...game,
      plugins: [seeded],
      setup: (context) => game.setup?.(context, options),
    },
    numPlayers: players,
    debug: false,
  });
  client.start();
  return client;
}

/** Plays a random game in a client, too: it must give the same states, events, phases, turns, deciders and result. */
export function playInClient(
  kind: Played,
  options: object,
  seed: string,
  steps: Iterable<EveryGame.Step>,
): void {
  const { module } = kind;
  const client = clientFor(kind, options, seed);
  let last: unknown;
  for (const { state, made } of steps) {
    last = state;
    if (made) {
      client.updatePlayerID(String(made.seat));
      client.moves[made.move.name]?.(made.move.arg);
    }
    const { G, ctx, deltalog } = client.store.getState();
    if (JSON.stringify(G) !== JSON.stringify(state)) expect(G).toEqual(state);
    const logged = deltalog?.[0]?.metadata;
    if (made && JSON.stringify(logged) !== JSON.stringify({ events: made.events })) {
      expect(logged).toEqual({ events: made.events });
    }
    if (ctx.gameover) continue;
    const { decider, onTurn, phase } = module.status(state);
    const expected = {
      currentPlayer: String(onTurn),
      activePlayers: decider === onTurn ? null : { [String(decider)]: expect.any(String) },
      ...(module.game.phases?.[phase] && { phase }),
    };
    expect(ctx).toMatchObject(expected);
  }
  const result = module.result(last);
  const { ctx } = client.store.getState();
  expect(ctx.gameover).toEqual({ ...result, winners: result?.winners.map(String) });
  client.stop();
}
