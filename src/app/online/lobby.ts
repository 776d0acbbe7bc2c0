import { LobbyClient, LobbyClientError } from 'boardgame.io/client';
import { newSecret } from '../../games/secret';
import { ALL_MATCHES_PATH, exportPath, replayPath } from '../../protocol/paths';
import { isRecord } from '../../ui/storage';
import { ensureProfile, whileJoining } from '../profile/client';
import { forgetProfile, proofHeaders } from '../profile/profile';
import type { Terms } from './ClockFields';
import type { TableMessage } from './match';
import { keepSeat, keepWord, type OwnSeat, ownSeat } from './seats';
import { parseTable, type TableInfo } from './table-info';

/** A seat of a match as the lobby describes it. */
export interface LobbySeat {
  readonly id: number;
  readonly name: string | null;
  readonly connected: boolean;
  /** A level of the game's bots. */
  readonly bot: string | null;
  /** The word that this person has added to the match's chance. */
  readonly word: string | null;
  /** The profile that the seat belongs to. */
  readonly profile: string | null;
  readonly lastSeen: number | null;
  /** The name of the person who may take the seat back. */
  readonly away: string | null;
}

export interface LobbyMatch {
  /** The id of the game that is played. */
  readonly game: string;
  readonly matchID: string;
  readonly seats: readonly LobbySeat[];
  readonly options: object;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly over: boolean;
  readonly unlisted: boolean;
  /** Somebody has moved. */
  readonly started: boolean;
  /** The seat that is to decide. */
  readonly current: number | null;
  /** What the server has published of the secret that all chance comes from; null in matches without one. */
  readonly commitment: string | null;
  readonly table: TableInfo;
}

/** What the lobby lists. */
export interface LobbyList {
  /** Matches with a free seat. */
  readonly open: readonly LobbyMatch[];
  readonly full: readonly LobbyMatch[];
  /** Whether there are further pages. */
  readonly more: boolean;
}

/** A chat message as the server keeps it. */
export interface SaidMessage {
  readonly id: string;
  readonly sender: string;
  readonly payload: string;
  readonly at: number;
  readonly room: ChatRoom;
  /** What the person was called, and their profile; null in messages of former versions. */
  readonly name: string | null;
  readonly profile: string | null;
}
export type ChatRoom = 'players' | 'spectators';

/** The word that a browser adds by itself: nobody can foresee 48 bits. */
const WORD_LENGTH = 12;

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

export async function attempt<T>(work: () => Promise<T>): Promise<T> {
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
    bot: seat.isBot === true && typeof data.bot === 'string' ? data.bot : null,
    word: typeof seat.word === 'string' ? seat.word : null,
    profile: typeof seat.profile === 'string' ? seat.profile : null,
    lastSeen: typeof seat.lastSeen === 'number' ? seat.lastSeen : null,
    away: typeof seat.away === 'string' ? seat.away : null,
  };
}

/** A match as the server describes it; a list of one game need not repeat which one. */
function parseMatch(value: unknown, asked?: string): LobbyMatch | null {
  if (!isRecord(value) || typeof value.matchID !== 'string' || !Array.isArray(value.players)) return null;
  const game = typeof value.gameName === 'string' ? value.gameName : asked;
  if (game === undefined) return null;
  const number = (field: unknown): number => (typeof field === 'number' ? field : 0);
  return {
    game,
    matchID: value.matchID,
    seats: value.players.map(parseLobbySeat),
    options: isRecord(value.setupData) ? value.setupData : {},
    createdAt: number(value.createdAt),
    updatedAt: number(value.updatedAt),
    over: value.gameover !== undefined && value.gameover !== null,
    unlisted: value.unlisted === true,
    started: value.started === true,
    current: typeof value.currentPlayer === 'string' ? Number(value.currentPlayer) : null,
    commitment: typeof value.commitment === 'string' ? value.commitment : null,
    table: parseTable(value),
  };
}

function parseSaid(value: unknown, room: ChatRoom): SaidMessage | null {
  if (!isRecord(value)) return null;
  const { id, sender, payload, at, name, profile } = value;
  if (typeof id !== 'string' || typeof sender !== 'string' || typeof payload !== 'string') return null;
  return {
    id,
    sender,
    payload,
    at: typeof at === 'number' ? at : 0,
    room,
    name: typeof name === 'string' ? name : null,
    profile: typeof profile === 'string' ? profile : null,
  };
}

export const openSeats = (match: LobbyMatch): readonly LobbySeat[] =>
  match.seats.filter((seat) => seat.name === null && seat.bot === null);

export function parseMatches(answer: unknown, asked?: string): LobbyMatch[] {
  const matches: unknown[] = isRecord(answer) && Array.isArray(answer.matches) ? answer.matches : [];
  return matches.map((match) => parseMatch(match, asked)).filter((match) => match !== null);
}

