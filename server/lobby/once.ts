import { createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Call } from '../http/routes';
import { Refused } from '../refusal';
import type { DoneRequest, MatchStore } from '../storage/store';

/** The header in which a sender gives a request a key of its own. */
const HEADER = 'Idempotency-Key';
/** Long enough that nobody guesses another's: a retried join is answered with its credentials. */
const keySchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

const hash = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * A request with a key, which is done once however often it is sent: what was done is noted in the transaction that
 * does it, so that this holds for all processes on a database and after a restart. Keys are a profile's own where the
 * request proves one. Others are known by the key alone: an address may change before the request is sent again. They
 * are forgotten after a day.
 */
export class Once {
  private constructor(
    private readonly store: MatchStore,
    private readonly key: string,
    private readonly id: string,
    private readonly content: string,
  ) {}

  /** Null where the request has no key; a key that cannot be used is refused. */
  static of(store: MatchStore, { ctx }: Call, profileID: string | undefined, body: unknown): Once | null {
    const given = ctx.get(HEADER);
    if (given === '') return null;
    const parsed = keySchema.safeParse(given);
    if (!parsed.success) {
      throw new Refused('bad-request', `${HEADER}: 16 to 64 letters, digits, - and _`);
    }
    const content = hash(ctx.path, JSON.stringify(body));
    return new Once(store, parsed.data, hash(profileID ?? '', parsed.data), content);
  }

  /** What was answered when it was done; null when it was not. The same key for something else is refused. */
  async answered(): Promise<unknown> {
    const done = await this.store.request(this.id);
    if (done === null) return null;
    if (done.content !== this.content) {
      throw new Refused('key-reused', `This ${HEADER} was used for another request.`);
    }
    return JSON.parse(done.answer);
  }

  /** To be stored together with what the request does. */
  done(answer: unknown, at: number): DoneRequest {
    return { id: this.id, content: this.content, answer: JSON.stringify(answer), at };
  }

  /**
   * Credentials that come out the same when the request is sent again. They follow from the key, which is not stored, and
   * from something random, which is: neither the database nor the key alone gives them away.
   */
  credentials(salt: string): string {
    return createHmac('sha256', salt).update(this.key).digest('base64url');
  }
}

export const newSalt = (): string => randomBytes(24).toString('base64url');
