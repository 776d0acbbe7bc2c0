import type { LogEntry } from 'boardgame.io';
import type { Limits } from '../limits';
import type { Metrics } from '../metrics';
import { Refused } from '../refusal';
import type { MatchStore } from '../storage/store';
import type { Route } from './router';

export const EXPORT_FORMAT = 'river-of-gold-match';

/** The moves that count in the end, in order: without those that were taken back. */
export function standingMoves(log: readonly LogEntry[]): { player: number; name: string; arg: unknown }[] {
  const standing: { player: number; name: string; arg: unknown }[] = [];
  const undone: typeof standing = [];
  for (const { action } of log) {
    if (action.type === 'MAKE_MOVE') {
      const { type, args, playerID } = action.payload;
      standing.push({ player: Number(playerID), name: type, arg: args[0] });
      undone.length = 0;
    } else if (action.type === 'UNDO') {
      undone.push(...standing.splice(-1));
    } else if (action.type === 'REDO') {
      standing.push(...undone.splice(-1));
    }
  }
  return standing;
}

/** Health, metrics, and finished matches as files. */
export function statusRoutes(services: { store: MatchStore; metrics: Metrics; limits: Limits }): Route[] {
  const { store, metrics, limits } = services;
  return [
    {
      method: 'GET',
      path: '/healthz',
      run: async ({ ctx, address }) => {
        limits.spend('status', address);
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
      run: async ({ ctx, address }) => {
        limits.spend('status', address);
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
        const log = await store.log(id);
        ctx.set('Content-Disposition', `attachment; filename="river-of-gold-${id}.json"`);
        return {
          format: EXPORT_FORMAT,
          version: 1,
          matchID: id,
          gameName: record.gameName,
          numPlayers: record.seats.length,
          setupData: record.setupData ?? {},
          players: record.seats.map((seat, seatID) => ({ id: seatID, name: seat.name, bot: seat.bot })),
          createdAt: record.createdAt,
          updatedAt: match.updatedAt,
          initialState: await store.initialState(id),
          moves: standingMoves(log),
          log,
          gameover: match.gameover,
        };
      },
    },
  ];
}
