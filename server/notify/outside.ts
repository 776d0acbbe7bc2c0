import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How long somebody else's server may take. */
const LONGEST_MS = 10_000;

/** An address of a visitor's choice that must not be asked. */
class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/** Whether an address belongs to the public internet: not to this machine, its network, or anything reserved. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Whether a text is an address that may be asked, as far as its letters say; names are looked up when it is. */
export function isAllowedUrl(text: string, allowPrivate: boolean): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(text);
    if (username !== '' || password !== '') return false;
    if (allowPrivate) return protocol === 'https:' || protocol === 'http:';
    const bare = hostname.replace(/^\[|\]$/g, '');
    return protocol === 'https:' && (isIP(bare) === 0 ? bare.includes('.') : isPublic(bare));
  } catch {
    return false;
  }
}

/** Looks a name up and gives none of its addresses unless all are public: what is checked is what is connected to. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [], 0);
    const addresses = found as unknown as { address: string; family: number }[];
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address))) {
      return done(new NotAllowed('the name leads to a private address'), [], 0);
    }
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    done(null, first?.address ?? '', first?.family);
  });
};

/**
 * Posts to an address that a visitor has chosen, and gives the status. Redirects are not followed, the answer is not
 * read, and the host's own network cannot be reached unless `allowPrivate` says so.
 */
export function postOutside(
  url: string,
  { headers, body }: { headers: Readonly<Record<string, string | number>>; body: Buffer | string },
  allowPrivate: boolean,
): Promise<number> {
  if (!isAllowedUrl(url, allowPrivate)) return Promise.reject(new NotAllowed('the address is not allowed'));
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(LONGEST_MS),
        ...(allowPrivate ? {} : { lookup: publicLookup }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
