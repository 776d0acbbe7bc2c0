import { ABSENT_MS } from '../../src/protocol/clock';
import type { Bans } from '../admin/bans';
import type { Room } from '../match/room';
import type { Rooms } from '../match/rooms';
import {
  awayHolderOrRefuse,
  bringBack,
  EMPTY_SEAT,
  emptySeat,
  type Holder,
  hasPerson,
  holderOrRefuse,
  isEmpty,
  makerSeat,
  seatOrRefuse,
  sendAway,
} from '../match/seats';
import { Refused } from '../refusal';
import type { MatchRecord, MatchStore, MatchSummary } from '../storage/store';

/** Who sits where, before a match has begun and when somebody stays away. What cannot be done changes nothing. */
export class Seating {
  constructor(
    private readonly services: { game: string; store: MatchStore; rooms: Rooms; bans: Bans; now(): number },
  ) {}

  /** The match's maker sends somebody from the table, before the first move. */
  async kick(matchID: string, body: Holder & { seat: string }): Promise<void> {
    await this.room(matchID).changeRecord((record, match) => {
      makerOrRefuse(record, body, this.services.bans);
      notBegun(match);
      if (!hasPerson(seatOrRefuse(record, body.seat)) || body.seat === body.playerID) {
        throw new Refused('unknown-seat', 'Nobody else sits there.');
      }
      emptySeat(record, Number(body.seat), false);
    });
  }

  /** The match's maker takes the whole match away, before the first move. */
  async cancel(matchID: string, body: Holder): Promise<void> {
    await this.room(matchID).changeRecord(
      (record, match) => {
        makerOrRefuse(record, body, this.services.bans);
        notBegun(match);
      },
      async (match) => {
        const answer = await this.services.store.removeAsRead(match);
        return answer === 'stored' ? 'removed' : answer;
      },
    );
  }

  /** Somebody moves to a free seat, with everything that is theirs, before the first move. */
  async changeSeat(matchID: string, body: Holder & { seat: string }): Promise<void> {
    await this.room(matchID).changeRecord((record, match) => {
      const person = holderOrRefuse(record, body, this.services.bans);
      notBegun(match);
      if (!isEmpty(seatOrRefuse(record, body.seat))) {
        throw new Refused('seat-taken', 'Somebody sits there already.');
      }
      record.seats[Number(body.seat)] = person;
      record.seats[Number(body.playerID)] = { ...EMPTY_SEAT };
    });
  }

  /** Somebody whose time was over takes the seat back: from the bot, or while it is free. */
  async takeBack(matchID: string, body: Holder): Promise<void> {
    const room = this.room(matchID);
    await room.changeRecord((record, match) => {
      awayHolderOrRefuse(record, body, this.services.bans);
      if (match.gameover !== undefined) throw new Refused('game-over', 'The game is over.');
      bringBack(record, Number(body.playerID));
    });
    room.present.mark(body.playerID);
  }

  /**
   * Somebody wants a bot on the seat of a person who was not seen for three days. It sits down when all who are still
   * there have said so; where there is a clock, the clock decides.
   */
  async vote(matchID: string, body: Holder & { seat: string; level: string }): Promise<void> {
    const room = this.room(matchID);
    await room.changeRecord(async (record, match) => {
      holderOrRefuse(record, body, this.services.bans);
      const seat = Number(body.seat);
      if (!hasPerson(seatOrRefuse(record, body.seat)))
        throw new Refused('unknown-seat', 'Nobody sits there.');
      if (match.gameover !== undefined) throw new Refused('game-over', 'The game is over.');
      const absent = await this.absentSeats(room, record);
      if (match.stateID === 0 || record.clock !== undefined || !absent.has(seat)) {
        throw new Refused(
          'not-absent',
          'A bot can take the seat of somebody who was not seen for three days.',
        );
      }
      const since = absent.get(seat) ?? 0;
      const former = record.votes?.find((vote) => vote.seat === seat);
      const by = (former?.by ?? []).filter((vote) => vote.at > since && vote.seat !== Number(body.playerID));
      by.push({ seat: Number(body.playerID), at: this.services.now() });
      const level = former === undefined || by.length === 1 ? body.level : former.level;
      const others = (record.votes ?? []).filter((vote) => vote.seat !== seat);
      const voters = record.seats.flatMap((one, id) => (hasPerson(one) && !absent.has(id) ? [id] : []));
      if (voters.every((voter) => by.some((vote) => vote.seat === voter))) {
        sendAway(record, seat, { do: 'bot', level });
        record.votes = others;
      } else {
        record.votes = [...others, { seat, level, by }];
      }
    });
  }

  /** The seats of people who were not seen for three days, with when they were. */
  private async absentSeats(room: Room, { seats }: MatchRecord): Promise<Map<number, number>> {
    const absent = new Map<number, number>();
    for (const [id, seat] of seats.entries()) {
      if (!hasPerson(seat)) continue;
      const seen = Math.max((await room.lastSeen(id)) ?? 0, seat.joinedAt ?? 0);
      if (this.services.now() - seen >= ABSENT_MS) absent.set(id, seen);
    }
    return absent;
  }

  private room(matchID: string): Room {
    return this.services.rooms.of(this.services.game, matchID);
  }
}

function makerOrRefuse(record: MatchRecord, body: Holder, bans: Bans): void {
  holderOrRefuse(record, body, bans);
  if (makerSeat(record) !== Number(body.playerID)) {
    throw new Refused('unauthorized', 'Only the maker of the match may do that.');
  }
}

function notBegun({ stateID }: MatchSummary): void {
  if (stateID > 0) throw new Refused('started', 'The match has already begun.');
}
