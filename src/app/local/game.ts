import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import {
  explain,
  type GameState,
  type MatchOptions,
  type Move,
  parseMove,
  playerView,
  RiverOfGold,
  type Seat,
} from '../../games/river-of-gold';
import type { RecordedMove } from '../../games/river-of-gold/replay';
import { type SavedGame, writeGame } from './saved';

type DebugOption = NonNullable<Parameters<typeof Client>[0]['debug']>;

/** The moves that a client's log leaves standing: what was taken back is gone, what was redone is back. */
export function movesInLog(log: readonly LogEntry[]): RecordedMove[] {
  const moves: RecordedMove[] = [];
  const undone: RecordedMove[] = [];
  for (const { action } of log) {
    if (action.type === 'MAKE_MOVE') {
      const move = parseMove(action.payload.type, action.payload.args?.[0]);
      if (!move) throw new Error(`The log holds a move we do not know: ${action.payload.type}`);
      moves.push({ player: Number(action.payload.playerID), ...move });
      undone.length = 0;
    } else if (action.type === 'UNDO') {
      const last = moves.pop();
      if (last) undone.push(last);
    } else if (action.type === 'REDO') {
      const again = undone.pop();
      if (again) moves.push(again);
    }
  }
  return moves;
}

function createClient(options: MatchOptions, players: number, seed: string, debug: DebugOption) {
  // A client without a server passes no setupData on, so the options are put in here.
  const game: typeof RiverOfGold = {
    ...RiverOfGold,
    seed,
    setup: (context) => {
      if (!RiverOfGold.setup) throw new Error('The game has no set-up.');
      return RiverOfGold.setup(context, options);
    },
  };
  return Client<GameState>({ game, numPlayers: players, debug });
}

/** What a screen needs to know, a new object whenever something happened. */
export interface LocalSnapshot {
  readonly state: GameState;
  readonly log: readonly LogEntry[];
  /** False where the browser would not store the last move. */
  readonly stored: boolean;
}

/** A stored game that the rules of today do not accept any more. */
export class BrokenGameError extends Error {
  constructor(readonly saved: SavedGame) {
    super('This saved game cannot be continued.');
  }
}

/** A game on this device: a real boardgame.io client, stored after every move. */
export class LocalGame {
  private readonly client: ReturnType<typeof createClient>;
  private readonly listeners = new Set<() => void>();
  private snapshotNow: LocalSnapshot;
  private savedNow: SavedGame;

  /** `keep` stores the game; false where it could not. The guide's game is kept nowhere. */
  constructor(
    saved: SavedGame,
    debug: DebugOption = false,
    private readonly keep: (game: SavedGame) => boolean = writeGame,
  ) {
    this.savedNow = saved;
    this.client = createClient(saved.options, saved.seats.length, saved.seed, debug);
    for (const move of saved.moves) {
      if (!this.make(move)) throw new BrokenGameError(saved);
    }
    this.snapshotNow = { state: this.full(), log: this.client.log ?? [], stored: true };
    this.client.subscribe(() => this.happened());
  }

  /** The whole state, secrets included: only for this device's own book-keeping. */
  private full(): GameState {
    return this.client.store.getState().G;
  }

  /** Mounts the debug panel where one was asked for. */
  start(): void {
    this.client.start();
  }

  stop(): void {
    this.client.stop();
  }

  get saved(): SavedGame {
    return this.savedNow;
  }

  readonly snapshot = (): LocalSnapshot => this.snapshotNow;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What one seat may see; null is somebody who only watches. */
  view(seat: Seat | null): GameState {
    return playerView(this.full(), seat);
  }

  /** Makes a move for whoever decides now. False where the rules refused it. */
  play(move: Move): boolean {
    return this.make(move);
  }

  private make({ name, arg }: Pick<Move, 'name' | 'arg'>): boolean {
    const state = this.full();
    if (explain(state, state.current, { name, arg }) !== null) return false;
    this.client.moves[name]?.(arg);
    return true;
  }

  undo(): void {
    if (this.full().canUndo) this.client.undo();
  }

  private happened(): void {
    const state = this.full();
    const log = this.client.log ?? [];
    if (state === this.snapshotNow.state && log === this.snapshotNow.log) return;
    this.savedNow = {
      ...this.savedNow,
      moves: movesInLog(log),
      updatedAt: Date.now(),
      summary: { phase: state.phase, turn: state.turn, current: state.current, over: state.step === 'over' },
    };
    this.snapshotNow = { state, log, stored: this.keep(this.savedNow) };
    for (const listener of this.listeners) listener();
  }
}