export interface NewMatch {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly unlisted: boolean;
  /** A level for each seat that a bot takes, null for a person's. */
  readonly bots: readonly (string | null)[];
  readonly terms: Terms;
}

interface JoinWishes {
  /** The first free one where none is named. */
  readonly seat?: number | undefined;
  /** Whether to sit down with somebody whom this profile has blocked. */
  readonly meetBlocked?: boolean;
}

/** Who asks, and a key of its own for a request, so that the server does it once however often it is sent. */
const proofAndKey = () => ({ headers: { ...proofHeaders(), 'Idempotency-Key': newSecret() } });

/** Sends a request with a key once more where no answer came: it may have been done. */
const retried = <T>(request: () => Promise<T>): Promise<T> =>
  request().catch((error: unknown) => {
    if (asFailure(error).code !== 'offline') throw error;
    return request();
  });

/** The lobby of the server that this page came from. */
export class Lobby {
  private readonly client: LobbyClient;

  constructor(private readonly server = '') {
    this.client = new LobbyClient({ server });
  }

  /** So many pages of the listed matches of one game, or of all (null), that are not over: open ones and full ones. */
  async list(game: string | null, pages: number): Promise<LobbyList> {
    const [open, full] = await Promise.all([this.pages(game, true, pages), this.pages(game, false, pages)]);
    return { open: open.matches, full: full.matches, more: open.more || full.more };
  }

  private async pages(
    game: string | null,
    open: boolean,
    pages: number,
  ): Promise<{ matches: LobbyMatch[]; more: boolean }> {
    const path = game === null ? ALL_MATCHES_PATH : `/games/${game}`;
    const matches: LobbyMatch[] = [];
    let after = '';
    for (let page = 0; page < pages; page++) {
      const answer = await this.ask(`${path}?isGameover=false&open=${open}${after}`);
      // A server of a former version lists all of them together.
      const found = parseMatches(answer, game ?? undefined);
      matches.push(...found.filter((match) => openSeats(match).length > 0 === open));
      const next = isRecord(answer) && typeof answer.next === 'string' ? answer.next : null;
      if (next === null) return { matches, more: false };
      after = `&after=${encodeURIComponent(next)}`;
    }
    return { matches, more: true };
  }

  async get(game: string, matchID: string): Promise<LobbyMatch> {
    const match = parseMatch(await attempt(() => this.client.getMatch(game, matchID)), game);
    if (!match) throw new LobbyFailure('internal', 'The server sent a match that makes no sense.');
    return match;
  }

  /** Those of a game's given matches that the server still has, private ones too. */
  async standings(game: string, ids: readonly string[]): Promise<LobbyMatch[]> {
    const found: LobbyMatch[] = [];
    for (let at = 0; at < ids.length; at += ASKED_AT_ONCE) {
      const asked = ids.slice(at, at + ASKED_AT_ONCE).join(',');
      found.push(...parseMatches(await this.ask(`/games/${game}?ids=${asked}`), game));
    }
    return found;
  }

  /** What was said in a room of a match so far. */
  async chat(game: string, matchID: string, room: ChatRoom): Promise<SaidMessage[]> {
    const answer = await this.ask(`/games/${game}/${matchID}/chat?room=${room}`);
    const messages: unknown[] = isRecord(answer) && Array.isArray(answer.messages) ? answer.messages : [];
    return messages.map((message) => parseSaid(message, room)).filter((message) => message !== null);
  }

  /** Says something to the other spectators, in the name of this browser's profile, which is made where there is none. */
  async sayAsSpectator(game: string, matchID: string, name: string, text: string): Promise<void> {
    await ensureProfile(name);
    const message = { text, id: newSecret().slice(0, 32) };
    await retried(() => this.postJson(`/games/${game}/${matchID}/say`, message));
  }

  /** Tells the host about a message. */
  async report(
    game: string,
    matchID: string,
    { room, sender, messageID }: Pick<TableMessage, 'room' | 'sender' | 'messageID'>,
    note: string,
  ): Promise<void> {
    await this.postJson(`/games/${game}/${matchID}/report`, { room, sender, messageID, note });
  }

  async create({ game, players, options, unlisted, bots, terms }: NewMatch): Promise<string> {
    const withBots = bots.some((level) => level !== null);
    const { clock, timeOver, rated } = terms;
    const body = {
      numPlayers: players,
      setupData: options,
      unlisted,
      ...(withBots ? { bots } : {}),
      ...(clock === null ? {} : { clock, timeOver, rated }),
    };
    const init = proofAndKey();
    const { matchID } = await retried(() => attempt(() => this.client.createMatch(game, body, init)));
    return matchID;
  }

  /** Takes a seat and keeps its credentials in this browser. */
  join(game: string, matchID: string, name: string, wishes: JoinWishes = {}): Promise<OwnSeat> {
    return whileJoining(() => this.sitDown(game, matchID, name, wishes));
  }

