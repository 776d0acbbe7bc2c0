import type { ActionShape, Game, LogEntry, State } from 'boardgame.io';
import type { GameModule, Move, Seat, Status } from '../../games/contract';
import { CreateGameReducer } from '../../games/internal';
import { recordedMove, standingEntries } from '../../games/log';
import { gameOf, initialStateOf, matchFile } from '../../games/match-file';
import { contentsOf, type SavedGame, writeGame } from './saved';

/** The part of boardgame.io's client that a local game uses. */
export interface GameClient {
  readonly store: { getState(): State; dispatch(action: ActionShape.Any): unknown };
  readonly log?: LogEntry[];
  subscribe(listener: () => void): () => void;
}

/** Where a game stands: boardgame.io's whole state, and its log. */
interface Moment {
  readonly state: State;
  readonly log: LogEntry[];
}

/** What a page needs to know, a new object whenever something happened. */
export interface LocalSnapshot {
  readonly status: Status;
  /** Moves, undone ones and their undoing included: a number that names this moment. */
  readonly moment: number;
}

/** A stored game that the rules of today do not accept any more. */
export class BrokenGameError extends Error {
  constructor(readonly saved: SavedGame) {
    super('This saved game cannot be continued.');
  }
}

const moveAction = ({ name, arg }: Move, seat: Seat): ActionShape.MakeMove => ({
  type: 'MAKE_MOVE',
  payload: { type: name, args: [arg], playerID: String(seat) },
});

/** Whether the rules can go on from a stored state. */
function isSound(module: GameModule, { G, ctx, plugins }: State): boolean {
  try {
    return Boolean(ctx && plugins) && module.invariants(G).length === 0;
  } catch {
    return false;
  }
}

/** A game on this device: it is played by a boardgame.io client that begins where the stored moves end. */
export class LocalGame {
  private readonly initialState: State;
  private moment: Moment;
  private client: GameClient | null = null;
  private readonly listeners = new Set<() => void>();
  private snapshotNow: LocalSnapshot;
  private savedNow: SavedGame;

  /** `keep` stores the game. A lesson's game is kept nowhere. */
  constructor(
    readonly module: GameModule,
    saved: SavedGame,
    private readonly keep: (game: SavedGame) => void = writeGame,
  ) {
    this.savedNow = saved;
    if (module.validateOptions(saved.options, saved.seats.length) !== undefined) {
      throw new BrokenGameError(saved);
    }
    if (saved.initialState && !isSound(module, saved.initialState)) throw new BrokenGameError(saved);
    this.initialState = initialStateOf(module, contentsOf(saved));
    this.moment = this.replayed();
    this.snapshotNow = this.read();
  }

  /** Plays the stored moves again, through boardgame.io's own reducer. */
  private replayed(): Moment {
    const { module, saved } = this;
    const reducer = CreateGameReducer({ game: this.game });
    const log: LogEntry[] = [];
    let state = this.initialState;
    for (const { player, name, arg } of saved.moves) {
      if (module.explain(state.G, player, { name, arg }) !== null) throw new BrokenGameError(saved);
      state = reducer(state, moveAction({ name, arg }, player));
      log.push(...(state.deltalog ?? []));
    }
    return { state, log };
  }

  /** Before a client plays it: makes the moves that `next` names for the seats that decide, until it names none. */
  advance(next: (state: unknown) => Move | null): void {
    const reducer = CreateGameReducer({ game: this.game });
    let { state } = this.moment;
    const log = [...this.moment.log];
    for (let move = next(state.G); move !== null; move = next(state.G)) {
      const { decider } = this.module.status(state.G);
      if (decider === null || this.module.explain(state.G, decider, move) !== null) {
        throw new BrokenGameError(this.savedNow);
      }
      state = reducer(state, moveAction(move, decider));
      log.push(...(state.deltalog ?? []));
    }
    this.moment = { state, log };
    this.savedNow = { ...this.savedNow, moves: standingEntries(log).map(recordedMove) };
    this.snapshotNow = this.read();
  }

  /** Brings a fresh client to where the game stands. */
  place(client: GameClient): void {
    const { state, log } = this.moment;
    const { initialState } = this;
    client.store.dispatch({ type: 'SYNC', state, log, initialState, clientOnly: true });
  }

  /** From now on this client plays the game; the answer ends that. */
  connect(client: GameClient): () => void {
    this.client = client;
    const unsubscribe = client.subscribe(() => this.happened(client));
    return () => {
      unsubscribe();
      if (this.client === client) this.client = null;
    };
  }

  /** Goes on from what another page of this browser has played in the same game. */
  catchUp(saved: SavedGame): void {
    this.savedNow = saved;
    this.moment = this.replayed();
    if (this.client) this.place(this.client);
    this.snapshotNow = this.read();
    for (const listener of this.listeners) listener();
  }

  /** boardgame.io's object, with the generator that this game began with. */
  get game(): Game {
    return gameOf(this.module, contentsOf(this.savedNow));
  }

  get saved(): SavedGame {
    return this.savedNow;
  }

  readonly snapshot = (): LocalSnapshot => this.snapshotNow;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The game as a file holds it, with everything that happened. */
  async exported(): Promise<object> {
    const { commitmentOf } = await import('../../games/fair');
    const contents = contentsOf(this.savedNow);
    const commitment = contents.secret === undefined ? {} : { commitment: commitmentOf(contents.secret) };
    const { initialState } = this;
    return matchFile({ ...contents, ...commitment, initialState, log: this.moment.log });
  }

  /** What one seat may see; null is a spectator. */
  view(seat: Seat | null): unknown {
    return this.module.view(this.moment.state.G, seat);
  }

  /** Makes a move for a seat, on turn or off turn. False where the rules refuse it. */
  play(move: Move, seat: Seat): boolean {
    if (!this.client || this.module.explain(this.moment.state.G, seat, move) !== null) return false;
    this.client.store.dispatch(moveAction(move, seat));
    return true;
  }

  /** Takes back the last move of a seat, where that is still possible. */
  undo(seat: Seat): void {
    if (!this.snapshotNow.status.canUndo) return;
    const payload = { type: null, args: null, playerID: String(seat) };
    this.client?.store.dispatch({ type: 'UNDO', payload });
  }

  private happened(client: GameClient): void {
    const state = client.store.getState();
    const { log = [] } = client;
    if (state.G === this.moment.state.G && log === this.moment.log) return;
    this.moment = { state, log };
    const { phase, turn, over } = this.module.status(state.G);
    this.savedNow = {
      ...this.savedNow,
      moves: standingEntries(log).map(recordedMove),
      updatedAt: Date.now(),
      summary: { phase, turn, over },
    };
    this.keep(this.savedNow);
    this.snapshotNow = this.read();
    for (const listener of this.listeners) listener();
  }

  private read(): LocalSnapshot {
    const { state, log } = this.moment;
    return { status: this.module.status(state.G), moment: log.length };
  }
}
