import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { ADMIN_PATH } from '../../src/protocol/admin';
import type { Bans } from './bans';

/** What changes nothing to anybody's harm: giving a seat free, and looking back. */
const HARMLESS = /\/(leave|replay)$/;

/**
 * Refuses changes from banned addresses. Reading stays possible, so that the page can say why; so does leaving a seat,
 * which is good for the others; and a host who has banned an own address can end that.
 */
export const keepOut =
  (bans: Bans, address: (request: IncomingMessage) => string): Middleware =>
  async (ctx, next) => {
    const free = ctx.method !== 'POST' || ctx.path.startsWith(ADMIN_PATH) || HARMLESS.test(ctx.path);
    if (!free) bans.refuseAddress(address(ctx.req));
    await next();
  };
