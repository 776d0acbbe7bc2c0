import { availableParallelism } from 'node:os';
import type { GameState } from '../../src/games/river-of-gold';
import { BOT_LEVELS, type BotLevel } from '../../src/games/river-of-gold/bots';
import type { SeatProgram, SeatPrograms } from './program';
import { Threads } from './threads';

/** What a daimyo may think about a decision; the weaker levels need a few milliseconds. */
const BUDGET_MS = 700;
/** What is left of it at least when many wait: a weaker move that comes soon is better than a long wait. */
const LEAST_BUDGET_MS = 70;
/** Far more than a budget, for a machine that is busy; a bot that needs more than this hangs. */
const PATIENCE_MS = 8000;
/** One core is left to the matches themselves. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

const pool = (threads: number): Threads =>
  new Threads({ program: new URL('./bot-thread.mjs', import.meta.url), threads, patienceMs: PATIENCE_MS });
/** Those who think long have a line of their own, so that nobody waits behind them for a move of milliseconds. */
const deep = pool(THREADS);
const quick = pool(1);

const program = (level: BotLevel): SeatProgram => {
  const threads = level === 'daimyo' ? deep : quick;
  return {
    decide: (view, seat, { matchID, stateID, signal, begun }) => {
      const milliseconds = Math.max(LEAST_BUDGET_MS, BUDGET_MS / (1 + threads.waiting / THREADS));
      const seed = `${matchID}/${stateID}`;
      return threads.ask(
        { view: view as GameState, seat, level, seed, budget: { milliseconds } },
        signal,
        begun,
      );
    },
    close: () => threads.close(),
  };
};

/** The programs that play on this server, by level. A level that is missing here cannot be chosen for a match. */
export const programs: SeatPrograms = Object.fromEntries(BOT_LEVELS.map((level) => [level, program(level)]));
