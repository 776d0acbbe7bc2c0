import type { GameModule } from '../../src/games/contract';
import type { Games } from '../games';
import type { Call, Route } from '../http/routes';
import type { Limits } from '../limits';
import type { Prover } from '../profile/routes';
import { Refused } from '../refusal';
import type { MatchStore } from '../storage/store';
import { shownRating } from './ratings';
import { statisticsOf } from './statistics';

const HISTORY_LISTED = 500;
const LEADERS_LISTED = 100;
/** What a history or a table of ratings costs, in requests for one match. */
const READ_COST = 5;
/** Ratings of fewer matches say little yet. */
const SURE_AFTER = 5;

interface ResultServices {
  games: Games;
  store: MatchStore;
  prover: Prover;
  limits: Limits;
}

/** The levels of a game's bots among the people, each by its own name and with what the arena has found. */
const ratedBots = ({ card, botRatings = {} }: GameModule) =>
  card.botLevels.flatMap((bot) => {
    const rating = botRatings[bot];
    if (rating === undefined) return [];
    const { mu, sigma, games } = rating;
    return [{ bot, name: bot, mu, sigma, matches: games }];
  });

/** History and ratings, by HTTP. */
export function resultRoutes({ games, store, prover, limits }: ResultServices): Route[] {
  const { results, people } = store;
  const read = (path: string, run: (call: Call) => Promise<unknown>): Route => ({
    method: 'GET',
    path,
    run: async (call) => {
      limits.spend('read', call.address, READ_COST);
      return run(call);
    },
  });
  const ratingsOf = async (profileID: string) =>
    (await results.ratingsOf(profileID)).map(({ game, matches, ...rating }) => ({
      game,
      matches,
      rating: shownRating(rating),
      sure: matches >= SURE_AFTER,
    }));

  return [
    // One's own matches, private ones among them: nobody else is shown them.
    read('/api/profile/history', async (call) => {
      call.ctx.set('Cache-Control', 'no-store');
      const { profile } = await prover.of(call);
      const rows = await results.history(profile.id, HISTORY_LISTED);
      const others = new Map<string, { profileID: string; name: string; place: number; outcome: string }[]>(
        rows.map(({ matchID }) => [matchID, []]),
      );
      for (const other of await results.resultsIn([...others.keys()])) {
        const { matchID, profileID, name, place, outcome } = other;
        if (profileID !== profile.id) others.get(matchID)?.push({ profileID, name, place, outcome });
      }
      return {
        ratings: await ratingsOf(profile.id),
        statistics: statisticsOf(rows),
        results: rows.map(({ profileID: _, ...row }) => ({
          ...row,
          opponents: others.get(row.matchID) ?? [],
        })),
      };
    }),
    read('/api/people/:id', async ({ params }) => {
      const profile = await people.profile(params.id ?? '');
      if (profile === null) throw new Refused('not-found', 'There is no such profile.');
      const rows = await results.history(profile.id, HISTORY_LISTED);
      return {
        profileID: profile.id,
        name: profile.name,
        ratings: await ratingsOf(profile.id),
        statistics: statisticsOf(rows),
      };
    }),
    read('/api/ratings/:name', async ({ params }) => {
      const game = params.name ?? '';
      const module = games.get(game)?.module;
      if (module === undefined) throw new Refused('unknown-game', 'There is no such game.');
      const leaders = [...(await results.leaders(game, LEADERS_LISTED)), ...ratedBots(module)];
      return {
        leaders: leaders
          .map(({ mu, sigma, ...leader }) => ({
            ...leader,
            rating: shownRating({ mu, sigma }),
            sure: leader.matches >= SURE_AFTER,
          }))
          .sort((one, other) => other.rating - one.rating)
          .slice(0, LEADERS_LISTED),
      };
    }),
  ];
}
