import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these; boardgame.io's and socket.io's clients expect a browser that has them.
Object.assign(globalThis, { TextEncoder, TextDecoder });
