/** boardgame.io's own server with its memory storage, serving the same games: what ours is compared with. */
import type { Game } from 'boardgame.io';
import { Origins, Server } from 'boardgame.io/server';
import { GAMES } from '../src/games';

const deltaState = process.env.STOCK_DELTA === '1';
const games = GAMES.map(({ game }): Game => ({ ...game, deltaState }));
const server = Server({ games, origins: [Origins.LOCALHOST] });
const running = await server.run({ port: 0 });
const address = running.appServer.address();
console.log(`served at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
