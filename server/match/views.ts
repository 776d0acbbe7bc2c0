import type { LogEntry, State } from 'boardgame.io';
import type { GameModule } from '../../src/games/contract';
import { seatOf } from '../../src/games/seats';
import type { MatchSummary } from '../storage/store';

/** Who looks at a match: a seat's playerID, or null for a spectator. */
export type Viewer = string | null;

/**
 * What one viewer may know of a state. It is put together from named parts rather than cleaned of bad ones: plugin
 * data (the random generator's seed among it) and the undo stacks (whole states) are left out for everybody.
 */
export function viewOfState(module: GameModule, state: State, viewer: Viewer): State {
  // A copy, for the framework counts moves in place and a view is compared with its successor.
  const ctx = { ...state.ctx };
  // The framework's form of the view shares what is public with the state, so that it is compared once for all viewers.
  const shared = module.game.playerView?.({ G: state.G, ctx, playerID: viewer });
  const G = shared ?? module.view(state.G, seatOf(viewer));
  return { G, ctx, plugins: {}, _undo: [], _redo: [], _stateID: state._stateID };
}

/**
 * The log as one viewer may read it: arguments and events as the game shows them to that viewer. Anything else in an
 * entry is not sent, nor are the turns and phases that the framework ends by itself, which say nothing that the state
 * does not.
 */
export function viewOfLog(module: GameModule, log: readonly LogEntry[], viewer: Viewer): LogEntry[] {
  const seat = seatOf(viewer);
  return log
    .filter(({ automatic }) => automatic !== true)
    .map(({ action, _stateID, turn, phase, metadata }) =>
      module.logEntry(
        { action, _stateID, turn, phase, ...(metadata === undefined ? {} : { metadata }) },
        seat,
      ),
    );
}

export interface PublicSeat {
  id: number;
  name?: string;
  data?: unknown;
  isConnected?: boolean;
  isBot?: true;
}

/** The seats as the lobby and the match page show them. */
export function viewOfSeats(
  { record }: Pick<MatchSummary, 'record'>,
  isConnected: (seat: number) => boolean,
): PublicSeat[] {
  return record.seats.map((seat, id) => {
    if (seat.bot !== null) {
      return { id, name: seat.name ?? seat.bot, data: { bot: seat.bot }, isBot: true, isConnected: true };
    }
    if (seat.name === null) return { id };
    return {
      id,
      name: seat.name,
      ...(seat.data === undefined || seat.data === null ? {} : { data: seat.data }),
      isConnected: isConnected(id),
    };
  });
}

/** A match as the lobby lists it, in the shape of boardgame.io's lobby. */
export function viewOfMatch(match: MatchSummary, isConnected: (seat: number) => boolean) {
  const { record } = match;
  const bots = record.seats.map((seat) => seat.bot);
  return {
    matchID: match.id,
    gameName: record.gameName,
    unlisted: record.unlisted,
    ...(record.setupData === undefined ? {} : { setupData: record.setupData }),
    ...(match.gameover === undefined ? {} : { gameover: match.gameover }),
    ...(record.nextMatchID === null ? {} : { nextMatchID: record.nextMatchID }),
    ...(bots.some((bot) => bot !== null) ? { data: { bots } } : {}),
    started: match.stateID > 0,
    /** Who is to decide, on turn or off turn; null when the game is over. */
    currentPlayer: match.decider,
    createdAt: record.createdAt,
    updatedAt: match.updatedAt,
    players: viewOfSeats(match, isConnected),
  };
}
export type PublicMatch = ReturnType<typeof viewOfMatch>;
