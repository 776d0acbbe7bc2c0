import { isRecord } from '../../ui/storage';
import { attempt } from '../online/lobby';
import { askProfile } from '../profile/client';

/** A finished match of one's own. */
export interface OwnResult {
  readonly matchID: string;
  readonly game: string;
  readonly place: number;
  readonly players: number;
  readonly total: number | null;
  readonly left: boolean;
  readonly rated: boolean;
  readonly endedAt: number;
  readonly opponents: readonly string[];
}

/** What one's results in a game come to. */
export interface GameStatistics {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  readonly average: number | null;
  readonly longest: number;
  readonly byPlayers: readonly {
    readonly players: number;
    readonly matches: number;
    readonly wins: number;
  }[];
  /** The mean of each part of the score. */
  readonly parts: readonly { readonly part: string; readonly points: number }[];
  readonly openings: readonly { readonly opening: string; readonly matches: number; readonly wins: number }[];
}

export interface Leader {
  /** A person's profile; null for a bot. */
  readonly profileID: string | null;
  /** A level of the game's bots; null for a person. */
  readonly bot: string | null;
  readonly name: string;
  readonly rating: number;
  readonly matches: number;
}

const list = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const points = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export async function ownHistory(): Promise<{
  results: readonly OwnResult[];
  statistics: readonly GameStatistics[];
}> {
  const answer = await askProfile('/history');
  return {
    results: list(field(answer, 'results')).map((result) => ({
      matchID: String(result.matchID),
      game: String(result.game),
      place: number(result.place),
      players: number(result.players),
      total: points(field(result.score, 'total')),
      left: result.outcome === 'left',
      rated: result.rated === true,
      endedAt: number(result.endedAt),
      opponents: list(result.opponents).map(({ name }) => String(name)),
    })),
    statistics: list(field(answer, 'statistics')).map((one) => ({
      game: String(one.game),
      matches: number(one.matches),
      wins: number(one.wins),
      average: points(field(one.averages, 'total')),
      longest: number(field(one.streak, 'longest')),
      byPlayers: list(one.byPlayers).map((row) => ({
        players: number(row.players),
        matches: number(row.matches),
        wins: number(row.wins),
      })),
      parts: Object.entries(isRecord(one.averages) ? one.averages : {}).map(([part, mean]) => ({
        part,
        points: number(mean),
      })),
      openings: list(one.openings).map((row) => ({
        opening: String(row.opening),
        matches: number(row.matches),
        wins: number(row.wins),
      })),
    })),
  };
}

/** The best of a game. */
export async function leadersOf(game: string): Promise<readonly Leader[]> {
  const response = await attempt(() => fetch(`/api/ratings/${game}`));
  const answer: unknown = await response.json().catch(() => null);
  return list(field(answer, 'leaders')).map((leader) => ({
    profileID: typeof leader.profileID === 'string' ? leader.profileID : null,
    bot: typeof leader.bot === 'string' ? leader.bot : null,
    name: String(leader.name),
    rating: number(leader.rating),
    matches: number(leader.matches),
  }));
}
