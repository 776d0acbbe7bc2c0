import { LobbyClient, LobbyClientError } from 'boardgame.io/client';
import type { MatchOptions } from '../../games/river-of-gold';
import { type BotLevel, isBotLevel } from '../../games/river-of-gold/bots/types';
import { isRecord } from '../../ui/storage';
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
  /** Somebody has moved. */
  readonly started: boolean;
  /** The seat that is to decide. */
  readonly current: number | null;
}

/** A chat message as the server keeps it. */
export interface SaidMessage {
  readonly id: string;
  readonly sender: string;
  readonly payload: string;
  readonly at: number;
}

/** The server answers for at most so many matches at once. */
const ASKED_AT_ONCE = 50;

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
    started: value.started === true,
    current: typeof value.currentPlayer === 'string' ? Number(value.currentPlayer) : null,
  };
}

function parseSaid(value: unknown): SaidMessage | null {
  if (!isRecord(value)) return null;
  const { id, sender, payload, at } = value;
  if (typeof id !== 'string' || typeof sender !== 'string' || typeof payload !== 'string') return null;
  return { id, sender, payload, at: typeof at === 'number' ? at : 0 };
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

  /** Those of the given matches that the server still knows, private ones too. */
  async standings(ids: readonly string[]): Promise<LobbyMatch[]> {
    const found: LobbyMatch[] = [];
    for (let at = 0; at < ids.length; at += ASKED_AT_ONCE) {
      const asked = ids.slice(at, at + ASKED_AT_ONCE).join(',');
      const answer = await this.ask(`/games/${GAME_NAME}?ids=${asked}`);
      const matches: unknown[] = isRecord(answer) && Array.isArray(answer.matches) ? answer.matches : [];
      found.push(...matches.map(parseMatch).filter((match) => match !== null));
    }
    return found;
  }

  /** What was said in a match so far. */
  async chat(matchID: string): Promise<SaidMessage[]> {
    const answer = await this.ask(`/games/${GAME_NAME}/${matchID}/chat`);
    const messages: unknown[] = isRecord(answer) && Array.isArray(answer.messages) ? answer.messages : [];
    return messages.map(parseSaid).filter((message) => message !== null);
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
    await this.ask(`/games/${GAME_NAME}/${matchID}/replace`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ playerID, credentials, seat: String(seat), level }),
    });
  }

  /** The match in which the same people play again; the first who asks makes it. */
  async playAgain({ matchID, playerID, credentials }: OwnSeat): Promise<string> {
    const { nextMatchID } = await attempt(() =>
      this.client.playAgain(GAME_NAME, matchID, { playerID, credentials }),
    );
    return nextMatchID;
  }

  /** Requests that boardgame.io's client does not know. */
  private async ask(path: string, init?: RequestInit): Promise<unknown> {
    const response = await attempt(() => fetch(this.server + path, init));
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw asFailure(new LobbyClientError(`HTTP status ${response.status}`, answer));
    return answer;
  }
}
