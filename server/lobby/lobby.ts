import type { z } from 'zod';
import { type BotLevel, isBotLevel, type SeatPrograms } from '../bots/program';
import { hashCredentials, newCredentials, newMatchID, opensSeat } from '../credentials';
import type { ServedGame } from '../game';
import type { Engine } from '../match/engine';
import type { Rooms } from '../match/rooms';
import { viewOfMatch } from '../match/views';
import { Refused } from '../refusal';
import type {
  MatchRecord,
  MatchStore,
  MatchSummary,
  NewMatch,
  SaidMessage,
  SeatRecord,
} from '../storage/store';
import {
  type CreateBody,
  cleanName,
  type joinSchema,
  type leaveSchema,
  type listSchema,
  NAME_LIMIT,
  type playAgainSchema,
  type replaceSchema,
  type updateSchema,
} from './schemas';

/** The newest so many matches are listed. */
const LIST_LIMIT = 500;

const EMPTY_SEAT: SeatRecord = { name: null, credentialsHash: null, bot: null, joinedAt: null, data: null };

const botSeat = (level: BotLevel): SeatRecord => ({
  ...EMPTY_SEAT,
  name: `${level[0]?.toUpperCase()}${level.slice(1)}`,
  bot: level,
});

const isEmpty = (seat: SeatRecord): boolean => seat.credentialsHash === null && seat.bot === null;

function nameOrRefuse(given: unknown): string {
  const name = cleanName(given);
  if (name === null) {
    throw new Refused('bad-name', `A name has 1 to ${NAME_LIMIT} characters, all of which can be seen.`);
  }
  return name;
}

function seatOrRefuse(record: MatchRecord, playerID: string): SeatRecord {
  const seat = record.seats[Number(playerID)];
  if (seat === undefined) throw new Refused('unknown-seat', 'There is no such seat at this table.');
  return seat;
}

function holderOrRefuse(record: MatchRecord, holder: { playerID: string; credentials: string }): SeatRecord {
  const seat = seatOrRefuse(record, holder.playerID);
  if (!opensSeat(seat, holder.credentials)) {
    throw new Refused('unauthorized', 'These credentials do not open this seat.');
  }
  return seat;
}

/** The seat of the match's maker: of those people who sit there, the one who came first. */
export function makerSeat(record: MatchRecord): number | null {
  let maker: number | null = null;
  let since = Number.POSITIVE_INFINITY;
  record.seats.forEach((seat, id) => {
    if (seat.joinedAt !== null && seat.joinedAt < since) {
      maker = id;
      since = seat.joinedAt;
    }
  });
  return maker;
}

/** Making matches, and coming and going. Each is one transaction; what cannot be done is refused and changes nothing. */
export class Lobby {
  constructor(
    private readonly services: {
      served: ServedGame;
      engine: Engine;
      store: MatchStore;
      rooms: Rooms;
      programs: SeatPrograms;
    },
  ) {}

  async create(body: CreateBody): Promise<{ matchID: string }> {
    const { numPlayers, setupData, unlisted, bots } = body;
    const match = this.newMatch(
      numPlayers,
      setupData,
      unlisted ?? false,
      this.botSeats(numPlayers, bots ?? []),
    );
    await this.services.store.create(match);
    return { matchID: match.id };
  }

  /** The public matches, or those asked for by their ids. A private next match is not given away by the public list. */
  async list(where: z.infer<typeof listSchema>): Promise<{ matches: ReturnType<typeof viewOfMatch>[] }> {
    const { store, served } = this.services;
    const gameName = served.name;
    const found = await store.list({ gameName, ...where, limit: LIST_LIMIT });
    const matches = found.map((match) => this.view(match));
    if (where.ids !== undefined) return { matches };
    const ids = found.flatMap(({ record }) => record.nextMatchID ?? []);
    const next = await store.list({ gameName, ids, limit: LIST_LIMIT });
    const listed = new Set(next.filter(({ record }) => !record.unlisted).map(({ id }) => id));
    return {
      matches: matches.map(({ nextMatchID, ...match }) =>
        nextMatchID !== undefined && listed.has(nextMatchID) ? { ...match, nextMatchID } : match,
      ),
    };
  }

  async get(matchID: string): Promise<ReturnType<typeof viewOfMatch>> {
    const match = await this.services.store.summary(matchID);
    if (match === null) throw new Refused('unknown-match', 'There is no such match.');
    return this.view(match);
  }

  /** What was said in a match, for whoever may watch it. */
  async chat(matchID: string): Promise<{ messages: SaidMessage[] }> {
    const { store } = this.services;
    const messages = await store.chat(matchID);
    if (messages.length === 0) await this.get(matchID);
    return { messages };
  }

  async join(
    matchID: string,
    body: z.infer<typeof joinSchema>,
  ): Promise<{ playerID: string; playerCredentials: string }> {
    const name = nameOrRefuse(body.playerName);
    const credentials = newCredentials();
    const playerID = await this.services.rooms.of(matchID).changeRecord((record) => {
      const wanted = body.playerID ?? null;
      const seatID = wanted === null ? record.seats.findIndex(isEmpty) : Number(wanted);
      if (seatID < 0) throw new Refused('match-full', 'All seats of this match are taken.');
      if (!isEmpty(seatOrRefuse(record, String(seatID)))) {
        throw new Refused('seat-taken', 'Somebody sits there already.');
      }
      record.seats[seatID] = {
        name,
        credentialsHash: hashCredentials(credentials),
        bot: null,
        joinedAt: Date.now(),
        data: body.data ?? null,
      };
      return String(seatID);
    });
    return { playerID, playerCredentials: credentials };
  }

