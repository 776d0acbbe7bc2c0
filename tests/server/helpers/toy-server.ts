/** The real server with a second game, the toy, and its bots in threads. Nothing but the lists differs from server/serve.ts. */
import { threadBots } from '../../../server/bots/thread-bots';
import { runServer } from '../../../server/run';
import { GAMES } from '../../../src/games';
import type { GameModule } from '../../../src/games/contract';
import { seatOf } from '../../../src/games/seats';
import { toy } from '../../fixtures/toy';
import { testNow } from './clock';

/** The toy with a log that keeps an answer between the one who gave it and nobody else. */
const secretive: typeof toy = {
  ...toy,
  logEntry: (entry, viewer) => {
    const { action } = entry;
    if (action.type !== 'MAKE_MOVE' || action.payload.type !== 'help') return entry;
    if (viewer !== null && seatOf(action.payload.playerID) === viewer) return entry;
    return { ...entry, metadata: undefined, action: { ...action, payload: { ...action.payload, args: [] } } };
  },
};

const games: readonly GameModule[] = [...GAMES, secretive];
await runServer({ games, bots: threadBots(games.map(({ card }) => card)), now: testNow() });
