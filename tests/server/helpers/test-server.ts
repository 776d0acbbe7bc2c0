/**
 * The real server with what only tests want: bots that play at random, fail or cheat, and faults that can be switched
 * on. It is bundled and run as a process of its own, like server/serve.ts.
 */
import type { LongFormMove } from 'boardgame.io';
import type { SeatBots } from '../../../server/bots/seat-bots';
import { runServer } from '../../../server/run';
import { GAMES } from '../../../src/games';
import type { GameModule } from '../../../src/games/contract';
import { seededRandom } from '../../../src/games/random';
import { testNow } from './clock';

/** The weakest level plays any legal move, the same one for the same decision; the next fails, the strongest cheats. */
const bots: SeatBots = {
  decide: async ({ game, level, view, seat, seed }) => {
    const module = GAMES.find(({ card }) => card.id === game);
    if (module === undefined) throw new Error(`no such game: ${game}`);
    switch (module.card.botLevels.indexOf(level)) {
      case 0: {
        const moves = module.legalMoves(view, seat);
        const move = moves[seededRandom(seed).index(moves.length)];
        if (move === undefined) throw new Error('nothing to choose from');
        return move;
      }
      case 1:
        throw new Error('this bot always fails');
      default:
        return { name: 'build', arg: { space: 1, tile: 'no such tile' } };
    }
  },
};

/** The same game with one move that throws, as a bug would. */
function withThrowingMove(module: GameModule, name: string): GameModule {
  const broken: LongFormMove = {
    client: false,
    move: () => {
      throw new Error('a bug in a move');
    },
  };
  return { ...module, game: { ...module.game, moves: { ...module.game.moves, [name]: broken } } };
}

const throwing = process.env.TEST_THROWING_MOVE;
await runServer({
  games: throwing ? GAMES.map((module) => withThrowingMove(module, throwing)) : GAMES,
  bots,
  now: testNow(),
});
