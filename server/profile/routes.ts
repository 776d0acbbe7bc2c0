import type { Context } from 'koa';
import { z } from 'zod';
import { PROFILE_PATH } from '../../src/protocol/profile';
import type { Bans } from '../admin/bans';
import type { Call, Route } from '../http/routes';
import type { Limits } from '../limits';
import { credentialsSchema, matchIDSchema, playerIDSchema } from '../lobby/schemas';
import { Refused } from '../refusal';
import type { Profiles, Proof } from './profiles';

const SECRET_LENGTH = 200;
/** What the list of a profile's matches costs, in requests for one match, and one more for each so many of them. */
const MATCHES_COST = 5;
const MATCHES_PER_COST = 10;
const secretSchema = z.string().min(1).max(SECRET_LENGTH);

const nameSchema = z.strictObject({ name: z.unknown() });
const tokenSchema = z.strictObject({ token: secretSchema });
const wordsSchema = z.strictObject({ words: z.string().min(1).max(400) });
const deviceSchema = z.strictObject({ deviceID: matchIDSchema });
const claimSchema = z.strictObject({
  game: matchIDSchema,
  matchID: matchIDSchema,
  playerID: playerIDSchema.optional(),
  credentials: credentialsSchema.optional(),
});
const nothing = z.strictObject({});

/** Finds out who asks. */
export class Prover {
  constructor(
    private readonly profiles: Profiles,
    private readonly limits: Limits,
    private readonly bans: Bans,
  ) {}

  /** The profile that a request proves; null where it brings no proof, a refusal where the proof is wrong. */
  async maybe({ ctx, address }: Pick<Call, 'ctx' | 'address'>): Promise<Proof | null> {
    const secret = secretOf(ctx);
    if (secret === null) return null;
    const proof = await this.profiles.prove(secret);
    if (proof !== null) {
      // Who is banned may still look, and delete the own profile.
      const free = ctx.method !== 'POST' || ctx.path === `${PROFILE_PATH}/delete`;
      if (!free) this.bans.refuseProfile(proof.profile.id);
      return proof;
    }
    this.limits.spend('guess', address);
    throw new Refused('no-profile', 'This device is not known to the server, or was ended.');
  }

  /** Notes that a page of the profile is open, where the request proves one; the profile's id. */
  async note({ ctx }: Pick<Call, 'ctx'>): Promise<string | undefined> {
    const secret = /^Bearer ([\w-]{1,200})$/.exec(ctx.get('Authorization'))?.[1];
    return secret === undefined ? undefined : (await this.profiles.prove(secret))?.profile.id;
  }

  async of(call: Pick<Call, 'ctx' | 'address'>): Promise<Proof> {
    const proof = await this.maybe(call);
    if (proof === null) throw new Refused('no-profile', 'This needs the proof of a profile.');
    return proof;
  }
}

function secretOf(ctx: Context): string | null {
  const header = ctx.get('Authorization');
  if (header === '') return null;
  const secret = /^Bearer ([\w-]{1,200})$/.exec(header)?.[1];
  if (secret === undefined) throw new Refused('no-profile', 'The proof cannot be understood.');
  return secret;
}

/** What a device is called in the list: system and browser, as it says itself. */
function labelOf(ctx: Context): string {
  const agent = ctx.get('User-Agent').slice(0, 400);
  const find = (names: readonly string[]) => names.find((name) => agent.includes(name));
  const system = find(['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux']);
  const browser = find(['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari']);
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', CrOS: 'ChromeOS' };
  return [browser, system].map((name) => names[name ?? ''] ?? name ?? '?').join(' · ');
}

/** Profiles by HTTP. Everything but creating one, following a link and recovering asks for the proof of a device. */
export function profileRoutes({
  profiles,
  prover,
  limits,
}: {
  profiles: Profiles;
  prover: Prover;
  limits: Limits;
}): Route[] {
  const own = (path: string, run: (call: Call & { proof: Proof }) => Promise<unknown>): Route => ({
    method: 'POST',
    path: `/api/profile${path}`,
    run: async (call) => {
      limits.spend('join', call.address);
      call.ctx.set('Cache-Control', 'no-store');
      return (await run({ ...call, proof: await prover.of(call) })) ?? {};
    },
  });
  /** A way in for somebody who has no proof of a device: a wrong one counts as a guess, and so does a right one. */
  const entrance = (path: string, run: (call: Call) => Promise<unknown>): Route => ({
    method: 'POST',
    path: `/api/profile${path}`,
    run: async (call) => {
      limits.spend('guess', call.address);
      call.ctx.set('Cache-Control', 'no-store');
      return run(call);
    },
  });
  return [
    {
      method: 'POST',
      path: '/api/profile',
      run: async ({ ctx, address, body }) => {
        limits.spend('create', address);
        ctx.set('Cache-Control', 'no-store');
        return profiles.create((await body(nameSchema)).name, labelOf(ctx));
      },
    },
    {
      method: 'GET',
      path: '/api/profile',
      run: async (call) => {
        limits.spend('read', call.address);
        call.ctx.set('Cache-Control', 'no-store');
        const proof = await prover.of(call);
        const devices = await profiles.devices(proof);
        return {
          profileID: proof.profile.id,
          name: proof.profile.name,
          createdAt: proof.profile.createdAt,
          hasRecovery: proof.profile.hasRecovery,
          deviceID: proof.device.id,
          devices: devices.map(({ id, label, createdAt, seenAt }) => ({ id, label, createdAt, seenAt })),
        };
      },
    },
    {
      method: 'GET',
      path: '/api/profile/matches',
      run: async (call) => {
        limits.spend('read', call.address, MATCHES_COST);
        call.ctx.set('Cache-Control', 'no-store');
        const matches = await profiles.matches(await prover.of(call), async (count) => {
          await limits.afford('read', call.address, Math.floor(count / MATCHES_PER_COST));
        });
        return { matches };
      },
    },
    own('/rename', async ({ proof, body }) => profiles.rename(proof, (await body(nameSchema)).name)),
    own('/link', async ({ proof, body }) => {
      await body(nothing);
      return profiles.newLink(proof);
    }),
    own('/recovery', async ({ proof, body }) => {
      await body(nothing);
      return profiles.newRecovery(proof);
    }),
    own('/end-device', async ({ proof, body }) =>
      profiles.endDevice(proof, (await body(deviceSchema)).deviceID),
    ),
    own('/delete', async ({ proof, body }) => {
      await body(nothing);
      return profiles.delete(proof);
    }),
    own('/claim', async ({ proof, body }) => {
      const { game, matchID, playerID, credentials } = await body(claimSchema);
      const holder = playerID === undefined || credentials === undefined ? null : { playerID, credentials };
      return profiles.claim(proof, { game, id: matchID }, holder);
    }),
    entrance('/follow', async ({ ctx, body }) =>
      profiles.followLink((await body(tokenSchema)).token, labelOf(ctx)),
    ),
    entrance('/recover', async ({ ctx, body }) =>
      profiles.recover((await body(wordsSchema)).words, labelOf(ctx)),
    ),
  ];
}
