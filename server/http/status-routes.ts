import type { Limits } from '../limits';
import type { Metrics } from '../metrics';
import type { MatchStore } from '../storage/store';
import type { Route } from './routes';

/** Health and metrics. */
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
  ];
}
