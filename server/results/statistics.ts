import type { ResultRow } from '../storage/results';

/** What somebody's results in one game come to. */
export interface Statistics {
  game: string;
  matches: number;
  wins: number;
  left: number;
  /** Matches and wins by the number of players. */
  byPlayers: { players: number; matches: number; wins: number }[];
  /** The mean of every part of the score that is a number or a list of them, the total among them. */
  averages: Readonly<Record<string, number>>;
  /** What was begun with most often, such as a clan, with matches and wins. */
  openings: { opening: string; matches: number; wins: number }[];
  /** Wins in a row: now, and at most. */
  streak: { now: number; longest: number };
}

const isWin = ({ place, outcome }: ResultRow): boolean => place === 1 && outcome === 'played';

/** The statistics of each game; the rows are a person's, the newest first. */
export function statisticsOf(rows: readonly ResultRow[]): Statistics[] {
  const games = [...new Set(rows.map(({ game }) => game))];
  return games.map((game) =>
    ofGame(
      game,
      rows.filter((row) => row.game === game),
    ),
  );
}

function ofGame(game: string, rows: readonly ResultRow[]): Statistics {
  const counts = [...new Set(rows.map(({ players }) => players))].sort((a, b) => a - b);
  return {
    game,
    matches: rows.length,
    wins: rows.filter(isWin).length,
    left: rows.filter(({ outcome }) => outcome === 'left').length,
    byPlayers: counts.map((players) => {
      const some = rows.filter((row) => row.players === players);
      return { players, matches: some.length, wins: some.filter(isWin).length };
    }),
    averages: averagesOf(rows),
    openings: openingsOf(rows),
    streak: streakOf([...rows].reverse()),
  };
}

/** A part of a score as one number; null for what gives no points. */
function sumOf(points: unknown): number | null {
  if (typeof points === 'number') return points;
  if (!Array.isArray(points) || !points.every((one) => typeof one === 'number')) return null;
  return points.reduce((sum, one) => sum + one, 0);
}

/** So many openings are listed. */
const OPENINGS = 3;

function openingsOf(rows: readonly ResultRow[]): Statistics['openings'] {
  const found = new Map<string, { matches: number; wins: number }>();
  for (const row of rows) {
    const { opening } = row.score ?? {};
    if (typeof opening !== 'string') continue;
    const { matches, wins } = found.get(opening) ?? { matches: 0, wins: 0 };
    found.set(opening, { matches: matches + 1, wins: wins + (isWin(row) ? 1 : 0) });
  }
  return [...found]
    .map(([opening, counts]) => ({ opening, ...counts }))
    .sort((one, other) => other.matches - one.matches || other.wins - one.wins)
    .slice(0, OPENINGS);
}

function averagesOf(rows: readonly ResultRow[]): Record<string, number> {
  const parts = new Map<string, number[]>();
  for (const { score } of rows) {
    for (const [part, points] of Object.entries(score ?? {})) {
      const sum = sumOf(points);
      if (sum !== null) parts.set(part, [...(parts.get(part) ?? []), sum]);
    }
  }
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  return Object.fromEntries([...parts].map(([part, all]) => [part, Math.round(mean(all) * 10) / 10]));
}

function streakOf(oldestFirst: readonly ResultRow[]): { now: number; longest: number } {
  let [now, longest] = [0, 0];
  for (const row of oldestFirst) {
    now = isWin(row) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}
