import type { Game, State } from 'boardgame.io';

/**
 * A game as the server knows it: boardgame.io's object and the few questions about moves that the framework has no
 * answer to. The server reads nothing else of a game, so that another one could be served beside it.
 */
export interface ServedGame {
  readonly name: string;
  readonly game: Game;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** The move that a name and an untrusted argument stand for, null when the shape is wrong. Never throws. */
  parseMove(name: unknown, arg: unknown): PlayableMove | null;
  /** Why a move cannot be made, as plain JSON for the client; null when nothing speaks against it. */
  explain(G: State['G'], seat: number, move: PlayableMove): unknown;
  /** All moves that a seat may make in a state or in its own view of one. */
  legalMoves(G: State['G'], seat: number): readonly PlayableMove[];
  /** Why these match options cannot be used, undefined when they can. */
  validateOptions(setupData: unknown, numPlayers: number): string | undefined;
}

/** A move by name with its one JSON argument. */
export interface PlayableMove {
  readonly name: string;
  readonly arg: unknown;
}
