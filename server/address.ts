import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Whom limits count as one visitor. With `trustProxy` proxies in front, the address is the entry that the outermost
 * trusted one wrote into X-Forwarded-For; entries left of it are the visitor's own words and are not believed. Where
 * the header holds fewer entries than that, or no address in that place, it is the address that has connected to us.
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustProxy: number,
): string {
  const peer = request.socket.remoteAddress ?? '';
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const forwarded = trustProxy === 0 ? undefined : hops[hops.length - trustProxy];
  return (forwarded === undefined ? null : addressOf(forwarded)) ?? addressOf(peer) ?? 'unknown';
}

/** The bits of an IPv6 address that name a network: a visitor with one address of it has them all. */
const NETWORK_BITS = 64;

/**
 * An IPv4 address as it is, of an IPv6 address the network of 64 bits. Ports, brackets and zones are left out; null for
 * anything that is no address.
 */
export function addressOf(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d{1,5})?$/, '$1')
    .replace(/^([\d.]+):\d{1,5}$/, '$1')
    .replace(/%.*$/, '');
  // Of IPv4 only the usual form: the parser also reads 0x7f.1 and 127.1, which no proxy writes.
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare;
  if (!ipaddr.IPv6.isValid(bare)) return null;
  const address = ipaddr.IPv6.parse(bare);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`).toString();
}
