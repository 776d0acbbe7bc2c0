/**
 * Makes the boardgame.io Game of a game's rules. Moves, turns, phases, questions to others, undo, views and the end all
 * follow from the rules' own functions, so that a game writes none of it a second time.
 */
import type { Game, LongFormMove, PhaseConfig, TurnConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { isDraft, original } from 'immer';
import type { GameModule, Move, Seat } from './contract';
import { keyedRandomPlugin } from './fair';
import { withOrdinaryMoves } from './ordinary';
import type { RandomSource } from './random';
import { seatOf } from './seats';

/** The stage of a seat that decides although it is not on turn. All moves may be made in it: the rules say which. */
const OFF_TURN = 'offTurn';

/** All that boardgame.io calls events. The rules decide about turns, phases and the end, so nobody may send one. */
const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
} as const;

/** The part of a GameModule that the boardgame.io Game is made of. */
export type Rules<S, M extends Move, O extends object, E> = Omit<
  GameModule<S, M, O, E>,
  'game' | 'preview' | 'invariants' | 'hidden' | 'logEntry'
>;

/** What boardgame.io asks for in addition to the rules. */
export interface Wiring<S, M extends Move, E> {
  /** The names of all moves. */
  readonly moves: readonly M['name'][];
  /** The phases, the one that a game begins with first; without it there are none. */
  readonly phases?: readonly string[];
  /** Which of the phases a state is in, where the status has another key for it. */
  phaseOf?(state: S): string;
  /**
   * Phases that begin and end by themselves: each changes the state in place and leaves its phase. What happens there
   * is logged with the move that led to it.
   */
  readonly automatic?: Readonly<Record<string, (state: S, random: RandomSource, events: E[]) => void>>;
  /** As `apply` of the rules, but only up to an automatic phase; needed where there are such phases. */
  applyMove?(state: S, move: M, random: RandomSource, events: E[]): void;
  /** All seats in turn order; by number where it is left out. */
  turnOrder?(state: S): readonly Seat[];
  /** As `view` of the rules, but sharing with the state what is public: the receiver must not change it. */
  sharedView?(state: S, viewer: Seat | null): S;
}

/** The part of boardgame.io's own random plugin that former matches use. */
interface FrameworkRandom {
  D6(): number;
  Die(sides: number): number;
  Shuffle<T>(items: T[]): T[];
}

/** Where all chance of a match comes from: the keyed generator, or boardgame.io's own in matches that began with it. */
const randomSource = (random: RandomSource | FrameworkRandom): RandomSource =>
  'index' in random
    ? random
    : {
        roll: () => random.D6() as ReturnType<RandomSource['roll']>,
        index: (n) => random.Die(n) - 1,
        shuffle: (items) => random.Shuffle(items.slice()),
      };

/** The state itself: boardgame.io hands out immer's drafts, on which rules would be slow. */
function plain<S>(G: S): S {
  return isDraft(G) ? (original(G) as S) : G;
}

