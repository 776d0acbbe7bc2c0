import type { Limits } from '../limits';
import type { Metrics } from '../metrics';
import { Refused } from '../refusal';
import type { MatchStore } from '../storage/store';
import type { Route } from './router';

export const EXPORT_FORMAT = 'river-of-gold-match';

/** Health, metrics, and finished matches as files. */
export function statusRoutes(services: { store: MatchStore; metrics: Metrics; limits: Limits }): Route[] {
  const { store, metrics, limits } = services;
  return [
    {
      method: 'GET',
      path: '/healthz',
      run: async ({ ctx }) => {
        ctx.set('Cache-Control', 'no-store');
        try {
          await store.ping();
          return { status: 'ok', storage: store.kind };
        } catch {
          ctx.status = 503;
          return { status: 'storage does not answer', storage: store.kind };
        }
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      run: async ({ ctx }) => {
        ctx.set('Cache-Control', 'no-store');
        ctx.set('Content-Type', metrics.registry.contentType);
        ctx.body = await metrics.registry.metrics();
        return undefined;
      },
    },
    {
      method: 'GET',
      path: '/api/matches/:id/export',
      run: async ({ ctx, params, address }) => {
        limits.spend('read', address);
        const id = params.id ?? '';
        const match = await store.summary(id);
        if (match === null) throw new Refused('unknown-match', 'There is no such match.');
        // The file holds decks and dice: it is for games in which nothing is secret any more.
        if (match.gameover === undefined) {
          throw new Refused('not-over', 'A match can be exported when it is over.');
        }
        const { record } = match;
        ctx.set('Content-Disposition', `attachment; filename="river-of-gold-${id}.json"`);
        return {
          format: EXPORT_FORMAT,
          version: 1,
          matchID: id,
          gameName: record.gameName,
          numPlayers: record.seats.length,
          setupData: record.setupData ?? null,
          players: record.seats.map((seat, seatID) => ({ id: seatID, name: seat.name, bot: seat.bot })),
          createdAt: record.createdAt,
          updatedAt: match.updatedAt,
          initialState: await store.initialState(id),
          log: await store.log(id),
          gameover: match.gameover,
        };
      },
    },
  ];
}
