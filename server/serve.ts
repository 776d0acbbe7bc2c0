import { GAMES } from '../src/games';
import { threadBots } from './bots/thread-bots';
import { runServer } from './run';

/** The server with the games of the registry and their bots. */
await runServer({ games: GAMES, bots: threadBots(GAMES.map(({ card }) => card)) });
