import { z } from 'zod';
import { ADMIN_PATH, BAN_KINDS, BAN_MINUTES, REASON_LENGTH } from '../../src/protocol/admin';
import { type Call, checked, type Route } from '../http/routes';
import type { Limits } from '../limits';
import { storableSchema } from '../lobby/schemas';
import type { Acting, Admin } from './admin';
import { tokenOrRefuse } from './gate';

const reason = z.string().trim().max(REASON_LENGTH).default('');
const reasonSchema = z.strictObject({ reason });
const messageSchema = z.strictObject({ message: z.string().min(1).max(110), reason });
const seatSchema = z.strictObject({ seat: z.int().min(0).max(99), reason });
const banSchema = z.strictObject({
  kind: z.enum(BAN_KINDS),
  who: storableSchema.min(1).max(64),
  minutes: z.int().min(BAN_MINUTES.min).max(BAN_MINUTES.max),
  reason,
});
const wordsSchema = z.object({
  search: storableSchema.trim().max(64).default(''),
});
const auditSchema = z.object({ before: z.coerce.number().int().min(0).optional() });

/** The host's routes; each asks for the token. */
export function adminRoutes(admin: Admin, token: string, limits: Limits): Route[] {
  const route = (method: Route['method'], path: string, run: (call: Call) => Promise<unknown>): Route => ({
    method,
    path: ADMIN_PATH + path,
    run: async (call) => {
      tokenOrRefuse(call, token, limits);
      return (await run(call)) ?? {};
    },
  });
  const get = (path: string, run: (call: Call) => Promise<unknown>) => route('GET', path, run);
  /** Something that is done to what the path names. */
  const act = <T extends { reason: string }>(
    path: string,
    schema: z.ZodType<T>,
    run: (id: string, body: T, acting: Acting) => Promise<unknown>,
  ) =>
    route('POST', path, async ({ params, address, body }) => {
      const given = await body(schema);
      return run(params.id ?? '', given, { address, reason: given.reason });
    });
  const words = ({ ctx }: Call) => checked(wordsSchema, { ...ctx.query }).search;

  return [
    get('', () => admin.overview()),
    get('/matches', async (call) => ({ matches: await admin.matches(words(call)) })),
    get('/matches/:id', ({ params }) => admin.match(params.id ?? '')),
    get('/profiles', async (call) => ({ profiles: await admin.profiles(words(call)) })),
    get('/reports', async () => ({ reports: await admin.reports() })),
    get('/bans', async () => ({ bans: await admin.bans() })),
    get('/audit', async ({ ctx }) => ({
      lines: await admin.audit(checked(auditSchema, { ...ctx.query }).before),
    })),
    act('/matches/:id/remove', reasonSchema, (id, _, acting) => admin.removeMatch(id, acting)),
    act('/matches/:id/remove-message', messageSchema, (id, { message }, acting) =>
      admin.removeMessage(id, message, acting),
    ),
    act('/matches/:id/remove-name', seatSchema, (id, { seat }, acting) =>
      admin.removeSeatName(id, seat, acting),
    ),
    act('/profiles/:id/remove-name', reasonSchema, (id, _, acting) => admin.removeProfileName(id, acting)),
    act('/reports/:id/close', reasonSchema, (id, _, acting) => admin.closeReport(id, acting)),
    act('/bans', banSchema, (_, { kind, who, minutes }, acting) => admin.ban(kind, who, minutes, acting)),
    act('/bans/:id/end', reasonSchema, (id, _, acting) => admin.endBan(id, acting)),
  ];
}
