import type { Result } from '../../src/games/contract';
import { hasPerson } from '../match/seats';
import type { ResultRow } from '../storage/results';
import type { MatchRecord, MatchSummary } from '../storage/store';

/** The place of each seat: winners first, then by points; equal points are an equal place. */
export function placesOf({ winners, scores }: Result): number[] {
  const better = (of: number, than: number): boolean => {
    if (winners.includes(of) !== winners.includes(than)) return winners.includes(of);
    if (winners.includes(of)) return false;
    return (scores[of]?.total ?? 0) > (scores[than]?.total ?? 0);
  };
  return scores.map((_, seat) => 1 + scores.filter((_, other) => better(other, seat)).length);
}

/** The people who began a rated match and still have their seats. */
const stillThere = ({ seats, starters = [] }: MatchRecord): number[] =>
  starters.flatMap((profile, seat) =>
    hasPerson(seats[seat]) && seats[seat]?.profile === profile ? [seat] : [],
  );

/** Whether a rated match is decided before its end: all but one of those who began it are gone. */
export const isDeserted = (record: MatchRecord): boolean =>
  record.rated === true && record.starters !== undefined && stillThere(record).length <= 1;

/**
 * What everybody had in a match: who is there at the end what their seat has, who is not the last place, whatever was
 * made of the seat. Where the match was not played to its end, only who stayed is placed before the others.
 */
export function resultsOf(
  match: MatchSummary,
  result: Result | null,
  at: number,
  openings: readonly (string | null)[] = [],
): ResultRow[] {
  const { record, id } = match;
  const { seats } = record;
  const places = result === null ? seats.map(() => 1) : placesOf(result);
  const openingOf = (seat: number) => (openings[seat] == null ? {} : { opening: openings[seat] });
  const row = (seat: number, profileID: string, isThere: boolean): ResultRow => ({
    matchID: id,
    seat,
    profileID,
    game: record.gameName,
    players: seats.length,
    place: isThere ? (places[seat] ?? seats.length) : seats.length,
    score: isThere && result !== null ? { ...result.scores[seat], ...openingOf(seat) } : null,
    outcome: isThere ? 'played' : 'left',
    rated: record.rated === true && record.starters?.[seat] === profileID,
    endedAt: at,
  });
  return seats.flatMap((seat, index) => {
    const starter = record.starters?.[index];
    const gone = new Set([seat.away?.profile, starter === seat.profile ? undefined : starter]);
    return [
      ...(seat.profile !== undefined && hasPerson(seat) ? [row(index, seat.profile, true)] : []),
      ...[...gone].flatMap((profile) => (profile ? [row(index, profile, false)] : [])),
    ];
  });
}
