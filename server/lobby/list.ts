import type { Rooms } from '../match/rooms';
import { type PublicMatch, viewOfMatch } from '../match/views';
import type { MatchStore, MatchSummary } from '../storage/store';
import type { ListQuery } from './schemas';

/** The newest so many matches are listed. */
const LIST_LIMIT = 500;

interface ListServices {
  store: MatchStore;
  rooms: Rooms;
  now(): number;
}

/** Matches as the lobby shows them, with who is connected now and when the others were. */
export async function publicMatches(
  { store, rooms, now }: ListServices,
  matches: readonly MatchSummary[],
): Promise<PublicMatch[]> {
  const seen = new Map(
    (await store.seen(matches.map(({ id }) => id))).map(({ id, seat, at }) => [`${id}/${seat}`, at]),
  );
  const time = now();
  return matches.map((match) => {
    const presence = {
      isConnected: (seat: number) => rooms.isConnected(match.id, seat),
      lastSeen: (seat: number) => seen.get(`${match.id}/${seat}`) ?? null,
    };
    return viewOfMatch(match, presence, time);
  });
}

/**
 * The public matches of these games, or those asked for by their ids. A private next match is not given away by the
 * public list.
 */
export async function listMatches(
  services: ListServices,
  games: readonly string[],
  where: ListQuery,
): Promise<{ matches: PublicMatch[] }> {
  const { store } = services;
  const found = await store.list({ games, ...where, limit: LIST_LIMIT });
  const matches = await publicMatches(services, found);
  if (where.ids !== undefined) return { matches };
  const ids = found.flatMap(({ record }) => record.nextMatchID ?? []);
  const next = await store.list({ games, ids, limit: LIST_LIMIT });
  const listed = new Set(next.filter(({ record }) => !record.unlisted).map(({ id }) => id));
  return {
    matches: matches.map(({ nextMatchID, ...match }) =>
      nextMatchID !== undefined && listed.has(nextMatchID) ? { ...match, nextMatchID } : match,
    ),
  };
}
