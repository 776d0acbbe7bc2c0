import { randomBytes } from 'node:crypto';
import type { Game, LogEntry, State } from 'boardgame.io';
import type { GameModule, Move, Status } from '../../src/games/contract';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from '../../src/games/internal';
import { Refused } from '../refusal';

/** What a seat can ask for. Everything else that boardgame.io knows (events, SYNC, PATCH, RESET…) has no name here. */
export type Action = { kind: 'move'; move: Move } | { kind: 'undo' } | { kind: 'redo' };

export interface Outcome {
  state: State;
  log: LogEntry[];
}

/** One game's rules, run by boardgame.io's own reducer. Keeps nothing between calls. */
export class Engine {
  private readonly processed: ReturnType<typeof ProcessGameConfig>;
  private readonly reduce: ReturnType<typeof CreateGameReducer>;

  constructor(readonly module: GameModule) {
    this.processed = ProcessGameConfig(module.game);
    this.reduce = CreateGameReducer({ game: this.processed });
  }

  get id(): string {
    return this.module.card.id;
  }

  /** A new match's state. The seed is 128 random bits: the framework's own is the time, which anybody can guess. */
  initialState(numPlayers: number, setupData: unknown): State {
    const game: Game = { ...this.module.game, seed: randomBytes(16).toString('hex') };
    return InitializeGame({ game, numPlayers, setupData });
  }

  status(state: State): Status {
    return this.module.status(state.G);
  }

  /** The playerID of the seat that is to decide, on turn or off turn; null when the game is over. */
  decider(state: State): string | null {
    const { decider } = this.status(state);
    return decider === null ? null : String(decider);
  }

  /**
   * The state after a seat's action, or a refusal. The framework changes some counters in place, so after a refusal
   * the given state must not be used again.
   */
  apply(state: State, seat: string, action: Action): Outcome {
    const { decider, over, canUndo } = this.status(state);
    if (over || state.ctx.gameover !== undefined) throw new Refused('game-over', 'The game is over.');
    if (String(decider) !== seat || !this.processed.flow.isPlayerActive(state.G, state.ctx, seat)) {
      throw new Refused('not-your-turn', 'It is not your decision now.');
    }
    if (action.kind === 'undo' && !canUndo) throw this.illegal(state, seat, action);
    const after = this.reduce(state, this.toFrameworkAction(seat, action));
    const { transients, deltalog, ...next } = after;
    if (transients?.error !== undefined || next._stateID !== state._stateID + 1) {
      throw this.illegal(state, seat, action);
    }
    return { state: next, log: deltalog ?? [] };
  }

  private toFrameworkAction(seat: string, action: Action): Parameters<typeof this.reduce>[1] {
    switch (action.kind) {
      case 'move': {
        const { name, arg } = action.move;
        return { type: 'MAKE_MOVE', payload: { type: name, args: [arg], playerID: seat } };
      }
      case 'undo':
        return { type: 'UNDO', payload: { type: null, args: null, playerID: seat } };
      case 'redo':
        return { type: 'REDO', payload: { type: null, args: null, playerID: seat } };
    }
  }

  private illegal(state: State, seat: string, action: Action): Refused {
    switch (action.kind) {
      case 'move': {
        const reason = this.module.explain(state.G, Number(seat), action.move);
        return new Refused('illegal', 'This move is not allowed now.', { reason });
      }
      case 'undo':
        return new Refused('illegal', 'There is nothing that can be undone.');
      case 'redo':
        return new Refused('illegal', 'There is nothing that can be redone.');
    }
  }
}
