import type { TimeOver } from '../../src/protocol/clock';
import { isSameName } from '../../src/protocol/names';
import { opensSeat } from '../credentials';
import { Refused } from '../refusal';
import type { MatchRecord, PersonRecord, SeatRecord } from '../storage/store';

export const EMPTY_SEAT: SeatRecord = {
  name: null,
  credentialsHash: null,
  bot: null,
  joinedAt: null,
  data: null,
};

export const botSeat = (level: string): SeatRecord => ({
  ...EMPTY_SEAT,
  name: `${level[0]?.toUpperCase()}${level.slice(1)}`,
  bot: level,
});

export const isEmpty = (seat: SeatRecord): boolean => seat.credentialsHash === null && seat.bot === null;
export const hasPerson = (seat: SeatRecord | undefined): boolean => (seat?.credentialsHash ?? null) !== null;

export function seatOrRefuse(record: MatchRecord, playerID: string): SeatRecord {
  const seat = record.seats[Number(playerID)];
  if (seat === undefined) throw new Refused('unknown-seat', 'There is no such seat at this table.');
  return seat;
}

export function holderOrRefuse(
  record: MatchRecord,
  holder: { playerID: string; credentials: string },
): SeatRecord {
  const seat = seatOrRefuse(record, holder.playerID);
  if (!opensSeat(seat, holder.credentials)) {
    throw new Refused('unauthorized', 'These credentials do not open this seat.');
  }
  return seat;
}

/** Refuses a name for a seat that somebody else at the table has, a bot or a person who may come back included. */
export function nameIsFree({ seats }: MatchRecord, seatID: number, name: string): void {
  const others = seats.filter((_, id) => id !== seatID).flatMap((seat) => [seat.name, seat.away?.name]);
  if (others.some((other) => other != null && isSameName(other, name))) {
    throw new Refused('name-taken', 'Somebody at this table has that name already.');
  }
}

/** The seat of the match's maker: of the people who have a seat, the one who joined first. */
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

/** The seat of a profile and its person there, who may be away; null where it has none. */
export function seatOfProfile(
  record: MatchRecord,
  profileID: string,
): { seat: number; person: PersonRecord } | null {
  for (const [seat, occupant] of record.seats.entries()) {
    if (occupant.profile === profileID) return { seat, person: occupant };
    if (occupant.away?.profile === profileID) return { seat, person: occupant.away };
  }
  return null;
}

/** Lets a bot play a person's seat, or opens it. The person is kept with it and may take it back. */
export function sendAway(record: MatchRecord, seatID: number, over: TimeOver): void {
  const seat = record.seats[seatID];
  if (seat === undefined) return;
  const { bot: _bot, away: _away, word, ...person } = seat;
  record.seats[seatID] = {
    ...(over.do === 'bot' ? botSeat(over.level) : EMPTY_SEAT),
    away: person,
    ...(word === undefined ? {} : { word }),
  };
}

/** Gives the seat back to the person who was away. */
export function bringBack(record: MatchRecord, seatID: number): void {
  const { away, word } = record.seats[seatID] ?? {};
  if (away === undefined) return;
  record.seats[seatID] = { ...away, bot: null, ...(word === undefined ? {} : { word }) };
}

/** Frees a seat whose person goes for good. In a rated match that has begun a bot plays on. */
export function emptySeat(record: MatchRecord, seatID: number, begun: boolean): void {
  const { timeOver } = record;
  const bot = record.rated && begun && timeOver?.do === 'bot' ? botSeat(timeOver.level) : null;
  record.seats[seatID] = bot ?? { ...EMPTY_SEAT };
  if (!begun) delete record.starters;
}
