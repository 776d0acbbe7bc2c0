/** Plays a match to its end for the people at it: a program of its own, because Playwright cannot load boardgame.io's client. */
import { playOn, type Seat, stockClient, synced, until } from '../server/helpers/table';

const [url = '', matchID = '', seats = '[]'] = process.argv.slice(2);
const clients = (JSON.parse(seats) as Seat[]).map((seat) => stockClient(url, matchID, seat));
await until('all have the match', () => clients.every(synced));
await playOn(clients, 'finish');
for (const client of clients) client.stop();
process.exit(0);