/** The boardgame.io Game of these rules. */
export function boardgameOf<S extends object, M extends Move, O extends object, E>(
  rules: Rules<S, M, O, E>,
  wiring: Wiring<S, M, E>,
): Game<S, Record<string, unknown>, Partial<O>> {
  const { card, status } = rules;
  const phaseOf = wiring.phaseOf ?? ((state: S) => status(state).phase);
  const applyMove = wiring.applyMove ?? rules.apply;
  const sharedView = wiring.sharedView ?? rules.view;
  const turnOrder = (state: S, players: number): readonly Seat[] =>
    wiring.turnOrder?.(state) ?? Array.from({ length: players }, (_, seat) => seat);

  /**
   * The events of the move that led to a state, while boardgame.io still works on that move: automatic phases add
   * theirs to the same list, which is the one in the log.
   */
  const loggedEvents = new WeakMap<S, E[]>();

  const makeMove = (name: string): LongFormMove<S> => ({
    move: (context, arg: unknown) => {
      const { playerID, random, log, ctx, events } = context;
      const before = plain(context.G);
      const move = rules.parseMove(name, arg);
      const seat = seatOf(playerID);
      if (!move || seat === null || rules.explain(before, seat, move) !== null) return INVALID_MOVE;
      const state = rules.clone(before);
      const happened: E[] = [];
      applyMove(state, move, randomSource(random), happened);
      log.setMetadata({ events: happened });
      loggedEvents.set(state, happened);
      const asked = offTurn(state);
      if (asked !== null || ctx.activePlayers !== null) events.setActivePlayers(activePlayers(asked));
      return state;
    },
    // The page never guesses: what a move does may depend on what only the server knows.
    client: false,
    undoable: ({ G }) => status(G).canUndo,
    ignoreStaleStateID: false,
  });

  /** The seat that decides without being on turn, if there is one. */
  const offTurn = (state: S): Seat | null => {
    const { decider, onTurn } = status(state);
    return decider === onTurn ? null : decider;
  };
  /** A question makes the asked seat the only active player; without one it is the player on turn again. */
  const activePlayers = (asked: Seat | null) => (asked === null ? {} : { value: { [asked]: OFF_TURN } });

  const positionOnTurn = ({ G, ctx }: { G: S; ctx: { numPlayers: number } }): number =>
    turnOrder(G, ctx.numPlayers).indexOf(status(G).onTurn);

  const turn: TurnConfig<S> = {
    order: {
      first: positionOnTurn,
      next: positionOnTurn,
      playOrder: ({ G, ctx }) => turnOrder(G, ctx.numPlayers).map(String),
    },
    stages: { [OFF_TURN]: {} },
    // A move's question is lost when the turn ends with it; this is where a question at the beginning of a turn is put.
    onBegin: ({ G, events }) => {
      const asked = offTurn(plain(G));
      if (asked !== null) events.setActivePlayers(activePlayers(asked));
    },
    endIf: ({ G, ctx }) => {
      const next = String(status(G).onTurn);
      return next === ctx.currentPlayer ? false : { next };
    },
  };

  const phase = (name: string): PhaseConfig<S> => {
    const happen = wiring.automatic?.[name];
    return {
      endIf: ({ G }) => {
        const next = phaseOf(G);
        return next === name ? false : { next };
      },
      ...(happen && {
        onBegin: ({ G, random }) => {
          const before = plain(G);
          const state = rules.clone(before);
          const happened = loggedEvents.get(before) ?? [];
          happen(state, randomSource(random), happened);
          loggedEvents.set(state, happened);
          return state;
        },
      }),
    };
  };
  const [firstPhase] = wiring.phases ?? [];

  const game: Game<S, Record<string, unknown>, Partial<O>> = {
    name: card.id,
    minPlayers: card.players.min,
    maxPlayers: card.players.max,
    setup: ({ ctx, random }, setupData) =>
      rules.create(ctx.numPlayers, setupData ?? {}, randomSource(random)),
    validateSetupData: rules.validateOptions,
    // Without a prototype: `constructor` or `toString` are no moves.
    moves: Object.assign(
      Object.create(null),
      Object.fromEntries(wiring.moves.map((name) => [name, makeMove(name)])),
    ),
    plugins: [keyedRandomPlugin],
    turn,
    phases: Object.fromEntries(
      (wiring.phases ?? []).map((name) => [name, { ...phase(name), start: name === firstPhase }]),
    ),
    playerView: ({ G, playerID }) => sharedView(G, seatOf(playerID)),
    endIf: ({ G }) => {
      const result = rules.result(G);
      return result && { ...result, winners: result.winners.map(String) };
    },
    events: NO_EVENTS,
    ai: {
      enumerate: (G, _ctx, playerID) => {
        const seat = seatOf(playerID);
        return seat === null
          ? []
          : rules.legalMoves(G, seat).map(({ name, arg }) => ({ move: name, args: [arg] }));
      },
    },
  };
  const { parseMove, explain, clone, result } = rules;
  return withOrdinaryMoves(game, {
    ...{ parseMove, explain, clone, status, result },
    applyMove,
    phaseOf: firstPhase === undefined ? () => null : phaseOf,
  });
}
