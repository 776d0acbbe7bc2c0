import { sameSecret } from '../credentials';
import type { Call } from '../http/routes';
import type { Limits } from '../limits';
import { Refused } from '../refusal';

/**
 * Lets a request in that brings a token in its header. Guesses are counted, right ones given back: who has guessed too
 * often is not even compared.
 */
export function tokenOrRefuse(
  { ctx, address }: Pick<Call, 'ctx' | 'address'>,
  token: string,
  limits: Limits,
) {
  ctx.set('Cache-Control', 'no-store');
  limits.spend('guess', address);
  const given = /^Bearer ([\x21-\x7e]{1,200})$/.exec(ctx.get('Authorization'))?.[1] ?? '';
  if (!sameSecret(given, token)) {
    ctx.set('WWW-Authenticate', 'Bearer');
    throw new Refused('bad-token', 'This needs the right token.');
  }
  limits.giveBack('guess', address);
}
