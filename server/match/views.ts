import type { LogEntry, State } from 'boardgame.io';
import type { GameModule } from '../../src/games/contract';
import { seatOf } from '../../src/games/seats';
import { saysBot } from '../lobby/schemas';
import type { MatchSummary } from '../storage/store';
import { makerSeat } from './seats';

/** Who looks at a match: a seat's playerID, or null for a spectator. */
export type Viewer = string | null;

/** What all viewers get of `ctx`: a copy, for the framework counts moves in place and views are compared later. */
export const viewOfContext = ({ ctx }: State): State['ctx'] => ({ ...ctx });

/** The same for all views: what is the same value need not be compared. */
const NO_PLUGINS: State['plugins'] = {};
const NO_STATES: State['_undo'] = [];

/**
 * What one viewer may know of a state. It is put together from named parts rather than cleaned of bad ones: plugin
 * data (the random generator's seed among it) and the undo stacks (whole states) are left out for everybody.
 */
export function viewOfState(
  module: GameModule,
  state: State,
  viewer: Viewer,
  ctx = viewOfContext(state),
): State {
  // The framework's form of the view shares what is public with the state, so that it is compared once for all viewers.
  const shared = module.game.playerView?.({ G: state.G, ctx, playerID: viewer });
  const G = shared ?? module.view(state.G, seatOf(viewer));
  return { G, ctx, plugins: NO_PLUGINS, _undo: NO_STATES, _redo: NO_STATES, _stateID: state._stateID };
}

/**
 * What anybody at all may read of a log. Anything else in an entry is not sent, nor are the turns and phases that the
 * framework ends by itself, which say nothing that the state does not.
 */
export function publicLog(log: readonly LogEntry[]): LogEntry[] {
  return log
    .filter(({ automatic }) => automatic !== true)
    .map(({ action, _stateID, turn, phase, metadata }) => ({
      action,
      _stateID,
      turn,
      phase,
      ...(metadata === undefined ? {} : { metadata }),
    }));
}

/** The log as one viewer may read it: arguments and events as the game shows them to that viewer. */
export function viewOfLog(module: GameModule, log: readonly LogEntry[], viewer: Viewer): LogEntry[] {
  const seat = seatOf(viewer);
  return publicLog(log).map((entry) => module.logEntry(entry, seat));
}

export interface PublicSeat {
  id: number;
  name?: string;
  data?: unknown;
  isConnected?: boolean;
  isBot?: true;
  /** The word that this person has mixed into the match's chance. */
  word?: string;
  /** The profile that the seat belongs to, or of who may take it back. */
  profile?: string;
  /** When the person was last at the table. */
  lastSeen?: number;
  /** The name of the person who may take the seat back. */
  away?: string;
}

/** What the views of seats need to know of people at the moment. */
export interface Presence {
  isConnected(seat: number): boolean;
  lastSeen(seat: number): number | null;
}

/** The seats as the lobby and the match page show them. */
export function viewOfSeats({ record }: Pick<MatchSummary, 'record'>, presence: Presence): PublicSeat[] {
  return record.seats.map((seat, id) => {
    const owner = seat.profile ?? seat.away?.profile;
    const profile = owner === undefined ? {} : { profile: owner };
    const away = seat.away === undefined ? {} : { away: seat.away.name ?? '', ...profile };
    if (seat.bot !== null) {
      const name = seat.name ?? seat.bot;
      return { id, name, data: { bot: seat.bot }, isBot: true, isConnected: true, ...away };
    }
    if (seat.name === null) return { id, ...away };
    const lastSeen = presence.lastSeen(id);
    return {
      id,
      name: seat.name,
      ...(seat.data === undefined || seat.data === null || saysBot(seat.data) ? {} : { data: seat.data }),
      isConnected: presence.isConnected(id),
      ...(lastSeen === null ? {} : { lastSeen }),
      ...(seat.word === undefined ? {} : { word: seat.word }),
      ...profile,
    };
  });
}

/** The options without what lists need not know: of a file of values, its name. */
function brief(options: unknown): unknown {
  if (typeof options !== 'object' || options === null) return options;
  const named = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'name' in value ? { name: value.name } : value;
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, named(value)]));
}

/** How the clock of a match stands, and who wants a bot on whose seat: what our own pages are sent in addition. */
export function viewOfTable({ record, deadline, clock }: MatchSummary, now: number) {
  return {
    ...(record.clock === undefined ? {} : { clock: record.clock, timeOver: record.timeOver }),
    ...(record.rated === undefined ? {} : { rated: record.rated }),
    ...(record.votes === undefined ? {} : { votes: record.votes }),
    ...(record.nextMatchID === null ? {} : { nextMatchID: record.nextMatchID }),
    maker: makerSeat(record),
    deadline,
    budgets: clock?.left ?? null,
    /** The server's time, for pages whose clock is wrong. */
    now,
  };
}

/** A match as the lobby lists it, in the shape of boardgame.io's lobby. */
export function viewOfMatch(match: MatchSummary, presence: Presence, now: number) {
  const { record } = match;
  const bots = record.seats.map((seat) => seat.bot);
  return {
    matchID: match.id,
    gameName: record.gameName,
    unlisted: record.unlisted,
    ...(record.setupData === undefined ? {} : { setupData: brief(record.setupData) }),
    ...(match.gameover === undefined ? {} : { gameover: match.gameover }),
    ...(record.nextMatchID === null ? {} : { nextMatchID: record.nextMatchID }),
    ...(bots.some((bot) => bot !== null) ? { data: { bots } } : {}),
    started: match.stateID > 0,
    /** A hash of the secret that all chance comes from, null where the framework's generator is still used. */
    commitment: record.commitment ?? null,
    /** Who is to decide, on turn or off turn; null when the game is over. */
    currentPlayer: match.decider,
    createdAt: record.createdAt,
    updatedAt: match.updatedAt,
    ...viewOfTable(match, now),
    players: viewOfSeats(match, presence),
  };
}
export type PublicMatch = ReturnType<typeof viewOfMatch>;