  /** Frees a seat. A match that nobody has played in goes with the last person; a started one is kept. */
  async leave(matchID: string, body: z.infer<typeof leaveSchema>): Promise<void> {
    const { store, rooms } = this.services;
    await rooms.of(matchID).changeRecord(
      (record, match) => {
        holderOrRefuse(record, body);
        record.seats[Number(body.playerID)] = { ...EMPTY_SEAT };
        const deserted = record.seats.every((seat) => seat.credentialsHash === null);
        return deserted && match.stateID === 0;
      },
      async (match, record, deserted) => {
        if (!deserted) return store.updateRecord(matchID, match.version, record, Date.now());
        const answer = await store.removeUnstarted(matchID, match.version);
        return answer === 'stored' ? 'removed' : answer;
      },
    );
  }

  /** Changes a player's name or data. */
  async update(matchID: string, body: z.infer<typeof updateSchema>): Promise<void> {
    if (body.newName === undefined && body.data === undefined) {
      throw new Refused('bad-request', 'newName or data is required.');
    }
    const name = body.newName === undefined ? null : nameOrRefuse(body.newName);
    await this.services.rooms.of(matchID).changeRecord((record) => {
      const seat = holderOrRefuse(record, body);
      if (name !== null) seat.name = name;
      if (body.data !== undefined) seat.data = body.data;
    });
  }

  /** The match that follows this one, made by the first who asks; everybody gets the same. */
  async playAgain(matchID: string, body: z.infer<typeof playAgainSchema>): Promise<{ nextMatchID: string }> {
    const { store, rooms } = this.services;
    const { nextMatchID } = await rooms.of(matchID).changeRecord(
      async (record) => {
        holderOrRefuse(record, body);
        const known = record.nextMatchID;
        // A next match in which nobody has moved may have been removed: then another one takes its place.
        if (known !== null && (await store.summary(known)) !== null)
          return { nextMatchID: known, made: null };
        const numPlayers = body.numPlayers ?? record.seats.length;
        const setupData = body.setupData ?? record.setupData;
        const bots = numPlayers === record.seats.length ? record.seats.map((seat) => seat.bot) : [];
        const seats = this.botSeats(
          numPlayers,
          bots.map((bot) => (isBotLevel(bot) ? bot : null)),
        );
        const made = this.newMatch(numPlayers, setupData, body.unlisted ?? record.unlisted, seats);
        record.nextMatchID = made.id;
        return { nextMatchID: made.id, made };
      },
      async (match, record, { made }) =>
        made === null ? 'unchanged' : store.createNext({ id: matchID, version: match.version, record }, made),
    );
    return { nextMatchID };
  }

  /** Lets a program take an empty seat; the match's maker decides. */
  async replace(matchID: string, body: z.infer<typeof replaceSchema>): Promise<void> {
    this.offered(body.level);
    await this.services.rooms.of(matchID).changeRecord((record, match) => {
      holderOrRefuse(record, body);
      if (makerSeat(record) !== Number(body.playerID)) {
        throw new Refused('unauthorized', 'Only the maker of the match may seat a program.');
      }
      if (match.gameover !== undefined) throw new Refused('game-over', 'The game is over.');
      if (!isEmpty(seatOrRefuse(record, body.seat))) {
        throw new Refused('seat-taken', 'Somebody sits there; a program can take an empty seat only.');
      }
      record.seats[Number(body.seat)] = botSeat(body.level);
    });
  }

  private view(match: MatchSummary): ReturnType<typeof viewOfMatch> {
    const room = this.services.rooms.peek(match.id);
    return viewOfMatch(match, (seat) => room?.isConnected(String(seat)) ?? false);
  }

  private offered(level: BotLevel): BotLevel {
    if (this.services.programs[level] === undefined) {
      throw new Refused('bad-bots', `This server has no program of level ${level}.`);
    }
    return level;
  }

  private botSeats(numPlayers: number, bots: readonly (BotLevel | null)[]): SeatRecord[] {
    if (bots.length > numPlayers) throw new Refused('bad-bots', 'There are more programs than seats.');
    const seats = Array.from({ length: numPlayers }, (_, id) => {
      const level = bots[id] ?? null;
      return level === null ? { ...EMPTY_SEAT } : botSeat(this.offered(level));
    });
    if (seats.every((seat) => seat.bot !== null)) {
      throw new Refused('bad-bots', 'At least one seat must be left for a person.');
    }
    return seats;
  }

  private newMatch(numPlayers: number, setupData: unknown, unlisted: boolean, seats: SeatRecord[]): NewMatch {
    const { served, engine } = this.services;
    if (numPlayers < served.minPlayers || numPlayers > served.maxPlayers) {
      throw new Refused('bad-options', `numPlayers must be ${served.minPlayers} to ${served.maxPlayers}.`);
    }
    const problem = served.validateOptions(setupData, numPlayers);
    if (problem !== undefined) throw new Refused('bad-options', problem);
    const record: MatchRecord = {
      gameName: served.name,
      unlisted,
      setupData,
      seats,
      nextMatchID: null,
      createdAt: Date.now(),
    };
    return { id: newMatchID(), record, initialState: engine.initialState(numPlayers, setupData) };
  }
}
