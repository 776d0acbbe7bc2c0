import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom limits count as one visitor. With `trustProxy` proxies in front, the address is the entry that the outermost
 * trusted one wrote into X-Forwarded-For; entries left of it are the visitor's own words and are not believed. Where
 * the header holds fewer entries than that, or no address in that place, it is the address that has connected to us.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const peer = request.socket.remoteAddress ?? '';
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const told = trustProxy === 0 ? undefined : hops[hops.length - trustProxy];
  return visitor(told ?? '') ?? visitor(peer) ?? 'unknown';
}

/**
 * An IPv4 address as it is, of an IPv6 address the network of 64 bits: whoever has one address of it has them all.
 * Ports, brackets and zones are left out; null for anything that is no address.
 */
function visitor(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d{1,5})?$/, '$1')
    .replace(/^([\d.]+):\d{1,5}$/, '$1')
    .replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL writes the last part in hexadecimal where it is given as IPv4.
  const { hostname } = new URL(`http://[${address}]`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  const missing = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16));
}
