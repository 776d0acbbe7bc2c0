import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { constants, inflateRawSync } from 'node:zlib';

const TAIL = Buffer.from([0, 0, 0xff, 0xff]);

/**
 * A WebSocket that speaks socket.io with a server, as cheap as it can be: what is measured is the server, and the clients
 * must not be what limits it. It offers compression as browsers do, and answers the server's pings.
 */
export class LightSocket {
  private socket: Socket | null = null;
  private rest: Buffer = Buffer.alloc(0);
  private closed = false;

  constructor(
    url: string,
    private readonly namespace: string,
    private readonly onEvent: (event: unknown[]) => void,
    onOpen: () => void,
    private readonly options: {
      headers?: Record<string, string>;
      /** Called for messages that were compressed, which are not read then. */
      onLong?: () => void;
    } = {},
  ) {
    const upgrade = request(`${url}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        ...options.headers,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits',
      },
    });
    upgrade.on('upgrade', (_answer, socket, head) => {
      this.socket = socket;
      if (this.closed) return void socket.destroy();
      socket.setNoDelay(true);
      socket.on('data', (chunk) => this.read(chunk, onOpen));
      socket.on('error', () => undefined);
      if (head.length > 0) this.read(head, onOpen);
    });
    upgrade.on('error', () => undefined);
    upgrade.end();
  }

  /** Bytes that have come over the wire so far, headers and compression included. */
  get bytes(): number {
    return this.socket?.bytesRead ?? 0;
  }

  emit(...event: unknown[]): void {
    this.write(`42/${this.namespace},${JSON.stringify(event)}`);
  }

  close(): void {
    this.closed = true;
    this.socket?.destroy();
  }

  /** One frame of text. Clients must mask what they send; a mask of zeros leaves it as it is. */
  private write(text: string): void {
    const payload = Buffer.from(text);
    const long = payload.length >= 126;
    const head = Buffer.alloc(long ? 8 : 6);
    head[0] = 0x81;
    head[1] = 0x80 | (long ? 126 : payload.length);
    if (long) head.writeUInt16BE(payload.length, 2);
    this.socket?.write(Buffer.concat([head, payload]));
  }

  private read(chunk: Buffer, onOpen: () => void): void {
    let bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    for (;;) {
      if (bytes.length < 2) break;
      const first = bytes[0] ?? 0;
      const short = (bytes[1] ?? 0) & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length < head) break;
      const length =
        head === 2 ? short : head === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
      if (bytes.length < head + length) break;
      this.take(first, bytes.subarray(head, head + length), onOpen);
      bytes = bytes.subarray(head + length);
    }
    this.rest = bytes;
  }

  private take(first: number, payload: Buffer, onOpen: () => void): void {
    if ((first & 0x0f) !== 1) return;
    const compressed = (first & 0x40) !== 0;
    const { onLong } = this.options;
    if (compressed && onLong !== undefined) {
      onLong();
      return;
    }
    const text = (
      compressed
        ? inflateRawSync(Buffer.concat([payload, TAIL]), { finishFlush: constants.Z_SYNC_FLUSH })
        : payload
    ).toString();
    if (text === '2') this.write('3');
    else if (text.startsWith('0')) this.write(`40/${this.namespace},`);
    else if (text.startsWith('40')) onOpen();
    else if (text.startsWith('42')) this.onEvent(JSON.parse(text.slice(text.indexOf(',') + 1)) as unknown[]);
  }
}

interface Step {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

/** Applies a patch (RFC 6902) to plain JSON; the servers that are measured send these three kinds of steps only. */
export function patch(target: unknown, steps: readonly Step[]): void {
  for (const { op, path, value } of steps) {
    const keys = path.split('/').slice(1);
    const last = (keys.pop() ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
    let at = target as Record<string, unknown>;
    for (const key of keys)
      at = at[key.replaceAll('~1', '/').replaceAll('~0', '~')] as Record<string, unknown>;
    if (Array.isArray(at)) {
      const index = last === '-' ? at.length : Number(last);
      if (op === 'add') at.splice(index, 0, value);
      else if (op === 'remove') at.splice(index, 1);
      else at[index] = value;
    } else if (op === 'remove') delete at[last];
    else at[last] = value;
  }
}
