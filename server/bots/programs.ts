import { availableParallelism } from 'node:os';
import type { GameState } from '../../src/games/river-of-gold';
import { BOT_LEVELS, type BotLevel } from '../../src/games/river-of-gold/bots';
import type { SeatProgram, SeatPrograms } from './program';
import { Threads } from './threads';

/** What a daimyo may think about a decision; the weaker levels need a few milliseconds. */
const BUDGET_MS = 700;
/** Far more than a budget, for a machine that is busy; a bot that needs more than this hangs. */
const PATIENCE_MS = 8000;
/** One core is left to the matches themselves. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

const threads = new Threads({
  program: new URL('./bot-thread.mjs', import.meta.url),
  threads: THREADS,
  patienceMs: PATIENCE_MS,
});

const program = (level: BotLevel): SeatProgram => ({
  decide: (view, seat, { matchID, stateID, signal }) =>
    threads.ask(
      {
        view: view as GameState,
        seat,
        level,
        seed: `${matchID}/${stateID}`,
        budget: { milliseconds: BUDGET_MS },
      },
      signal,
    ),
  close: () => threads.close(),
});

/** The programs that play on this server, by level. A level that is missing here cannot be chosen for a match. */
export const programs: SeatPrograms = Object.fromEntries(BOT_LEVELS.map((level) => [level, program(level)]));
