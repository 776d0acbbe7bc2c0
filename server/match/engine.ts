import type { Game, State } from 'boardgame.io';
import { setAutoFreeze } from 'immer';
import type { GameModule, Move, Status } from '../../src/games/contract';
import { chanceData, commitmentOf, isFair, withFormerRandom, withWords } from '../../src/games/fair';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from '../../src/games/internal';
import { type OrdinaryMove, type Outcome, ordinaryMoves } from '../../src/games/ordinary';
import { newSecret } from '../../src/games/secret';
import { Refused } from '../refusal';
import { share } from './share';

// Freezing a state after each move takes longer than the move. Where we develop and test it stays, and finds what
// changes a state in place.
if (process.env.NODE_ENV === 'production') setAutoFreeze(false);

/** What a seat can ask for. Everything else that boardgame.io knows (events, SYNC, PATCH, RESET…) has no name here. */
export type Action = { kind: 'move'; move: Move } | { kind: 'undo' } | { kind: 'redo' };

export type { Outcome } from '../../src/games/ordinary';

/** One game's rules, run by boardgame.io's own reducer, ordinary moves by the short way. Keeps nothing between calls. */
export class Engine {
  private readonly processed: ReturnType<typeof ProcessGameConfig>;
  private readonly reduce: ReturnType<typeof CreateGameReducer>;
  /** For matches that were begun with the framework's own generator. */
  private readonly reduceFormer: ReturnType<typeof CreateGameReducer>;
  private readonly ordinary: OrdinaryMove | null;

  constructor(readonly module: GameModule) {
    this.processed = ProcessGameConfig(module.game);
    this.reduce = CreateGameReducer({ game: this.processed });
    this.reduceFormer = CreateGameReducer({ game: withFormerRandom(module.game) });
    this.ordinary = ordinaryMoves(module.game);
  }

  get id(): string {
    return this.module.card.id;
  }

  /** A new match's state; all its chance follows from a secret of 256 random bits, which it holds. */
  initialState(numPlayers: number, setupData: unknown): State {
    const game: Game = { ...this.module.game, seed: newSecret() };
    return InitializeGame({ game, numPlayers, setupData });
  }

  /** What may be published of a match's secret while it is played; null for matches that have none. */
  commitment(state: State): string | null {
    const chance = chanceData(state);
    return chance && commitmentOf(chance.secret);
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
   * the given state must not be used again. The players' words are mixed in with the first move.
   */
  apply(given: State, seat: string, action: Action, words: readonly string[] = []): Outcome {
    const state = given._stateID === 0 ? withWords(given, words) : given;
    const { decider, over, canUndo } = this.status(state);
    if (over || state.ctx.gameover !== undefined) throw new Refused('game-over', 'The game is over.');
    if (String(decider) !== seat || !this.processed.flow.isPlayerActive(state.G, state.ctx, seat)) {
      throw new Refused('not-your-turn', 'It is not your decision now.');
    }
    if (action.kind === 'undo' && !canUndo) throw this.illegal(state, seat, action);
    const outcome = action.kind === 'move' ? this.ordinary?.(state, seat, action.move) : null;
    if (outcome) {
      share(state.G, outcome.state.G);
      return outcome;
    }
    const reduce = isFair(state) ? this.reduce : this.reduceFormer;
    const after = reduce(state, this.toFrameworkAction(seat, action));
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
