import {
  applyMove,
  cloneState,
  createState,
  type GameEvent,
  type GameState,
  legalMoves,
  type MatchOptions,
  type Move,
  type RandomSource,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import type { LogEntry } from '../../../../src/table/log/entries';

/** A position of a real game, with what happened on the way to it. */
export interface Position {
  readonly state: GameState;
  readonly log: readonly LogEntry<GameEvent>[];
}

/** How much a careless player likes a move: deliveries and builds often, so that every situation comes up soon. */
const LIKES: Readonly<Partial<Record<Move['name'], number>>> = { deliver: 40, build: 6, sail: 8, trade: 0.2 };

function pickMove(moves: readonly Move[], random: RandomSource): Move {
  const weights = moves.map((move) => LIKES[move.name] ?? 1);
  let left = (random.index(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, move] of moves.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return move;
  }
  return moves[0] as Move;
}

/** Makes one move on a copy. */
export function played({ state, log }: Position, move: Move, random: RandomSource): Position {
  const next = cloneState(state);
  const events: GameEvent[] = [];
  applyMove(next, move, random, events);
  return { state: next, log: [...log, { events, id: log.length }] };
}

/** A new game before its first decision. */
export function newGame(players: number, seed: string, options: Partial<MatchOptions> = {}): Position {
  return { state: createState(players, { clans: 'random', ...options }, seededRandom(seed)), log: [] };
}

/** The first position that fits, of the first of many seeded games in which one comes up. */
export function positionWhere(
  fits: (state: GameState) => boolean,
  { players = 2, options = {} }: { players?: number; options?: Partial<MatchOptions> } = {},
): Position {
  for (let game = 0; game < 400; game++) {
    const random = seededRandom(`play ${game}`);
    let position: Position = newGame(players, `set-up ${game}`, options);
    for (let step = 0; step < 600; step++) {
      if (fits(position.state)) return position;
      const moves = legalMoves(position.state, position.state.current);
      if (moves.length === 0) break;
      position = played(position, pickMove(moves, random), random);
    }
  }
  throw new Error('No such position came up.');
}

/** Every position of one whole game. */
export function wholeGame(players: number, seed: string, options: Partial<MatchOptions> = {}): Position[] {
  const random = seededRandom(seed);
  const positions = [newGame(players, seed, options)];
  for (;;) {
    const last = positions.at(-1) as Position;
    const moves = legalMoves(last.state, last.state.current);
    if (moves.length === 0) return positions;
    positions.push(played(last, pickMove(moves, random), random));
  }
}

export const NAMES = ['Aiko', 'Botan', 'Chiyo', 'Daichi'] as const;
