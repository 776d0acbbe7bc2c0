import { LobbyClient, LobbyClientError } from 'boardgame.io/client';
import type { MatchOptions } from '../../games/river-of-gold';
import { type BotLevel, isBotLevel } from '../../games/river-of-gold/bots/types';
import { isRecord } from '../storage';
import { keepSeat, type OwnSeat } from './seats';

/** The game's name on the server; a test holds it to the name in the rules, which the lobby need not load. */
export const GAME_NAME = 'river-of-gold';

/** A seat of a match as the lobby tells it. */
export interface LobbySeat {
  readonly id: number;
  readonly name: string | null;
  readonly connected: boolean;
  readonly bot: BotLevel | null;
}

export interface LobbyMatch {
  readonly matchID: string;
  readonly seats: readonly LobbySeat[];
  readonly options: Partial<MatchOptions>;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly over: boolean;
  readonly unlisted: boolean;
}

/** Why a request failed. `offline`: no answer at all; other codes are the server's. */
export class LobbyFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'LobbyFailure';
  }
}

const HTTP_CODES: Readonly<Record<string, string>> = {
  403: 'unauthorized',
  404: 'unknown-match',
  409: 'seat-taken',
  429: 'rate-limited',
};

/** Every failure in one shape, whichever part of the chain it comes from. */
export function asFailure(error: unknown): LobbyFailure {
  if (error instanceof LobbyFailure) return error;
  if (error instanceof LobbyClientError) {
    const details: unknown = error.details;
    if (isRecord(details) && typeof details.code === 'string') {
      return new LobbyFailure(
        details.code,
        typeof details.message === 'string' ? details.message : error.message,
      );
    }
    const status = /\d{3}/.exec(error.message)?.[0] ?? '';
    return new LobbyFailure(HTTP_CODES[status] ?? 'internal', error.message);
  }
  return new LobbyFailure('offline', error instanceof Error ? error.message : String(error));
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asFailure(error);
  }
}

function parseLobbySeat(value: unknown, at: number): LobbySeat {
  const seat = isRecord(value) ? value : {};
  const data = isRecord(seat.data) ? seat.data : {};
  return {
    id: typeof seat.id === 'number' ? seat.id : at,
    name: typeof seat.name === 'string' && seat.name !== '' ? seat.name : null,
    connected: seat.isConnected === true,
    bot: isBotLevel(data.bot) ? data.bot : null,
  };
}

function parseMatch(value: unknown): LobbyMatch | null {
  if (!isRecord(value) || typeof value.matchID !== 'string' || !Array.isArray(value.players)) return null;
  const number = (field: unknown): number => (typeof field === 'number' ? field : 0);
  return {
    matchID: value.matchID,
    seats: value.players.map(parseLobbySeat),
    options: isRecord(value.setupData) ? (value.setupData as Partial<MatchOptions>) : {},
    createdAt: number(value.createdAt),
    updatedAt: number(value.updatedAt),
    over: value.gameover !== undefined && value.gameover !== null,
    unlisted: value.unlisted === true,
  };
}

export const openSeats = (match: LobbyMatch): readonly LobbySeat[] =>
  match.seats.filter((seat) => seat.name === null && seat.bot === null);

export interface NewMatch {
  readonly players: number;
  readonly options: MatchOptions;
  readonly unlisted: boolean;
  /** A level for each seat that a bot takes, null for a person's. */
  readonly bots: readonly (BotLevel | null)[];
}

/** The lobby of the server that this page came from. */
export class Lobby {
  private readonly client: LobbyClient;

  constructor(private readonly server = '') {
    this.client = new LobbyClient({ server });
  }

  async list(): Promise<LobbyMatch[]> {
    const { matches } = await attempt(() => this.client.listMatches(GAME_NAME, { isGameover: false }));
    return matches.map(parseMatch).filter((match) => match !== null);
  }

  async get(matchID: string): Promise<LobbyMatch> {
    const match = parseMatch(await attempt(() => this.client.getMatch(GAME_NAME, matchID)));
    if (!match) throw new LobbyFailure('internal', 'The server sent a match that makes no sense.');
    return match;
  }

  async create({ players, options, unlisted, bots }: NewMatch): Promise<string> {
    const withBots = bots.some((level) => level !== null);
    const body = { numPlayers: players, setupData: options, unlisted, ...(withBots ? { bots } : {}) };
    const { matchID } = await attempt(() => this.client.createMatch(GAME_NAME, body));
    return matchID;
  }

  /** Takes a seat, the first free one where none is named, and keeps its credentials in this browser. */
  async join(matchID: string, name: string, seat?: number): Promise<OwnSeat> {
    const body = { playerName: name, ...(seat === undefined ? {} : { playerID: String(seat) }) };
    const joined = await attempt(() => this.client.joinMatch(GAME_NAME, matchID, body));
    const own: OwnSeat = {
      matchID,
      playerID: joined.playerID,
      credentials: joined.playerCredentials,
      name,
      joinedAt: Date.now(),
    };
    keepSeat(own);
    return own;
  }

  async leave({ matchID, playerID, credentials }: OwnSeat): Promise<void> {
    await attempt(() => this.client.leaveMatch(GAME_NAME, matchID, { playerID, credentials }));
  }

  /** Lets a bot take an empty seat; only the person who made the match may. */
  async seatBot(own: OwnSeat, seat: number, level: BotLevel): Promise<void> {
    const { matchID, playerID, credentials } = own;
    const response = await fetch(`${this.server}/games/${GAME_NAME}/${matchID}/replace`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ playerID, credentials, seat: String(seat), level }),
    }).catch((error: unknown) => {
      throw asFailure(error);
    });
    if (response.ok) return;
    const details: unknown = await response.json().catch(() => null);
    throw asFailure(new LobbyClientError(`HTTP status ${response.status}`, details));
  }

  /** The match in which the same people play again; the first who asks makes it. */
  async playAgain({ matchID, playerID, credentials }: OwnSeat): Promise<string> {
    const { nextMatchID } = await attempt(() =>
      this.client.playAgain(GAME_NAME, matchID, { playerID, credentials }),
    );
    return nextMatchID;
  }
}
