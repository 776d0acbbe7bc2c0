import type { GameCard } from '../../src/games/contract';
import type { TimeOver } from '../../src/protocol/clock';
import { isSameName, passesFor } from '../../src/protocol/names';
import type { Bans } from '../admin/bans';
import { fittingHash, opensSeat } from '../credentials';
import { Refused } from '../refusal';
import type { MatchRecord, PersonRecord, SeatRecord } from '../storage/store';

export const EMPTY_SEAT: SeatRecord = {
  name: null,
  credentialsHash: null,
  bot: null,
  joinedAt: null,
  data: null,
};

/** Lets a bot take a seat, under a name that nobody at the table has: its level's, with a number where that is needed. */
export function seatBot(seats: SeatRecord[], seatID: number, level: string): void {
  const taken = namesAt(seats);
  const usual = `${level[0]?.toUpperCase()}${level.slice(1)}`;
  let name = usual;
  for (let number = 2; taken.some((other) => isSameName(other, name)); number++) name = `${usual} ${number}`;
  seats[seatID] = { ...EMPTY_SEAT, name, bot: level };
}

/** The names at a table, also of people who may come back. */
export const namesAt = (seats: readonly SeatRecord[]): string[] =>
  seats.flatMap(({ name, away }) => [name, away?.name]).filter((name) => name != null);

export const isEmpty = (seat: SeatRecord): boolean => seat.credentialsHash === null && seat.bot === null;
export const hasPerson = (seat: SeatRecord | undefined): boolean => (seat?.credentialsHash ?? null) !== null;

export function seatOrRefuse(record: MatchRecord, playerID: string): SeatRecord {
  const seat = record.seats[Number(playerID)];
  if (seat === undefined) throw new Refused('unknown-seat', 'There is no such seat at this table.');
  return seat;
}

/** Somebody who shows the credentials of a seat. */
export interface Holder {
  playerID: string;
  credentials: string;
}

/** The seat that somebody holds who wants to change something. Who is banned is refused. */
export function holderOrRefuse(record: MatchRecord, holder: Holder, bans: Bans): SeatRecord {
  const seat = heldSeat(record, holder);
  bans.refuseProfile(seat.profile);
  return seat;
}

/** The seat that somebody holds, also somebody who is banned: leaving it is good for the others. */
export function heldSeat(record: MatchRecord, holder: Holder): SeatRecord {
  const seat = seatOrRefuse(record, holder.playerID);
  if (!opensSeat(seat, holder.credentials)) throw NOT_OPENED;
  return seat;
}

/** The same for somebody who is away and wants to come back. */
export function awayHolderOrRefuse(record: MatchRecord, holder: Holder, bans: Bans): void {
  const { away } = seatOrRefuse(record, holder.playerID);
  if (fittingHash(away, holder.credentials) === null) throw NOT_OPENED;
  bans.refuseProfile(away?.profile);
}

const NOT_OPENED = new Refused('unauthorized', 'These credentials do not open this seat.');

/**
 * Refuses a name for a person's seat, or for a spectator, that somebody else at the table has, a bot or a person who may come
 * back included; and what a bot of this game is called, in any language of the page, also with a number.
 */
export function nameIsFree(
  { seats }: MatchRecord,
  seatID: number | null,
  name: string,
  { botLevels, words }: GameCard,
): void {
  const others = namesAt(seats.filter((_, id) => id !== seatID));
  if (others.some((other) => isSameName(other, name))) {
    throw new Refused('name-taken', 'Somebody at this table has that name already.');
  }
  const called = Object.values(words).flatMap(({ bots }) => Object.values(bots).map((bot) => bot.name));
  if ([...botLevels, ...called].some((bot) => passesFor(name, bot))) {
    throw new Refused('name-taken', 'A bot is called that.');
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
  const kept = { away: person, ...(word === undefined ? {} : { word }) };
  if (over.do === 'bot') seatBot(record.seats, seatID, over.level);
  else record.seats[seatID] = { ...EMPTY_SEAT };
  Object.assign(record.seats[seatID] ?? {}, kept);
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
  record.seats[seatID] = { ...EMPTY_SEAT };
  if (record.rated && begun && timeOver?.do === 'bot') seatBot(record.seats, seatID, timeOver.level);
  if (!begun) delete record.starters;
}
