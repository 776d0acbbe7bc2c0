import { HttpError, type Middleware } from 'koa';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { Refused } from '../refusal';
import { StorageFailed } from '../storage/store';

/** Turns everything thrown into an answer: a refusal with its code, or a plain failure without inner details. */
export const answerErrors =
  (metrics: Metrics, log: Log): Middleware =>
  async (ctx, next) => {
    const start = performance.now();
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null) throw new Refused('not-found', 'There is nothing here.');
    } catch (error) {
      if (hasHungUp(error)) {
        log.debug({ err: error }, 'a visitor hung up in the middle of a request');
        return;
      }
      const refusal = toRefusal(error, log);
      metrics.refused(refusal.code);
      const { retryAfter } = refusal.details;
      if (typeof retryAfter === 'number') ctx.set('Retry-After', String(retryAfter));
      ctx.status = refusal.status;
      ctx.body = refusal.toJSON();
    }
    const ms = Math.round(performance.now() - start);
    log.debug({ method: ctx.method, path: ctx.path.slice(0, 200), status: ctx.status, ms }, 'request');
  };

/** Whether the visitor's connection has ended: nothing of ours has failed, and nobody waits for an answer. */
export function hasHungUp(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && (HUNG_UP.has(code) || code.startsWith('HPE_'));
}
/** In addition to these, all that the parser says about what came, such as a body that ends too early. */
const HUNG_UP = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

function toRefusal(error: unknown, log: Log): Refused {
  if (error instanceof Refused) return error;
  // boardgame.io's own lock in front of the lobby, where API_SECRET is set.
  if (error instanceof HttpError && error.status === 403) return new Refused('unauthorized', error.message);
  log.error({ err: error }, 'a request failed');
  if (error instanceof StorageFailed) {
    return new Refused(
      'storage',
      'The server cannot reach its storage now; nothing has changed. Try again later.',
    );
  }
  return new Refused('internal', 'The server has failed; nothing has changed.');
}
