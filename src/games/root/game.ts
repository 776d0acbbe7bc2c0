import type { Game, LogEntry, LongFormMove } from 'boardgame.io';
import type { GameModule, Seat } from '../contract';
import { boardgameOf } from '../framework';
import { seatOf } from '../seats';
import { card } from './card';
import { botRatings } from './data/bot-ratings';
import type { GameEvent, GameState, MatchOptions, Move, MoveName } from './rules';
import * as rules from './rules';

type Module = GameModule<GameState, Move, MatchOptions, GameEvent>;

/** Moves whose arguments only their maker may see (R12). What happens is told by the events, which hold nothing hidden. */
const PRIVATE: readonly MoveName[] = ['mobilize', 'aid', 'choose', 'standing'];

/** A log entry without what only its maker may see. */
function logEntry(entry: LogEntry, viewer: Seat | null): LogEntry {
  const { action } = entry;
  const { type, playerID } = action.payload;
  const isPrivate = PRIVATE.some((name) => name === type);
  if (!isPrivate || (viewer !== null && seatOf(playerID) === viewer)) return entry;
  return {
    ...entry,
    action: { ...action, payload: { ...action.payload, args: null } } as LogEntry['action'],
  };
}

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
  opening: ({ players }, seat) => players[seat]?.faction ?? null,
  result: ({ result }) => result,
  invariants: rules.checkInvariants,
  hidden: rules.hiddenFrom,
  logEntry,
};

const game = boardgameOf(side, {
  moves: rules.MOVE_NAMES,
  phases: rules.GAME_PHASES,
  phaseOf: ({ phase }) => phase,
  sharedView: rules.sharedView,
});

/** The framework's own log leaves out the arguments of private moves too. */
function redacted(moves: Game['moves']): Game['moves'] {
  const all: Record<string, LongFormMove> = Object.create(null);
  for (const [name, move] of Object.entries(moves ?? {})) {
    const long = move as LongFormMove;
    all[name] = PRIVATE.some((known) => known === name) ? { ...long, redact: true } : long;
  }
  return all;
}

/** Root for boardgame.io. */
export const Root = { ...game, moves: redacted(game.moves as Game['moves']) } as Game;

/** The rules side of Root, for the registry. */
export const root: Module = { ...side, game: Root };
