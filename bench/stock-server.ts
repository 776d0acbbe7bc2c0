/** boardgame.io's own server with its memory storage, serving the same Game: what ours is compared with. */
import type { Game } from 'boardgame.io';
import { Origins, Server } from 'boardgame.io/server';
import { RiverOfGold } from '../src/games/river-of-gold';

const game: Game = { ...RiverOfGold, deltaState: process.env.STOCK_DELTA === '1' };
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: 0 });
const address = running.appServer.address();
console.log(`served at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
