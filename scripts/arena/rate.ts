import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rate, rating } from 'openskill';
import type { BotRating, Budget, GameCard } from '../../src/games/contract';
import { seededRandom } from '../../src/games/random';
import { type Fixture, fixtures, type GameRecord } from './game';

/** The tables of a rating: every pair of levels, and all levels together where there are seats for them. */
export function ratingTables({ botLevels, players }: GameCard): string[][] {
  const fill = (levels: readonly string[]): string[] =>
    Array.from(
      { length: Math.max(players.min, levels.length) },
      (_, seat) => levels[seat % levels.length] ?? '',
    );
  const pairs = botLevels.flatMap((one, at) => botLevels.slice(at + 1).map((other) => fill([one, other])));
  const all = botLevels.length > 2 && botLevels.length <= players.max ? [fill(botLevels)] : [];
  return [...pairs, ...all];
}

/** So many games at every table, with rotated seats. */
export function ratingFixtures(
  card: GameCard,
  games: number,
  { seed, budget, options }: { seed: string; budget: Budget; options: readonly object[] },
): Fixture[] {
  return ratingTables(card).flatMap((bots) =>
    fixtures({ game: card.id, seed: `${seed} ${bots.join()}`, bots, budget }, games, options),
  );
}

/**
 * What each level is worth after these games, by the method of people's ratings: Plackett-Luce, everybody begins as a new
 * person does. Seats of one level share their rating: at a table each level is judged by the best of its seats.
 * The games are taken in an order of chance that is always the same.
 */
export function rateLevels(
  records: readonly GameRecord[],
  levels: readonly string[],
): Record<string, BotRating> {
  const random = seededRandom('ratings');
  const order = records
    .map((record) => ({ record, at: random.index(1_000_000_000) }))
    .sort((one, other) => one.at - other.at);
  const found = new Map(levels.map((level) => [level, { ...rating(), games: 0 }]));
  for (const { record } of order) {
    const best = new Map<string, { won: number; total: number }>();
    for (const { bot, won, score } of record.seats) {
      const mine = { won, total: score.total ?? 0 };
      const former = best.get(bot);
      if (former === undefined || isBetter(mine, former)) best.set(bot, mine);
    }
    const present = [...best.keys()];
    const rank = present.map(
      (level) => 1 + present.filter((other) => isBetter(best.get(other), best.get(level))).length,
    );
    const after = rate(
      present.map((level) => [rating(found.get(level))]),
      { rank },
    );
    for (const [at, level] of present.entries()) {
      const now = after[at]?.[0];
      const former = found.get(level);
      if (now && former) found.set(level, { mu: now.mu, sigma: now.sigma, games: former.games + 1 });
    }
  }
  const short = (value: number): number => Math.round(value * 1000) / 1000;
  return Object.fromEntries(
    [...found].map(([level, { mu, sigma, games }]) => [level, { mu: short(mu), sigma: short(sigma), games }]),
  );
}

type Finish = { readonly won: number; readonly total: number } | undefined;
/** Winners come first, then points decide. */
const isBetter = (one: Finish, other: Finish): boolean => {
  if (one === undefined || other === undefined) return false;
  if (one.won > 0 !== other.won > 0) return one.won > 0;
  return one.won === 0 && one.total > other.total;
};

/** Writes the ratings where the game's module reads them; the file's path from the project's folder. */
export function writeRatings(game: string, ratings: Readonly<Record<string, BotRating>>): string {
  const path = `src/games/${game}/data/bot-ratings.ts`;
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const lines = Object.entries(ratings).map(
    ([level, { mu, sigma, games }]) => `  ${level}: { mu: ${mu}, sigma: ${sigma}, games: ${games} },\n`,
  );
  const head =
    '/** What each bot level is worth: written by `npm run arena -- --rate`, see docs/bots.md. */\n';
  writeFileSync(file, `${head}export const botRatings = {\n${lines.join('')}};\n`);
  return path;
}
