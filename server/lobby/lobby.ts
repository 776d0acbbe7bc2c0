import type { z } from 'zod';
import type { GameCard } from '../../src/games/contract';
import type { TimeOver } from '../../src/protocol/clock';
import type { Bans } from '../admin/bans';
import { hashCredentials, newCredentials, newID } from '../credentials';
import type { Engine } from '../match/engine';
import type { Room } from '../match/room';
import type { Rooms } from '../match/rooms';
import {
  EMPTY_SEAT,
  emptySeat,
  hasPerson,
  heldSeat,
  holderOrRefuse,
  isEmpty,
  makerSeat,
  nameIsFree,
  seatBot,
  seatOfProfile,
  seatOrRefuse,
} from '../match/seats';
import type { PublicMatch } from '../match/views';
import { deviceOrRefuse, type Proof } from '../profile/profiles';
import { Refused } from '../refusal';
import type {
  ChatMessage,
  ChatRoom,
  MatchRecord,
  MatchStore,
  MatchSummary,
  NewMatch,
  SeatRecord,
} from '../storage/store';
import { publicMatches } from './list';
import { nameOrRefuse, wordOrRefuse } from './names';
import { newSalt, type Once } from './once';
import type {
  CreateBody,
  joinSchema,
  leaveSchema,
  playAgainSchema,
  ReplaceBody,
  updateSchema,
  wordSchema,
} from './schemas';

/** What was chosen among the options: null leaves one as this server has it. */
const chosen = (options: object): object =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null));

/** Rated matches are for people with a profile, who sit there once. */
function mayPlayRated(record: MatchRecord, by: Proof | null): void {
  if (by === null) throw new Refused('no-profile', 'A rated match needs a profile.');
  if (seatOfProfile(record, by.profile.id) !== null) {
    throw new Refused('seat-taken', 'This profile has a seat in this match already.');
  }
  if (record.starters !== undefined) throw new Refused('started', 'A rated match is played by who began it.');
}

/** Somebody who has sat down, now or when the same request came before. */
interface Joined {
  playerID: string;
  salt: string;
  /** The word that was mixed into the match's chance. */
  word?: string;
  credentials: string;
  again: boolean;
}

/** Creating, joining and leaving matches of one game. Each is one transaction; what cannot be done is refused and changes nothing. */
export class Lobby {
  constructor(
    private readonly services: {
      engine: Engine;
      store: MatchStore;
      rooms: Rooms;
      bans: Bans;
      now(): number;
      /** Tells people whose page is closed of a match in which the same people play again. */
      invite?(matchID: string, profileIDs: readonly string[]): void;
    },
  ) {}

  get card(): GameCard {
    return this.services.engine.module.card;
  }

  async create(body: CreateBody, once: Once | null = null): Promise<{ matchID: string }> {
    const before = (await once?.answered()) as { matchID: string } | null | undefined;
    if (before != null) return before;
    const { numPlayers, setupData, unlisted, bots } = body;
    const seats = this.botSeats(numPlayers, bots ?? []);
    const match = this.newMatch(numPlayers, setupData, unlisted ?? false, seats);
    Object.assign(match.record, this.terms(body));
    const answer = { matchID: match.id };
    const stored = await this.services.store.create(match, once?.done(answer, this.services.now()));
    // The same request was faster, here or at another process.
    return stored === 'conflict' ? this.create(body, once) : answer;
  }

  async get(matchID: string): Promise<PublicMatch> {
    const [match] = await publicMatches(this.services, [await this.summary(matchID)]);
    if (match === undefined) throw new Error('one match in, one match out');
    return match;
  }

  /** What was said in a room: the players' for everybody, the spectators' for those who are not known to play. */
  async chat(matchID: string, room: ChatRoom, by: Proof | null): Promise<{ messages: ChatMessage[] }> {
    const { record } = await this.summary(matchID);
    if (room === 'spectators' && by !== null && seatOfProfile(record, by.profile.id) !== null) {
      throw new Refused('unauthorized', 'Who plays does not read what spectators say.');
    }
    return { messages: await this.services.store.chat(matchID, room) };
  }

  /** A match of this game; of another game, or none, it is unknown. */
  async summary(matchID: string): Promise<MatchSummary> {
    const match = await this.services.store.summary(matchID);
    if (match === null || match.record.gameName !== this.services.engine.id) {
      throw new Refused('unknown-match', 'There is no such match.');
    }
    return match;
  }

