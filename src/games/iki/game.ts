import type { GameModule } from '../contract';
import { boardgameOf } from '../framework';
import { card } from './card';
import { botRatings } from './data/bot-ratings';
import type { GameEvent, GameState, MatchOptions, Move } from './rules';
import * as rules from './rules';

type Module = GameModule<GameState, Move, MatchOptions, GameEvent>;

const side: Omit<Module, 'game'> = {
  card,
  botRatings,
  validateOptions: rules.validateOptions,
  create: rules.createState,
  apply: rules.applyMove,
  clone: rules.cloneState,
  parseMove: rules.parseMove,
  legalMoves: rules.legalMoves,
  explain: rules.explain,
  preview: rules.previewMove,
  view: rules.playerView,
  status: rules.status,
  result: ({ result }) => result,
  invariants: rules.checkInvariants,
  hidden: rules.hiddenFrom,
  // Moves and events hold nothing that is hidden from anybody.
  logEntry: (entry) => entry,
};

/** IKI for boardgame.io. */
export const Iki = boardgameOf(side, {
  moves: rules.MOVE_NAMES,
  phases: rules.PHASES,
  automatic: {
    fire: (state, random, events) => rules.AUTOMATIC_PHASES.fire({ state, random, events }),
    payDay: (state, random, events) => rules.AUTOMATIC_PHASES.payDay({ state, random, events }),
  },
  applyMove: (state, move, random, events) => rules.applyPlayersMove({ state, random, events }, move),
  turnOrder: ({ order }) => order,
  sharedView: rules.sharedView,
});

/** The rules side of IKI, for the registry. */
export const iki: Module = { ...side, game: Iki };
