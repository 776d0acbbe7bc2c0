import { PROTOCOL_VERSION, type ServerVersion, VERSION_PATH } from '../../src/protocol/version';
import { tokenOrRefuse } from '../admin/gate';
import type { Limits } from '../limits';
import type { Metrics } from '../metrics';
import type { MatchStore } from '../storage/store';
import type { Health } from './health';
import type { Route } from './routes';

interface StatusServices {
  store: MatchStore;
  health: Health;
  /** Whether new visitors are welcome: not while the server is about to close. */
  welcoming(): boolean;
  metrics: Metrics;
  limits: Limits;
  /** Names the pages that are served. */
  build: string | null;
  /** What opens the metrics; null: they are open. */
  metricsToken: string | null;
}

const UNWRITABLE = 'storage does not answer';

/** Health, metrics, and the version that pages compare with their own. */
export function statusRoutes(services: StatusServices): Route[] {
  const { store, health, welcoming, metrics, limits, build, metricsToken } = services;
  /** A question that is answered with 200 or 503. */
  const status = (path: string, look: () => Promise<{ ok: boolean; status: string }>): Route => ({
    method: 'GET',
    path,
    run: async ({ ctx, address }) => {
      limits.spend('status', address);
      ctx.set('Cache-Control', 'no-store');
      const { ok, status } = await look();
      if (!ok) ctx.status = 503;
      return { status, storage: store.kind };
    },
  });
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
    status('/healthz', async () =>
      (await health.canWrite()) ? { ok: true, status: 'ok' } : { ok: false, status: UNWRITABLE },
    ),
    status('/readyz', async () => {
      if (!welcoming()) return { ok: false, status: 'closing' };
      return (await health.canWrite()) ? { ok: true, status: 'ready' } : { ok: false, status: UNWRITABLE };
    }),
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
