import type { GameBots, GameCard, GameModule, Move, Seat } from '../../src/games/contract';
import type { RandomSource } from '../../src/games/random';
import { UsageError } from './arguments';

/** Makes any legal move: the player whom every game has in addition to its bots. */
export const RANDOM = 'random';

/** Steps for each bot's decision in simulations: a step budget, so that the same seed gives the same game. */
const STEPS = 200;

/** The players of a list such as "merchant,random", each one of the words; one word stands for every seat. */
export function readPlayers(text: string, count: number, known: readonly string[]): string[] {
  const words = text.split(',').map((word) => word.trim());
  for (const word of words) {
    if (!known.includes(word)) throw new UsageError(`--bots knows ${known.join(', ')}, not "${word}".`);
  }
  const [first] = words;
  if (words.length === 1 && first) return Array.from({ length: count }, () => first);
  if (words.length !== count)
    throw new UsageError(`--bots names ${words.length} players for ${count} seats.`);
  return words;
}

export const allPlayers = ({ botLevels }: GameCard): string[] => [RANDOM, ...botLevels];

/** The next move of a seat. */
export function nextMove(
  module: GameModule,
  bots: GameBots,
  state: unknown,
  { seat, player, random, seed }: { seat: Seat; player: string; random: RandomSource; seed: string },
): Move {
  if (player !== RANDOM) {
    const view = module.view(state, seat);
    return bots.decide({ view, seat, level: player, seed, budget: { steps: STEPS } }).move;
  }
  const moves = module.legalMoves(state, seat);
  const move = moves[random.index(moves.length)];
  if (!move) throw new Error(`Seat ${seat} can do nothing.`);
  return move;
}
