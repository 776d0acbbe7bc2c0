import type { IncomingMessage } from 'node:http';

/**
 * The visitor's address. With `trustProxy` proxies in front, the entry that the outermost trusted one wrote into
 * X-Forwarded-For; entries left of it are the visitor's own words and are not believed.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return peer;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim());
  return (hops[hops.length - trustProxy] || hops[0] || peer).slice(0, 64);
}
