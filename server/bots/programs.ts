import type { SeatPrograms } from './program';

/** The programs that play on this server, by level. A level that is missing here cannot be chosen for a match. */
export const programs: SeatPrograms = {};
