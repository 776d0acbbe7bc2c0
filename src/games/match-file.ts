/** Matches as files: written by the server and by the page, read by the replay tool, the replay page and tests. */
import type { Game, State } from 'boardgame.io';
import type { GameModule, Move } from './contract';
import { isFair, withFormerRandom, withWords } from './fair';
import { CreateGameReducer, InitializeGame } from './internal';
import { eventsOf, type RecordedMove } from './log';
import { seatOf } from './seats';
import { isSecret } from './secret';

export const MATCH_FILE_FORMAT = 'match';
export const MATCH_FILE_VERSION = 2;
/** The version that did not name its game in a field but in its format. */
const FORMER_VERSION = 1;

/**
 * What a match is made of. Every roll and shuffle follows from the secret, the players' words and the moves; in a match
 * of the former generator from its seed, or from boardgame.io's whole initial state. Moves that were taken back are not
 * among the moves.
 */
export interface MatchContents {
  /** The id of its game. */
  readonly game: string;
  /** How many play. */
  readonly players: number;
  readonly options: object;
  /** The secret of the keyed generator, see fair.ts. */
  readonly secret?: string;
  /** What was published of the secret when the match began. */
  readonly commitment?: string;
  /** The players' words, mixed in before the first move. */
  readonly words?: readonly string[];
  /** The seed of boardgame.io's generator, in matches that were begun before there was a secret. */
  readonly seed?: string;
  readonly initialState?: State;
  readonly moves: readonly RecordedMove[];
  /** Names by seat, where they are known. */
  readonly names?: readonly (string | null)[];
}
export interface MatchFile extends MatchContents {
  readonly format: typeof MATCH_FILE_FORMAT;
  readonly version: typeof MATCH_FILE_VERSION;
}

/** A file that is not a match, or a match that breaks the rules; the message is one sentence. */
export class MatchFileError extends Error {}

/** A match as it is written to a file; what the writer adds (dates, the whole log) goes along. */
export const matchFile = <T extends MatchContents>(contents: T): T & MatchFile => ({
  format: MATCH_FILE_FORMAT,
  version: MATCH_FILE_VERSION,
  ...contents,
});

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a file of any version by their names of today, with the module of its game. */
function currentFields(value: unknown, games: readonly GameModule[]): { module: GameModule; fields: Fields } {
  const { format, version, game } = isObject(value) ? value : {};
  const former = games.find(
    ({ card }) => card.formerFileFormat !== undefined && card.formerFileFormat === format,
  );
  if (!isObject(value) || (format !== MATCH_FILE_FORMAT && !former)) {
    throw new MatchFileError('This is not a match of a game that is played here.');
  }
  if (former) {
    if (version !== FORMER_VERSION) throw new MatchFileError('This match was written by a newer version.');
    const { numPlayers: players, setupData: options, seed, initialState, moves } = value;
    return { module: former, fields: { players, options, seed, initialState, moves, names: namesOf(value) } };
  }
  if (version !== MATCH_FILE_VERSION) {
    throw new MatchFileError('This match was written by a newer version.');
  }
  const module = games.find(({ card }) => card.id === game);
  if (!module) throw new MatchFileError('This match is of a game that is not played here.');
  return { module, fields: value };
}

/** A server's file of the former version has a list of players with their names. */
function namesOf({ players }: Fields): unknown {
  return Array.isArray(players)
    ? players.map((player: unknown) => (isObject(player) ? (player.name ?? null) : null))
    : undefined;
}

