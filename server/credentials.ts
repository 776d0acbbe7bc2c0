import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonRecord, SeatRecord } from './storage/store';

/** A secret that lets its holder play one seat. */
export const newCredentials = (): string => randomBytes(24).toString('base64url');

/**
 * An id of a match, a profile or a ban: 95 random bits, so that a private match can be found by its link only. It begins
 * and ends with a letter or a digit: a command line takes it for a word, and a link in a message ends with it.
 */
export function newID(): string {
  const id = randomBytes(12).toString('base64url');
  return /^[^-_].*[^-_]$/.test(id) ? id : newID();
}

/** A secret that proves a device, or lets a new one in: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of credentials and secrets. They are long and random, so a plain hash cannot be turned back. */
export const hashCredentials = (credentials: string): string =>
  createHash('sha256').update(credentials).digest('base64');

/** Whether two secrets are the same; the time it takes says nothing about how far they agree, nor how long they are. */
export const sameSecret = (given: string, kept: string): boolean => fitHash(given, hashCredentials(kept));

/** Whether these credentials are those of a hash; the time it takes says nothing about how far they agree. */
function fitHash(credentials: unknown, hash: string | null | undefined): boolean {
  if (typeof hash !== 'string' || typeof credentials !== 'string') return false;
  const [given, kept] = [Buffer.from(hashCredentials(credentials)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** The hashes of all credentials that open a seat, or would if its person were not away. */
const hashesOf = ({ credentialsHash, keys = [] }: PersonRecord): string[] => [
  ...(credentialsHash === null ? [] : [credentialsHash]),
  ...keys.map(({ hash }) => hash),
];

/** Which of a person's hashes these credentials fit; null where they fit none. All are looked at. */
export function fittingHash(person: PersonRecord | undefined, credentials: unknown): string | null {
  const fitting = person === undefined ? [] : hashesOf(person).filter((hash) => fitHash(credentials, hash));
  return fitting[0] ?? null;
}

/** Whether these credentials open the seat. Seats that nobody has taken and bots' seats open to nobody. */
export const opensSeat = (seat: SeatRecord | undefined, credentials: unknown): boolean =>
  fittingHash(seat, credentials) !== null;

/** Whether the credentials of this hash still open the seat. */
export const stillOpens = (seat: PersonRecord | undefined, hash: string | null): boolean =>
  seat !== undefined && hash !== null && hashesOf(seat).includes(hash);

/** The same for boardgame.io: what our storage gives it as a player's credentials is their hash. */
export const authenticateCredentials = (
  credentials: string,
  player: { credentials?: string } | undefined,
): boolean => fitHash(credentials, player?.credentials);
