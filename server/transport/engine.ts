import type { IncomingMessage, ServerResponse } from 'node:http';

/** The parts of engine.io, the layer below socket.io, and of its WebSockets that we look at. */
export interface EngineSocket {
  request: IncomingMessage;
  transport: EngineTransport;
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
  /** The WebSocket, where the client speaks through one. */
  socket?: WebSocketBelow;
  /** The answer that a polling client waits for. */
  res?: ServerResponse | null;
}

interface WebSocketBelow {
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
