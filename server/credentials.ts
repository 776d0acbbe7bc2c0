import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SeatRecord } from './storage/store';

/** A secret that lets its holder play one seat. */
export const newCredentials = (): string => randomBytes(24).toString('base64url');

/** A match id: 96 random bits, so that a private match can be found by its link only. */
export const newMatchID = (): string => randomBytes(12).toString('base64url');

/** What is stored of credentials. They are long and random, so a plain hash cannot be turned back. */
export const hashCredentials = (credentials: string): string =>
  createHash('sha256').update(credentials).digest('base64');

/** Whether these credentials open the seat. Seats that nobody has taken and programs' seats open to nobody. */
export function opensSeat(seat: SeatRecord | undefined, credentials: unknown): boolean {
  if (seat === undefined || seat.credentialsHash === null || typeof credentials !== 'string') return false;
  const given = Buffer.from(hashCredentials(credentials));
  const kept = Buffer.from(seat.credentialsHash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