  async join(
    matchID: string,
    body: z.infer<typeof joinSchema>,
    by: Proof | null,
    once: Once | null = null,
  ): Promise<{ playerID: string; playerCredentials: string; word?: string }> {
    const name = nameOrRefuse(body.playerName);
    const given = body.word == null ? {} : { word: wordOrRefuse(body.word) };
    const { store, now } = this.services;
    const sitDown = async (record: MatchRecord, { stateID }: MatchSummary): Promise<Joined> => {
      const salt = newSalt();
      const credentials = once?.credentials(salt) ?? newCredentials();
      const wanted = body.playerID ?? null;
      const seatID = wanted === null ? record.seats.findIndex(isEmpty) : Number(wanted);
      if (seatID < 0) throw new Refused('match-full', 'All seats of this match are taken.');
      if (!isEmpty(seatOrRefuse(record, String(seatID)))) {
        throw new Refused('seat-taken', 'Somebody sits there already.');
      }
      if (record.rated) mayPlayRated(record, by);
      nameIsFree(record, seatID, name, this.card);
      if (by !== null) {
        await deviceOrRefuse(store.people, by);
        await this.mayMeet(record, by.profile.id, body.meetBlocked === true);
      }
      const hash = hashCredentials(credentials);
      // A bot may be the first to move, at once: somebody who wants to add a word does so with the seat.
      const added = stateID === 0 ? given : {};
      record.seats[seatID] = {
        name,
        credentialsHash: hash,
        bot: null,
        joinedAt: now(),
        data: body.data ?? null,
        ...added,
        ...(by === null ? {} : { profile: by.profile.id, keys: [{ device: by.device.id, hash }] }),
      };
      if (record.rated && record.seats.every(hasPerson)) {
        record.starters ??= record.seats.map(({ profile }) => profile ?? '');
      }
      return { playerID: String(seatID), salt, credentials, ...added, again: false };
    };
    const { playerID, credentials, word } = await this.room(matchID).changeRecord(
      async (record, match): Promise<Joined> => {
        const before = (await once?.answered()) as
          | Pick<Joined, 'playerID' | 'salt' | 'word'>
          | null
          | undefined;
        if (once == null || before == null) return sitDown(record, match);
        return { ...before, credentials: once.credentials(before.salt), again: true };
      },
      async ({ version }, record, { again, playerID, salt, word }, timing) =>
        again
          ? 'unchanged'
          : store.updateRecord(
              matchID,
              version,
              record,
              now(),
              timing,
              once?.done({ playerID, salt, word }, now()),
            ),
    );
    return { playerID, playerCredentials: credentials, ...(word === undefined ? {} : { word }) };
  }

