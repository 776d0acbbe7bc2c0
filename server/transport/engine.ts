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
  on(event: 'ping', listener: (data: Buffer) => void): void;
  pong(data: Buffer): void;
  terminate(): void;
}

/** The server of the WebSockets; its options are read for each new one. */
export interface WebSocketServerBelow {
  options: { autoPong: boolean };
}
