/**
 * The real server with what only tests want: programs that play at random, and faults that can be switched on.
 * It is bundled and run as a process of its own, like server/main.ts.
 */
import type { Game, LongFormMove } from 'boardgame.io';
import type { SeatProgram } from '../../../server/bots/program';
import type { ServedGame } from '../../../server/game';
import { riverOfGold } from '../../../server/river-of-gold';
import { runServer } from '../../../server/run';
import { type GameState, legalMoves, seededRandom } from '../../../src/games/river-of-gold';

/** Plays any legal move; the same decision gets the same answer. */
const randomProgram: SeatProgram = {
  decide: async (view, seat, { matchID, stateID }) => {
    const moves = legalMoves(view as GameState, seat);
    const move = moves[seededRandom(`${matchID}/${stateID}`).index(moves.length)];
    if (move === undefined) throw new Error('nothing to choose from');
    return move;
  },
};
const failingProgram: SeatProgram = {
  decide: async () => {
    throw new Error('this program always fails');
  },
};
const cheatingProgram: SeatProgram = {
  decide: async () => ({ name: 'build', arg: { space: 1, tile: 'no such tile' } }),
};

/** The same game with one move that throws, as a bug would. */
function withThrowingMove(served: ServedGame, name: string): ServedGame {
  const broken: LongFormMove = {
    client: false,
    move: () => {
      throw new Error('a bug in a move');
    },
  };
  const game: Game = { ...served.game, moves: { ...served.game.moves, [name]: broken } };
  return { ...served, game };
}

const throwing = process.env.TEST_THROWING_MOVE;
await runServer(throwing ? withThrowingMove(riverOfGold, throwing) : riverOfGold, {
  novice: randomProgram,
  merchant: failingProgram,
  daimyo: cheatingProgram,
});
