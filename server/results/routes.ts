import { z } from 'zod';
import { newMatchID } from '../credentials';
import type { Games } from '../games';
import type { Call, Route } from '../http/routes';
import type { Limits } from '../limits';
import { matchIDSchema } from '../lobby/schemas';
import type { Log } from '../log';
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
  log: Log;
  now(): number;
}

const personSchema = z.strictObject({ profileID: matchIDSchema });
const reportSchema = z.strictObject({ messageID: z.string().min(1).max(40) });

/** History, ratings and what is between people, by HTTP. */
export function resultRoutes({ games, store, prover, limits, log, now }: ResultServices): Route[] {
  const { results, people } = store;
  const read = (path: string, run: (call: Call) => Promise<unknown>): Route => ({
    method: 'GET',
    path,
    run: async (call) => {
      limits.spend('read', call.address, READ_COST);
      return run(call);
    },
  });
  const change = (path: string, run: (call: Call, profileID: string) => Promise<void>): Route => ({
    method: 'POST',
    path,
    run: async (call) => {
      limits.spend('join', call.address);
      await run(call, (await prover.of(call)).profile.id);
      return {};
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
      const everybody = await results.resultsIn(rows.map(({ matchID }) => matchID));
      return {
        ratings: await ratingsOf(profile.id),
        statistics: statisticsOf(rows),
        results: rows.map(({ profileID: _, ...row }) => ({
          ...row,
          opponents: everybody
            .filter((other) => other.matchID === row.matchID && other.profileID !== profile.id)
            .map(({ profileID, name, place, outcome }) => ({ profileID, name, place, outcome })),
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
      if (!games.has(game)) throw new Refused('unknown-game', 'There is no such game.');
      const leaders = await results.leaders(game, LEADERS_LISTED);
      return {
        leaders: leaders.map(({ profileID, name, matches, ...rating }) => ({
          profileID,
          name,
          matches,
          rating: shownRating(rating),
          sure: matches >= SURE_AFTER,
        })),
      };
    }),
    read('/api/profile/blocked', async (call) => ({
      blocked: await results.blocked((await prover.of(call)).profile.id),
    })),
    change('/api/profile/block', async ({ body }, profileID) => {
      const { profileID: blockedID } = await body(personSchema);
      if (blockedID === profileID || (await people.profile(blockedID)) === null) {
        throw new Refused('not-found', 'There is no such profile.');
      }
      await results.block(profileID, blockedID, now());
    }),
    change('/api/profile/unblock', async ({ body }, profileID) =>
      results.unblock(profileID, (await body(personSchema)).profileID),
    ),
    // The host finds it in the log by its number, and with its words in the database.
    change('/games/:name/:id/report', async ({ params, body }, reporterID) => {
      const matchID = params.id ?? '';
      const { messageID } = await body(reportSchema);
      const said = (await store.chat(matchID)).find(({ id }) => id === messageID);
      if (said === undefined) throw new Refused('not-found', 'There is no such message.');
      const report = { id: newMatchID(), matchID, message: JSON.stringify(said), reporterID, at: now() };
      await results.addReport(report);
      log.warn({ report: report.id, matchID, seat: said.sender }, 'a message was reported');
    }),
  ];
}