/** Checks what came out of a JSON file and finds its game; throws a MatchFileError that says what is wrong with it. */
export function readMatchFile(
  value: unknown,
  games: readonly GameModule[],
): { readonly module: GameModule; readonly file: MatchFile } {
  const { module, fields } = currentFields(value, games);
  const {
    players: given,
    options = {},
    secret,
    commitment,
    words,
    seed,
    initialState,
    moves,
    names,
  } = fields;
  const players = typeof given === 'number' ? given : 0;
  const problem = module.validateOptions(options, players);
  if (problem) throw new MatchFileError(problem);
  if (!isObject(options)) throw new MatchFileError('The options of the match are not options.');
  if (secret !== undefined && !isSecret(secret))
    throw new MatchFileError('The secret of the match is not one.');
  if (initialState === undefined && typeof seed !== 'string' && secret === undefined) {
    throw new MatchFileError('The match has neither a secret, a seed nor an initial state.');
  }
  if (!Array.isArray(moves)) throw new MatchFileError('The match has no list of moves.');
  const file = matchFile({
    game: module.card.id,
    players,
    options,
    ...(isSecret(secret) && { secret }),
    ...(typeof commitment === 'string' && { commitment }),
    ...(isWords(words) && { words }),
    ...(typeof seed === 'string' && { seed }),
    ...(initialState !== undefined && { initialState: readInitialState(initialState, players, module) }),
    moves: moves.map((move, index) => readMove(move, index, players, module)),
    ...(isNames(names, players) && { names }),
  });
  return { module, file };
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

const isNames = (value: unknown, players: number): value is (string | null)[] =>
  Array.isArray(value) &&
  value.length === players &&
  value.every((name) => name === null || typeof name === 'string');

function readMove(value: unknown, index: number, players: number, module: GameModule): RecordedMove {
  const { player, name, arg } = isObject(value) ? value : {};
  const seat = typeof player === 'string' ? seatOf(player) : player;
  const move = module.parseMove(name, arg);
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players;
  if (!move || !isSeat) throw new MatchFileError(`Move ${index + 1} of the match is not a move.`);
  return { ...move, player: seat };
}

/** An initial state must be one that the rules and boardgame.io's reducer can go on from. */
function readInitialState(value: unknown, players: number, module: GameModule): State {
  const { G, ctx, plugins } = isObject(value) ? value : {};
  let sound = isObject(G) && isObject(ctx) && isObject(plugins) && ctx.numPlayers === players;
  try {
    sound &&= module.invariants(G).length === 0;
  } catch {
    sound = false;
  }
  if (!sound) {
    throw new MatchFileError(`The initial state of the match is not one of ${module.card.words.en.title}.`);
  }
  return value as State;
}

/** One move of a replay with everything that it made happen. */
export interface ReplayStep<S = unknown, E = unknown> {
  readonly move: RecordedMove;
  readonly events: readonly E[];
  readonly state: State<S>;
}

/** The game with the generator that this match began with. */
export function gameOf({ game }: Pick<GameModule, 'game'>, file: MatchContents): Game {
  const fair = file.initialState ? isFair(file.initialState) : file.secret !== undefined;
  return fair ? game : withFormerRandom(game);
}

/** boardgame.io's state before the first move. */
export function initialStateOf<S>(
  module: Pick<GameModule<S>, 'game' | 'card'>,
  file: MatchContents,
): State<S> {
  const { initialState, players, secret, seed = secret, words = [] } = file;
  const options = { ...module.card.formerOptions, ...file.options };
  const state = initialState
    ? { ...initialState, deltalog: [], _undo: [], _redo: [] }
    : InitializeGame({ game: { ...gameOf(module, file), seed }, numPlayers: players, setupData: options });
  return withWords(state, words);
}

/** Plays a match again through boardgame.io's own reducer, move by move; a move that is refused ends it with an error. */
export function* replayMatch<S, M extends Move, O extends object, E>(
  module: Pick<GameModule<S, M, O, E>, 'game' | 'card' | 'explain'>,
  file: MatchContents,
): Generator<ReplayStep<S, E>, State<S>> {
  const reducer = CreateGameReducer({ game: gameOf(module, file) });
  let state = initialStateOf(module, file);
  for (const [index, move] of file.moves.entries()) {
    const refusal = module.explain(state.G, move.player, move);
    if (refusal) {
      throw new MatchFileError(`Move ${index + 1} (${move.name}) is not legal: ${refusal.code}.`);
    }
    const playerID = String(move.player);
    const payload = { type: move.name, args: [move.arg], playerID, credentials: undefined };
    const next = reducer(state, { type: 'MAKE_MOVE', payload });
    const [entry] = next.deltalog ?? [];
    // The game that logged these events is the one that reads them.
    const events = entry ? (eventsOf(entry) as readonly E[]) : [];
    // Copies for undo are of no use here and would only fill the memory.
    state = { ...next, _undo: next._undo.slice(-1) };
    yield { move, events, state };
  }
  return state;
}
