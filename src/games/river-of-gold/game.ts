import type { GameModule } from '../contract';
import { boardgameOf } from '../framework';
import { card } from './card';
import { botRatings } from './data/bot-ratings';
import type { GameEvent, GameState, MatchOptions, Move } from './rules';
import * as river from './rules';

type Module = GameModule<GameState, Move, MatchOptions, GameEvent>;

const rules: Omit<Module, 'game'> = {
  card,
  botRatings,
  validateOptions: river.validateOptions,
  create: river.createState,
  apply: river.applyMove,
  clone: river.cloneState,
  parseMove: river.parseMove,
  legalMoves: river.legalMoves,
  explain: river.explain,
  preview: river.previewMove,
  view: river.playerView,
  status: river.status,
  opening: ({ players }, seat) => players[seat]?.patron ?? players[seat]?.clan ?? null,
  result: ({ result }) => result,
  invariants: river.checkInvariants,
  hidden: river.hiddenFrom,
  // Moves and events hold nothing that is hidden from anybody.
  logEntry: (entry) => entry,
};

/** River of Gold for boardgame.io. */
export const RiverOfGold = boardgameOf(rules, {
  moves: river.MOVE_NAMES,
  phases: river.PHASES,
  automatic: {
    emperorsVisit: (state, random, events) => river.holdEmperorsVisit({ state, random, events }),
  },
  applyMove: (state, move, random, events) => river.applyPlayersMove({ state, random, events }, move),
  turnOrder: ({ turnOrder }) => turnOrder,
  sharedView: river.sharedView,
});

/** The rules side of River of Gold, for the registry. */
export const riverOfGold: Module = { ...rules, game: RiverOfGold };
