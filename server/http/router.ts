import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import { Refused } from '../refusal';

export interface Call {
  ctx: Context;
  /** The parts of the path that stand where the pattern has a name. */
  params: Readonly<Record<string, string>>;
  address: string;
  /** The JSON body against a schema; what does not fit is refused with the reason. */
  body<T>(schema: z.ZodType<T>): Promise<T>;
}

export interface Route {
  method: 'GET' | 'POST';
  /** Such as /games/:name/:id/join. */
  path: string;
  run(call: Call): Promise<unknown>;
}

/** Calls the route that fits and sends its answer as JSON; a route that returns undefined has answered itself. */
export function routes(
  table: readonly Route[],
  options: { bodyLimit: number; address(request: IncomingMessage): string },
): Middleware {
  const compiled = table.map((route) => ({ route, parts: route.path.split('/') }));
  return async (ctx, next) => {
    const given = ctx.path.split('/');
    const possible: string[] = [];
    for (const { route, parts } of compiled) {
      const params = match(parts, given);
      if (params === null) continue;
      possible.push(...(route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
      const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
      if (route.method !== method) continue;
      const answer = await route.run({
        ctx,
        params,
        address: options.address(ctx.req),
        body: async (schema) => checked(schema, await readJson(ctx, options.bodyLimit)),
      });
      if (answer !== undefined) ctx.body = answer;
      return;
    }
    if (possible.length > 0) {
      ctx.set('Allow', possible.join(', '));
      throw new Refused('bad-method', `Only ${possible.join(', ')} is possible here.`);
    }
    await next();
  };
}

function match(parts: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (parts.length !== given.length) return null;
  const params: Record<string, string> = Object.create(null);
  for (const [i, part] of parts.entries()) {
    const text = given[i] ?? '';
    if (part.startsWith(':')) {
      if (!/^[A-Za-z0-9_-]{1,64}$/.test(text)) return null;
      params[part.slice(1)] = text;
    } else if (part !== text) return null;
  }
  return params;
}

/** What a schema makes of a value, or a refusal that says which field is wrong. */
export function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.length ? `${issue.path.map(String).join('.')}: ` : '';
  throw new Refused('bad-request', `${field}${issue?.message ?? 'not understood'}`.slice(0, 200));
}

async function readJson(ctx: Context, limit: number): Promise<unknown> {
  if (ctx.request.is('json') === false) throw new Refused('bad-request', 'The body must be JSON.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) {
      ctx.set('Connection', 'close');
      throw new Refused('too-large', `The body is larger than ${limit} bytes.`);
    }
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('bad-request', 'The body is not JSON.');
  }
}
