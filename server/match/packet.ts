import { promisify } from 'node:util';
import { constants, deflateRaw, deflateRawSync } from 'node:zlib';

/**
 * Shorter messages are sent as they are: they fit into one packet of the line either way, and compressing them takes the
 * server, and every page, longer than all else that is done for a move.
 */
const COMPRESSED_FROM = 1100;
/** What the WebSockets agree on with their clients (transport/sockets.ts): each message by itself, a small window. */
export const WINDOW_BITS = 12;
const DEFLATE = {
  level: 1,
  memLevel: 4,
  windowBits: WINDOW_BITS,
  chunkSize: 2048,
  finishFlush: constants.Z_SYNC_FLUSH,
};
/** The four bytes that every flush ends with, which are left out on the line (RFC 7692). */
const FLUSH_END = 4;
const deflateElsewhere = promisify<Buffer, typeof DEFLATE, Buffer>(deflateRaw);

/** Longer ones are compressed in another thread where there is time for it; for others that takes longer than compressing. */
const ELSEWHERE_FROM = 20_000;

const FINAL_TEXT = 0x81;
const COMPRESSED = 0x40;

/** One whole WebSocket frame of text from the server (RFC 6455), with room for so many bytes after its head. */
function frameFor(length: number, compressed: boolean): { bytes: Buffer; head: number } {
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = compressed ? FINAL_TEXT | COMPRESSED : FINAL_TEXT;
  if (head === 2) bytes[1] = length;
  else if (head === 4) {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  return { bytes, head };
}

function plainFrame(text: string): Buffer {
  const { bytes, head } = frameFor(Buffer.byteLength(text), false);
  bytes.write(text, head);
  return bytes;
}

function packedFrame(deflated: Buffer): Buffer {
  const payload = deflated.subarray(0, -FLUSH_END);
  const { bytes, head } = frameFor(payload.length, true);
  payload.copy(bytes, head);
  return bytes;
}

/**
 * A message of ours in the form in which socket.io's clients read it. It is written, framed and compressed once, however
 * many pages it goes to.
 */
export class Packet {
  private plain: Buffer | null = null;
  private packed: Buffer | null = null;

  /** `text` is the message as socket.io writes it. */
  constructor(readonly text: string) {}

  /** An event with its arguments, for the clients of one game. */
  static of(game: string, event: string, ...args: unknown[]): Packet {
    return Packet.ofJson(game, JSON.stringify([event, ...args]));
  }

  /** The same, where the array of event and arguments is JSON already. */
  static ofJson(game: string, json: string): Packet {
    return new Packet(`2/${game},${json}`);
  }

  /** The frame for a WebSocket, compressed if its client can read that and it pays. */
  frame(compress: boolean): Buffer {
    if (compress && this.text.length >= COMPRESSED_FROM) {
      this.packed ??= packedFrame(deflateRawSync(Buffer.from(this.body), DEFLATE));
      return this.packed;
    }
    this.plain ??= plainFrame(this.body);
    return this.plain;
  }

  /** Compresses a long message ahead, in another thread. */
  async pack(): Promise<void> {
    if (this.text.length < ELSEWHERE_FROM) return;
    this.packed ??= packedFrame(await deflateElsewhere(Buffer.from(this.body), DEFLATE));
  }

  /** About how much memory it takes. */
  get bytes(): number {
    return 2 * this.text.length + (this.packed?.length ?? 0);
  }

  /** What engine.io, the layer below, sends: the sign of a message in front. */
  private get body(): string {
    return `4${this.text}`;
  }
}
