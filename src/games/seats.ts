import { MOST_SEATS, type Seat } from './contract';

/** The seat of a playerID; null for spectators, whose id is null or, in local play, the string 'null'. */
export function seatOf(playerID: string | null | undefined): Seat | null {
  if (typeof playerID !== 'string' || !/^\d$/.test(playerID)) return null;
  const seat = Number(playerID);
  return seat < MOST_SEATS ? seat : null;
}
