import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { seatOf } from '../seats';
import { RiverOfGold } from './game';
import {
  checkInvariants,
  explain,
  type GameEvent,
  type GameState,
  type MatchOptions,
  type Move,
  parseMove,
  type Seat,
  validateOptions,
} from './rules';

/** A move of a match with the seat that made it. */
export type RecordedMove = Move & { readonly player: Seat };

/**
 * A match as a file. Every roll and shuffle follows from the seed and the moves, or, for a match of the server, from
 * boardgame.io's whole initial state. Moves that were taken back are not in it.
 */
export interface MatchFile {
  readonly format: 'river-of-gold-match';
  readonly version: 1;
  readonly numPlayers: number;
  readonly setupData: MatchOptions;
  readonly seed?: string;
  readonly initialState?: State<GameState>;
  readonly moves: readonly RecordedMove[];
}

/** A file that is not a match, or a match that breaks the rules; the message is one sentence. */
export class MatchFileError extends Error {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readMove(value: unknown, index: number, numPlayers: number): RecordedMove {
  const { player, name, arg } = isObject(value) ? value : {};
  const seat = typeof player === 'string' ? seatOf(player) : player;
  const move = parseMove(name, arg);
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < numPlayers;
  if (!move || !isSeat) throw new MatchFileError(`Move ${index + 1} of the match is not a move.`);
  return { ...move, player: seat };
}

/** An initial state must be one that the rules and boardgame.io's reducer can go on from. */
function checkInitialState(value: unknown, numPlayers: number): void {
  const { G, ctx, plugins } = isObject(value) ? value : {};
  let sound = isObject(G) && isObject(ctx) && isObject(plugins) && ctx.numPlayers === numPlayers;
  try {
    sound &&= checkInvariants(G as unknown as GameState).length === 0;
  } catch {
    sound = false;
  }
  if (!sound) throw new MatchFileError('The initial state of the match is not one of River of Gold.');
}

/** Checks what came out of a JSON file; throws a MatchFileError that says what is wrong with it. */
export function readMatch(value: unknown): MatchFile {
  if (!isObject(value) || value.format !== 'river-of-gold-match') {
    throw new MatchFileError('This is not a match of River of Gold.');
  }
  if (value.version !== 1) throw new MatchFileError('This match was written by a newer version.');
  const { numPlayers, setupData, seed, initialState, moves } = value;
  const problem = validateOptions(setupData, typeof numPlayers === 'number' ? numPlayers : 0);
  if (problem) throw new MatchFileError(problem);
  if (initialState !== undefined) checkInitialState(initialState, numPlayers as number);
  else if (typeof seed !== 'string') {
    throw new MatchFileError('The match has neither a seed nor an initial state.');
  }
  if (!Array.isArray(moves)) throw new MatchFileError('The match has no list of moves.');
  return {
    ...(value as unknown as MatchFile),
    moves: moves.map((move, i) => readMove(move, i, numPlayers as number)),
  };
}

/** One move of a replay with everything that it made happen. */
export interface ReplayStep {
  readonly move: RecordedMove;
  readonly events: readonly GameEvent[];
  readonly state: State<GameState>;
}

function initialStateOf(file: MatchFile): State<GameState> {
  if (file.initialState) return { ...file.initialState, deltalog: [], _undo: [], _redo: [] };
  const { numPlayers, setupData, seed } = file;
  return InitializeGame({ game: { ...RiverOfGold, seed }, numPlayers, setupData });
}

/** Plays a match again through boardgame.io's own reducer, move by move; a move that is refused ends it with an error. */
export function* replayMatch(file: MatchFile): Generator<ReplayStep, State<GameState>> {
  const { numPlayers } = file;
  const reducer = CreateGameReducer({ game: RiverOfGold });
  let state = initialStateOf(file);
  for (const [index, move] of file.moves.entries()) {
    const refusal = explain(state.G, move.player, move);
    if (refusal || move.player >= numPlayers) {
      throw new MatchFileError(
        `Move ${index + 1} (${move.name}) is not legal: ${refusal?.code ?? 'no such seat'}.`,
      );
    }
    const playerID = String(move.player);
    const payload = { type: move.name, args: [move.arg], playerID, credentials: undefined };
    const next = reducer(state, { type: 'MAKE_MOVE', payload }) as State<GameState>;
    const events = (next.deltalog?.[0]?.metadata as { events?: GameEvent[] } | undefined)?.events ?? [];
    // Copies for undo are of no use here and would only fill the memory.
    state = { ...next, _undo: next._undo.slice(-1) };
    yield { move, events, state };
  }
  return state;
}
