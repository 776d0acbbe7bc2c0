/**
 * The short way for ordinary moves. boardgame.io's reducer runs every move through its plugins, hooks and triggers,
 * which takes a hundred times as long as our rules. Most moves need none of it: the player on turn moves, and then goes
 * on or hands the turn to the next. What becomes of such a move is written down here; all others, such as questions to
 * others, changes of phase, the end, undo and redo, are left to the reducer. Both ways lead to the same state and the
 * same log, and the tests of every game compare them.
 */
import type { Game, LogEntry, LongFormMove, State } from 'boardgame.io';
import type { Move, Result, Seat, Status } from './contract';
import { chanceData, keyedRandom } from './fair';
import type { RandomSource } from './random';
import { seatOf } from './seats';

/** What an action makes of a match. */
export interface Outcome {
  state: State;
  log: LogEntry[];
  /** Whether it was an ordinary move: but for what it tells the log, the state that it was made on is as before. */
  ordinary?: true;
}

/** The state after a seat's move; null where the move is not an ordinary one, or not legal: the reducer has to say. */
export type OrdinaryMove = (state: State, playerID: string, move: Move) => Outcome | null;

/** The parts of the rules that decide about an ordinary move. */
interface OrdinaryRules<S, M extends Move, E> {
  parseMove(name: unknown, arg: unknown): M | null;
  explain(state: S, seat: Seat, move: unknown): object | null;
  clone(state: S): S;
  applyMove(state: S, move: M, random: RandomSource, events: E[]): void;
  status(state: S): Status;
  result(state: S): Result | null;
  /** The phase of a state, null where a game has no phases. */
  phaseOf(state: S): string | null;
}

const ORDINARY = Symbol('ordinary moves');
interface Marked {
  [ORDINARY]?: { readonly make: OrdinaryMove; readonly moves: Game['moves'] };
}

const longForm = (moves: Game['moves'], name: string) => (moves?.[name] ?? {}) as Partial<LongFormMove>;

/**
 * The short way of a game that `boardgameOf` has made, or of a copy of one; null for all other games. Moves that a copy
 * does in another way are none of its business.
 */
export function ordinaryMoves(game: Game): OrdinaryMove | null {
  const short = (game as Marked)[ORDINARY];
  if (short === undefined) return null;
  return (state, playerID, move) => {
    const { redact, move: made } = longForm(game.moves, move.name);
    if (typeof redact === 'function' || made !== longForm(short.moves, move.name).move) return null;
    const outcome = short.make(state, playerID, move);
    const [entry] = outcome?.log ?? [];
    if (redact === true && entry !== undefined) entry.redact = true;
    return outcome;
  };
}

/** The game with its short way. */
export function withOrdinaryMoves<G extends Game, S extends object, M extends Move, E>(
  game: G,
  rules: OrdinaryRules<S, M, E>,
): G {
  return Object.assign(game, { [ORDINARY]: { make: makerOf(rules), moves: game.moves } } satisfies Marked);
}

function makerOf<S extends object, M extends Move, E>(rules: OrdinaryRules<S, M, E>): OrdinaryMove {
  const { status } = rules;
  return (state, playerID, { name, arg }) => {
    const { ctx, plugins } = state;
    const [seat, chance] = [seatOf(playerID), chanceData(state)];
    if (seat === null || chance === null || ctx.currentPlayer !== playerID) return null;
    if (ctx.activePlayers !== null || ctx.gameover !== undefined || plugins.log === undefined) return null;
    const before = state.G as S;
    const move = rules.parseMove(name, arg);
    if (move === null || rules.explain(before, seat, move) !== null) return null;
    const G = rules.clone(before);
    const events: E[] = [];
    const random = keyedRandom(chance);
    rules.applyMove(G, move, random, events);
    const { onTurn, decider } = status(G);
    if (decider !== onTurn || rules.phaseOf(G) !== ctx.phase || rules.result(G)) return null;

    // As the reducer does, in the state before: it has no place of its own for what a move tells the log.
    const metadata = { events };
    plugins.log.data.metadata = metadata;
    const { _stateID } = state;
    const { turn, phase } = ctx;
    const action = { type: 'MAKE_MOVE', payload: { type: name, args: [arg], playerID } } as const;
    const log: LogEntry[] = [{ action, _stateID, turn, phase, metadata } as LogEntry];
    const next = String(onTurn);
    const passes = next !== playerID;
    if (passes) log.push(endOfTurn(next, _stateID, turn, phase));
    const after = passes ? nextTurn(ctx, next) : sameTurn(ctx);
    const data = { ...plugins, random: { data: random.data() }, log: { data: {} } };
    // Field by field: spreading one object into the next takes several times as long.
    const undo = { G, ctx: after, plugins: data, playerID, moveType: name };
    const _undo = passes ? [undo] : [...state._undo, undo];
    const made = { G, ctx: after, plugins: data, _undo, _redo: [], _stateID: _stateID + 1 };
    return { state: made, log, ordinary: true };
  };
}

function sameTurn(ctx: State['ctx']): State['ctx'] {
  const after = { ...ctx };
  after.numMoves = (ctx.numMoves ?? 0) + 1;
  return after;
}

function nextTurn(ctx: State['ctx'], currentPlayer: string): State['ctx'] {
  const after = { ...ctx };
  after.activePlayers = null;
  after.playOrderPos = ctx.playOrder.indexOf(currentPlayer);
  after.currentPlayer = currentPlayer;
  after.turn = ctx.turn + 1;
  after.numMoves = 0;
  after._prevActivePlayers = [];
  return after;
}

function endOfTurn(next: string, _stateID: number, turn: number, phase: string): LogEntry {
  const payload = { type: 'endTurn', args: { next }, playerID: undefined, credentials: undefined };
  const entry = { action: { type: 'GAME_EVENT', payload }, _stateID, turn, phase, automatic: true };
  return entry as unknown as LogEntry;
}
