import {
  type GameState,
  legalMoves,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Move,
  playerView,
  type RandomSource,
  type Seat,
} from '../../src/games/river-of-gold';
import { BOT_LEVELS, type BotLevel, decide } from '../../src/games/river-of-gold/bots';
import { UsageError } from './arguments';

export const PLAYER_KINDS = ['random', ...BOT_LEVELS] as const;
export type PlayerKind = 'random' | BotLevel;

/** Steps for each bot's decision in simulations: a step budget, so that the same seed gives the same game. */
const STEPS = 200;

/** The kinds of player of a list such as "merchant,random"; one word stands for every seat. */
export function readPlayers(text: string | undefined, count: number): PlayerKind[] {
  const words = (text ?? 'random').split(',');
  const kinds = words.map((word) => {
    const kind = PLAYER_KINDS.find((known) => known === word.trim());
    if (!kind) throw new UsageError(`--bots knows ${PLAYER_KINDS.join(', ')}, not "${word}".`);
    return kind;
  });
  const [first] = kinds;
  if (kinds.length === 1 && first) return Array.from({ length: count }, () => first);
  if (kinds.length !== count)
    throw new UsageError(`--bots names ${kinds.length} players for ${count} seats.`);
  return kinds;
}

/** The next move of a seat. */
export function nextMove(
  state: GameState,
  seat: Seat,
  kind: PlayerKind,
  random: RandomSource,
  seed: string,
): Move {
  if (kind !== 'random') {
    const view = playerView(state, seat);
    return decide({ view, seat, level: kind, seed, budget: { steps: STEPS } }).move;
  }
  const moves = legalMoves(state, seat);
  const move = moves[random.index(moves.length)];
  if (!move) throw new Error(`Seat ${seat} can do nothing.`);
  return move;
}

export const PLAYER_COUNTS = { min: MIN_PLAYERS, max: MAX_PLAYERS } as const;
