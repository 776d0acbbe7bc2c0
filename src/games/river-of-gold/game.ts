import type { Game, LongFormMove, PhaseConfig, Plugin, TurnConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { seatOf } from '../seats';
import { type Face, MAX_PLAYERS, MIN_PLAYERS } from './data/board';
import {
  applyPlayersMove,
  cloneState,
  createState,
  type GameEvent,
  type GameState,
  holdEmperorsVisit,
  isLegal,
  legalMoves,
  type MatchOptions,
  MOVE_NAMES,
  type MoveName,
  type Phase,
  parseMove,
  type RandomSource,
  sharedView,
  UNKNOWN_RANDOM,
  validateOptions,
} from './rules';

/** The part of boardgame.io's random plugin that the rules need. */
interface FrameworkRandom {
  D6(): number;
  Die(sides: number): number;
  Shuffle<T>(items: T[]): T[];
}

const randomSource = (random: FrameworkRandom): RandomSource => ({
  roll: () => random.D6() as Face,
  index: (n) => random.Die(n) - 1,
  shuffle: (items) => random.Shuffle(items.slice()),
});

/**
 * boardgame.io hands out immer drafts, on which the rules would be slow. This plugin wraps around immer's, where the
 * state is still plain, and passes it on beside the draft.
 */
const plainState: Plugin = {
  name: 'plain-state',
  fnWrap:
    (method) =>
    (context, ...args) =>
      method(Object.assign({}, context, { plainG: context.G }), ...args),
};

/** A copy of the state for the rules to change. */
function plainCopy(context: { G: GameState; plainG?: GameState }): GameState {
  return cloneState(context.plainG ?? context.G);
}

/** The log's metadata for a move: all its events, and those of the Emperor's visit where the move calls him. */
function eventsWithVisit(state: GameState, events: GameEvent[]): GameEvent[] {
  if (state.phase !== 'emperorsVisit') return events;
  const visit: GameEvent[] = [];
  holdEmperorsVisit({ state: cloneState(state), random: UNKNOWN_RANDOM, events: visit });
  return [...events, ...visit];
}

function moveNamed(name: MoveName): LongFormMove<GameState> {
  return {
    move: (context, arg: unknown) => {
      const { playerID, random, log } = context;
      const move = parseMove(name, arg);
      const seat = seatOf(playerID);
      if (!move || seat === null) return INVALID_MOVE;
      const state = plainCopy(context);
      if (!isLegal(state, seat, move)) return INVALID_MOVE;
      const events: GameEvent[] = [];
      applyPlayersMove({ state, random: randomSource(random), events }, move);
      log.setMetadata({ events: eventsWithVisit(state, events) });
      return state;
    },
    client: false,
    undoable: ({ G }) => G.canUndo,
    ignoreStaleStateID: false,
  };
}

/** ctx follows the rules: whoever decides in G is boardgame.io's current player. */
const turn: TurnConfig<GameState> = {
  order: {
    first: ({ G }) => G.turnOrder.indexOf(G.current),
    next: ({ G }) => G.turnOrder.indexOf(G.current),
    playOrder: ({ G }) => G.turnOrder.map(String),
  },
  endIf: ({ G, ctx }) => (String(G.current) === ctx.currentPlayer ? false : { next: String(G.current) }),
};

const phase = (name: Phase, next?: Phase): PhaseConfig<GameState> => ({
  next,
  endIf: ({ G }) => next !== undefined && G.phase !== name,
});

const phases: Record<Phase, PhaseConfig<GameState>> = {
  clans: { ...phase('clans', 'era1'), start: true },
  era1: phase('era1', 'emperorsVisit'),
  emperorsVisit: {
    ...phase('emperorsVisit', 'era2'),
    onBegin: (context) => {
      const state = plainCopy(context);
      holdEmperorsVisit({ state, random: UNKNOWN_RANDOM, events: null });
      return state;
    },
  },
  era2: phase('era2', 'finalRound'),
  finalRound: phase('finalRound'),
};

const moves = Object.fromEntries(MOVE_NAMES.map((name) => [name, moveNamed(name)]));

/** River of Gold for boardgame.io: phases and turns follow the state of the rules, every move runs on the server. */
export const RiverOfGold: Game<GameState, Record<string, unknown>, Partial<MatchOptions>> = {
  name: 'river-of-gold',
  minPlayers: MIN_PLAYERS,
  maxPlayers: MAX_PLAYERS,
  setup: ({ ctx, random }, setupData) => createState(ctx.numPlayers, setupData ?? {}, randomSource(random)),
  validateSetupData: validateOptions,
  moves: Object.assign(Object.create(null), moves),
  plugins: [plainState],
  turn,
  phases,
  playerView: ({ G, playerID }) => sharedView(G, seatOf(playerID)),
  endIf: ({ G }) => G.result && { winners: G.result.winners.map(String), scores: G.result.scores },
  events: {
    endGame: false,
    endPhase: false,
    endTurn: false,
    endStage: false,
    pass: false,
    setActivePlayers: false,
    setPhase: false,
    setStage: false,
  },
  ai: {
    enumerate: (G, _ctx, playerID) => {
      const seat = seatOf(playerID);
      return seat === null ? [] : legalMoves(G, seat).map(({ name, arg }) => ({ move: name, args: [arg] }));
    },
  },
};
