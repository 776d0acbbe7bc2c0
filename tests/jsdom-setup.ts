import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// jsdom lacks these; boardgame.io's and socket.io's clients expect a browser that has them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// How long a test waits for something to appear: long enough for a busy machine.
configure({ asyncUtilTimeout: 60_000 });
