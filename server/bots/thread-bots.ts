import { availableParallelism } from 'node:os';
import type { GameCard } from '../../src/games/contract';
import { THINKING_MS } from '../../src/games/thinking';
import type { SeatBots } from './seat-bots';
import { Threads } from './threads';

/** What is left of the thinking time at least when many wait: a weaker move that comes soon is better than a long wait. */
const LEAST_THINKING_MS = 70;
/** Far more than the thinking time, for a machine that is busy; a bot that needs more than this hangs. */
const PATIENCE_MS = 8000;
/** One core is left to the matches themselves. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * The bots of these games, which think in threads of their own. A game's strongest level thinks long and has a line of
 * its own, so that nobody waits behind it for a move of milliseconds.
 */
export function threadBots(
  cards: readonly GameCard[],
  program: URL = new URL('./bot-thread.mjs', import.meta.url),
): SeatBots {
  const pool = (threads: number) => new Threads({ program, threads, patienceMs: PATIENCE_MS });
  const [deep, quick] = [pool(THREADS), pool(1)];
  const strongest = new Map(cards.map(({ id, botLevels }) => [id, botLevels.at(-1)]));
  return {
    decide: (question, { signal, begun }) => {
      const threads = question.level === strongest.get(question.game) ? deep : quick;
      const milliseconds = Math.max(LEAST_THINKING_MS, THINKING_MS / (1 + threads.waiting / THREADS));
      return threads.ask({ ...question, budget: { milliseconds } }, signal, begun);
    },
    close: async () => {
      await Promise.all([deep.close(), quick.close()]);
    },
  };
}
