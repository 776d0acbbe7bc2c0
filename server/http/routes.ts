import type { IncomingMessage } from 'node:http';
import type { Server } from 'boardgame.io/server';
import type { Context } from 'koa';
import type { z } from 'zod';
import { Refused } from '../refusal';

type Router = ReturnType<typeof Server>['router'];

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
  /** What to answer as JSON; a route that returns undefined has answered itself. */
  run(call: Call): Promise<unknown>;
}

/** What a named part of a path may be, as it stands in the address: nothing is decoded first. */
const NAME = '([A-Za-z0-9_-]{1,64})';

/**
 * Registers our routes on boardgame.io's router, and behind them a last one that answers everything else. `Server` adds
 * its own routes to the same router when it runs: they come after these and can never be reached.
 */
export function addRoutes(
  router: Router,
  table: readonly Route[],
  options: { bodyLimit: number; address(request: IncomingMessage): string },
): void {
  const ours = table.map(({ method, path, run }) =>
    router.register(
      path.replace(/:\w+/g, (name) => name + NAME),
      [method],
      async (ctx) => {
        const answer = await run({
          ctx,
          params: ctx.params,
          address: options.address(ctx.req),
          body: async (schema) => checked(schema, await readJson(ctx, options.bodyLimit)),
        });
        if (answer !== undefined) ctx.body = answer;
      },
      { name: `${method} ${path}`, strict: true, sensitive: true },
    ),
  );
  router.all('(.*)', (ctx) => {
    const methods = ours.filter((layer) => layer.match(ctx.path)).flatMap((layer) => layer.methods);
    if (methods.length === 0) throw new Refused('not-found', 'There is nothing here.');
    const allowed = [...new Set(methods)].sort().join(', ');
    ctx.set('Allow', allowed);
    throw new Refused('bad-method', `Only ${allowed} is possible here.`);
  });
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
  const value = parse(text);
  if (isDeeper(value, DEEPEST)) throw new Refused('bad-request', 'The body is nested too deep.');
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('bad-request', 'The body is not JSON.');
  }
}

/** What is nested deeper can be read and not be written down again. */
const DEEPEST = 300;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));
