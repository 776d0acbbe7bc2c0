import { z } from 'zod';
import { hashCredentials, newSecret } from '../credentials';
import type { Call, Route } from '../http/routes';
import type { Limits } from '../limits';
import { storableSchema } from '../lobby/schemas';
import type { Proof } from '../profile/profiles';
import type { Prover } from '../profile/routes';
import { Refused } from '../refusal';
import type { PeopleStore } from '../storage/people';
import { isAllowedUrl } from './outside';
import { languageSchema, noticeSettings, quietSchema } from './settings';
import type { VapidKeys } from './vapid';
import type { Ways } from './ways';

const CONFIRM_MS = 24 * 60 * 60 * 1000;
const MOST_PUSHES = 20;
const URL_LENGTH = 1000;

const changeSchema = z.strictObject({
  language: languageSchema.optional(),
  quiet: quietSchema.nullable().optional(),
  webhook: z.string().max(URL_LENGTH).nullable().optional(),
});
/** Enough to tell a slip from an address; the message that arrives proves it. */
const emailSchema = z.strictObject({
  address: storableSchema
    .max(200)
    .regex(/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/, 'is not an e-mail address')
    .nullable(),
});
const tokenSchema = z.strictObject({ token: z.string().min(1).max(200) });
const pushSchema = z.strictObject({
  endpoint: storableSchema.max(URL_LENGTH),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});

interface NoticeRouteServices {
  people: PeopleStore;
  prover: Prover;
  limits: Limits;
  ways: Ways;
  keys: VapidKeys;
  allowPrivate: boolean;
  now(): number;
}

/** How a profile wants to be told of its turns, by HTTP. */
export function noticeRoutes(services: NoticeRouteServices): Route[] {
  const { people, prover, limits, ways, keys, allowPrivate, now } = services;
  const own = (path: string, run: (call: Call & { proof: Proof }) => Promise<void>): Route => ({
    method: 'POST',
    path: `/api/profile${path}`,
    run: async (call) => {
      limits.spend('join', call.address);
      await run({ ...call, proof: await prover.of(call) });
      return {};
    },
  });
  const allowedUrl = (url: string) => {
    if (!isAllowedUrl(url, allowPrivate)) {
      throw new Refused('bad-request', 'The address must be a public one that begins with https.');
    }
  };
  const save = async ({ profile }: Proof, change: object) =>
    people.saveSettings(profile.id, { ...noticeSettings(profile.settings), ...change });

  return [
    {
      method: 'GET',
      path: '/api/profile/notices',
      run: async (call) => {
        limits.spend('read', call.address);
        call.ctx.set('Cache-Control', 'no-store');
        const { profile } = await prover.of(call);
        const pushes = await people.pushes(profile.id);
        return {
          ...noticeSettings(profile.settings),
          pushes: pushes.map(({ endpoint }) => endpoint),
          pushKey: keys.publicKey,
          canMail: ways.canMail,
        };
      },
    },
    own('/notices', async ({ proof, body }) => {
      const change = await body(changeSchema);
      if (typeof change.webhook === 'string') allowedUrl(change.webhook);
      await save(proof, change);
    }),
    own('/email', async ({ proof, body, address: visitor }) => {
      const { address } = await body(emailSchema);
      // Nothing goes to a new address before it is confirmed, and nothing more to the old one.
      await save(proof, { email: null });
      if (address === null) return;
      if (!ways.canMail) throw new Refused('bad-request', 'This server sends no e-mail.');
      limits.spend('mail', visitor);
      const token = newSecret();
      const { language } = noticeSettings(proof.profile.settings);
      await people.addToken(hashCredentials(token), {
        profileID: proof.profile.id,
        purpose: 'email',
        data: address,
        expiresAt: now() + CONFIRM_MS,
      });
      await ways.askToConfirm(address, token, language).catch(() => {
        throw new Refused('mail-failed', 'The message could not be sent; check the address.');
      });
    }),
    {
      method: 'POST',
      path: '/api/profile/confirm-email',
      run: async ({ address, body }) => {
        limits.spend('guess', address);
        const taken = await people.takeToken(
          hashCredentials((await body(tokenSchema)).token),
          'email',
          now(),
        );
        const profile = taken && (await people.profile(taken.profileID));
        if (taken === null || profile === null) {
          throw new Refused('unauthorized', 'This link was used already, or its day is over.');
        }
        await people.saveSettings(profile.id, { ...noticeSettings(profile.settings), email: taken.data });
        return {};
      },
    },
    own('/push', async ({ proof, body }) => {
      const subscription = await body(pushSchema);
      allowedUrl(subscription.endpoint);
      if ((await people.pushes(proof.profile.id)).length >= MOST_PUSHES) {
        throw new Refused('bad-request', `At most ${MOST_PUSHES} browsers of a profile can be told.`);
      }
      await people.addPush(proof.profile.id, subscription, now());
    }),
    own('/end-push', async ({ proof, body }) => {
      const { endpoint } = await body(z.strictObject({ endpoint: storableSchema.max(URL_LENGTH) }));
      await people.removePush(proof.profile.id, endpoint);
    }),
  ];
}