  private async sitDown(
    game: string,
    matchID: string,
    name: string,
    { seat, meetBlocked = false }: JoinWishes,
  ): Promise<OwnSeat> {
    const body = {
      playerName: name,
      // A bot may move at once: then it would be too late for a word. Another one can be added until somebody has moved.
      word: newSecret().slice(0, WORD_LENGTH),
      ...(seat === undefined ? {} : { playerID: String(seat) }),
      ...(meetBlocked ? { meetBlocked } : {}),
    };
    const ask = () => {
      const init = proofAndKey();
      return retried(() => attempt(() => this.client.joinMatch(game, matchID, body, init)));
    };
    await ensureProfile(name);
    const joined = await ask().catch(async (error: unknown) => {
      if (asFailure(error).code !== 'no-profile') throw error;
      // The profile was deleted, or this device ended, from elsewhere: the seat goes to a new one.
      forgetProfile();
      await ensureProfile(name);
      return ask();
    });
    const own: OwnSeat = {
      game,
      matchID,
      playerID: joined.playerID,
      credentials: joined.playerCredentials,
      name,
      joinedAt: Date.now(),
    };
    keepSeat(own);
    if ('word' in joined && joined.word === body.word) keepWord(matchID, body.word);
    return own;
  }

  async leave({ game, matchID, playerID, credentials }: OwnSeat): Promise<void> {
    await attempt(() => this.client.leaveMatch(game, matchID, { playerID, credentials }));
  }

  /** Lets a bot take an empty seat; only the person who created the match may. */
  async seatBot(own: OwnSeat, seat: number, level: string): Promise<void> {
    await this.post(own, 'replace', { seat: String(seat), level });
  }

  /** Takes the seat back after one's time was over. */
  async takeBack(own: OwnSeat): Promise<void> {
    await this.post(own, 'return', {});
  }

  /** Says that a bot should play for somebody who was not seen for days. */
  async voteForBot(own: OwnSeat, seat: number, level: string): Promise<void> {
    await this.post(own, 'vote', { seat: String(seat), level });
  }

  /** Sends somebody from the table before the match has begun; only its maker may. */
  async kick(own: OwnSeat, seat: number): Promise<void> {
    await this.post(own, 'kick', { seat: String(seat) });
  }

  /** Removes a match that has not begun; only its maker may. */
  async cancel(own: OwnSeat): Promise<void> {
    await this.post(own, 'cancel', {});
  }

  /** Moves to a free seat before the match has begun. */
  async changeSeat(own: OwnSeat, seat: number): Promise<OwnSeat> {
    await this.post(own, 'sit', { seat: String(seat) });
    const moved = { ...own, playerID: String(seat) };
    keepSeat(moved);
    return moved;
  }

  /** Adds a word of one's own to the match's chance, before anybody has moved. */
  async addWord(own: OwnSeat, word: string): Promise<void> {
    await this.post(own, 'word', { word });
  }

  /** A finished match as a file holds it, its secret included. */
  exported(game: string, matchID: string): Promise<unknown> {
    return this.ask(exportPath(game, matchID));
  }

  /** A match so far as a seat, or a spectator, saw it. */
  replayed(game: string, matchID: string, seat: OwnSeat | null): Promise<unknown> {
    const holder = seat === null ? {} : { playerID: seat.playerID, credentials: seat.credentials };
    return this.postJson(replayPath(game, matchID), holder);
  }

  /**
   * Joins the match in which the same people play again; the first who asks creates it. Everybody moves on by one seat,
   * where it is free.
   */
  async playAgain(
    { game, matchID, playerID, credentials, name }: OwnSeat,
    players: number,
  ): Promise<OwnSeat> {
    const again = { playerID, credentials, rotate: true };
    const { nextMatchID } = await attempt(() => this.client.playAgain(game, matchID, again));
    const own = ownSeat(nextMatchID);
    if (own !== null) return own;
    const seat = (Number(playerID) + 1) % players;
    return this.join(game, nextMatchID, name, { seat }).catch((error: unknown) => {
      if (asFailure(error).code !== 'seat-taken') throw error;
      return this.join(game, nextMatchID, name);
    });
  }

  private post(own: OwnSeat, what: string, body: object): Promise<unknown> {
    const { game, matchID, playerID, credentials } = own;
    return this.postJson(`/games/${game}/${matchID}/${what}`, { playerID, credentials, ...body });
  }

  private postJson(path: string, body: object): Promise<unknown> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Requests that boardgame.io's client does not know. */
  private async ask(path: string, init?: RequestInit): Promise<unknown> {
    const headers = { ...proofHeaders(), ...init?.headers };
    const response = await attempt(() => fetch(this.server + path, { ...init, headers }));
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw asFailure(new LobbyClientError(`HTTP status ${response.status}`, answer));
    return answer;
  }
}
