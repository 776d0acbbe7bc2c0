import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';

/** What the pages may load: their own files, pictures that they draw themselves, and this server's sockets. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

export const securityHeaders: Middleware = async (ctx, next) => {
  for (const [name, value] of Object.entries(HEADERS)) ctx.set(name, value);
  await next();
};

/**
 * Whether a page of this origin may talk to us: other software than browsers sends none, our own pages send the host they came from, and
 * others must be named in ORIGINS.
 */
export function originAllowed(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Answers browsers that ask whether a page of another origin may use the lobby: those of ORIGINS may. */
export const crossOrigin =
  (origins: readonly string[]): Middleware =>
  async (ctx, next) => {
    const origin = ctx.get('Origin');
    if (origin !== '' && origins.includes(origin)) {
      ctx.set('Access-Control-Allow-Origin', origin);
      ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
      ctx.vary('Origin');
      if (ctx.method === 'OPTIONS') {
        ctx.set('Access-Control-Allow-Methods', 'GET, POST');
        ctx.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
        ctx.set('Access-Control-Max-Age', '600');
        ctx.status = 204;
        return;
      }
    }
    await next();
  };