  /** Frees a seat. A match that nobody has played in goes with the last person; a started one is kept. */
  async leave(matchID: string, body: z.infer<typeof leaveSchema>): Promise<void> {
    const { store } = this.services;
    await this.room(matchID).changeRecord(
      (record, match) => {
        heldSeat(record, body);
        emptySeat(record, Number(body.playerID), match.stateID > 0);
        const deserted = record.seats.every((seat) => seat.credentialsHash === null);
        return deserted && match.stateID === 0;
      },
      async (match, record, deserted, timing) => {
        if (!deserted) return store.updateRecord(matchID, match.version, record, this.services.now(), timing);
        const answer = await store.removeAsRead(match);
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
    await this.room(matchID).changeRecord((record) => {
      const seat = holderOrRefuse(record, body, this.services.bans);
      if (name !== null) {
        nameIsFree(record, Number(body.playerID), name, this.card);
        seat.name = name;
      }
      if (body.data !== undefined) seat.data = body.data;
    });
  }

  /** Adds a person's own word to the match's chance, before anybody has moved. */
  async addWord(matchID: string, body: z.infer<typeof wordSchema>): Promise<void> {
    const word = wordOrRefuse(body.word);
    await this.room(matchID).changeRecord((record, match) => {
      const seat = holderOrRefuse(record, body, this.services.bans);
      if (match.stateID > 0) throw new Refused('started', 'Words count only before the first move.');
      seat.word = word;
    });
  }

  /** The match that follows this one, made by the first who asks; everybody gets the same. */
  async playAgain(matchID: string, body: z.infer<typeof playAgainSchema>): Promise<{ nextMatchID: string }> {
    const { store } = this.services;
    const { nextMatchID, next, invited } = await this.room(matchID).changeRecord(
      async (record) => {
        holderOrRefuse(record, body, this.services.bans);
        const made = record.nextMatchID;
        // A next match in which nobody has moved may have been removed: then another one takes its place.
        if (made !== null && (await store.summary(made)) !== null) {
          return { nextMatchID: made, next: null, invited: [] };
        }
        const numPlayers = body.numPlayers ?? record.seats.length;
        const setupData = body.setupData ?? record.setupData;
        const { botLevels } = this.card;
        const same = numPlayers === record.seats.length ? record.seats.map((seat) => seat.bot) : [];
        const bots = body.rotate ? [...same.slice(-1), ...same.slice(0, -1)] : same;
        const seats = this.botSeats(
          numPlayers,
          bots.map((bot) => (bot !== null && botLevels.includes(bot) ? bot : null)),
        );
        const next = this.newMatch(numPlayers, setupData, body.unlisted ?? record.unlisted, seats);
        const { clock, timeOver, rated } = record;
        Object.assign(next.record, clock && { clock }, timeOver && { timeOver }, rated && { rated });
        record.nextMatchID = next.id;
        const others = record.seats.filter((_, seat) => seat !== Number(body.playerID));
        const invited = others.flatMap(({ profile }) => (profile === undefined ? [] : [profile]));
        return { nextMatchID: next.id, next, invited };
      },
      async (match, record, { next }) =>
        next === null ? 'unchanged' : store.createNext({ id: matchID, version: match.version, record }, next),
    );
    if (next !== null) this.services.invite?.(nextMatchID, invited);
    return { nextMatchID };
  }

  /** Lets a bot take an empty seat; the match's maker decides. */
  async replace(matchID: string, body: ReplaceBody): Promise<void> {
    await this.room(matchID).changeRecord((record, match) => {
      holderOrRefuse(record, body, this.services.bans);
      if (makerSeat(record) !== Number(body.playerID)) {
        throw new Refused('unauthorized', 'Only the maker of the match may seat a bot.');
      }
      if (match.gameover !== undefined) throw new Refused('game-over', 'The game is over.');
      if (!isEmpty(seatOrRefuse(record, body.seat))) {
        throw new Refused('seat-taken', 'Somebody sits there; a bot can take an empty seat only.');
      }
      seatBot(record.seats, Number(body.seat), body.level);
    });
  }

  /** Nobody sits down with somebody who has blocked them, nor unawares with somebody whom they have blocked. */
  private async mayMeet({ seats }: MatchRecord, id: string, meetBlocked: boolean): Promise<void> {
    const others = seats
      .flatMap(({ profile, away }) => [profile, away?.profile])
      .filter((one) => one != null);
    const blocks = await this.services.store.results.blocksAmong([id, ...new Set(others)]);
    if (blocks.some(({ blockedID }) => blockedID === id)) {
      throw new Refused('blocked', 'Somebody at this table does not want to play with you.');
    }
    if (meetBlocked || !blocks.some(({ profileID }) => profileID === id)) return;
    throw new Refused('meets-blocked', 'Somebody whom you have blocked sits at this table.');
  }

  private room(matchID: string): Room {
    return this.services.rooms.of(this.services.engine.id, matchID);
  }

  /** The clock and what else was agreed on for a match, or a refusal. */
  private terms({ clock, timeOver, rated, bots }: CreateBody): Partial<MatchRecord> {
    if (clock === undefined) {
      if (rated) throw new Refused('bad-options', 'A rated match needs a clock.');
      return {};
    }
    const over: TimeOver = timeOver ?? { do: 'bot', level: this.card.usualBot };
    if (!rated) return { clock, timeOver: over };
    if (over.do !== 'bot') {
      throw new Refused('bad-options', 'In a rated match a bot plays on when time is over.');
    }
    if (bots?.some((level) => level !== null)) {
      throw new Refused('bad-bots', 'A rated match is for people only.');
    }
    return { clock, timeOver: over, rated: true };
  }

  private botSeats(numPlayers: number, bots: readonly (string | null)[]): SeatRecord[] {
    if (bots.length > numPlayers) throw new Refused('bad-bots', 'There are more bots than seats.');
    const seats = Array.from({ length: numPlayers }, () => ({ ...EMPTY_SEAT }));
    bots.forEach((level, id) => {
      if (level !== null) seatBot(seats, id, level);
    });
    if (seats.every((seat) => seat.bot !== null)) {
      throw new Refused('bad-bots', 'At least one seat must be left for a person.');
    }
    return seats;
  }

  private newMatch(numPlayers: number, options: unknown, unlisted: boolean, seats: SeatRecord[]): NewMatch {
    const { engine } = this.services;
    const { card } = this;
    if (numPlayers < card.players.min || numPlayers > card.players.max) {
      throw new Refused('bad-options', `numPlayers must be ${card.players.min} to ${card.players.max}.`);
    }
    const problem = engine.module.validateOptions(options, numPlayers);
    if (problem !== undefined) throw new Refused('bad-options', problem);
    // All options are written down, so that the match can be set up again when the usual ones are others.
    const setupData = { ...card.defaultOptions, ...chosen(options ?? {}) };
    const initialState = engine.initialState(numPlayers, setupData);
    const commitment = engine.commitment(initialState);
    const record: MatchRecord = {
      gameName: engine.id,
      unlisted,
      setupData,
      seats,
      nextMatchID: null,
      createdAt: this.services.now(),
      ...(commitment === null ? {} : { commitment }),
    };
    return { id: newID(), record, initialState, decider: engine.decider(initialState) };
  }
}
