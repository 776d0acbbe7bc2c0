import type { IncomingMessage, ServerResponse } from 'node:http';

/** The parts of engine.io, the layer below socket.io, and of its WebSockets that we look at. */
export interface EngineSocket {
  request: IncomingMessage;
  transport: EngineTransport;
  /** 'open' while messages may be sent. */
  readyState: string;
  /** What waits for the transport. */
  writeBuffer: readonly unknown[];
  /** A packet has come in. */
  on(event: 'packet', listener: () => void): void;
  /** A packet will be put into the buffer. */
  on(event: 'packetCreate', listener: (packet: { data?: string | Uint8Array }) => void): void;
  /** The whole buffer is handed to the transport. */
  on(event: 'flush', listener: () => void): void;
  /** A polling client tries a WebSocket: once for each probe that it sends there. */
  on(event: 'upgrading', listener: (transport: EngineTransport) => void): void;
  /** A polling client has gone over to a WebSocket. */
  on(event: 'upgrade', listener: () => void): void;
  on(event: 'close', listener: () => void): void;
  /** Sends text as it is, or the frames that were made of it where the client speaks through a WebSocket. */
  write(text: string, options: { wsPreEncodedFrame: Buffer[] }): void;
  close(discard: boolean): void;
}

export interface EngineTransport {
  /** Whether all that it was given before is on its way. */
  writable: boolean;
  /** The WebSocket, where the client speaks through one. */
  socket?: WebSocketBelow;
  /** The answer that a polling client waits for. */
  res?: ServerResponse | null;
}

interface WebSocketBelow {
  /** Where engine.io itself puts ready frames. */
  _sender?: { sendFrame?(frames: Buffer[]): void };
  bufferedAmount: number;
  /** The extensions that were agreed on, by name. */
  extensions: string;
  on(event: 'ping', listener: (data: Buffer) => void): void;
  pong(data: Buffer): void;
  terminate(): void;
}

/** The server of the sockets. Its options, and those of its WebSockets, are read for each new one. */
export interface EngineServer {
  ws: { options: { autoPong: boolean } };
  opts: { perMessageDeflate: unknown };
}

/**
 * Puts a ready frame on a client's WebSocket at once, past engine.io's buffer and its events, which take as long as the
 * write itself. False where something waits there, which must go first, or where there is no WebSocket.
 */
export function sendAtOnce({ readyState, writeBuffer, transport }: EngineSocket, frame: Buffer): boolean {
  if (readyState !== 'open' || !transport.writable || writeBuffer.length > 0) return false;
  const sender = transport.socket?._sender;
  if (sender?.sendFrame === undefined) return false;
  sender.sendFrame([frame]);
  return true;
}
