import { PROTOCOL_VERSION, type ServerVersion, VERSION_PATH } from '../../src/protocol/version';
import { tokenOrRefuse } from '../admin/gate';
import type { Limits } from '../limits';
import type { Metrics } from '../metrics';
import type { MatchStore } from '../storage/store';
import type { Route } from './routes';

interface StatusServices {
  store: MatchStore;
  metrics: Metrics;
  limits: Limits;
  /** Names the pages that are served. */
  build: string | null;
  /** What opens the metrics; null: they are open. */
  metricsToken: string | null;
}

/** Health, metrics, and the version that pages compare with their own. */
export function statusRoutes({ store, metrics, limits, build, metricsToken }: StatusServices): Route[] {
  return [
    {
      method: 'GET',
      path: VERSION_PATH,
      run: async ({ ctx, address }) => {
        limits.spend('read', address);
        ctx.set('Cache-Control', 'no-store');
        return { protocol: PROTOCOL_VERSION, build } satisfies ServerVersion;
      },
    },
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
        if (metricsToken !== null) tokenOrRefuse({ ctx, address }, metricsToken, limits);
        ctx.set('Cache-Control', 'no-store');
        ctx.set('Content-Type', metrics.registry.contentType);
        ctx.body = await metrics.registry.metrics();
        return undefined;
      },
    },
  ];
}
