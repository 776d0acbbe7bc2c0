import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onCleanUp } from './process';

export interface ReceivedPost {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const portOf = (server: Pick<Server, 'address'>): number => (server.address() as AddressInfo).port;

/** A server of somebody else's that takes what is posted to it, and answers with the status that a test wants. */
export async function receivePosts() {
  const received: ReceivedPost[] = [];
  const answer = { status: 201, headers: {} as Record<string, string> };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${portOf(server)}`, received, answer };
}

/** A mail server that takes every message; each is its whole text, with who it is for. */
export async function receiveMail() {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        // Long lines are wrapped with a sign at their end; here they are read as one.
        received.push({ to, text: Buffer.concat(chunks).toString().replaceAll('=\r\n', '') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanUp(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${portOf(server.server as unknown as Server)}`, received };
}

const base64 = (bytes: Buffer): string => bytes.toString('base64url');
const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(info), length));

/** A browser that has subscribed to pushes: it alone can read them (RFC 8291), and knows who sent them (RFC 8292). */
export class Browser {
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly publicKey = this.pair.generateKeys();

  constructor(private readonly endpoint: string) {}

  subscription() {
    return {
      endpoint: this.endpoint,
      keys: { p256dh: base64(this.publicKey), auth: base64(this.auth) },
    };
  }

  /** What was pushed; throws where it was not encrypted for this browser. */
  read({ headers, body }: ReceivedPost): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted');
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, sender]);
    const key = derive(this.pair.computeSecret(sender), this.auth, info, 32);
    const contentKey = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

/** What the sender of a push claims, with the key that signed it; throws where the signature is wrong. */
export function vapidClaims({ headers }: ReceivedPost): {
  key: string;
  aud: string;
  sub: string;
  exp: number;
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: base64(point.subarray(1, 33)), y: base64(point.subarray(33)) },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('the signature is wrong');
  return { key, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
