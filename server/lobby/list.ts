import type { Rooms } from '../match/rooms';
import { type PublicMatch, viewOfMatch } from '../match/views';
import type { MatchStore, MatchSummary } from '../storage/store';
import type { ListQuery } from './schemas';

/** The newest so many matches are listed. */
const LIST_LIMIT = 500;

/** A match as the lobby shows it, with who is connected now. */
export function publicMatch(rooms: Rooms, match: MatchSummary): PublicMatch {
  const room = rooms.peek(match.record.gameName, match.id);
  return viewOfMatch(match, (seat) => room?.isConnected(String(seat)) ?? false);
}

/**
 * The public matches of these games, or those asked for by their ids. A private next match is not given away by the
 * public list.
 */
export async function listMatches(
  { store, rooms }: { store: MatchStore; rooms: Rooms },
  games: readonly string[],
  where: ListQuery,
): Promise<{ matches: PublicMatch[] }> {
  const found = await store.list({ games, ...where, limit: LIST_LIMIT });
  const matches = found.map((match) => publicMatch(rooms, match));
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
